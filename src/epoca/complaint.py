"""Complaint: what a person is told when something they gave cannot be used."""


class Complaint(Exception):
    """One clear sentence about something a person can put right. It is shown as it is, never as a traceback."""
