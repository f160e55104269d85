"""Runs the migrations on the connection it is given, inside that connection's transaction."""

from alembic import context

from emberisle.store.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
