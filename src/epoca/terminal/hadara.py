"""Hadara's table in a terminal: the piles above, the viewer's pair, and the players' areas below."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoca.games.hadara import marker
from epoca.games.hadara.components import BUSTS, COLOURS
from epoca.games.hadara.view import Face, HadaraView, Player, Steps
from epoca.texts import Texts

STYLES = {
    "yellow": "#101010 on #e8c54a",
    "red": "#ffffff on #b8453a",
    "blue": "#ffffff on #3564b0",
    "green": "#ffffff on #3f8a4a",
    "purple": "#ffffff on #7b4a9e",
}
SYMBOLS = ("¤", "⚔", "♫", "❀")  # income, military, culture, food: told apart by shape as well as by colour
MARKS = ("#e8c54a", "#e07a6a", "#7aa8f0", "#7cc47c")


def board(view: HadaraView, texts: Texts) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_piles(view, texts), Text(), _printed(view, texts), Text()]
    if view.phase == "side":
        parts += [_sides(view, texts), Text()]
    if view.positions:
        parts += [_wheel(view, texts), Text()]
    if view.hand:
        parts += [_hand(view, texts), Text()]
    if view.phase == "hunger" and view.seat == view.viewer:
        parts += [_larder(view, texts), Text()]
    parts += [_players(view, texts), Text(), _legend(texts)]
    steps = [texts.say("hadara-epoch", epoch=view.epoch), texts.say("hadara-phase", half=view.half)]
    if view.round:
        steps.append(texts.say("hadara-board-round", round=view.round))
    title = f"[bold]{texts.say('hadara-name')}[/] · {' · '.join(steps)}"
    return Panel(Group(*parts), title=title, title_align="left", border_style="#7b4a9e")


def notes(texts: Texts) -> list[str]:
    """What help says besides the moves."""
    return []


def _legend(texts: Texts) -> Text:
    legend = Text()
    for symbol, mark, resource in zip(SYMBOLS, MARKS, marker.NAMES, strict=True):
        legend.append(f"{symbol} ", mark).append(f"{texts.word('resource', resource)}   ", "dim")
    return legend


def _piles(view: HadaraView, texts: Texts) -> Table:
    """The five piles: how many lie face down, how many face up, and the card on top."""
    table = Table(box=None, padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True)
    for colour in COLOURS:
        name = Text().append(f" {texts.word('colour', colour)} ", STYLES[colour])
        table.add_column(header=name, ratio=1)
    table.add_row(texts.say("hadara-board-inner"), *(str(n) for n in view.inner))
    table.add_row(texts.say("hadara-board-outer"), *(str(n) for n in view.outer))
    tops = [_card(view, card, texts) if card else Text("·", "dim") for card in view.tops]
    table.add_row(texts.say("hadara-board-top"), *tops)
    return table


def _printed(view: HadaraView, texts: Texts) -> Table:
    """What regions, busts and seals ask for and give."""
    table = Table(box=None, padding=(0, 1), expand=True, show_header=False)
    table.add_column(style="dim", no_wrap=True)
    for _ in COLOURS:
        table.add_column(ratio=1)
    fronts = view.printed.regions
    left = [f"{SYMBOLS[1]}{front.requirement} ×{n}" for front, n in zip(fronts, view.regions_left, strict=True)]
    table.add_row(texts.say("hadara-board-regions"), *left)
    worth = [texts.say("hadara-board-worth", points=front.points) for front in fronts]
    plunder = [f"+{front.plunder}, {points}" for front, points in zip(fronts, worth, strict=True)]
    table.add_row(texts.say("hadara-board-plunder"), *plunder)
    table.add_row(texts.say("hadara-board-annex"), *(f"−{front.annex}, ↻" for front in fronts))
    busts = [
        f"{SYMBOLS[2]}{bust.requirement} {texts.say('hadara-board-bust-gives', points=bust.points, bonus=bust.bonus)}"
        for bust in view.printed.busts
    ]
    table.add_row(texts.say("hadara-board-busts"), *busts)
    silver, gold = seal_prices(view)
    table.add_row(texts.say("hadara-board-seals"), f"◇ −{silver}", f"◆ −{gold}")
    return table


def seal_prices(view: HadaraView) -> tuple[int, int]:
    """What a silver and a gold seal cost in this epoch, for whoever looks (HA-33, HA-40)."""
    prices = view.printed.seals[view.epoch - 1]
    cheap = view.viewer >= 0 and any(card.ability == "cheap_seals" for card in view.players[view.viewer].cards)
    return (prices.silver_cheap, prices.gold_cheap) if cheap else (prices.silver, prices.gold)


def _sides(view: HadaraView, texts: Texts) -> Table:
    """What the sides of the start cards give."""
    table = Table.grid(padding=(0, 2))
    for name, player in zip(texts.names, view.players, strict=True):
        for side, gives in zip("AB", player.sides, strict=True):
            coins = texts.say("hadara-board-coins", coins=gives.coins)
            row = Text(texts.say("hadara-move-side", side=side), "bold")
            table.add_row(Text(name, "dim") if side == "A" else "", row, coins, _steps(gives.resources))
    return table


def _wheel(view: HadaraView, texts: Texts) -> Table:
    """Where each position of the wheel lets everybody draw first."""
    table = Table.grid(padding=(0, 2))
    for number, colours in enumerate(view.positions, 1):
        shields = (
            Text().append(f"{name} ", "dim").append(f" {texts.word('colour', colour)} ", STYLES[colour])
            for name, colour in zip(texts.names, colours, strict=True)
        )
        table.add_row(Text(f"wheel {number}", "bold"), *shields)
    return table


def _hand(view: HadaraView, texts: Texts) -> RenderableType:
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(style="dim")
    table.add_column()
    table.add_column()
    cards = [Text().append(f"{i}  ", "bold").append_text(_card(view, c, texts)) for i, c in enumerate(view.hand, 1)]
    table.add_row(texts.say("hadara-board-hand"), *cards)
    table.add_row("", Text(texts.say("hadara-board-board-or-keep"), "dim"))
    return table


def _larder(view: HadaraView, texts: Texts) -> Table:
    """The viewer's own cards, one by one, when some of them have to go."""
    table = Table.grid(padding=(0, 2))
    for card in view.players[view.viewer].cards:
        worth = _steps(card.resources).append(texts.say("hadara-board-worth", points=card.points))
        ability = texts.word("ability", card.ability) if card.ability else ""
        table.add_row(Text().append(f" {card.name} ", STYLES[card.colour]), worth, Text(ability, "italic dim"))
    return table


