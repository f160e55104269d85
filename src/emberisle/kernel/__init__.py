"""The engine that every game stands on: steps, tables, games, logs. Standard library only."""
