"""The server: HTTP, WebSocket, store, seats' keys, limits."""
