"""One module for every migration."""
