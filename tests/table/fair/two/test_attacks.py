"""What attackers of each size get by valid messages, on real games: the outcome is the word of its cell (see `cells`).

Most attackers here need no changed program: they agree, leave, look, say that a box is shut, join last. Where one is changed,
it writes what it likes, and is refused by every other device.
"""

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.marks import rest_seldom
from tests.sure import sure
from tests.table.fair.tables import evenly, joined
from tests.table.fair.two import test_concealed, test_live
from tests.table.fair.two.cells import CELLS, TRIED, cell, table
from tests.table.fair.two.tables import (
    CURVES,
    HIDING,
    REAL,
    Party,
    all_sealed,
    at_random,
    first,
    last,
    master,
    may_begin,
    read,
    set_up,
    some_sealed,
)
from vernissage.games import GAMES
from vernissage.table import link
from vernissage.table.fair import device as older
from vernissage.table.fair import text as older_text
from vernissage.table.fair import two
from vernissage.table.fair.trouble import Fork, Refused
from vernissage.table.fair.two import device as device_of
from vernissage.table.fair.two import text as text_of
from vernissage.table.fair.two.basis import Keyed, digest, u8, u16
from vernissage.table.fair.two.device import Device, restored
from vernissage.table.fair.two.draft import Draft, unboxed
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.items import Note, consent
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import LONGEST, ROOM, decode, encode, encode_invitation
from vernissage.table.link import BadLink


def _named(x: Any) -> str:
    return x if isinstance(x, str) else "-".join(f"{name}{value}" for name, value in x.items())


every_game = pytest.mark.parametrize(("key", "options"), REAL, ids=_named)
few_games = pytest.mark.parametrize(("key", "options"), rest_seldom(REAL, often=3), ids=_named)
hiding_game = pytest.mark.parametrize(("key", "options"), HIDING, ids=_named)


def refused(party: Party, text: str, *whys: str) -> None:
    """No device takes the link, warm or cold, and nothing has changed."""
    with pytest.raises(Refused):
        decode(text, GAMES, CURVES)
    for device in party.devices:
        kept = device.text
        with pytest.raises(Refused) as bad:
            device.receive(text)
        assert not whys or bad.value.why in whys
        assert device.text == kept


def playing(key: str, options: dict[str, int], people: int = 3, hops: int = 4, salt: int = 0) -> Party:
    """Some messages after the set-up, with somebody waited for."""
    return Party(key, people, options, salt).go(first, until=set_up).go(first, hops=hops)


def forced_step(party: Party, signers: dict[int, bytes], attacker: int) -> str:
    """What a changed program makes of a step that begins its message, with such consents beside it."""
    waited = party.waited
    device = party.devices[attacker]
    linked = replace(device.linked, reason=1, consents=signers)  # type: ignore[type-var]
    record = linked.record.copy()
    author = record.begin([Note("step", waited, 1)])
    at = record.at
    payload = _rest(record)
    signature = CURVES.sign(party.devices[author].keys.secret, payload)  # as if the author were the attacker
    proofs = {(k, p): signers.get(p, bytes(64)) for k, p, _ in record.owed()}
    assert all(k == at for k, _ in proofs)
    return encode(Linked(record, {**linked.signatures, author: signature}, proofs))


def _rest(record: Record) -> bytes:
    """The message with its first answers, whatever they are."""
    while record.sitting is None and (options := record.choices()) and record.dark is None:
        record.answer(options[0])
    if record.sitting is not None and record.phase is not None:
        record.seal(bytes(16), bytes(16 + 4 * 2))
    return record.end()


# -- going on without somebody -----------------------------------------------------------------------------------------


