"""The games in a terminal.

A game draws itself in a module: `board(view, texts)` is the table, `notes(texts)` what help adds (see `boards`).
"""
