"""The laboratory: what measures and compares."""
