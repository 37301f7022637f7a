"""Why something could not be done, in the language of whoever asked."""

from epoca.complaint import Complaint
from epoca.game import Refused, Unreadable
from epoca.server.messages import Problem
from epoca.server.store.database import Unavailable
from epoca.server.table import TableRefused
from epoca.texts import Texts


def explained(error: Exception, texts: Texts) -> Problem:
    """A sentence, a reason for programs, and the rule of the game if it was one."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return Problem(texts.refusal(refusal), refusal.reason, refusal.rule, error.game)
    if isinstance(error, TableRefused):
        return Problem(texts.say(error.reason, **error.args_of_text), error.reason.removeprefix("server-"))
    if isinstance(error, Unavailable):
        return Problem(texts.say("server-unavailable"), "unavailable")
    assert isinstance(error, Complaint)
    return Problem(str(error), "unreadable" if isinstance(error, Unreadable) else "complaint")
