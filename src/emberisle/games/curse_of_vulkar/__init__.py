"""The Curse of Vul-Kar: treasures, snapshots and a race home, past marbles flicked and dropped."""
