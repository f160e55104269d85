"""Tests of Emberisle: the contract that every game keeps, the kernel, the layers, and each game."""
