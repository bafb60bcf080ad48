"""Bots with accounts: a token, a standing line, and seats to which hosts invite them."""
