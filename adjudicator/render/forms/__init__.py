"""The forms in which a ruling leaves the program, besides plain text and JSON: for the web, for notes, for checks of many logs."""
