"""Tables to play at, for people and bots: one process with a SQLite file, or many with PostgreSQL."""
