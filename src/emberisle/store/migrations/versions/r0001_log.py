"""The log of acts and the secrets."""

from alembic import op
from sqlalchemy import Column, Double, Integer, LargeBinary, PrimaryKeyConstraint, Text, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "acts",
        Column("room", Text, nullable=False),
        Column("sequence", Integer, nullable=False, autoincrement=False),
        Column("key", Text),
        Column("at", Double, nullable=False),
        Column("what", Text, nullable=False),
        PrimaryKeyConstraint("room", "sequence", name="pk_acts"),
        UniqueConstraint("room", "key", name="uq_acts_room_key"),
    )
    op.create_table(
        "secrets",
        Column("name", Text, nullable=False),
        Column("value", LargeBinary, nullable=False),
        PrimaryKeyConstraint("name", name="pk_secrets"),
    )
