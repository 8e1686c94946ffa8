"""Cards that stay concealed between devices: nobody else can know their faces, and nobody can exchange them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.marks import rest_seldom
from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CONCEALING, CURVES, Party, filled, first, master, read, set_up
from vernissage.games import GAMES
from vernissage.table.fair import entries as older
from vernissage.table.fair.report import noted
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two import veil as veils
from vernissage.table.fair.two.device import Device, restored
from vernissage.table.fair.two.draft import Draft, lifted, own_match
from vernissage.table.fair.two.entries import Invitation
from vernissage.table.fair.two.items import Note, TurnedUp, Veil
from vernissage.table.fair.two.linked import Linked
from vernissage.table.fair.two.making import Making
from vernissage.table.fair.two.opening import Opening
from vernissage.table.fair.two.phase import OwnPart
from vernissage.table.fair.two.record import Record
from vernissage.table.fair.two.text import decode, encode
from vernissage.table.fair.two.veil import Round
from vernissage.table.game import BACK, CHANCE
from vernissage.table.link import BadLink

KEY = "avant-carde"
every_set = pytest.mark.parametrize("options", rest_seldom(o for _, o in CONCEALING), ids=["parisians", "londoners"])
every_way = pytest.mark.parametrize(
    ("options", "live"),
    [pytest.param(options, live, id=f"{name}-{way}", marks=[pytest.mark.long] * (name != often))
     for live, way, often in ((False, "by link", "parisians"), (True, "live", "londoners"))
     for (_, options), name in zip(CONCEALING, ("parisians", "londoners"), strict=True)],
)  # fmt: skip
"""Both sets by link and live; on each change one of them by link, the other live."""


def keen(rng: Random) -> Any:
    """Somebody who conceals where that is possible, and turns up what lies concealed."""

    def choose(draft: Draft) -> Any:
        if draft.dark:
            return None
        hot = [a for a in draft.choices if a.verb in ("conceal", "play", "draw", "unveil", "trash", "use")]
        return rng.choice(hot if hot and rng.random() < 0.85 else list(draft.choices))

    return choose


def veiled(record: Record) -> bool:
    return record.round is not None


def at_a_veil(options: dict[str, int], people: int = 3, salt: int = 0, *, live: bool = False) -> Party:
    """A table at which somebody's cards lie concealed, and the others have yet to buy."""
    party = Party(KEY, people, options, salt, live=live).go(first, until=set_up)
    return party.go(keen(Random(salt)), hops=400, until=veiled)


def own(party: Party, p: int) -> Record:
    """The record as a party has it, which knows its secrets."""
    return sure(party.devices[p].record)


def part_of(party: Party, p: int) -> OwnPart:
    """What really is in somebody's part."""
    return sure(lifted(own(party, p), p))


def round_of(party: Party) -> Round:
    assert party.record.round is not None
    return party.record.round


def moments(party: Party, choose: Any, hops: int) -> Iterator[Record]:
    """The record after each of so many messages."""
    for _ in range(hops):
        if party.record.author() is None:
            return
        party.go(choose, hops=1)
        yield party.record


@pytest.mark.slow
@every_way
def test_what_is_asked_and_drawn_does_not_depend_on_what_lies_concealed(options: dict[str, int], live: bool) -> None:
    """The law of stand-ins: what everybody has, what its owner has, and what nobody has - all faces - look alike."""
    party, seen = at_a_veil(options, 3, 2, live=live), 0
    for r in moments(party, keen(Random(2)), 90):
        if r.round is None:
            continue
        game, public = r.match.game, r.match
        parts = {p: part_of(party, p) for p in r.round.owed}
        whole = r.copy()
        whole.replayed(whole.match, parts)
        for m in (whole.match, *(own_match(own(party, p), p) for p in parts)):
            assert game.view(m.state, None) == game.view(public.state, None)
            assert m.decision == public.decision
            if (d := m.decision) is not None:
                assert game.options(m.state, d) == game.options(public.state, d)
                assert d.seat != CHANCE or game.odds(m.state, d) == game.odds(public.state, d)
        seen += 1
    assert seen > 5


