"""The table server: rooms with chairs, views by token, a log that is written before anybody is told."""
