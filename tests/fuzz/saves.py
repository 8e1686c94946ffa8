"""Broken saves: what is damaged is told and kept, the latest good version opens, and nothing illegal comes out."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.fuzz.disk import Disk, Tab
from tests.fuzz.games import nested, random_match, same
from vernissage.games import GAMES
from vernissage.page.keeping import record as text_of
from vernissage.page.keeping.record import BadSave, Result, Save
from vernissage.page.keeping.saves import Shelf
from vernissage.table import slices
from vernissage.table.link import Player, encode
from vernissage.table.match import Match

GAME = "it"
STRANGE: list[Any] = [
    None, True, -1, 1 << 60, 10**400, 1.5, float("nan"), "", "x" * 10_000, "<b>x</b>", "a\u202eb", "a\x00b", "\ud800",
    "..", "go", [], [[]], [["Ann", 0]], [["Ann"]], [["Ann", 10]], [[1, 2]], {}, {"a": "b"}, {"A B": 1}, [[0], [9]], [[1], [0]],
]  # fmt: skip


def cases(n: int, seed: int) -> Iterator[str]:
    """So many broken saves and files; yields what came of each."""
    rng = Random(seed)
    good = [_saved(rng) for _ in range(40)]
    for _ in range(n):
        disk, match = rng.choice(good)
        case = Disk()
        case.texts = dict(disk.texts)
        try:
            outcome = _broken_file(case, rng) if rng.random() < 0.2 else _broken_save(case, match, rng)
            yield f"{match[0].game.key}: {outcome}"
        except BaseException as e:
            e.add_note(f"broken by {case.texts!r}")
            raise


def _saved(rng: Random) -> tuple[Disk, list[Match[Any]]]:
    """A storage with one game of 2 to 4 versions, and their matches, oldest first."""
    disk = Disk()
    shelf = Shelf(Tab(disk), "w")
    game = GAMES[rng.choice(["null"] * 5 + list(GAMES))]  # the quick one mostly: what breaks is the text, not the rules
    match = random_match(game, rng, rng.randrange(12))
    players = tuple(Player(rng.choice(("Ann", "Łucja", "")), rng.randrange(3)) for _ in range(match.seats))
    matches = []
    for now in range(rng.randrange(2, 5)):
        if (d := match.decision) is not None:
            match.answer(rng.choice(list(game.options(match.state, d))))
        matches.append(Match.replay(game, match.seats, match.options, match.seed, match.answers))
        result = Result(game.scores(match.state), game.winners(match.state)) if match.decision is None else None
        saved = Save(game.key, encode(match), players, "Tuesday", {"round": now}, ("practice",), 5, 0, result)
        assert shelf.save(GAME, saved, now).problem is None
    return disk, matches


def _broken_save(disk: Disk, matches: list[Match[Any]], rng: Random) -> str:
    """Breaks the newest version, and opens the game."""
    key = max(disk.texts, key=lambda k: int(k.split("/")[2].split("-")[0]))
    whole = disk.texts[key]
    deep = rng.random() < 0.4
    bad = _tampered(whole, rng) if deep else _mutated(whole, rng)
    if bad == whole:
        return "not broken"
    disk.texts[key] = bad
    shelf = Shelf(Tab(disk), "v")
    shelf.games()
    shelf.history()
    shelf.export()
    loaded = shelf.load(GAME)
    assert disk.texts[key] == bad, "the bad one was not kept"
    if loaded.problem is not None:
        assert loaded.match is None
        assert deep or loaded.problem == "newer", loaded
        return f"problem: {loaded.problem}"
    assert loaded.match is not None
    assert loaded.record is not None
    _is_legal(loaded.match, loaded.record)
    assert shelf.save(GAME, loaded.record, 99).problem is None
    assert disk.texts[key] == bad, "the bad one was written over"
    if loaded.damaged:
        assert loaded.damaged == (key,)
        assert same(loaded.match, matches[-2])
        return "the version before was opened"
    assert deep, "a changed save was taken for whole"
    return "opened, with fields that may be"


def _is_legal(match: Match[Any], record: Save) -> None:
    again = Match.replay(match.game, match.seats, match.options, match.seed, match.answers)
    assert same(again, match)
    assert text_of.read(text_of.write(record)) == record
    for player in record.players:
        assert player.name.isprintable()
        assert "<" not in player.name


def _broken_file(disk: Disk, rng: Random) -> str:
    """Breaks an exported file, and takes it in on a shelf that has the game already."""
    shelf = Shelf(Tab(disk), "v")
    raw = {"file": "vernissage storage", "schema": 1, "entries": disk.texts}
    whole = shelf.export() if rng.random() < 0.7 else json.dumps(raw)
    how = rng.random()
    if how < 0.5:
        bad = _mutated(whole, rng)
    elif how < 0.6:
        bad = nested(_depth(rng), rng.randrange(5))
        bad = rng.choice((bad, whole.replace(": ", ": " + bad + ",", 1), whole + bad))
    else:
        data = json.loads(whole)
        _replace_something(data, rng)
        if rng.random() < 0.5:
            for game in data["games"] if isinstance(data.get("games"), list) else ():
                if isinstance(game, dict) and isinstance(game.get("save"), str):
                    game["save"] = _tampered(game["save"], rng)
        bad = json.dumps(data)
    before = dict(disk.texts)
    report = slices.whole(shelf.take_in(bad))
    assert before.items() <= disk.texts.items(), "something here was written over"
    for game_id in report.added:
        assert game_id != GAME
        loaded = shelf.load(game_id)
        assert loaded.problem in (None, "edition"), loaded
        if loaded.match is not None and loaded.record is not None:
            _is_legal(loaded.match, loaded.record)
    if report.problem:
        return f"file refused: {report.problem}"
    why = {reason for _, reason in report.refused}
    return f"file: {len(report.added)} taken in, {report.same} the same, refused: {', '.join(sorted(why)) or 'none'}"


def _mutated(text: str, rng: Random) -> str:
    """The text with a few characters changed, cut or doubled."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        i, j = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        text = rng.choice(
            (
                text[:i] + chr(rng.choice((rng.randrange(32, 127), rng.randrange(0x2100), 0xD800))) + text[i + 1 :],
                text[:i] + rng.choice('{}[]",:0x\n ') + text[i:],
                text[:i],
                text[:i] + text[i + 1 :],
                text[:i] + text[j:],
                text[:j] + text[i:j] + text[j:],
                "[" * 5_000 if rng.random() < 0.05 else text[1:],
            )
        )[:50_000]
    return text


