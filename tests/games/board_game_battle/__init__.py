"""Scenarios of Board Game Battle, each naming the clauses it shows."""
