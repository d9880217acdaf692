"""Assessment: what happened in a hand in the terms of the rules, each question settled once."""
