"""Where each number on the score sheet comes from (RA-41 to RA-48): what the sentences `ra-why-...` are told."""

from collections.abc import Mapping

from epoca.game import Reasons
from epoca.games.ra import tile
from epoca.games.ra.components import EPOCHS
from epoca.games.ra.view import Player, RaView

MONUMENTS = [tile.NAMES[kind] for kind in tile.MONUMENTS]


def reasons(view: RaView) -> Reasons:
    """For each seat, of the last epoch that was scored."""
    if not view.scorings:
        return ()
    last = len(view.scorings) == EPOCHS
    rows = zip(view.scorings[-1], view.players, strict=True)
    return [{} if row is None else _row(row, player, last) for row, player in rows]


def _row(points: Mapping[str, int], player: Player, last: bool) -> Mapping[str, Mapping[str, int | str]]:
    kinds = sum(kind in player.tiles for kind in MONUMENTS) if last else 0  # RA-46: monuments count at the end
    different = kinds if kinds < 7 else 5 * (kinds - 5)
    return {
        "gods": {"n": points["gods"] // 2},
        "gold": {"n": points["gold"] // 3},
        "pharaohs": {"points": points["pharaohs"]},
        "river": {"n": points["river"]},
        "civilizations": {"points": points["civilizations"]},
        "monuments": {"kinds": kinds, "different": different, "same": points["monuments"] - different},
        "suns": {"points": points["suns"]},
        "floor": {},
    }
