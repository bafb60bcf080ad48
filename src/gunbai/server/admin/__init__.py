"""The commands of a server's administrator, which bypass the server: `gunbai admin`."""
