"""Tests of how the source is laid out."""
