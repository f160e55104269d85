"""Looking back on a finished match: weighed by a spare process, drawn by the page."""
