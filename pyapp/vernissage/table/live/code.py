"""Codes: short links that contain what one browser must know of another to connect with it.

Glossary: a *description* is what a browser says of itself (its text form is SDP, RFC 8866): the addresses at which it can be
reached, and its certificate. A *code* is a description as a link: an *offer* begins a meeting, an *answer* ends it. The *tag*
says which offer an answer belongs to, so that several offers can be open. A peer's *id* is 16 bytes of its certificate's
SHA-256, as hexadecimal digits: a browser connects only to whoever has that certificate.

No text of a stranger is passed on: the description's text is written anew from fields that were checked. A code carries only
what connects devices in one network: up to four addresses of the device itself, for UDP.

The number in a code consists of these, lowest digit first (see `table.link`):

    15 . 2 (gamma) . role (3) . tag (256) . form of the credentials (3) . credentials . certificate's SHA-256
    . addresses (5), each: kind (3), bytes, port . 1
"""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from .. import link
from ..link import BadLink, Digit, Reader, gamma

FORMAT: Final = 2
"""The format number of these links; 1 and 3 are those of games between devices (`fair.text`)."""
LONGEST: Final = 400
"""The most characters of a code that is read."""
MOST_ADDRESSES: Final = 4
PRINT: Final = 32
"""Bytes of a certificate's SHA-256."""
TAGS: Final = 256
LOWEST_PORT: Final = 1_024
"""Browsers open no port below this one."""

Role: TypeAlias = Literal["offer", "active", "passive"]
"""The roles of a code: an offer; an answer whose device begins the handshake of the certificates; an answer whose device waits
for it (RFC 8842).
"""
Kind: TypeAlias = Literal["name", "4", "6"]
"""The kinds of an address: a name that only devices in the same network can resolve, an IPv4 address, an IPv6 address."""
_ROLES: Final[tuple[Role, ...]] = get_args(Role)
_SETUP: Final[dict[Role, str]] = {"offer": "actpass", "active": "active", "passive": "passive"}
_KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_SIZE: Final[dict[Kind, int]] = {"name": 16, "4": 4, "6": 16}
_HEX, _BASE64, _PLAIN = range(3)
_SHORT: Final = {_HEX: (8, 32), _BASE64: (4, 24)}
"""The lengths of the two credentials, in each form that browsers use."""
_SIGNS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
_DIGITS: Final = frozenset("0123456789abcdef")
_LARGEST: Final = 16_000
"""The most bytes of one message. Each browser is told that the other accepts so many."""


class Address(NamedTuple):
    """An address of a device: its kind, its bytes, its port."""

    kind: Kind
    data: bytes
    port: int

    @property
    def text(self) -> str:
        """The address as text, as browsers write it."""
        if self.kind == "4":
            return ".".join(map(str, self.data))
        digits = self.data.hex()
        if self.kind == "6":
            return ":".join(f"{int(digits[i : i + 4], 16):x}" for i in range(0, 32, 4))
        return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])) + ".local"


@dataclass(frozen=True, slots=True)
class Description:
    """A checked description. `ufrag` and `pwd` are the credentials of the connection check (RFC 8445, 5.3)."""

    role: Role
    tag: int
    ufrag: str
    pwd: str
    print: bytes
    addresses: tuple[Address, ...]

    def __post_init__(self) -> None:
        """Raises ValueError if a field has a value that no browser uses."""
        credentials = all(n <= len(c) <= 255 and _SIGNS.issuperset(c) for c, n in ((self.ufrag, 4), (self.pwd, 22)))
        if not credentials or len(self.print) != PRINT or not 0 <= self.tag < TAGS or self.role not in _ROLES:
            raise ValueError("these are no credentials, or no certificate")
        if len(self.addresses) > MOST_ADDRESSES or not all(map(_fits, self.addresses)):
            raise ValueError("there is an address that no device has")

    @property
    def id(self) -> str:
        """The id of the peer that this description is of."""
        return id_of(self.print)


