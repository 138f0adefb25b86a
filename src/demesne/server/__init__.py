"""The server: HTTP and WebSocket, thin over the table; safe by default."""
