"""A bot of Quay, written in Python."""


class Haggler:
    """Pays one coin more than the others, up to what a crate is worth to somebody with that purse."""

    games = ("quay",)

    def choose(self, game, box, state):
        """Bid as much of the purse as the crate is of all that may still come."""
        view = game.view(box, state, state.seat)
        purse = view.players[state.seat].coins
        fair = 1 + purse * view.crate // (3 * (view.to_come + 1))
        bid = view.high_bid + 1
        return bid if bid <= min(purse, fair) else 0
