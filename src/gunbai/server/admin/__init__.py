"""What whoever runs a server can do beside it: `gunbai admin`."""
