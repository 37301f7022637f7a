"""Tokens that only this server makes, and passphrases that it does not know."""

from base64 import urlsafe_b64encode

import pytest

from epoca.server import identity
from epoca.server.identity import Who

KEY = bytes(range(32))
ANA = Who("abc", "Ana Żółć", kept=True)


def test_a_token_tells_who_somebody_is():
    assert identity.person_of(KEY, identity.token_of(KEY, ANA)) == ANA


def test_a_token_of_another_server_is_nobodys():
    assert identity.person_of(bytes(32), identity.token_of(KEY, ANA)) is None


def test_no_letter_of_a_token_can_be_changed():
    token = identity.token_of(KEY, ANA)
    for place, letter in enumerate(token):
        forged = token[:place] + ("A" if letter != "A" else "B") + token[place + 1 :]
        assert identity.person_of(KEY, forged) is None


@pytest.mark.parametrize(
    "token",
    ["", ".", "..", "a", "a.b", "é.é", "\udcff.\udcff", "\0.\0", "=.=", "A" * 10_000, "A.B.C", "AA==.AA==", "😀.😀"],
)
def test_garbage_is_nobodys(token: str):
    assert identity.person_of(KEY, token) is None


def test_a_name_without_a_signature_is_nobodys():
    text = urlsafe_b64encode(b"abc\x001\x00Ana").decode()
    assert identity.person_of(KEY, f"{text}.") is None
    assert identity.person_of(KEY, text) is None


def test_a_seat_token_is_no_persons_token():
    assert identity.person_of(KEY, identity.seat_token(KEY, "code", 0, 3)) is None


def test_a_seat_token_is_worth_nothing_at_another_table_seat_or_time():
    token = identity.seat_token(KEY, "code", 0, 3)
    assert identity.same(token, identity.seat_token(KEY, "code", 0, 3))
    for other in (("edoc", 0, 3), ("code", 1, 3), ("code", 0, 4)):
        assert not identity.same(token, identity.seat_token(KEY, *other))


@pytest.mark.parametrize("text", ["é", "\udcff", "0.é"])
def test_tokens_are_compared_whatever_they_are(text: str):
    assert not identity.same(text, "0.abc")


def test_a_passphrase_fits_only_itself_and_is_not_stored():
    stored = identity.keep("correct horse")
    assert "correct" not in stored
    assert identity.fits(stored, "correct horse")
    assert not identity.fits(stored, "correct hors")
    assert not identity.fits("garbage", "correct horse")
    assert identity.keep("correct horse") != stored


def test_codes_and_ids_are_not_repeated_and_easy_to_read():
    codes = {identity.new_code() for _ in range(1000)} | {identity.new_id() for _ in range(1000)}
    assert len(codes) == 2000
    assert not set("".join(codes)) & set("01ilo")


@pytest.mark.parametrize("other", ["ana bell", "\u0410na Bell", "An\u0430 B\u0435ll", "\uff21na Bell"])
def test_names_that_are_taken_for_each_other_look_alike(other: str):
    assert identity.look(other) == identity.look("Ana Bell")


@pytest.mark.parametrize("other", ["Anna Bell", "Ana Belle", "\u0410\u043d\u043d\u0430", "Án\u0430 Bell"])
def test_other_names_do_not(other: str):
    assert identity.look(other) != identity.look("Ana Bell")


def test_a_text_cannot_leave_its_line():
    assert identity.tame("a\u202eb\u2066c\u200fd") == "abcd"
    assert identity.tame("z" + 30 * "\u0351") == "z" + 2 * "\u0351"
    assert identity.tame("\u3164\u115f") == ""
    for text in (
        "Łódź",
        "ação",
        "Ελένη",
        "\u0410\u043d\u043d\u0430",
        "\U0001f469\u200d\U0001f467",
        "\u092e\u0940\u0930\u093e",
        "<b>&",
    ):
        assert identity.tame(text) == text
