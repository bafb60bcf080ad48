"""Ways in besides a password: passkeys, and links that work once."""
