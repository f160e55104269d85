"""Tests of Fortune: its rules clause by clause, its refusals, its pile, and its solver."""
