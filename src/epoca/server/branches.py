"""All that was tried from one position on, as a tree: moves that were taken back are not forgotten."""

from dataclasses import dataclass, field

from epoca.game import State


@dataclass
class Node:
    """A position, and the move that led to it; the first one has none."""

    parent: int
    seat: int
    move: str
    by: str  # as in the log
    state: State
    children: list[int] = field(default_factory=list)
    chances: tuple[float, ...] | None = None  # everybody's, as soon as somebody found out


class Branches:
    """Positions by their number, and the line on which the match stands now."""

    def __init__(self, start: State) -> None:
        self.nodes = [Node(-1, -1, "", "", start)]
        self.line = [0]

    @property
    def at(self) -> int:
        """Where the match stands."""
        return self.line[-1]

    @property
    def reply(self) -> Node | None:
        """What was played here last time."""
        known = self.nodes[self.at].children
        return self.nodes[known[0]] if known else None

    def play(self, seat: int, move: str, by: str, state: State) -> None:
        """Go on with a move, new or known."""
        here = self.nodes[self.at]
        known = next((child for child in here.children if self.nodes[child].move == move), None)
        if known is None:
            known = len(self.nodes)
            here.children.append(known)
            self.nodes.append(Node(self.at, seat, move, by, state))
        self.line.append(known)

    def cut(self, ply: int) -> None:
        """Go back to before move number `ply`."""
        del self.line[ply + 1 :]

    def path(self, node: int) -> list[int]:
        """The nodes from the first one to this one."""
        path = [node]
        while path[-1]:
            path.append(self.nodes[path[-1]].parent)
        return path[::-1]