def _card(view: HadaraView, card: Face, texts: Texts) -> Text:
    """A card with its price for whoever looks, its resources, points and ability."""
    text = Text().append(f" {card.epoch}/{card.name.split('-')[2]} ", STYLES[card.colour])
    discount = sum(own.colour == card.colour for own in view.players[view.viewer].cards) if view.viewer >= 0 else 0
    price = max(0, card.price - discount)
    shown = f"{card.price}→{price}" if price != card.price else str(price)
    text.append(f" {texts.say('hadara-board-price', price=shown)}\n")
    text.append_text(_steps(card.resources))
    text.append(texts.say("hadara-board-worth", points=card.points))
    if card.ability:
        text.append(f"\n{texts.word('ability', card.ability)}", "italic")
    return text


def _steps(steps: Steps) -> Text:
    text = Text()
    for symbol, mark, n in zip(SYMBOLS, MARKS, steps, strict=True):
        if n:
            text.append(f"{symbol}+{n} ", mark)
    return text


def _players(view: HadaraView, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), expand=True, show_header=False)
    for _ in range(4):
        table.add_column()
    for seat, player in enumerate(view.players):
        if seat:
            table.add_row()
        name = _name(view, seat, texts)
        table.add_row(name, _markers(player, texts), _cards(player, texts), _achievements(player, texts))
    return table


def _name(view: HadaraView, seat: int, texts: Texts) -> Text:
    player, acting = view.players[seat], seat == view.seat
    name = Text().append("▶ " if acting else "  ", "bold yellow")
    name.append(texts.names[seat], "bold yellow" if acting else "bold")
    name.append(" ★" if seat == view.start_player else "", "yellow")
    name.append(f"\n  {texts.say('hadara-board-points', points=player.points)}", "dim")
    return name.append(f"\n  {texts.say('hadara-board-coins', coins=player.coins)}", "dim")


def _markers(player: Player, texts: Texts) -> Text:
    text = Text()
    for symbol, mark, n in zip(SYMBOLS, MARKS, player.markers, strict=True):
        text.append(f"{symbol}{n}  ", f"bold {mark}")
    hungry = len(player.cards) > player.markers[3]
    fed = texts.say("hadara-board-fed", cards=len(player.cards), food=player.markers[3])
    return text.append(f"\n{fed}", "bold red" if hungry else "dim")


def _cards(player: Player, texts: Texts) -> Text:
    """How many cards of each colour, and the abilities among them, with the bonus tile that lies on one."""
    text = Text()
    for colour in COLOURS:
        text.append(f" {sum(card.colour == colour for card in player.cards)} ", STYLES[colour]).append(" ")
    for card in player.cards:
        if card.ability:
            tile = player.placed.get(card.name)
            lying = f" {SYMBOLS[marker.NAMES.index(tile)]}" if tile else ""
            text.append(f"\n{texts.word('ability', card.ability)}{lying}", "italic dim")
    return text


def _achievements(player: Player, texts: Texts) -> Text:
    """Regions, busts, seals, and the bonus tiles that are left."""
    text = Text()
    regions = [f"{region.requirement}{'↻' if region.annexed else ''}" for region in player.regions if region]
    _line(text, texts.say("hadara-category-regions"), " ".join(regions))
    busts = []
    for requirement, tile in zip(BUSTS, player.busts, strict=True):
        if tile:
            busts.append(f"{requirement}{'★' if tile.points_up else SYMBOLS[marker.NAMES.index(tile.resource)]}")
    _line(text, texts.say("hadara-board-busts"), " ".join(busts))
    seals = [f"◇{SYMBOLS[marker.NAMES.index(resource)]}" for resource in player.silver] + ["◆"] * player.gold
    _line(text, texts.say("hadara-board-seals"), " ".join(seals))
    tiles = "".join(symbol * n for symbol, n in zip(SYMBOLS, player.bonus, strict=True))
    return text.append(f"{texts.say('hadara-board-bonus')} ", "dim").append(tiles)


def _line(text: Text, name: str, things: str) -> None:
    if things:
        text.append(f"{name} ", "dim").append(f"{things}\n")