@pytest.mark.slow
@every_game
@cell("go on without somebody present", "one", "host")
def test_nobody_is_left_out_without_the_signatures_of_all_others(key: str, options: dict[str, int]) -> None:
    party = playing(key, options, 4)
    r = party.record
    victim = party.waited
    others = [p for p in range(4) if p != victim]
    said = consent(r.table.id, r.at, r.heads[-1], victim, 1)
    good = {p: CURVES.sign(party.devices[p].keys.secret, said) for p in others}
    foreign = consent(Party(key, 4, options, salt=9).record.table.id, r.at, r.heads[-1], victim, 1)
    for bad in (
        {}, {others[0]: good[others[0]]}, {p: good[p] for p in others[:2]}, dict.fromkeys(others, good[others[0]]),
        {**good, others[2]: CURVES.sign(party.devices[others[2]].keys.secret, foreign)},
        {**good, others[2]: CURVES.sign(party.devices[others[2]].keys.secret, said[:-1] + b"\0")},
    ):  # fmt: skip
        device = party.devices[others[0]]
        with pytest.raises(Refused):
            Draft(replace(device.linked, reason=1, consents=bad), others[0], device.keys, [Note("step", victim, 1)]).finish()  # type: ignore[type-var]
        try:
            text = forced_step(party, bad, others[0])
        except Refused:
            continue
        refused(party, text, "consent", "signature")


@pytest.mark.slow
@every_game
@cell("go on without somebody present", "pair", "n-1")
def test_all_others_together_do_not_take_the_device_of_the_one_who_is_there_along(key: str, options: dict[str, int]) -> None:
    party = playing(key, options)
    victim = party.waited
    device, before = party.devices[victim], party.text
    for other in range(3):
        if other != victim:
            party.devices[other].receive(text := party.text)
            party.text = party.devices[other].agree(1)
            assert text
    assert device.receive(party.text) in ("consents", "same")
    for other in range(3):
        party.devices[other].receive(party.text)
    author = next(p for p in range(3) if p != victim and may_begin(party.devices[p]))
    text = party.sends(party.devices[author], first)
    assert device.receive(text) == "stepped"
    assert device.record is not None
    assert device.record.heads == read(before).record.heads
    third = ({0, 1, 2} - {victim, author}).pop()
    assert party.devices[third].receive(text) == "new"  # it has agreed
    answered = party.sends(device, first)
    with pytest.raises(Fork):
        party.devices[third].receive(answered)


@cell("go on without somebody present", "host")
def test_a_host_with_a_bot_and_one_guest_are_two() -> None:
    party = Party("canvas", 2, bots=(1,)).go(first, until=set_up).go(first, hops=3)
    assert not any(d.may_agree() for d in party.devices)
    for device in party.devices:
        with pytest.raises(Refused):
            device.agree(1)
    waited = party.waited
    with pytest.raises(Refused):
        party.record.copy().begin([Note("step", waited, 1)])


@pytest.mark.slow
@every_game
@cell("leave to have a draw made anew", "pair")
def test_a_draw_that_is_made_anew_takes_labels_that_nobody_has_shown(key: str, options: dict[str, int]) -> None:
    """A step at each message of a game's beginning: what lay face down then comes from elements that nobody has shown yet."""
    party, anew = Party(key, 4, options).go(first, until=set_up), 0
    for _ in range(14):
        r = party.record
        waited = r.author()
        if waited is None:
            break
        trial = r.copy()
        lay = trial.dark
        trial._step_over(Note("step", waited, 2))
        if lay is not None and waited in lay.who:
            anew += 1
            assert trial.dark is not None
            assert waited not in trial.dark.who
            assert len(set(trial.dark.who)) == 2
            assert all(r.shown[p] < trial.dark.label for p in range(4))
        party.go(first, hops=1)
    assert anew


@pytest.mark.slow
@few_games
def test_a_game_goes_on_without_somebody_to_its_end(key: str, options: dict[str, int]) -> None:
    party = playing(key, options, 4 if key == "avant-carde" else 3)
    waited = party.record.author()
    party.goes_on_without(last)
    party.go(last, hops=40)
    assert waited in party.record.gone
    assert read(party.text).record.match.turns == party.record.match.turns


# -- what lies face down -----------------------------------------------------------------------------------------------


