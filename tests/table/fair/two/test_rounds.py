"""Attacks on a round with concealed cards by valid messages, at each of its moments: steps, false parts, silence."""

import tracemalloc
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest

from tests.games.avant_carde.builders import table
from tests.sure import sure
from tests.table.fair.two.cells import cell
from tests.table.fair.two.tables import CONCEALING, CURVES, Party, all_sealed, filled, first, read, set_up
from tests.table.fair.two.test_attacks import deepcopy_of, forced_step, refused
from tests.table.fair.two.test_concealed import KEY, _held, every_set, every_way, keen, own, part_of, round_of
from vernissage.games import GAMES
from vernissage.games.avant_carde.rules import box
from vernissage.table.fair.trouble import Refused
from vernissage.table.fair.two import veil as veils
from vernissage.table.fair.two.basis import digest, u8, u16
from vernissage.table.fair.two.draft import Draft, own_match
from vernissage.table.fair.two.items import Note, consent
from vernissage.table.fair.two.record import Record
from vernissage.table.game import CHANCE, Action

PARISIANS, LONDONERS = (options for _, options in CONCEALING)


def in_rounds(options: dict[str, int], people: int, salt: int, hops: int, *, live: bool = False) -> Iterator[Party]:
    """A table after each message at which somebody's cards lie concealed."""
    party, choose = Party(KEY, people, options, salt, live=live).go(first, until=set_up), keen(Random(salt))
    for _ in range(hops):
        if party.record.author() is None:
            return
        if party.record.round is not None:
            yield party
        party.go(choose, hops=1)


@pytest.mark.long
@every_way
def test_a_step_at_any_moment_of_a_round_is_followed_alike_by_all(options: dict[str, int], live: bool) -> None:
    """Also over whoever is asked just then to turn a card up, or to tell: no face is consumed that was not shown, and devices
    that know the game and those that do not come to the same.
    """
    kinds = Counter[bool]()
    tables = (party for salt in range(2, 12) for party in in_rounds(options, 3, salt, 60, live=live))
    for n, party in enumerate(tables):
        waited = party.waited
        if min(kinds[False], kinds[True]) >= 3:
            break
        if kinds[waited in round_of(party).owed] >= 3 + n % 2:
            continue
        without = deepcopy_of(party).goes_on_without(keen(Random(1)))
        concealed = waited in round_of(party).owed
        for _ in range(8):
            if without.record.author() is None:
                break
            without.go(keen(Random(n)), hops=1)
            cold = read(without.text).record
            assert cold.match.turns == without.record.match.turns
            assert (cold.label, cold.entropy, cold.untold) == (
                without.record.label, without.record.entropy, without.record.untold
            )  # fmt: skip
        assert bool(without.record.untold) == concealed
        assert bool(without.record.returning(waited)) != concealed
        kinds[concealed] += 1
    assert min(kinds[False], kinds[True]) >= 3


@pytest.mark.slow
@every_set
@cell("never tell what was concealed", "pair", "n-1")
def test_no_stand_in_becomes_true_without_everybody_else(options: dict[str, int]) -> None:
    """Whoever has concealed a card and would like what stands in for it better has no friends enough, as one honest is left."""
    for party in (party for salt in range(2, 12) for party in in_rounds(options, 3, salt, 60)):
        r = party.record
        owner = r.author()
        if owner is None or owner not in round_of(party).owed:
            continue
        friend, honest = (p for p in range(3) if p != owner)
        said = consent(r.table.id, r.at, r.heads[-1], owner, 1)
        good = {p: CURVES.sign(party.devices[p].keys.secret, said) for p in (friend, owner)}
        for signers in ({friend: good[friend]}, {friend: good[friend], honest: good[friend]}, {honest: good[owner], **good}):
            try:
                text = forced_step(party, signers, friend)
            except Refused:
                continue
            refused(party, text, "consent", "signature")
        return
    raise AssertionError("nobody was waited for whose cards lie concealed")


