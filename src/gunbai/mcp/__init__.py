"""Tools for language models: a seat at a table of a server, in words, over MCP."""