def _drawn(party: Party) -> list[Any]:
    """The draws so far; of concealed cards the public ones, as the secret ones are told later, which also moves plies."""
    turns, veiled = party.record.match.turns, party.record.table.concealing is not None
    if veiled:
        return [(d.label, d.who, turns[d.ply].action) for d in party.record.drawn if not d.secret]
    return [(d, turns[d.ply].action) for d in party.record.drawn]


@pytest.mark.slow
@few_games
@cell("steer a draw or hand by messages, masters, joining", "one", "pair")
def test_blind_or_a_look_first_gives_the_same(key: str, options: dict[str, int]) -> None:
    """At each point where an answer can be given blind, it is given once blind and once after a look: labels, parties, draws
    and hands are the same from there on.
    """
    party, tried = Party(key, 3, options).go(first, until=set_up), 0
    dice = Random(4)
    for _ in range(40):
        if party.record.author() is None or tried > 6:
            break
        device = party.author()
        draft = device.draft()
        while draft.decision is not None and not draft.dark:
            draft.answer(dice.choice(list(draft.choices)))
        answers = list(draft.answers)
        if draft.dark and draft.choices:
            tried += 1
            a = dice.choice(list(draft.choices))
            ends = []
            for looks in (False, True):
                copy = Party.__new__(Party)
                copy.devices = [restored(GAMES, CURVES, d.stored()) for d in party.devices]
                copy.longest = 0
                left = [*answers, a]

                def choose(draft: Draft, left: list[Any] = left, looks: bool = looks) -> Any:
                    if left and not (draft.dark and looks):
                        return left.pop(0)
                    return None if draft.dark else draft.choices[0]

                copy.text = copy.sends(copy.devices[device.party or 0], choose)
                copy.opened()
                copy.go(choose, hops=8)
                ends.append(_drawn(copy))
            n = min(map(len, ends))
            assert n >= len(_drawn(party))
            assert ends[0][:n] == ends[1][:n]
        party.text = party.sends(device, lambda draft, answers=answers: answers.pop(0) if answers else None)  # type: ignore[misc]
        party.opened()
    if key == "avant-carde":
        assert tried


@pytest.mark.slow
@cell("choose the set-up", "pair", "n-1", "one")
def test_whoever_joins_last_and_the_host_cannot_choose_the_set_up() -> None:
    """They try masters until the first card would be the wanted one, whatever they take for the element they lack: it comes as
    often as by chance.
    """
    game = GAMES["canvas"]
    came, tables = 0, 24
    for i in range(tables):
        ann, ben = Device(GAMES, CURVES, master(500 + i, 0)), Device(GAMES, CURVES, master(500 + i, 1))
        found: Any = ben.join(ann.join(Invitation(game, game.defaults, 3), "Ann"), "Ben")  # type: ignore[arg-type]
        for n in range(40):
            cy = Device(GAMES, CURVES, master(1_000 + i, n))
            linked: Any = cy.join(found, "Cy")
            if _first_card(linked.record, [ann.keys.chain[1], bytes(16), cy.keys.chain[1]]) == 0:
                break
        else:
            continue
        truth = _first_card(linked.record, [d.keys.chain[1] for d in (ann, ben, cy)])
        came += truth == 0
    assert came < tables / 2  # by chance one in many cards


def _first_card(r: Record, elements: list[bytes]) -> int:
    """Which half of the outcomes the first draw would be of, 0 to 3, by these elements."""
    entropy = digest("set-up", r.table.id, u16(0), r.table.id, *(u8(p) + e for p, e in enumerate(elements)))
    return Keyed(entropy).weighted(0, [1, 1, 1, 1])


