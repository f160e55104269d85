"""The log of acts: what happened in every room, kept in memory, in SQLite or in PostgreSQL."""
