"""Help in an editor: what is wrong where, what may be written next, what a card, a line or a clause is about.

All of it but ``server`` is plain functions from text to data. Lines and columns count from 0 here, as editors do.
"""
