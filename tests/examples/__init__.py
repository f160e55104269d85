"""Tests of the examples: games from outside, installed as their authors would install them."""
