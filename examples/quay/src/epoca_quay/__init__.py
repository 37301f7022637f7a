"""Quay: crates come ashore one by one, and each goes to whoever pays most. A game for two to four players."""

from epoca.capabilities import Greedy, Observation
from epoca.game import Game
from epoca_quay import rules, table

GAME = Game(
    name="quay",
    package=__name__,
    seats=range(2, rules.MOST_SEATS + 1),
    options=rules.OPTIONS,
    state=rules.STATE,
    actions=rules.ACTIONS,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    score=rules.score,
    rank=rules.rank,
    box=rules.box,
    refusal=table.refusal,
    notation=table.NOTATION,
    view_type=table.QuayView,
    tell=table.tell,
    follow=table.follow,
    observation=Observation(rules.LAYOUT, rules.observe),
    greedy=Greedy(rules.greedy),
)
