"""Where the command begins: `epoca`, or `python -m epoca`. The package does without what the command needs."""

import sys

FOR_PEOPLE = ("prompt_toolkit", "rich", "typer")


def main() -> None:
    """Run the command, or say what it needs."""
    try:
        from epoca import cli
    except ModuleNotFoundError as error:
        if error.name not in FOR_PEOPLE:
            raise
        print("epoca: the command needs more packages: pip install 'epoca[play]'", file=sys.stderr)
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()