@pytest.mark.slow
@every_set
@cell("leave to have a draw made anew", "n-1")
def test_whoever_agrees_to_a_step_at_the_end_of_a_round_knows_no_draws_after_it(options: dict[str, int]) -> None:
    """The mover's number for the next phase is out before the others tell. If one of these is stepped over, another one may be
    first in that phase: what it draws from is a number that nobody has shown when it agrees. Who is first all the same keeps
    its hand.
    """
    tried = stays = 0
    for salt in range(2, 9):
        for party in in_rounds(options, 3, salt, 60):
            r = party.record
            waited = r.author()
            if round_of(party).held is None or not r.promised or waited in (None, r.mover):
                continue
            trial = r.copy()
            assert waited is not None
            trial._step_over(Note("step", waited, 2))
            due = trial.label if trial.phase is None else trial.phase.label
            if (trial._first_after() if trial.phase is None else trial.phase.order[:1]) == r._first_after():
                assert due == r.label  # its hand stays, whether it agrees or not
                stays += 1
                continue
            assert all(shown < due for shown in trial.shown)
            tried += 1
        if tried or stays > 2:
            return
    raise AssertionError("there was no such moment")


def _just_sealed(record: Record) -> bool:
    """All have committed, and nobody but the last has opened anything."""
    phase = record.phase
    return phase is not None and all_sealed(record) and sum(not here.shut for here in phase.places.values()) == 1


@pytest.mark.slow
@every_way
@cell("steer a draw or hand by messages, masters, joining", "pair")
def test_nobody_knows_what_comes_after_a_phase_before_all_have_committed(options: dict[str, int], live: bool) -> None:
    """Not even two of three, who could make one stretch more of a part and so have other draws after it: what these follow from
    has an element of each who has yet to open, of a label that no stretch has.
    """
    for salt in range(2, 8):
        party, choose = Party(KEY, 3, options, salt, live=live).go(first, until=set_up), keen(Random(salt))
        for _ in range(12):
            party.go(choose, hops=90, until=_just_sealed)
            phase, r = party.record.phase, party.record
            if phase is None:
                break
            deals = [u8(p) + phase.places[p].deal for p in phase.order]
            known = digest("phase", r.table.id, u16(phase.label), phase.entropy, *deals)
            unseen = [p for p in phase.order if phase.opening is not None and r.shown[p] < phase.opening]
            party.go(choose, hops=9, until=lambda r: r.phase is None)
            if party.record.round is not None:
                assert round_of(party).entropy != known
                assert len(unseen) == len(phase.order) - 1
                return
    raise AssertionError("nothing was concealed")


@pytest.mark.slow
@cell("change what is sealed, signed, named", "one", "pair")
def test_a_stretch_before_a_veil_cannot_be_another_one() -> None:
    """Live, whoever has seen its draw and changes what it answered before finds no part that fits all its seals."""
    for salt in range(2, 40):
        for party in in_rounds(LONDONERS, 2, salt, 40, live=True):
            r = party.record
            for owner in round_of(party).owed:
                if r.author() != owner or round_of(party).held is None or not round_of(party).phase.places[owner].earlier:
                    continue
                trial, part = own(party, owner).copy(), part_of(party, owner)
                assert trial.round is not None
                assert trial.begin() == owner
                trial.round.phase.places[owner].earlier[0].seal = bytes(16)
                with pytest.raises(Refused) as bad:
                    trial.open(owner, part)
                assert bad.value.why == "seal"
                return
    raise AssertionError("no part of these games has both")


