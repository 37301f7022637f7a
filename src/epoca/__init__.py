"""Epoca: the board games Ra and Hadara as software."""

__version__ = "0.1.0"