def _depth(rng: Random) -> int:
    """From 10 to a million, small ones as often as large ones."""
    return int(10 ** rng.uniform(1, 6))


def _tampered(save: str, rng: Random) -> str:
    """The save with a field changed and a check that is right for it: as somebody might make to do harm."""
    try:
        data = json.loads(text_of.intact(save))
    except BadSave:
        return save
    _replace_something(data, rng)
    if rng.random() < 0.05:
        body = nested(_depth(rng), rng.randrange(5))
        return f"vernissage-save 1 {text_of._check('1', body):08x}\n{body}"
    try:
        body = json.dumps(data, ensure_ascii=rng.random() < 0.5, separators=(",", ":"))
    except (TypeError, ValueError):
        return save
    schema = "2" if rng.random() < 0.05 else "1"
    return f"vernissage-save {schema} {text_of._check(schema, body):08x}\n{body}"


def _replace_something(data: Any, rng: Random) -> None:
    """Puts something strange into a random place of JSON's data, or takes a name away, or adds one."""
    while isinstance(data, (dict, list)) and data:
        place = rng.choice(list(data)) if isinstance(data, dict) else rng.randrange(len(data))
        inner = data[place]
        if isinstance(inner, (dict, list)) and inner and rng.random() < 0.7:
            data = inner
        elif isinstance(inner, str) and rng.random() < 0.5:
            data[place] = _mutated(inner, rng)
            return
        elif rng.random() < 0.8 or isinstance(data, list):
            data[place] = rng.choice(STRANGE)
            return
        elif rng.random() < 0.5:
            del data[place]
            return
        else:
            data["more"] = rng.choice(STRANGE)
            return
