"""The panel beside the wall that tells how the turn stands: unsent, waiting for somebody, looking on, face down, over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....table.fair.record import Record as OlderRecord
from ....table.fair.two import device as newer
from ....table.fair.two.draft import Draft as NewerDraft
from ...core.buttons import button
from ...core.markup import NOTHING, Child, Content, Node, el, join
from ...view.phrases import listing
from .. import bots
from ..missing import NO_WAY_BACK, conceals, has_left, may_come_back, may_leave_game, skipped, unchecked, untold
from ..seat import SeatPlay

if TYPE_CHECKING:
    from ..hand import Hand


def around(hand: Hand, regions: Mapping[str, Content]) -> dict[str, Content]:
    """The regions of the table, with the panel added."""
    play, out = hand.playing, dict(regions)
    if play is None:
        return out
    out["pace"] = NOTHING
    if play.over:
        out["after"] = _after(hand)
    elif play.draft is None or play.complete:
        out["decision"] = _stand(hand, play)
    elif play.draft.dark or play.draft.openly or play.steps:
        out["decision"] = join((_hint(hand, play), out.get("decision", NOTHING)))
    if (alone := unhelped(hand, play)) is not NOTHING:
        out["decision"] = join((alone, out.get("decision", NOTHING)))
    if hand.is_left_behind:
        out["decision"] = join((left_behind(hand), out.get("decision", NOTHING)))
    return out


def unhelped(hand: Hand, play: SeatPlay) -> Node:
    """Beside what is asked of somebody who has paused as often as can be in this part; else nothing."""
    words, draft = hand.app.words, play.draft
    if play.complete or not isinstance(draft, NewerDraft) or not draft.unhelped:
        return NOTHING
    said = words("You have drawn so often in the middle of your part that from here on nobody else turns your draws up.")
    title = el("h2", said, id="linked-unhelped")  # small windows show of such a plate its title alone
    return el("section", title, cls="decide stand", aria_labelledby="linked-unhelped")


def left_behind(hand: Hand) -> Node:
    """Beside what is asked, for somebody without whom the others go on: what is answered now is another move."""
    words, record = hand.app.words, hand.record
    no_way = record is not None and conceals(record, None if hand.device is None else hand.device.place)
    return el(
        "section",
        el("h2", words("The others go on without you"), id="linked-behind"),
        el(
            "p",
            words(
                "If you answer anyway, the game has gone on in two ways, and people decide which counts. If you come back, "
                "you play again from the next message on."
            ),
        ),
        el("p", words(NO_WAY_BACK)) if no_way else "",
        el(
            "div",
            "" if no_way else button(words("Come back"), "linked back", id="behind-back"),
            button(words("Just watch"), "linked follow", id="behind-follow"),
            cls="acts",
        ),
        cls="decide stand bad",
        aria_labelledby="linked-behind",
    )


def _stand(hand: Hand, play: SeatPlay) -> Node:
    words, draft = hand.app.words, play.draft
    name = play.name(_next(play), words)
    if draft is not None:
        alone = "" if play.border is not None else button(words("Take it back"), "undo", sign="undo", id="linked-undo")
        say = words("Send to %(name)s", name=name) if _next(play) != play.seat else words("Make it final")
        send = button(say, "linked send", cls="do", sign="share", id="linked-send")
        text = words("Nobody knows it yet: you can take it back until you send it.")
        if not draft.answers:
            text = words("There is nothing to decide here: just send it on.")
        elif play.border is not None:
            text = words("Nobody else knows it yet.")
        return _plate(
            "bad",
            words("Not sent yet"),
            el("p", words("You do not wait for %(name)s.", name=_skipped(hand, play))) if play.steps else "",
            el("p", text),
            _down(hand, play),
            el("div", send, alone, _wait(hand, play), cls="acts"),
        )
    if hand.device is not None and bots.waiting(hand.device, None):
        return _plate(
            "bad",
            words("It is your bot's turn"),
            el("p", words("It was interrupted before it had moved.")),
            el("div", button(words("Let it move"), "linked let-bots", cls="do", id="linked-bots"), cls="acts"),
        )
    kept, to = hand.kept, hand.next or name
    given = NOTHING
    if kept is not None and kept.stage == "unsent":
        return _plate(
            "bad",
            words("Not sent yet"),
            el(
                "p",
                words("%(name)s does not know your move yet.", name=to) if hand.moved else words("Nobody else knows it yet."),
            ),
            el(
                "div",
                button(words("Send it to %(name)s", name=to), "linked show send", cls="do", sign="share", id="linked-send"),
                cls="acts",
            ),
        )
    if kept is not None and kept.given:
        given = el("p", words("You have passed the link on:"), " ", el("time", data_ms=kept.given))
    out, back = looks_on(hand)
    title, left = out or words("Waiting for %(name)s", name=name), has_left(hand)
    if play.onlooker or left:
        text = words("You are watching. When a newer link comes, open it: nothing arrives here by itself.")
    else:
        text = words("When the link of %(name)s comes, open it. Nothing arrives here by itself.", name=name)
    acts = el(
        "div",
        back,
        button(words("Send it again"), "linked show send", sign="share", id="linked-send"),
        button(words("Open a link"), "open link", id="linked-open"),
        unanswered(hand, name),
        cls="acts",
    )
    return _plate("calm", title, given, el("p", text), _down(hand, play), acts)


def looks_on(hand: Hand) -> tuple[str, Node]:
    """What is said to somebody who is not waited for any more, and the button to come back; empty for everybody else."""
    words = hand.app.words
    if may_come_back(hand):
        back = button(words("Come back"), "linked back", cls="do", id="linked-back")
        return words("The others go on without you"), back
    if untold(hand):
        return words("The others go on without you"), el("p", words(NO_WAY_BACK))
    return words("You have left the game.") if has_left(hand) else "", NOTHING


def unanswered(hand: Hand, name: str) -> Node:
    """The button to go on without somebody who does not answer, for those who may do so or agree to it."""
    play, device = hand.playing, hand.device
    if hand.consents:
        return button(hand.app.words("Who has agreed?"), "linked show missing", id="linked-missing")
    if play is None or not (play.stands_in or (isinstance(device, newer.Device) and device.may_agree())):
        return NOTHING
    return button(
        hand.app.words("%(name)s does not answer", name=name), "linked show missing", cls="quiet", id="linked-missing"
    )


def _skipped(hand: Hand, play: SeatPlay) -> str:
    """Names those for whom the present message does not wait."""
    words, known = hand.app.words, play.known
    gone = skipped(known, play.steps) if isinstance(known, OlderRecord) else []
    return listing(words, [play.name(seat, words) for seat in gone])


def _wait(hand: Hand, play: SeatPlay) -> Node:
    """The button to wait after all, as long as nothing has been sent."""
    if not play.steps:
        return NOTHING
    return button(hand.app.words("Keep waiting"), "linked wait", cls="quiet", id="linked-wait")


def _next(play: SeatPlay) -> int:
    """The seat that is next after the message that is being made."""
    if play.draft is None:
        return play.awaited
    if not play.draft.ready:
        return play.seat or 0
    return (play.seat or 0) if play.following is None else play.following


def _down(hand: Hand, play: SeatPlay) -> Node:
    """Tells what lies face down, and who turns it up."""
    words = hand.app.words
    if play.draft is not None and (play.draft.dark or play.draft.waits):
        name = play.name(_next(play), words)
        return el(
            "p",
            words(
                "What is drawn next lies face down, so that nobody can look ahead, not even you: the device of %(name)s "
                "turns it up.",
                name=name,
            ),
            cls="fine",
        )
    return NOTHING


def _hint(hand: Hand, play: SeatPlay) -> Node:
    """Beside a decision: tells what lies face down, or that this answer is sent openly."""
    words, draft = hand.app.words, play.draft
    if draft is None:
        return NOTHING
    if draft.openly:
        return _plate(
            "calm", words("You answer last, openly"), el("p", words("The others have answered and cannot change it."))
        )
    if not draft.dark:
        return _plate(
            "calm",
            words("You do not wait for %(name)s.", name=_skipped(hand, play)),
            el("p", words("Nothing is final before you send your message.")),
            el("div", _wait(hand, play), cls="acts"),
        )
    name = play.name(_next(play), words)
    return _plate(
        "calm",
        words("A draw lies face down"),
        el("p", words("The device of %(name)s turns it up. Go on without seeing it, or ask first: two more links.", name=name)),
        el("div", button(words("Ask %(name)s first", name=name), "linked send", id="linked-send"), cls="acts"),
    )


def _plate(kind: str, title: str, *parts: Child) -> Node:
    return el(
        "section", el("h2", title, id="linked-standing"), *parts, cls=f"decide stand {kind}", aria_labelledby="linked-standing"
    )


def _after(hand: Hand) -> Node:
    """Buttons for what people can do when the game is over, after what nobody can check of it."""
    words = hand.app.words
    acts = el(
        "div",
        button(words("Is it fair?"), "linked show fair", cls="do", sign="check", id="linked-fair"),
        button(words("Send the last link"), "linked show send", sign="share", id="linked-send"),
        button(words("Replay"), "replay", sign="reel"),
        button(words("Save a picture"), "drawing result", sign="save", id="result-picture"),
        button(words("Back to the foyer"), "leave", sign="door", id="result-leave"),
        cls="acts",
    )
    return join((unchecked(words, hand.record), acts))


def menu(hand: Hand) -> list[Node]:
    """The menu's items for such a game."""
    words = hand.app.words
    items = [
        button(words("Is it fair?"), "linked show fair", sign="check", id="menu-fair"),
        button(words("The words to compare"), "linked show words", id="menu-players"),
    ]
    if hand.seat is not None:
        items.append(button(words("Your key for another device"), "linked show line", id="menu-line"))
    if may_leave_game(hand):
        items.append(button(words("Leave the game"), "linked show leave", sign="door", id="menu-leave-game"))
    return [*items, button(words("Remove this game"), "linked show remove", sign="bin", id="menu-remove")]
