"""One suite for every backend of the store."""
