"""Tests of the lab: plans, playing, counting, and what it writes."""