def id_of(print_: bytes) -> str:
    """The id of the peer whose certificate has this SHA-256."""
    return print_[:16].hex()


def is_code(text: str) -> bool:
    """Whether a text has the format of a code. Its content may still be unreadable."""
    try:
        reader = Reader(link.number_in(text[: LONGEST + 1]))
        return len(text) <= LONGEST and reader.below(link.NOT_A_MATCH + 1) == link.NOT_A_MATCH and reader.gamma() == FORMAT
    except BadLink:
        return False


# -- codes ------------------------------------------------------------------------------------------------------------


def encode(d: Description) -> str:
    """The description as a code, without an address of the page."""
    out: list[Digit] = [(link.NOT_A_MATCH, link.NOT_A_MATCH + 1), *gamma(FORMAT)]
    out += [(_ROLES.index(d.role), len(_ROLES)), (d.tag, TAGS), *_credentials(d.ufrag, d.pwd), _whole(d.print)]
    out.append((len(d.addresses), MOST_ADDRESSES + 1))
    for a in d.addresses:
        out += [(_KINDS.index(a.kind), len(_KINDS)), _whole(a.data), (a.port, 1 << 16)]
    n = 1
    for value, radix in reversed(out):
        n = n * radix + value
    return link.base64(n * link.MODULUS + link.check_of())


def decode(text: str) -> Description:
    """Reads a code. Raises BadLink for every text that `encode` would not write."""
    if len(text) > LONGEST:
        raise BadLink("long")
    r = Reader(link.number_in(text))
    if r.below(link.NOT_A_MATCH + 1) != link.NOT_A_MATCH or r.gamma() != FORMAT:
        raise BadLink("format")
    role, tag = _ROLES[r.below(len(_ROLES))], r.below(TAGS)
    try:
        ufrag, pwd = _read_credentials(r)
        print_ = _take(r, PRINT)
        addresses = tuple(_address(r) for _ in range(r.below(MOST_ADDRESSES + 1)))
        found = Description(role, tag, ufrag, pwd, print_, addresses)
    except ValueError as bad:
        raise BadLink("damaged") from bad
    if r.n != 1 or encode(found) != text:
        raise BadLink("damaged")
    return found


def _address(r: Reader) -> Address:
    kind = _KINDS[r.below(len(_KINDS))]
    return Address(kind, _take(r, _SIZE[kind]), r.below(1 << 16))


def _credentials(ufrag: str, pwd: str) -> list[Digit]:
    form = _form(ufrag, pwd)
    if form == _PLAIN:
        return [(form, 3), *(digit for c in (ufrag, pwd) for digit in ((len(c), 256), _whole(c.encode())))]
    return [(form, 3), _whole(bytes.fromhex(ufrag + pwd) if form == _HEX else a2b_base64(ufrag + pwd))]


def _form(ufrag: str, pwd: str) -> int:
    lengths = (len(ufrag), len(pwd))
    if lengths == _SHORT[_HEX] and _DIGITS.issuperset(ufrag + pwd):
        return _HEX
    return _BASE64 if lengths == _SHORT[_BASE64] else _PLAIN


def _read_credentials(r: Reader) -> tuple[str, str]:
    form = r.below(3)
    if form == _PLAIN:
        ufrag = _take(r, r.below(256)).decode("ascii")
        return ufrag, _take(r, r.below(256)).decode("ascii")
    at, more = _SHORT[form]
    both = _take(r, 20).hex() if form == _HEX else b2a_base64(_take(r, 21), newline=False).decode()
    return both[:at], both[at : at + more]


def _whole(data: bytes) -> Digit:
    return int.from_bytes(data, "big"), 1 << 8 * len(data)


def _take(r: Reader, size: int) -> bytes:
    return r.below(1 << 8 * size).to_bytes(size, "big")


# -- descriptions as browsers write them --------------------------------------------------------------------------------


