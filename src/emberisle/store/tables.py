"""The tables of a database; ``migrations`` leads there step by step."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("key", Text),
    Column("at", Double, nullable=False),
    Column("what", Text, nullable=False),
    UniqueConstraint("room", "key"),
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

CARDS: Final = Table(
    "cards",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("people", Text, nullable=False),
    Column("touched", Double, nullable=False),
    Index(None, "public", "touched"),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("sequence", Integer, nullable=False),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("expires", Double, nullable=False),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("expires", Double, nullable=False),
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("endpoint", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("told", Integer, nullable=False),
    Column("expires", Double, nullable=False),
    Index(None, "endpoint"),
)
