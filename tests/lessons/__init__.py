"""Tests of the introduction."""
