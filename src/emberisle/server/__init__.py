"""The table server: rooms made from logs of acts, pictures for each viewer, live connections, and HTTP."""
