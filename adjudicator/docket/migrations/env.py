"""Run by alembic for each migration: the steps, in the connection that was opened for them."""

from alembic import context

from adjudicator.docket.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
