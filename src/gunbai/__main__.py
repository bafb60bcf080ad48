"""`python -m gunbai` is the `gunbai` command."""

from gunbai.cli import main

if __name__ == "__main__":
    main()
