"""The whole position: what it holds, how it is written and read, and what a seat can know of it."""