def _rolled(r: Record, p: int, rng: Random) -> list[veils.PartMove] | None:
    """Another part that looks the same, found by chance: other draws in another order, and other cards concealed."""
    assert r.round is not None
    table, phase, start, game = r.table, r.round.phase, r.round.start, r.match.game
    (seat,) = table.seats[p]
    twin = list(r.round.veils[p].twin)
    true_end = veils.told(table, phase, p, start, lambda _s, _d: twin.pop(0))
    said, out = [a for _, a in true_end.answers], list[veils.PartMove]()
    plays = Counter(a.card for a in said if a.verb == "play")

    def moves(s: Any, d: Any, who: int) -> Any:
        options = game.options(s, d)
        if d.seat == CHANCE:
            wanted = [a for a in options if plays[a.card] > s.players[seat].hand.count(a.card)]
            a = rng.choice(wanted if wanted and rng.random() < 0.8 else list(options))
        else:
            if not said:
                raise Refused("secret")
            a = said.pop(0)
            if a.verb == "conceal":
                a = rng.choice([b for b in options if b.verb == "conceal"] or [a])
            if a.verb == "play":
                plays[a.card] -= 1
        out.append(veils.PartMove(who, d.seat == CHANCE, a, game.copy(s)))
        return a

    try:
        end = veils.walk(table, phase, start, (seat,), moves)
    except Refused:
        return None
    return out if not said and game.view(end, None) == game.view(true_end.end, None) else None


@pytest.mark.long
@every_set
@cell("see another's concealed card", "one", "pair", "n-1")
def test_a_twin_does_not_narrow_the_faces_by_the_order_of_draws(options: dict[str, int]) -> None:
    """Parts that look the same have one twin, in whatever order their cards were drawn, and whatever they conceal."""
    rng, different = Random(5), 0
    for salt in (3, 4, 7):
        for party in in_rounds(options, 2, salt, 60):
            r = party.record
            for p in round_of(party).owed:
                if round_of(party).digits:
                    continue  # once a round
                for _ in range(150):
                    other = _rolled(r, p, rng)
                    if other is None:
                        continue
                    assert veils.twin_of(r.table, round_of(party).phase, p, other, round_of(party).start) == (
                        round_of(party).veils[p].twin
                    )
                    different += [m.action for m in other] != list(round_of(party).veils[p].twin)
    assert different > 20


def test_a_part_without_stand_ins_keeps_others_busy_for_a_moment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has piled up cards so that no stand-ins fit: no device looks for them for long."""
    party = next(in_rounds(LONDONERS, 2, 3, 60))
    r, phase = party.record, round_of(party).phase
    owner = round_of(party).owed[0]
    moves, end = veils.play_through(r.table, phase, owner, part_of(party, owner), round_of(party).start)
    hides, walk, walks = r.table.concealing, veils.walk, [0]
    assert hides is not None
    faces = hides.faces(end, r.table.person(owner))

    def counted(*args: Any) -> Any:
        walks[0] += 1
        return walk(*args)

    monkeypatch.setattr(veils, "walk", counted)
    monkeypatch.setattr(type(hides), "stand_ins", lambda *_: (dict.fromkeys(faces, -1) for _ in range(100_000)))
    with pytest.raises(Refused) as bad:
        veils.twin_of(r.table, phase, owner, moves, round_of(party).start)
    assert bad.value.why == "used up"
    assert walks[0] < 250


def test_whatever_many_cards_could_lie_concealed_no_more_are_listed_than_are_tried() -> None:
    """Somebody who draws seven of a deck of 24 and conceals them, by valid moves: 346,104 choices, each in 5,040 orders."""
    drawn, left = "~o1 ~r1 ~b1 ~p1 ~r2 ~b3 ~b3", "w1 o2 b2 p2 g2 o3 r3 p3 o4 r4 b4 p4 r5 r5 o6 b7 o14"
    start, end = table("", "o1", deck=f"{left} {drawn.replace('~', '')}"), table("", "o1", line=drawn, deck=left)
    hides = sure(GAMES[KEY].concealing({**GAMES[KEY].defaults, **LONDONERS}))
    tracemalloc.start()
    found = list(islice(hides.stand_ins(start, end, 0), veils.TRIES))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    pool = sorted(start.players[0].deck)
    assert [tuple(faces.values()) for faces in found] == list(islice(dict.fromkeys(permutations(pool[:7])), veils.TRIES))
    assert peak < 500_000


@pytest.mark.slow
def test_a_link_is_read_without_playing_each_part_through_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of four Parisians takes six hundred messages, and who opens it waits for all of them: for each turn of the match
    the rules are asked for eight at most, those that others' parts and twins are stood in for with included.
    """
    party = Party(KEY, 4, PARISIANS, 3).go(first, until=set_up)
    party.go(keen(Random(3)), until=lambda r: r.phases == 4)
    game, moves = type(GAMES[KEY]), [0]
    advance = game.advance

    def counted(*args: Any) -> None:
        moves[0] += 1
        advance(*args)

    monkeypatch.setattr(game, "advance", counted)
    assert read(party.text).record.heads == party.record.heads
    assert moves[0] < 8 * len(party.record.match.turns)


