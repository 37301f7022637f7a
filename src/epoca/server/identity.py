"""Who somebody is, without accounts: signed tokens that the server can check and nobody can guess.

A person is an id and a name, signed with the server's key. A seat is held by a token made of the table, the seat and
the entry with which it was taken: when somebody else takes the seat, the old token is worth nothing.
"""

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

KEY_BYTES = 32
ID_LENGTH = 16
CODE_LENGTH = 10
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that are read as others

hasher = PasswordHasher(memory_cost=19456, time_cost=2, parallelism=1)


@dataclass(frozen=True)
class Who:
    """A person as the token tells."""

    id: str
    name: str
    kept: bool = False


def new_key() -> bytes:
    """A fresh key to sign with."""
    return secrets.token_bytes(KEY_BYTES)


def new_id() -> str:
    """An id that nobody had before."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_code() -> str:
    """The code of a table: short enough to read out, and long enough not to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def code_of(content: bytes) -> str:
    """A code that always stands for the same content, and tells nothing of it."""
    number = int.from_bytes(hashlib.sha256(content).digest())
    return "".join(ALPHABET[number // len(ALPHABET) ** k % len(ALPHABET)] for k in range(CODE_LENGTH + 2))


def _sign(key: bytes, purpose: str, text: str) -> str:
    digest = hmac.digest(key, f"{purpose}\0{text}".encode(), hashlib.sha256)
    return urlsafe_b64encode(digest[:24]).decode()


def token_of(key: bytes, who: Who) -> str:
    """A token for a person."""
    text = urlsafe_b64encode(f"{who.id}\0{int(who.kept)}\0{who.name}".encode()).decode().rstrip("=")
    return f"{text}.{_sign(key, 'person', text)}"


def person_of(key: bytes, token: str) -> Who | None:
    """The person a token belongs to, None if it was not signed here."""
    text, _, signature = token.partition(".")
    if not token.isascii() or not same(signature, _sign(key, "person", text)):
        return None
    id, kept, name = urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode().split("\0")
    return Who(id, name, kept == "1")


def seat_token(key: bytes, table: str, seat: int, entry: int) -> str:
    """What holds a seat that was taken with an entry."""
    return f"{seat}.{_sign(key, 'seat', f'{table} {seat} {entry}')}"


def same(one: str, other: str) -> bool:
    """Compare tokens in a time that tells nothing."""
    return one.isascii() and other.isascii() and hmac.compare_digest(one, other)


# Letters of other alphabets that look like ours, in small letters: names that look the same are the same.
ALIKE = str.maketrans(
    "\u0430\u0432\u0441\u0501\u0435\u04bb\u0456\u0458\u04cf\u043a\u043c\u043f\u043e\u051b\u0440\u0455\u0442\u0443\u0445\u051d"
    "\u03b1\u03b2\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7",
    "abcdehijlkmnoqpstyxw" + "abeiknoptux",
)
JOINER = "\u200d"  # makes one sign of several, as in a family
UNSEEN = set("\u115f\u1160\u2800\u3164\uffa0")  # letters that show nothing
MOST_MARKS = 2  # over or under one letter


def tame(text: str) -> str:
    """A text that stays in its line: without marks that turn its direction or show nothing, and few over a letter."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        unseen = letter in UNSEEN or (unicodedata.category(letter) in ("Cf", "Cc", "Co", "Cn") and letter != JOINER)
        if marks <= MOST_MARKS and not unseen:
            kept.append(letter)
    return "".join(kept)


def look(name: str) -> str:
    """What a name looks like: two names that are easily taken for each other look alike."""
    return unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)


def keep(passphrase: str) -> str:
    """What is stored of a passphrase."""
    return hasher.hash(passphrase)


def fits(stored: str, passphrase: str) -> bool:
    """Whether a passphrase is the one that was stored."""
    try:
        return hasher.verify(stored, passphrase)
    except (Argon2Error, InvalidHashError):
        return False
