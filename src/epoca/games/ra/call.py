"""How an auction came about (RA-25, RA-26, RA-27)."""

DRAWN, INVOKED, INVOKED_FULL = range(3)
NAMES = ("drawn", "invoked", "invoked-full")
