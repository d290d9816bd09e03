"""One module for every change."""
