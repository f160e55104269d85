"""Tests of how games are found, and of what those get that bring only their rules."""
