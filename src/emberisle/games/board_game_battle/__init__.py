"""Board Game Battle: a race over six challenges, with a battle for places before every round, 4 players."""
