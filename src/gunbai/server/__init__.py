"""Gunbai over the network: tables, people, live play and its storage."""
