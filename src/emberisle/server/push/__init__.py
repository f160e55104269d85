"""Web Push: telling people who are away that a slow match waits for them."""
