"""A salt beside each private text, so that the hash of an entry, which every viewer sees, cannot be tried with guesses."""

from alembic import op
from sqlalchemy import Column, String, text

from adjudicator.docket.troubles import Refused
from adjudicator.words import say

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes the column. What was filed before has no salt and is verified as it was hashed."""
    op.add_column("entries", Column("salt", String(32)))


def downgrade() -> None:
    """Takes the column away, unless an entry has a salt: without it, it would look as if it had been changed."""
    if op.get_bind().execute(text("SELECT 1 FROM entries WHERE salt IS NOT NULL LIMIT 1")).first():
        raise Refused(say("entries were filed that an earlier step could not verify: the docket stays as it is"))
    op.drop_column("entries", "salt")
