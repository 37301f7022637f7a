"""The tables of components: an owner of the game puts the printed numbers in, and a slip is told where it is."""

import csv
import io
import re

import pytest
from games.hadara.scene import GAME, WITH_ABILITY, Scene

from epoca.complaint import Complaint
from epoca.games.hadara import components
from epoca.match import Match

OPTIONS = {"deck": "advanced", "start": "A"}
SHIPPED = components.shipped()


def edited(name, *lines, **cells):
    """A shipped table with cells of some lines changed; the first line has the names of the columns."""
    rows = list(csv.DictReader(io.StringIO(SHIPPED[name])))
    assert cells.keys() <= rows[0].keys()
    for line in lines:
        rows[line - 2].update(cells)
    text = io.StringIO()
    writer = csv.DictWriter(text, rows[0].keys())
    writer.writeheader()
    writer.writerows(rows)
    return {name: text.getvalue()}


def line_of(name, **cells):
    """The line of a piece in its table."""
    rows = csv.DictReader(io.StringIO(SHIPPED[name]))
    (line,) = (n for n, row in enumerate(rows, 2) if all(row[key] == value for key, value in cells.items()))
    return line


def complaint(tables):
    with pytest.raises(Complaint) as raised:
        GAME.box(OPTIONS, tables)
    return str(raised.value)


RED_4 = line_of("cards.csv", epoch="1", colour="red", number="4")
PURPLE_1 = line_of("cards.csv", epoch="1", colour="purple", number="1")
SALE_BONUS = line_of("cards.csv", ability="sale_bonus")


# Changed numbers are played with


def test_there_are_five_tables():
    assert set(GAME.components()) == {"cards.csv", "regions.csv", "starts.csv", "busts.csv", "seals.csv"}


def test_the_shipped_tables_given_again_make_the_same_box():
    assert GAME.box(OPTIONS, SHIPPED).tobytes() == GAME.box(OPTIONS, {}).tobytes()


@pytest.mark.rule("HA-17")
def test_a_changed_price_is_paid():
    scene = Scene(tables=edited("cards.csv", RED_4, price="7")).coins(0, 9).outer("1-red-4").begin("take")
    assert scene.play("take red keep").purse(0) == 2


@pytest.mark.rule("HA-18")
def test_changed_resources_move_the_markers():
    tables = edited("cards.csv", RED_4, income="4", military="3", culture="2", food="1")
    assert Scene(tables=tables).cards(0, "1-red-4").all_markers(0) == (4, 3, 2, 1)


@pytest.mark.rule("HA-51")
def test_changed_points_of_a_card_count():
    assert Scene(tables=edited("cards.csv", RED_4, points="99")).cards(0, "1-red-4").line(0, "cards") == 99


@pytest.mark.rule("HA-36")
def test_an_ability_can_stand_on_another_purple_card():
    scene = Scene(tables=edited("cards.csv", PURPLE_1, ability="sale_bonus")).cards(0, "1-purple-1")
    assert scene.outer("1-red-4").begin("take").play("take red sell").purse(0) == 3


@pytest.mark.rule("HA-36")
def test_an_ability_can_be_taken_off_a_card():
    scene = Scene(tables=edited("cards.csv", SALE_BONUS, ability="")).cards(0, WITH_ABILITY["sale_bonus"])
    assert scene.outer("1-red-4").begin("take").play("take red sell").purse(0) == 2


@pytest.mark.rule("HA-37")
def test_two_cards_with_place_bonus_keep_their_tiles_apart():
    one, two = WITH_ABILITY["place_bonus"], WITH_ABILITY["sale_bonus"]
    scene = Scene(tables=edited("cards.csv", SALE_BONUS, ability="place_bonus")).coins(0, 40).half("B")
    scene.outer(one).begin("take").play("take purple keep", "bonus income")
    scene.outer(two).begin("take").play("take purple keep", "bonus culture")
    assert scene.all_markers(0) == (3, 0, 3, 0)
    scene.begin("hunger").play(f"drop {one}")
    assert scene.all_markers(0) == (0, 0, 3, 0)
    assert scene.player(0).bonus == (2, 2, 1, 2)


@pytest.mark.rule("HA-24", "HA-25")
def test_changed_fronts_and_backs_of_regions_are_played_with():
    tables = edited("regions.csv", *range(2, 7), plunder="6", annex="5", front_points="4", back_points="7")
    scene = Scene(tables=tables).markers(0, military=3).coins(0, 5).begin("income")
    assert scene.play("plunder 3").purse(0) == 5 + 6
    assert scene.line(0, "regions") == 4