@pytest.mark.long
@every_set
def test_all_parts_that_look_the_same_have_the_same_veil_but_for_digests(options: dict[str, int]) -> None:
    """What is shown of a part follows from what everybody may know. From the twin, and from twins with other stand-ins, which
    are parts that look the same, comes the same twin again.
    """
    party, tried = Party(KEY, 2, options, 7).go(first, until=set_up), 0
    hides = sure(GAMES[KEY].concealing({**GAMES[KEY].defaults, **options}))
    for r in moments(party, keen(Random(7)), 120):
        if r.round is None or not r.round.owed:
            continue
        table, phase, start = r.table, r.round.phase, r.round.start
        for p in r.round.owed:
            (seat,) = table.seats[p]
            twin = r.round.veils[p].twin
            moves, end = veils.play_through(table, phase, p, part_of(party, p), start)
            for faces in [f for _, f in zip(range(6), hides.stand_ins(start, end, seat), strict=False)]:
                other = _with(r, p, moves, faces)
                if other is not None:
                    assert veils.twin_of(table, phase, p, other, start) == twin
                    tried += other != moves
    assert tried > 10


@pytest.mark.long
def test_stand_ins_are_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where decks were shuffled, so that few cards can lie there: nobody's game ends because none were found."""
    seat_twin, walk, walks, tried = veils._seat_twin, veils.walk, [0], list[int]()

    def counted(*args: Any) -> Any:
        walks[0] += 1
        return walk(*args)

    def measured(*args: Any) -> Any:
        before = walks[0]
        found = seat_twin(*args)
        tried.append(walks[0] - before)
        return found

    monkeypatch.setattr(veils, "walk", counted)
    monkeypatch.setattr(veils, "_seat_twin", measured)
    for salt in (12, 14):
        Party(KEY, 2, {"patrons": 2}, salt).go(first, until=set_up).go(keen(Random(salt)), hops=120)
    assert len(tried) > 20
    assert max(tried) < 10


def _with(r: Record, p: int, moves: list[veils.PartMove], faces: dict[int, int]) -> list[veils.PartMove] | None:
    """A part that looks the same and conceals these cards; None if there is none such."""
    assert r.round is not None
    game, hides, (seat,) = r.match.game, r.table.concealing, r.table.seats[p]
    assert hides is not None
    said = hides.said([m.action for m in moves if not m.chance], list(faces.values()))
    end = veils.walk(r.table, r.round.phase, r.round.start, (seat,), veils._following([m.action for m in moves]))
    left = [m for m in moves if not m.chance][-1].before
    out, twin = list[veils.PartMove](), veils._Twin(r.table, left, said, {**hides.line(end, seat), **faces})

    def own(s: Any, d: Any, who: int) -> Any:
        out.append(veils.PartMove(who, d.seat == CHANCE, twin.move(s, d, who), game.copy(s)))
        return out[-1].action

    try:
        same = veils.walk(r.table, r.round.phase, r.round.start, (seat,), own)
    except Refused:
        return None
    fits = hides.faces(same, seat) == faces and game.view(same, None) == game.view(end, None)
    return out if fits else None


@pytest.mark.slow
@every_way
@cell("see another's concealed card", "one", "host", "pair", "n-1", "carrier")
def test_no_other_device_knows_a_face(options: dict[str, int], live: bool) -> None:
    """Neither what it shows, nor what it stores, nor anything that it holds taken for a salt tells what lies there."""
    party = at_a_veil(options, live=live)
    r = round_of(party)
    owner = r.owed[0]
    true, table = part_of(party, owner), party.record.table
    cards = veils.cards_of(table, r.phase.label, owner, true.secret, own_match(own(party, owner), owner).state)
    assert cards
    for p, device in enumerate(party.devices):
        if p == owner:
            continue
        record = sure(device.record)
        assert record.round is not None
        with pytest.raises(Refused):  # the secret that all salts follow from
            record.elements.secret(owner, record.phases)
        with pytest.raises(Refused):
            lifted(read(device.text).record, owner)
        for seat in (*record.table.seats[p], None):
            shown = record.match.view(seat).players[record.table.person(owner)]
            assert all(shown.line[card.place].card == BACK for card in cards)
        assert true.secret not in _all_bytes(device)
        held = [bytes(data[i : i + 16]) for data in _held(device) for i in range(len(data) - 15)]
        leaves = set(record.round.veils[owner].leaves)
        for card in cards:
            for salt in held:
                guesses = (card._replace(salt=salt, face=face) for face in range(34))
                assert leaves.isdisjoint(veils.leaf(table, r.phase.label, guess) for guess in guesses)


