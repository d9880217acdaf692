"""``python -m adjudicator`` is ``adjudicate``."""

import sys

from adjudicator.cli import main

sys.exit(main())
