"""What the server answers over HTTP and WebSockets, and the files of the page."""
