"""What the lobby shows, where matches begin, and who holds and is in which room."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, PrimaryKeyConstraint, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "cards",
        Column("room", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("stage", Text, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("taken", Integer, nullable=False),
        Column("people", Text, nullable=False),
        Column("touched", Double, nullable=False),
        PrimaryKeyConstraint("room", name="pk_cards"),
    )
    op.create_index("ix_cards_public_touched", "cards", ["public", "touched"])
    op.create_table(
        "matches",
        Column("match", Text, nullable=False),
        Column("room", Text, nullable=False),
        Column("sequence", Integer, nullable=False),
        PrimaryKeyConstraint("match", name="pk_matches"),
    )
    op.create_table(
        "leases",
        Column("room", Text, nullable=False),
        Column("holder", Text, nullable=False),
        Column("expires", Double, nullable=False),
        PrimaryKeyConstraint("room", name="pk_leases"),
    )
    op.create_table(
        "presence",
        Column("room", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("holder", Text, nullable=False),
        Column("expires", Double, nullable=False),
        PrimaryKeyConstraint("room", "person", "holder", name="pk_presence"),
    )
