"""Where people are told by Web Push that it is their turn."""

from alembic import op
from sqlalchemy import Column, Double, Integer, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        Column("room", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("key", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("told", Integer, nullable=False),
        Column("expires", Double, nullable=False),
        PrimaryKeyConstraint("room", "person", "endpoint", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_endpoint", "subscriptions", ["endpoint"])
