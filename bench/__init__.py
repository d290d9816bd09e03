"""Every figure that the project claims, as a command."""
