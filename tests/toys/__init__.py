"""Tiny complete games: examples for whoever adds a game, and test pieces for the kernel and the contract."""
