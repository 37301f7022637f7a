"""Ra's table in a terminal: the two tracks above, the players' areas in the books' five groups below."""

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoca.games.ra import tile
from epoca.games.ra.view import Player, RaView
from epoca.texts import Texts

CIVILIZATION_NAMES = tuple(tile.NAMES[kind] for kind in tile.CIVILIZATIONS)
MONUMENT_NAMES = tuple(tile.NAMES[kind] for kind in tile.MONUMENTS)
DISASTER_NAMES = tuple(tile.NAMES[kind] for kind in tile.DISASTERS)

STYLES = {
    "ra": "bold #ffffff on #c0392b",
    "god": "bold #101010 on #e8c54a",
    "gold": "#101010 on #f0b030",
    "pharaoh": "bold #ffffff on #2f55a8",
    "nile": "bold #ffffff on #1f7f8f",
    "flood": "bold #101010 on #79d8ea",
    **dict.fromkeys(CIVILIZATION_NAMES, "#101010 on #7cc47c"),
    **dict.fromkeys(MONUMENT_NAMES, "#101010 on #d9b779"),
    **dict.fromkeys(DISASTER_NAMES, "bold #ff8f80 on #3a2a2a"),
}


def board(view: RaView, texts: Texts) -> RenderableType:
    """The whole table."""
    title = texts.say("ra-epoch", epoch=view.epoch)
    return Panel(
        Group(_tracks(view, texts), Text(), _players(view, texts)),
        title=f"[bold]{texts.say('ra-name')}[/] · {title}",
        title_align="left",
        border_style="yellow",
    )


def notes(texts: Texts) -> list[str]:
    """What help says besides the moves."""
    return [f"{texts.word('category', 'gods')}: {texts.say('ra-gods')}"]


def _tracks(view: RaView, texts: Texts) -> RenderableType:
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    rows.add_row(texts.say("ra-board-ra-track"), _ra_track(view))
    rows.add_row(texts.say("ra-board-track"), _auction_track(view, texts))
    centre = Text.assemble(_sun(view.centre_sun), "   ", (_auction(view, texts), "bold"))
    rows.add_row(texts.say("ra-board-centre-sun"), centre)
    if view.bag is not None:
        tiles, ras = sum(view.bag.values()), view.bag.get("ra", 0)
        rows.add_row(texts.say("ra-board-bag"), texts.say("ra-board-bag-count", tiles=tiles, ras=ras))
    return rows


def _ra_track(view: RaView) -> Text:
    """One space per Ra of the epoch, the last one marked; the barque comes from a start space before them (RA-4)."""
    track = Text()
    for space in range(1 if view.ra_tiles_stay else 0, view.last_ra + 1):
        here = space <= view.ra_drawn if view.ra_tiles_stay else space == view.ra_drawn
        mark = "☥" if space == view.last_ra else "·" if space else "›"
        track.append(" ☀ " if here else f" {mark} ", STYLES["ra"] if here else "red")
        track.append(" ")
    return track.append(f" {view.ra_drawn}/{view.last_ra}", "dim")


def _auction_track(view: RaView, texts: Texts) -> Text:
    track = Text()
    for name in view.track:
        if name:
            track.append_text(_chip(name, texts)).append(" ")
        else:
            track.append(" ▢ ", "dim").append(" ")
    return track


def _auction(view: RaView, texts: Texts) -> str:
    if not view.auction or view.phase != "bid":
        return ""
    if view.auction.high_bidder is None:
        return texts.say("ra-board-no-bid")
    name = texts.names[view.auction.high_bidder]
    return texts.say("ra-board-high-bid", sun=view.auction.high_bid, seat=name)


def _players(view: RaView, texts: Texts) -> Table:
    table = Table(expand=True, box=None, padding=(0, 1), show_lines=False)
    table.add_column(" ")
    table.add_column(texts.say("ra-board-suns"))
    table.add_column(texts.say("ra-board-kept"), ratio=3)
    table.add_column(texts.say("ra-board-this-epoch"), ratio=2)
    for seat, player in enumerate(view.players):
        if seat:
            table.add_row()
        table.add_row(_name(view, seat, texts), _suns(player), _kept(player, texts), _passing(player, texts))
    return table


def _name(view: RaView, seat: int, texts: Texts) -> Text:
    points = view.players[seat].points
    acting = seat == view.seat
    name = Text().append("▶ " if acting else "  ", "bold yellow")
    name.append(texts.names[seat], "bold yellow" if acting else "bold")
    if view.auction and view.auction.ra_player == seat:
        name.append(" ☀", "bold red")
    secret = texts.say("ra-board-points-secret")
    shown = secret if points is None else texts.say("ra-board-points", points=points)
    return name.append(f"\n  {shown}", "dim")


def _suns(player: Player) -> Text:
    suns = Text()
    for sun in player.suns_up:
        suns.append_text(_sun(sun)).append(" ")
    if player.suns_down:
        suns.append("\n" if player.suns_up else "")
        for sun in player.suns_down:
            suns.append(f"({sun})", "dim").append(" ")
    return suns


def _kept(player: Player, texts: Texts) -> Text:
    """Pharaohs, Niles and monuments: what stays for the next epoch."""
    return _chips(player.tiles, ("pharaoh", "nile", *MONUMENT_NAMES), texts)


def _passing(player: Player, texts: Texts) -> Text:
    """Gods, gold, floods and civilizations: what is scored and gone."""
    return _chips(player.tiles, ("god", "gold", "flood", *CIVILIZATION_NAMES), texts)


def _chips(tiles: Mapping[str, int], kinds: Iterable[str], texts: Texts) -> Text:
    row = Text()
    for kind in kinds:
        if kind in tiles:
            row.append_text(_chip(kind, texts, tiles[kind])).append(" ")
    return row or Text(texts.say("ra-board-empty"), "dim")


def _chip(name: str, texts: Texts, count: int = 1) -> Text:
    times = f"{count}×" if count > 1 else ""
    return Text().append(f"{times}{texts.word('tile', name)}", STYLES[name])


def _sun(sun: int) -> Text:
    return Text().append(f"☀{sun}", "bold yellow")