@pytest.mark.slow
@every_game
@cell("foresee a public draw", "one", "host")
def test_one_party_does_not_know_a_draw_that_another_has_yet_to_show_for(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(first, until=lambda r: set_up(r) and r.dark is not None)
    r = party.record
    assert r.dark is not None
    for p, device in enumerate(party.devices):
        assert device.record is not None
        lacks = [q for q in r.dark.who if q != p and r.shown[q] < r.dark.label]
        if p in r.dark.who and not lacks:
            continue
        for q in lacks:
            with pytest.raises(Refused):
                device.record.elements.of(q, r.dark.label)
    odds = [1] * 5
    about = r.table.id, u16(r.dark.label), r.entropy
    seen = Counter(Keyed(digest("public", *about, digest("x", u16(i)))).weighted(0, odds) for i in range(2_000))
    assert evenly([seen[i] for i in range(5)], odds) < 4


@pytest.mark.long
@cell("steer a draw or hand by messages, masters, joining", "pair")
def test_a_million_draws_are_even_with_a_pair_that_tries_to_bend_them() -> None:
    """The pair tries masters for both, and takes those that look best for some element of the third."""
    odds = (3, 1, 2, 5, 1)
    counts, rng = [0] * len(odds), Random(7)

    def drawn(id_: bytes, last: bytes) -> Keyed:
        own = [u8(p) + e for p, e in enumerate((id_[:16], id_[16:], last))]
        return Keyed(digest("public", id_, u16(2), id_, *own))

    for n in range(10_000):
        honest = rng.randbytes(16)
        tries = [digest("bent", u16(n), u16(k)) for k in range(3)]
        source = drawn(max(tries, key=lambda id_: drawn(id_, bytes(16)).weighted(0, odds) == 0), honest)
        for j in range(100):
            counts[source.weighted(j, odds)] += 1
    assert sum(counts) == 1_000_000
    assert evenly(counts, odds) < 3


# -- what is sealed ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@hiding_game
@cell("read a sealed part before the own seal, by link", "one", "host", "carrier")
def test_nobody_reads_a_box_before_it_has_sealed(key: str, options: dict[str, int]) -> None:
    """Also not a host whose bot sits among the others: both seal with one message."""
    people = 3
    party = Party(key, people, options, bots=(1,)).go(last, until=set_up)
    boxes = 0
    for _ in range(30):
        if party.record.author() is None:
            break
        party.go(last, hops=1)
        r = party.record
        for p, device in enumerate(party.devices):
            if r.phase is None or device.record is None:
                continue
            for other in r.phase.places:
                here = r.phase.places[other]
                if other != p and here.box and p not in r.phase.places:
                    boxes += 1
                    assert unboxed(device.record.copy(), other, p, device.keys) is None
                    with pytest.raises(Refused):
                        device.record.elements.of(other, r.phase.secrets)
    assert boxes > 2


@pytest.mark.slow
@hiding_game
@cell("say falsely that a box is shut", "one", "host", "pair")
def test_a_box_that_is_said_to_be_shut_costs_a_message_and_nothing_else(key: str, options: dict[str, int]) -> None:
    party = Party(key, 3, options).go(last, until=all_sealed)
    honest = deepcopy_of(party)
    honest.go(last, until=lambda r: r.phase is None)
    reader = party.author()
    assert reader.linked is not None
    record = reader.linked.record.copy()
    record.elements.own(reader.party or 0, reader.keys.chain)
    record.begin()
    me = sure(record.now)
    for other in record.openable():
        if other != me and not _plain(record, other):
            record.shut(other)
    for other in record.openable():
        record.open(other, sure(unboxed(record, other, me, reader.keys)))
    signature = CURVES.sign(reader.keys.secret, record.end())
    party.text = encode(Linked(record, {**reader.linked.signatures, me: signature}))
    for device in party.devices:
        device.receive(party.text)
    waited = party.record.author()
    assert waited != me
    assert not any(d.linked is not None and set(party.record.gone) for d in party.devices)
    party.go(last, until=lambda r: r.phase is None)
    start = min(len(honest.record.match.turns), len(party.record.match.turns))
    assert party.record.match.turns[:start] == honest.record.match.turns[:start]
    assert [n.kind for _, n in party.record.notes] == ["shut"]


def _plain(record: Record, party: int) -> bool:
    return record.phase is None or record.phase.places[party].part is not None


def deepcopy_of(party: Party) -> Party:
    """The same table, from copies of all storages."""
    out = Party.__new__(Party)
    out.devices = [restored(GAMES, CURVES, deepcopy(d.stored())) for d in party.devices]
    out.text, out.longest = party.text, 0
    return out


@pytest.mark.slow
@hiding_game
@cell("change, lengthen a link or box", "one", "carrier")
def test_a_carrier_changes_nothing_in_a_box_or_in_what_is_left_of_it(key: str, options: dict[str, int]) -> None:
    """Every bit of a box is signed, and no text says how long one is: for devices that know the game, and that do not."""
    for until in (some_sealed, lambda r: bool(r.lent())):
        party = Party(key, 3, options).go(last, until=until)
        linked = read(party.text)
        r, tried = linked.record, 0
        for p in range(3):
            for i in range(16):
                changed = r.copy()
                here = changed.phase.places.get(p) if changed.phase is not None else None
                if here is not None and here.box:
                    here.box = here.box[:i] + bytes([here.box[i] ^ 1]) + here.box[i + 1 :]
                elif p in r.lent():
                    changed.boxed[p] = r.boxed[p][:i] + bytes([r.boxed[p][i] ^ 1]) + r.boxed[p][i + 1 :]
                else:
                    continue
                tried += 1
                text = encode(replace(linked, record=changed))
                refused(party, text, "signature")
                stranger = Device(GAMES, CURVES)
                with pytest.raises(Refused):
                    stranger.receive(text)
        assert tried >= 16


@cell("change, lengthen a link or box", "carrier")
def test_a_link_that_leaves_no_room_is_not_taken() -> None:
    with pytest.raises(BadLink) as bad:
        Device(GAMES, CURVES).receive("A" * (LONGEST - ROOM + 1))
    assert bad.value.reason == "long"


@pytest.mark.slow
@few_games
@cell("change what is sealed, signed, named", "one", "carrier")
def test_no_changed_digit_is_taken(key: str, options: dict[str, int]) -> None:
    party, dice, found = playing(key, options, hops=7), Random(3), list[list[link.Digit]]()
    written = text_of._text
    with pytest.MonkeyPatch.context() as spy:
        spy.setattr(text_of, "_text", lambda digits: found.append(list(digits)) or written(digits))
        assert encode(party.linked) == party.text
    for _ in range(150):
        digits = list(found[0])
        for at in (i for i in dice.choices(range(len(digits)), k=2) if digits[i][1] > 1):
            value, radix = digits[at]
            digits[at] = (value ^ 1 << dice.randrange(radix.bit_length() - 1)) % radix, radix
        text = written(digits)  # the check is no protection: anybody can write it
        for device in (party.devices[0], Device(GAMES, CURVES)) if text != party.text else ():
            with pytest.raises((BadLink, Refused)):
                device.receive(text)


# -- joining, words, histories -----------------------------------------------------------------------------------------


@cell("equal words at two tables", "one", "n-1")
def test_words_are_there_when_all_have_shown_and_depend_on_everybody() -> None:
    party = Party("canvas", 3)
    assert party.record.words == ""
    party.go(first, hops=1)
    assert party.record.words == ""
    party.go(first, hops=1)
    words = party.record.words
    assert len(words.split()) == 3
    own = [party.record.elements.of(p, 0) for p in range(3)]
    for p in range(3):
        other = [*own]
        other[p] = bytes(16)
        assert party.record.table.words(tuple(other)) != words


@pytest.mark.slow
@every_game
@cell("two histories", "one", "pair")
def test_two_histories_are_a_fork(key: str, options: dict[str, int]) -> None:
    party = playing(key, options)
    liar = party.author()
    twin = restored(GAMES, CURVES, liar.stored())
    one = party.sends(liar, first)
    try:
        two = party.sends(twin, at_random(Random(5), looks=0))
    except Refused:
        pytest.skip("nothing to choose")  # the twin cannot end a message so: there is no second history
    if one == two:
        pytest.skip("nothing to choose")  # both have said the same: there is no second history
    honest = party.devices[((liar.party or 0) + 1) % 3]
    assert honest.receive(one) == "new"
    with pytest.raises(Fork):
        honest.receive(two)


def test_a_device_shows_nothing_for_another_table() -> None:
    """An element of label 0 is shown only for the table that was agreed to: a master serves the first only."""
    game = GAMES["canvas"]
    ann, ben, cy = (Device(GAMES, CURVES, master(7, i)) for i in range(3))
    one: Any = ann.join(Invitation(game, game.defaults, 3), "Ann")
    two: Any = ben.join(one, "Ben")
    other: Any = Device(GAMES, CURVES, master(8, 1)).join(one, "Ben")
    linked: Any = cy.join(other, "Cy")
    with pytest.raises(Refused):
        ben.receive(encode(linked))
    assert ben.record is None
    assert two.entries[1].key != other.entries[1].key


@pytest.mark.parametrize(
    ("there", "alike"),
    [("Ann", "\u0410nn"), ("Zo\xeb", "Zoe\u0308"), ("Bill", "BiIl"), ("\u0418\u0432\u0430\u043d", "\u0418\u0432a\u043d")],
)
def test_nobody_joins_or_shows_a_number_beside_a_name_that_looks_like_another(there: str, alike: str) -> None:
    """By letters of other alphabets, by marks in characters of their own. What has no width or turns directions is in no name.
    A changed program joins so all the same: no device takes that on, and none signs there.
    """
    game = GAMES["canvas"]
    ann, mal, cy = (Device(GAMES, CURVES, master(7, i)) for i in range(3))
    asked: Any = ann.join(Invitation(game, game.defaults, 3), there)
    before = ann.text
    with pytest.raises(Refused) as bad:
        mal.join(asked, alike)
    assert bad.value.why == "names"
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(device_of, "distinct", lambda entries: None)
        joined: Any = mal.join(asked, alike)
        whole: Any = Device(GAMES, CURVES, master(7, 2)).join(joined, "Cy")
    for device, text in ((cy, encode_invitation(joined)), (ann, encode_invitation(joined)), (ann, encode(whole))):
        with pytest.raises(Refused) as bad:
            device.receive(text)
        assert bad.value.why == "names"
    assert ann.text == before
    assert Device(GAMES, CURVES, master(7, 1)).join(asked, f"{there} (2)")


@pytest.mark.parametrize(
    "fair",
    [
        (Device, Invitation, encode_invitation, Device.join),
        (older.Device, older_text.Invitation, older_text.encode_invitation, joined),
    ],
)
def test_whoever_passes_an_invitation_on_cannot_change_what_is_played(fair: tuple[Any, ...]) -> None:
    """Not even before the game has begun, by an invitation that one more person has joined."""
    device, invitation, written, join = fair
    game = GAMES["art-society"]
    ann, ben = (device(GAMES, CURVES, master(7, i)) for i in range(2))
    asked = join(ann, invitation(game, {**game.defaults, "closing": 0}, 3), "Ann")
    changed = join(ben, replace(asked, options={**game.defaults, "closing": 1}), "Ben")
    before = ann.text
    with pytest.raises(Refused):
        ann.receive(written(changed))
    assert ann.text == before


def test_each_cell_that_is_said_to_be_impossible_or_detected_was_tried() -> None:
    assert test_live  # which tries some of them, as does
    assert test_concealed
    said = {(what, who) for what, row in CELLS.items() for who, word in row.items() if word in ("I", "D")}
    missing = said - TRIED
    assert {what for what, _ in said} - {what for what, _ in TRIED} <= {
        "see the set-up, then 'lose' the table", "hide an answer and use consents",
        "look ahead in the own deck in one's part, by link", "exhaust a live table",
    }, missing  # fmt: skip


def test_the_readme_has_this_table() -> None:
    text = (Path(two.__path__[0]) / "README.md").read_text(encoding="utf-8")
    assert text.count("cells.py -->\n" + table() + "\n<!-- cells end -->") == 1
