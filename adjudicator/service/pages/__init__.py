"""What people see: one file a page, each with a ``router``. They work without a script."""
