"""Tests of the bots: the contract that every level keeps, their figures, and what they choose."""
