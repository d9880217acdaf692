"""Regulations: one small file each, with the circumstances it can find. ``catalogue`` lists them."""
