"""Tests of the bots of Board Game Battle."""
