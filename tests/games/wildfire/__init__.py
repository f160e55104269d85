"""Tests of Wildfire Dominoes: its rules clause by clause, its refusals, and what a pass gives away."""