def _twice(party: Party, owner: int) -> list[int]:
    """The places of two concealed cards of a party that are alike; none if no two are."""
    match, seat = own_match(own(party, owner), owner), party.record.table.person(owner)
    faces = sure(party.record.table.concealing).faces(match.state, seat)
    return [place for place, face in faces.items() if list(faces.values()).count(face) > 1]


@pytest.mark.slow
@cell("see another's concealed card", "one", "pair", "n-1")
def test_one_of_two_cards_that_are_alike_tells_nothing_of_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its owner turns one up, and is stepped over then: the other leaf opens with nothing that anybody has, and all devices
    have the same stand-in there, of the same cards. (No starter deck has a card twice: here they do.)
    """
    monkeypatch.setattr(box, "STARTERS", tuple(tuple(sorted(deck[::2] * 2)) for deck in box.STARTERS))
    found = next(filter(None, (_turning_up(party) for salt in (5, 9) for party in in_rounds(PARISIANS, 3, salt, 40))))
    party, draft, alike, shown = found
    owner, r = draft.party, draft.record
    turned, card = r.turning_up(shown), r.turned_up(part_of(party, owner), shown)
    assert card is not None
    seat, label, leaves = r.table.person(owner), round_of(party).phase.label, round_of(party).phase.places[owner].lying
    cards = _cards(r, seat)
    draft.answer(shown)
    message = filled(draft, keen(Random(1))).finish()
    party.devices[owner].sent(message)
    party.text = message.text
    party.opened()
    assert owner in round_of(party).owed
    held = [data for device in party.devices if device.party != owner for data in _held(device)]
    salts = [card.salt, *(data[i : i + 16] for data in held for i in range(len(data) - 15))]
    for place in alike:
        tried = (veils.leaf(r.table, label, card._replace(place=place, salt=one)) for one in salts)
        assert (leaves[seat, place] in tried) == (place == turned)
    assert _cards(party.record, seat) == cards
    party.go(keen(Random(1)), hops=30, until=lambda r: r.author() == owner)
    party.goes_on_without(keen(Random(1)))
    cold = read(party.text).record
    assert owner in cold.gone
    assert (cold.match.turns, cold.label) == (party.record.match.turns, party.record.label)


def _turning_up(party: Party) -> tuple[Party, Draft, list[int], Action] | None:
    """The message of whoever is next up to where it can turn up one of two cards that are alike; that answer."""
    owner, choose = party.record.author(), keen(Random(3))
    if owner not in round_of(party).owed or not (alike := _twice(party, owner)):
        return None
    draft = party.devices[owner].draft()
    while draft.decision is not None:
        for a in draft.choices:
            if draft.record.turning_up(a) in alike:
                return party, draft, alike, a
        if (given := choose(draft)) is None:
            break
        draft.answer(given)
    return None


def _cards(r: Record, seat: int) -> list[int]:
    """All cards of a seat, as everybody has them."""
    p = r.match.state.players[seat]
    return sorted((*p.hand, *p.deck, *p.discard, *(x.card for x in p.line)))
