"""Why something could not be done, in the language of whoever asked."""

from epoca import games
from epoca.complaint import Complaint
from epoca.game import Refused, Unreadable
from epoca.record import BadRecord
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
    if isinstance(error, BadRecord):
        key = "server-no-match-file" if error.line == 1 else "server-bad-match-file"
        return Problem(texts.say(key, line=error.line), "bad-match-file")
    if isinstance(error, Unavailable):
        return Problem(texts.say("server-unavailable"), "unavailable")
    assert isinstance(error, Complaint)
    return Problem(str(error), "unreadable" if isinstance(error, Unreadable) else "complaint")


def in_words(language: str, key: str, **args: object) -> str:
    """A sentence of the server's, where there is no table."""
    game = games.load(games.OURS[0])
    return Texts(language, game.name, game.fill_in({})).say(key, **args)
