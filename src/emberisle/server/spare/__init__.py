"""Long work that nobody at a table waits for, in few processes at the lowest priority."""