@pytest.mark.rule("HA-25")
def test_a_changed_back_of_a_region_is_played_with():
    line = line_of("regions.csv", requirement="3", back_points="7")
    scene = Scene(tables=edited("regions.csv", line, food="8", back_points="9")).markers(0, military=3).coins(0, 1)
    scene.next_region(3, culture=1, food=8).begin("income").play("annex 3")
    assert scene.marker(0, "food") == 8
    assert scene.line(0, "regions") == 9


@pytest.mark.rule("HA-25")
def test_a_back_that_counts_less_than_its_front_is_told():
    assert complaint(edited("regions.csv", 7, back_points="4")) == (
        "regions.csv, line 7: the back of a region never counts less than its front, 5 (HA-25)"
    )


@pytest.mark.rule("HA-10")
def test_a_changed_start_card_is_played_with():
    text = SHIPPED["starts.csv"].replace(",A,8,", ",A,50,").replace(",A,9,", ",A,50,")
    match = Match(GAME, 3, OPTIONS, bytes(32), {"starts.csv": text})
    assert match.state.coins[:3].tolist() == [50, 50, 50]


@pytest.mark.rule("HA-27")
def test_a_changed_bust_is_played_with():
    scene = Scene(tables=edited("busts.csv", 2, points="11", bonus="5")).markers(0, culture=6).begin("bust")
    assert scene.play("bust 6 food").marker(0, "food") == 5
    assert scene.line(0, "busts") == 11


@pytest.mark.rule("HA-33", "HA-40")
def test_changed_prices_of_seals_are_paid():
    tables = edited("seals.csv", 3, silver="1", gold="2", silver_discounted="3", gold_discounted="4")
    for card, silver, gold in (("1-red-1", 1, 2), (WITH_ABILITY["cheap_seals"], 3, 4)):
        scene = Scene(tables=tables).epoch(2).half("B").cards(0, card).coins(0, 20).begin("seals")
        assert scene.play("seal silver food").purse(0) == 20 - silver
        assert scene.play("seal gold").purse(0) == 20 - silver - gold


@pytest.mark.parametrize("price", ["0", "99", " 5 ", "05"])
def test_numbers_from_0_to_99_are_welcome(price):
    box = GAME.box(OPTIONS, edited("cards.csv", RED_4, price=price))
    assert box.price[components.CARD_NAMES.index("1-red-4")] == int(price)


def test_an_owner_may_say_where_a_number_comes_from():
    GAME.box(OPTIONS, edited("cards.csv", RED_4, provenance="my own box"))


def test_the_columns_may_stand_in_another_order():
    rows = list(csv.reader(io.StringIO(SHIPPED["busts.csv"])))
    text = "\n".join(",".join(reversed(row)) for row in rows) + "\n"
    assert GAME.box(OPTIONS, {"busts.csv": text}).tobytes() == GAME.box(OPTIONS, {}).tobytes()


# Slips are told with file, line and reason


@pytest.mark.parametrize("name", SHIPPED)
def test_wrong_columns_are_told(name):
    said = complaint({name: "cost," + SHIPPED[name]})
    assert said.startswith(f"{name}, line 1: the columns are ")
    assert all(column in said for column in SHIPPED[name].splitlines()[0].split(","))


@pytest.mark.parametrize("name", SHIPPED)
def test_an_empty_file_is_told(name):
    assert complaint({name: ""}).startswith(f"{name}, line 1: the columns are ")


@pytest.mark.parametrize("name", SHIPPED)
def test_a_missing_line_at_the_end_is_told(name):
    lines = SHIPPED[name].splitlines(keepends=True)
    said = complaint({name: "".join(lines[:-1])})
    assert re.match(rf"{name}, line \d+: there are {len(lines) - 1} lines below the first", said)


def test_a_missing_line_in_the_middle_is_told_where_the_table_goes_wrong():
    lines = SHIPPED["cards.csv"].splitlines(keepends=True)
    said = complaint({"cards.csv": "".join(lines[: RED_4 - 1] + lines[RED_4:])})
    assert said == f"cards.csv, line {RED_4}: number is 4 here, not '5'"


@pytest.mark.parametrize("name", SHIPPED)
def test_an_extra_line_is_told(name):
    lines = SHIPPED[name].splitlines(keepends=True)
    said = complaint({name: "".join([*lines, lines[-1]])})
    assert said.startswith(f"{name}, line {len(lines) + 1}: there are {len(lines) - 1} lines below the first")