def _held(device: Device) -> list[bytes]:
    """All bytes that a device holds of a game besides its keys: elements, secrets, seals, boxes, veils, heads."""
    r = sure(device.record)
    assert r.round is not None
    out = [*r.heads, r.entropy, *(e.anchor for e in r.table.entries)]
    for lines in (r.elements._lines, r.elements._secrets):
        out += [one for line in lines for one in line[:40]]
    for here in r.round.phase.places.values():
        out += [here.deal, here.seal, here.box]
    out += [veil.truth for veil in r.round.veils.values()]
    return [data for data in out if data]


def _all_bytes(device: Device) -> bytes:
    assert device.linked is not None
    return b"".join([*_held(device), *device.linked.signatures.values()])


@pytest.mark.slow
@every_way
def test_its_owner_sees_it_also_after_its_device_was_lost(options: dict[str, int], live: bool) -> None:
    party = at_a_veil(options, live=live)
    owner = round_of(party).owed[0]
    seat = party.record.table.person(owner)
    hides = sure(party.record.table.concealing)
    mine = sure(party.devices[owner].pausing())
    assert BACK not in hides.faces(mine.view(seat), seat).values()
    lost = Device(GAMES, CURVES, master(0, owner))
    assert lost.receive(party.text) == "new"
    again, kept = lost.pausing(), restored(GAMES, CURVES, party.devices[owner].stored()).pausing()
    assert again is not None
    assert kept is not None
    assert again.turns == mine.turns == kept.turns
    for p, device in enumerate(party.devices):
        if p not in round_of(party).owed:
            assert device.pausing() is None or (device.pausing() or mine).turns == party.record.match.turns


# -- who cheats -----------------------------------------------------------------------------------------------------------


def turning_up(options: dict[str, int]) -> tuple[Party, Draft, Any]:
    """Somebody who is about to turn up a concealed card: the draft up to there, and the answer."""
    party, choose = Party(KEY, 2, options, 4).go(first, until=set_up), keen(Random(4))
    for _ in range(400):
        draft = party.author().draft()
        while draft.decision is not None and (a := choose(draft)) is not None:
            found = [a for a in draft.choices if not draft.secret and draft.record.turning_up(a) is not None]
            if found:
                return party, draft, found[0]
            draft.answer(a)
        message = draft.finish()
        party.author().sent(message)
        party.text = message.text
        party.opened()
    raise AssertionError("nobody turns up a card")


def signed(draft: Draft, record: Record) -> str:
    """A message as a changed program ends and signs it, without asking itself whether others would take it."""
    payload = record.end()
    known = draft._known
    signature = CURVES.sign(draft._keys.secret, payload)
    return encode(Linked(record, {**known.signatures, draft.party: signature}, known.proofs))


def nobody_takes(party: Party, text: str, *whys: str) -> None:
    for device in party.devices:
        kept = device.text
        with pytest.raises(Refused) as bad:
            device.receive(text)
        assert bad.value.why in whys
        assert device.text == kept
    with pytest.raises(Refused) as bad:
        decode(text, GAMES, CURVES)
    assert bad.value.why in whys


