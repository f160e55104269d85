"""The way from any older schema to today's, for Alembic."""
