"""Wildfire Dominoes: flames that anybody may feed, and everybody has to put out."""
