"""Ra: auctions with suns over three epochs, for two to five players."""

from epoca.compiled import compiled
from epoca.game import Game
from epoca.games.ra import (
    action,
    category,
    components,
    events,
    features,
    gifts,
    habits,
    intentions,
    levels,
    notation,
    observation,
    refusals,
    rules,
    scoring,
    state,
    thumb,
    view,
    worth,
)


@compiled
def determinize(box, s, seat):
    """All of Ra lies open or is counted: what a seat cannot know is only what chance will bring."""


GAME = Game(
    name="ra",
    seats=range(2, components.MOST_SEATS + 1),
    options=components.OPTIONS,
    state=state.STATE,
    actions=action.COUNT,
    observation=observation.LAYOUT,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    determinize=determinize,
    greedy=worth.greedy,
    thumb=thumb.thumb,
    observe=observation.observe,
    score=scoring.points,
    rank=scoring.rank,
    habits=habits.HABITS,
    temperaments=habits.TEMPERAMENTS,
    levels=levels.LEVELS,
    open_choices=True,
    foresight=2,
    categories=category.NAMES,
    lines=features.lines,
    inputs=features.inputs,
    features=features.features,
    most_active=features.MOST_ACTIVE,
    odds=features.odds,
    key=features.key,
    epoch=lambda s: int(s.epoch),
    gifts=gifts.GIFTS,
    components=dict,
    box=components.box,
    refuse_table=refusals.refuse_table,
    open_view=view.open_view,
    own_view=view.own_view,
    tell=events.tell,
    follow=events.follow,
    reveals=events.reveals,
    refusal=refusals.refusal,
    sheet=view.score_sheet,
    outcome=view.outcome,
    notation=notation.NOTATION,
    dealt=notation.dealt,
    drawn=notation.drawn,
    intentions=intentions.INTENTIONS,
)