def read(text: str, tag: int) -> Description:
    """Reads a browser's description and gives it this tag. Raises ValueError if the browser describes itself
    in an unknown way.
    """
    lines = [line.removeprefix("a=") for line in text.splitlines()]
    said = {name: value for name, _, value in (line.partition(":") for line in reversed(lines))}
    way, _, digits = said["fingerprint"].partition(" ") if "fingerprint" in said else ("", "", "")
    roles = [role for role in _ROLES if _SETUP[role] == said.get("setup")]
    if way.lower() != "sha-256" or not roles or "ice-ufrag" not in said or "ice-pwd" not in said:
        raise ValueError("the browser describes itself in another way")
    found: dict[Address, int] = {}
    for line in lines:
        if line.startswith("candidate:") and (at := _candidate(line.split())) is not None:
            found.setdefault(at[0], at[1])
    best = sorted(found, key=lambda a: -found[a])[:MOST_ADDRESSES]
    print_ = bytes.fromhex(digits.replace(":", ""))
    return Description(roles[0], tag, said["ice-ufrag"], said["ice-pwd"], print_, tuple(best))


def _candidate(words: list[str]) -> tuple[Address, int] | None:
    """The address and priority of a candidate line (RFC 8839, 5.1); None if codes do not carry it."""
    if len(words) < 8 or words[1] != "1" or words[2].lower() != "udp" or words[6:8] != ["typ", "host"]:
        return None
    if not (words[3].isdecimal() and words[5].isdecimal()):
        return None
    try:
        kind, data = _parsed(words[4].lower())
    except ValueError:
        return None
    address = Address(kind, data, int(words[5]))
    return (address, int(words[3])) if _fits(address) else None


def _parsed(text: str) -> tuple[Kind, bytes]:
    if text.endswith(".local"):
        return "name", bytes.fromhex(text.removesuffix(".local").replace("-", ""))
    if ":" not in text:
        return "4", bytes(map(int, text.split(".")))
    head, gap, tail = text.partition("::")
    before, after = (part.split(":") if part else [] for part in (head, tail))
    groups = [*before, *["0"] * (8 - len(before) - len(after) if gap else 0), *after]
    return "6", bytes.fromhex("".join(group.zfill(4) for group in groups))


def _fits(a: Address) -> bool:
    """Whether the address can belong to one device: it is not unspecified, multicast or broadcast; and its port is allowed."""
    if len(a.data) != _SIZE[a.kind] or not LOWEST_PORT <= a.port < 1 << 16:
        return False
    nobody, everybody = (a.data[0] == 0, a.data[0] >= 224) if a.kind == "4" else (not any(a.data), a.data[0] == 255)
    return a.kind == "name" or not (nobody or everybody)


def write(d: Description, *, waits: bool = False) -> str:
    """The description as SDP text, for a browser. If it `waits`, it has no address: the browser does not search for the other
    device before it is given `candidates`, or is found itself.
    """
    lines = ["v=0", "o=- 1 1 IN IP4 0.0.0.0", "s=-", "t=0 0", "a=group:BUNDLE 0"]
    lines += ["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"]
    if not waits:
        lines += [*(f"a={line}" for line in candidates(d.addresses)), "a=end-of-candidates"]
    lines += [f"a=ice-ufrag:{d.ufrag}", f"a=ice-pwd:{d.pwd}", "a=ice-options:trickle"]
    lines += [f"a=fingerprint:sha-256 {d.print.hex(':').upper()}", f"a=setup:{_SETUP[d.role]}", "a=mid:0"]
    lines += ["a=sctp-port:5000", f"a=max-message-size:{_LARGEST}"]
    return "\r\n".join(lines) + "\r\n"


def candidates(addresses: Sequence[Address]) -> list[str]:
    """The addresses as candidate lines (RFC 8839, 5.1), the first one preferred."""
    priorities = ((126 << 24) + ((65_535 - i) << 8) + 255 for i in range(len(addresses)))
    return [
        f"candidate:{i} 1 udp {priority} {a.text} {a.port} typ host"
        for i, (a, priority) in enumerate(zip(addresses, priorities, strict=True), 1)
    ]
