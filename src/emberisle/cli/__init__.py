"""The terminal: playing, checking and looking things up from the command line."""
