"""Test vectors of edition 2, for a second implementation: `python3 -m tests.table.fair.two.vectors` writes them."""

import json
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tests.table.fair.two.tables import CURVES, NAMES, Party, all_sealed, at_random, first, master, read
from vernissage.table.fair.two.basis import DRAWS, LABELS, Keyed, answer_bytes, digest, grown, u16
from vernissage.table.fair.two.draft import Keys, crypted
from vernissage.table.fair.two.items import Answered, Note, Opened, Sealed, Shown, coming_back, consent, head, signed
from vernissage.table.fair.two.record import Record

FILE: Final = Path(__file__).parents[3] / "golden" / "fair" / "two" / "vectors.json"
_ODDS: Final = [3, 1, 4, 1, 5]
_GAMES: Final[list[tuple[str, dict[str, int], int, tuple[int, ...], bool]]] = [
    ("canvas", {}, 3, (), False), ("art-society", {"closing": 0}, 3, (1,), False), ("avant-carde", {}, 2, (), False),
    ("avant-carde", {"patrons": 1}, 2, (), True), ("avant-carde", {"patrons": 2}, 2, (), False),
]  # fmt: skip


class _Say(NamedTuple):
    at: int
    rows: tuple[int, ...]
    verb: str = "say"


def made() -> dict[str, Any]:
    """All vectors; bytes are hexadecimal digits."""
    a = _Say(-1, (0, 300, -32768))
    m = master(1, 0)
    secret = digest("key", m)
    key = CURVES.public(secret)
    other = digest("key", master(1, 1))
    chain = grown(digest("chain", m), key, DRAWS)
    items = (Shown(3, chain[4]), Sealed(bytes(16)), Opened(1, chain[2], (a,)), Answered(a))
    one = head(bytes(32), 1, (Note("step", 2, 1), Note("shut", 0)), items)
    keys = [Keys(CURVES, s, CURVES.public(s), (), b"") for s in (secret, other)]
    shared = keys[0].shared(keys[1].key)
    assert shared == keys[1].shared(key)
    return {
        "digest": [{"purpose": "p", "parts": ["", "00", "6162"], "is": digest("p", b"", b"\0", b"ab").hex()}],
        "answer": {"fields": [-1, [0, 300, -32768]], "verb": "say", "is": answer_bytes(a).hex()},
        "device": {
            "master": m.hex(), "secret": secret.hex(), "key": key.hex(), "anchor": chain[0].hex(),
            "elements": {str(n): chain[n + 1].hex() for n in (0, 1, 2, 500, LABELS - 1)},
        },
        "draw": {"entropy": bytes(32).hex(), "odds": _ODDS, "is": [Keyed(bytes(32)).weighted(j, _ODDS) for j in range(20)]},
        "head": {"before": bytes(32).hex(), "party": 1, "items": [i.packed.hex() for i in items], "is": one.hex()},
        "signed": {"head": one.hex(), "box": bytes(16).hex(), "is": signed(one, bytes(16)).hex()},
        "consent": {"k": 7, "party": 2, "reason": 1, "is": consent(bytes(32), 7, one, 2, 1).hex()},
        "back": {"k": 7, "party": 2, "is": coming_back(bytes(32), 7, 2).hex()},
        "box": {
            "shared": shared.hex(), "plain": bytes(24).hex(), "seal": bytes(16).hex(),
            "is": crypted(bytes(24), shared, bytes(16)).hex(),
        },
        "public": digest("public", bytes(32), u16(5), bytes(32), b"\0" + chain[6], b"\1" + chain[6]).hex(),
        "games": [_game(*case) for case in _GAMES],
    }  # fmt: skip


def _game(key: str, options: dict[str, int], people: int, bots: tuple[int, ...], live: bool) -> dict[str, Any]:
    """A game's beginning, of the live one until a part is in stretches: the link, and what follows from it."""
    if live:
        party = Party(key, people, options, salt=10, live=True).go(at_random(Random(10)), until=_in_stretches)
        return {"masters": [master(10, i).hex() for i in range(people)], "link": party.text, **told(party.record)}
    if options.get("patrons") == 2:  # Parisians, until cards lie concealed
        party = Party(key, people, options, salt=10).go(at_random(Random(10)), until=lambda r: r.round is not None)
        return {"masters": [master(10, i).hex() for i in range(people)], "link": party.text, **told(party.record)}
    party = Party(key, people, options, salt=1, bots=bots).go(first, hops=9)
    if key != "canvas":
        party.go(first, until=all_sealed)
    r = party.record
    return {
        "masters": [master(1, i).hex() for i in range(people)],
        "names": list(NAMES[:people]),
        "link": party.text,
        **told(r),
    }


def _in_stretches(r: Record) -> bool:
    return r.phase is not None and any(here.earlier for here in r.phase.places.values())


def told(r: Record) -> dict[str, Any]:
    """What a record says, for comparing."""
    places = {} if r.phase is None else r.phase.places
    veils = {} if r.round is None else {"veils": {str(p): veil.packed.hex() for p, veil in r.round.veils.items()}}
    return veils | {
        "id": r.table.id.hex(), "words": r.words, "authors": r.authors, "heads": [h.hex() for h in r.heads], "shown": r.shown,
        "label": r.label, "entropy": r.entropy.hex(), "next": r.author(),
        "draws": [[d.label, list(d.who), list(r.match.turns[d.ply].action[:-1])] for d in r.drawn],  # type: ignore[index]
        "places": {
            str(p): [h.deal.hex(), h.seal.hex(), h.box.hex(), *([h.label] if h.earlier else [])] for p, h in places.items()
        },
    }  # fmt: skip


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=1) + "\n")


def stored() -> dict[str, Any]:
    """The vectors as they are kept."""
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


__all__ = ["FILE", "made", "read", "stored", "told"]
