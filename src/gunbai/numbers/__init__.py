"""Games played number by number: answers and positions as small numbers, for programs that learn.

Only the engine is used here, and all of it can be compiled; `gunbai.envs` fits it into the tools
of others.
"""
