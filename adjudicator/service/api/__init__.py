"""What programs ask, below ``/v1``: one file a subject, each with a ``router``."""