def test_a_blank_line_does_not_shift_the_line_that_is_told():
    (text,) = edited("cards.csv", RED_4, price="many").values()
    head, _, rest = text.partition("\n")
    assert complaint({"cards.csv": f"{head}\n\n{rest}"}).startswith(f"cards.csv, line {RED_4 + 1}: price is ")


# File, line, column
NUMBERS = [
    ("cards.csv", RED_4, "price"),
    ("cards.csv", 2, "income"),
    ("cards.csv", 163, "military"),
    ("cards.csv", 50, "culture"),
    ("cards.csv", 51, "food"),
    ("cards.csv", 52, "points"),
    ("regions.csv", 2, "plunder"),
    ("regions.csv", 5, "annex"),
    ("regions.csv", 9, "front_points"),
    ("regions.csv", 26, "back_points"),
    ("regions.csv", 13, "food"),
    ("starts.csv", 3, "coins"),
    ("starts.csv", 11, "food"),
    ("busts.csv", 2, "points"),
    ("busts.csv", 5, "bonus"),
    ("seals.csv", 2, "silver"),
    ("seals.csv", 3, "gold"),
    ("seals.csv", 4, "silver_discounted"),
    ("seals.csv", 4, "gold_discounted"),
]


@pytest.mark.parametrize("value", ["three", "-1", "100", "1.5", "", "1e1"])
@pytest.mark.parametrize(("name", "line", "column"), NUMBERS, ids=[f"{row[0]} {row[2]}" for row in NUMBERS])
def test_what_is_no_number_from_0_to_99_is_told(name, line, column, value):
    said = complaint(edited(name, line, **{column: value}))
    assert said == f"{name}, line {line}: {column} is a whole number from 0 to 99, not {value!r}"


# File, line, column, what stands there, what is written instead
KEYS = [
    ("cards.csv", RED_4, "epoch", "1", "2"),
    ("cards.csv", RED_4, "colour", "red", "blue"),
    ("cards.csv", RED_4, "number", "4", "40"),
    ("cards.csv", 52, "deck", "advanced", "basic"),
    ("regions.csv", 6, "requirement", "3", "6"),
    ("starts.csv", 4, "initiative", "2", "1"),
    ("starts.csv", 4, "side", "A", "B"),
    ("busts.csv", 3, "requirement", "12", "15"),
    ("seals.csv", 4, "epoch", "3", "4"),
]


@pytest.mark.parametrize(("name", "line", "column", "known", "value"), KEYS, ids=[f"{r[0]} {r[2]}" for r in KEYS])
def test_a_changed_key_is_told(name, line, column, known, value):
    said = complaint(edited(name, line, **{column: value}))
    assert said == f"{name}, line {line}: {column} is {known} here, not {value!r}"


def test_an_unknown_ability_is_told():
    said = complaint(edited("cards.csv", PURPLE_1, ability="free_lunch"))
    assert said == f"cards.csv, line {PURPLE_1}: 'free_lunch' is no ability"


@pytest.mark.rule("HA-2")
def test_an_ability_on_a_card_that_is_not_purple_is_told():
    said = complaint(edited("cards.csv", RED_4, ability="sale_bonus"))
    assert said == f"cards.csv, line {RED_4}: only purple cards have abilities"


def test_too_many_cards_with_place_bonus_are_told():
    said = complaint(edited("cards.csv", *range(PURPLE_1, PURPLE_1 + 5), ability="place_bonus"))
    assert said == f"cards.csv, line {PURPLE_1 + 4}: place_bonus stands on more than 4 cards"


@pytest.mark.rule("HA-8")
@pytest.mark.parametrize("column", ["plunder", "annex", "front_points"])
@pytest.mark.parametrize(("line", "requirement"), [(3, 3), (6, 3), (8, 9), (26, 30)])
def test_regions_of_a_requirement_with_unlike_fronts_are_told(column, line, requirement):
    said = complaint(edited("regions.csv", line, **{column: "50"}))
    assert said == f"regions.csv, line {line}: the fronts of all regions with requirement {requirement} are alike"


@pytest.mark.parametrize("name", ["card.csv", "cards.txt", "Cards.csv", "../cards.csv"])
def test_an_unknown_file_is_told_with_those_there_are(name):
    said = complaint({name: SHIPPED["cards.csv"]})
    listed = "cards.csv, regions.csv, starts.csv, busts.csv, seals.csv"
    assert said == f"{name} is not a table of Hadara; choose from {listed}"


def test_a_match_with_a_slip_in_a_table_does_not_begin():
    with pytest.raises(Complaint):
        Match(GAME, 3, OPTIONS, bytes(32), edited("cards.csv", RED_4, price="many"))