@pytest.mark.slow
@every_set
@cell("turn up another card than the one concealed", "one", "host", "pair", "n-1")
def test_a_card_that_was_not_concealed_is_not_turned_up(options: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other face, and a salt of one's own choice, is refused by every device at once; so is none at all."""
    party, draft, a = turning_up(options)
    part = sure(lifted(draft.record, draft.party))
    true = sure(draft.record.turned_up(part, a))
    lies: list[TurnedUp | None] = [true._replace(face=f) for f in range(34) if f != true.face]
    lies += [true._replace(salt=bytes(16)), true._replace(place=true.place + 1), None]
    for lie in lies:
        with pytest.raises(Refused):
            draft.record.copy().answer(a, lie)
    with monkeypatch.context() as changed:  # a program that does not ask itself
        changed.setattr(Opening, "turn_card", _without_a_look)
        other = next(f for f in range(34) if f != true.face and _fits(draft, true, f))
        record = _again(draft).record
        record.answer(a, true._replace(face=other))
        options_left = record.choices()
        while record.dark is None and options_left:
            record.answer(options_left[-1])
            options_left = record.choices()
        if record.openable():  # the round ends with this message, so that all is told
            with pytest.raises(Refused) as bad:
                record.open(draft.party, part)
            assert bad.value.why == "seal"
            return
        text = signed(draft, record)
    nobody_takes(party, text, "seal", "signature", "more")


def _again(draft: Draft) -> Draft:
    again = Draft(draft._known, draft.party, draft._keys, draft.notes)
    for a in draft.answers:
        again.answer(a)
    return again


def _fits(draft: Draft, card: TurnedUp, face: int) -> bool:
    hides, s = draft.record.table.concealing, draft.record.match.game.copy(draft.record.match.state)
    assert hides is not None
    try:
        hides.face(s, card.seat, card.place, face)
    except ValueError:
        return False
    return True


def _without_a_look(self: Opening, d: Any, a: Any, card: TurnedUp | None) -> None:
    r, hides = self.round, self.table.concealing
    if card is None or r is None or hides is None:
        return
    self.match.state = self.match.game.copy(self.match.state)
    hides.face(self.match.state, card.seat, card.place, card.face)
    r.turned_up[len(self.match.turns)] = self._author(), card
    self.items.append(card)


@pytest.mark.slow
@every_way
@cell("conceal a card that was not in hand", "one", "host", "pair", "n-1")
def test_a_card_that_was_not_in_hand_is_found_at_the_end_of_the_round(
    options: dict[str, int], live: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A leaf of whatever card is taken by everybody, as nobody can know. But at the end there is no part behind it."""
    true_veil, kept_part = Making.veil, list[OwnPart]()

    def lying(self: Making, party: int, part: OwnPart) -> Veil:
        veil = true_veil(self, party, part)
        if party != cheat or not veil.leaves:
            return veil
        phase, start = self._ground()
        end = veils.play_through(self.table, phase, party, part, start)[1]
        kept_part[:] = [part]
        (card, *_) = veils.cards_of(self.table, phase.label, party, part.secret, end)
        false = veils.leaf(self.table, phase.label, card._replace(face=(card.face + 1) % 34))
        return veil._replace(leaves=(false, *veil.leaves[1:]))

    salt = 5 + options["patrons"] if live else 3  # games in which somebody else answers last in that round
    party = Party(KEY, 3, options, salt, live=live).go(first, until=set_up)
    cheat, choose, author, refusal = 1, keen(Random(3)), None, ""
    for _ in range(600):
        author = party.waited
        with monkeypatch.context() as changed:
            if author == cheat:
                changed.setattr(Making, "veil", lying)
            try:
                message = filled(party.devices[author].draft(), choose if party.record.round is None else first_quiet).finish()
            except Refused:  # its own program finds no way to go on either
                assert author == cheat
                break
        if author != cheat:
            party.devices[author].sent(message)
        party.text = message.text
        try:
            for p, device in enumerate(party.devices):
                if p != cheat:
                    device.receive(party.text)  # as long as nothing is told, nobody can object
        except Refused as found:
            refusal = found.why
            break
        with monkeypatch.context() as changed:
            changed.setattr(Making, "veil", lying)
            party.devices[cheat].receive(party.text)
    assert author == cheat
    assert refusal in ("", "seal", "signature")  # the others', if the own program found a way
    r = round_of(party)
    assert cheat in r.owed
    assert r.held is not None
    trial = own(party, cheat).copy()
    assert trial.begin() == cheat
    with pytest.raises(Refused) as bad:
        trial.open(cheat, kept_part[0])
    assert bad.value.why == "seal"


def first_quiet(draft: Draft) -> Any:
    """Somebody who turns nothing up."""
    if draft.dark:
        return None
    quiet = [a for a in draft.choices if a.verb in ("end", "forgo", "skip")]
    return quiet[0] if quiet else draft.choices[0]


@pytest.mark.slow
@every_set
@cell("never tell what was concealed", "one", "pair")
def test_the_others_go_on_without_one_who_never_tells(options: dict[str, int]) -> None:
    """Who does not tell at the end is waited for; if all others agree, what lay there stays the stand-in, for ever."""
    party = at_a_veil(options, people=3, salt=4)
    party.go(first_quiet, hops=80, until=lambda r: r.round is not None and r.round.held is not None)
    r = round_of(party)
    silent = party.record.author()
    assert silent == r.owed[0]
    party.goes_on_without(first_quiet)
    assert silent in party.record.gone
    party.go(keen(Random(1)), hops=30)
    cold = read(party.text).record
    assert cold.heads == party.record.heads
    assert cold.match.turns == party.record.match.turns
    assert [note.what for note in noted(cold)] == ["step", "untold"]
    with pytest.raises(Refused):  # or else whoever has played what it never had would lose nothing
        party.devices[silent].come_back()
    with pytest.raises(Refused):
        cold.begin([Note("back", silent)])


@pytest.mark.slow
@every_set
@cell("turn up another card than the one concealed", "carrier")
def test_a_carrier_changes_nothing_of_a_veil(options: dict[str, int]) -> None:
    party = at_a_veil(options)
    party.go(keen(Random(5)), hops=2, until=lambda r: bool(r.round and r.round.turned_up))
    rng, alphabet = Random(8), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    linked = party.linked
    for _ in range(40):  # what the check finds is left out: somebody who carries a link can make it fit
        record = linked.record.copy()
        assert record.round is not None
        owner = rng.choice(list(record.round.veils))
        veil = record.round.veils[owner]
        changed = bytes(b ^ (rng.randrange(1, 256) if i == 3 else 0) for i, b in enumerate(veil.leaves[0]))
        lie = rng.choice((veil._replace(truth=bytes(16)), veil._replace(leaves=(changed, *veil.leaves[1:]))))
        record.round.phase.places[owner].veil = record.round.veils[owner] = lie
        nobody_takes(party, encode(Linked(record, linked.signatures, linked.proofs)), "seal", "signature", "secret")
    for _ in range(60):
        at = rng.randrange(4, len(party.text))
        text = party.text[:at] + rng.choice(alphabet.replace(party.text[at], "")) + party.text[at + 1 :]
        for device in party.devices:
            with pytest.raises((BadLink, Refused)):
                device.receive(text)


# -- what cannot be -------------------------------------------------------------------------------------------------------


def test_what_cannot_be_is_said() -> None:
    game = GAMES[KEY]
    for of in (2, 3):
        alone = {**game.defaults, "patrons": of}
        assert Invitation(game, alone, 4)
        assert Invitation(game, alone, 5, live=True)
        with pytest.raises(Refused) as bad:
            Invitation(game, alone, 5)
        assert bad.value.about.startswith("By link, cards stay concealed among four at most")
        with pytest.raises(Refused) as bad:
            Invitation(game, {**alone, "fours": 1}, 3, live=True)
        assert "only among themselves" in bad.value.about
        assert older.unfit(game, 2, alone) == "In the older protocol no cards can stay concealed."
    numbers = ("twos", "threes", "fours", "fives", "sixes", "sevens")
    assert Invitation(game, {**game.defaults, "patrons": 5, **dict.fromkeys(numbers, 3)}, 4)  # Parisians, one by one


@pytest.mark.long
def test_a_bot_conceals_in_its_hosts_part() -> None:
    party = Party(KEY, 2, {"patrons": 2}, 4, bots=(1,)).go(first, until=set_up)
    party.go(keen(Random(4)), hops=120)
    assert read(party.text).record.match.turns == party.record.match.turns
    assert party.record.phases > 3
