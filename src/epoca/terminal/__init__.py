"""The games in a terminal.

Each game draws itself in a module of its own name: `board(view, texts)` is the table, `notes(texts)` what help adds.
"""
