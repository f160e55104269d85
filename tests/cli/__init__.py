"""Tests of the terminal: the screen driven by keys, line mode, saved games and the command line."""
