"""The ruling in words, as a director reads it aloud beside the table. No rules here: all it prints is in the ruling."""

from adjudicator.render.text import text

__all__ = ["text"]
