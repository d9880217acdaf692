"""The record of a tournament: who has won and lost how much, who is in and who is out, and what a director should know.

``kinds.is_record`` tells such a log from one of a hand; ``hearing.RecordHearing`` rules on it under as many readings as
are asked for, and is loaded for a record only.
"""
