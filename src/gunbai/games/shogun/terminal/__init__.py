"""The drawing of Shogun in a terminal. Only the command line uses it; it is not compiled."""
