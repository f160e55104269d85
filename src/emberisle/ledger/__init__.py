"""The luck-skill ledger: after a match, what luck gave and took, and what choices did."""
