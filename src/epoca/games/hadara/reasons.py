"""Where each number on the score sheet comes from (HA-51): what the sentences `hadara-why-...` are told."""

from collections.abc import Mapping, Sequence

from epoca.game import Reasons
from epoca.games.hadara import marker
from epoca.games.hadara.view import HadaraView, Player


def reasons(view: HadaraView) -> Reasons:
    """For each seat, if the match ended now."""
    return [_row(player) for player in view.players]


def _row(player: Player) -> Mapping[str, Mapping[str, int | str]]:
    return {
        "regions": {"list": _sum([region.points for region in player.regions if region])},
        "busts": {"n": sum(bust is not None for bust in player.busts)},
        "silver": {"list": _sum(_silver(player)), "whole": _whole(player)},
        "gold": {"n": player.gold},
        "cards": {"n": len(player.cards)},
        "coins": {"n": player.coins},
    }


def _whole(player: Player) -> int:
    """HA-45: how many seals count their marker whole."""
    return min(len(player.silver), sum(card.ability == "full_silver" for card in player.cards))


def _silver(player: Player) -> list[int]:
    """HA-34, HA-45: half of each marker with a seal, rounded up; the best ones whole."""
    steps = [player.markers[marker.NAMES.index(resource)] for resource in player.silver]
    best = sorted(range(len(steps)), key=lambda seal: -(steps[seal] // 2))[: _whole(player)]
    return [n if seal in best else (n + 1) // 2 for seal, n in enumerate(steps)]


def _sum(numbers: Sequence[int]) -> str:
    return " + ".join(map(str, numbers)) or "0"
