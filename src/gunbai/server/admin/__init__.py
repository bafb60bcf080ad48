"""The work of whoever runs a server, done beside it: `gunbai admin`."""
