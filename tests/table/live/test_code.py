"""Codes: they are short, are read exactly as written, and nothing else is read; the description given to a browser contains
only checked fields.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from segno import make

from vernissage.table import link
from vernissage.table.link import ALPHABET, BadLink
from vernissage.table.live import code
from vernissage.table.live.code import Address, Description, decode, encode, is_code, read, write

CHROMIUM = """v=0\r
o=- 4611731400430051336 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=msid-semantic: WMS\r
m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:1 1 udp 2122260223 0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f.local 51234 typ host generation 0 network-id 1\r
a=candidate:2 1 udp 2122194687 192.168.7.20 51235 typ host generation 0 network-id 2\r
a=candidate:3 1 udp 2122129151 fd00::12:3 51236 typ host generation 0 network-id 3\r
a=candidate:4 1 tcp 1518280447 192.168.7.20 9 typ host tcptype active generation 0\r
a=candidate:5 1 udp 1686052607 203.0.113.9 51237 typ srflx raddr 192.168.7.20 rport 51235 generation 0\r
a=ice-ufrag:aB3/\r
a=ice-pwd:0123456789abcdefABCDEF+/\r
a=ice-options:trickle\r
a=fingerprint:sha-256 {print}\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
""".format(print=":".join(f"{7 * i % 256:02X}" for i in range(32)))

signs = st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
hexes = st.sampled_from("0123456789abcdef")


def texts(letters: st.SearchStrategy[str], least: int, most: int) -> st.SearchStrategy[str]:
    return st.text(letters, min_size=least, max_size=most)


def addresses() -> st.SearchStrategy[Address]:
    ports = st.integers(code.LOWEST_PORT, 65_535)
    four = st.binary(min_size=4, max_size=4).filter(lambda d: 0 < d[0] < 224)
    six = st.binary(min_size=16, max_size=16).filter(lambda d: any(d) and d[0] < 255)
    return st.one_of(
        st.builds(Address, st.just("4"), four, ports),
        st.builds(Address, st.just("6"), six, ports),
        st.builds(Address, st.just("name"), st.binary(min_size=16, max_size=16), ports),
    )


@st.composite
def descriptions(draw: st.DrawFn, most: int = 4) -> Description:
    ufrag, pwd = draw(
        st.one_of(
            st.tuples(texts(signs, 4, 4), texts(signs, 24, 24)),
            st.tuples(texts(hexes, 8, 8), texts(hexes, 32, 32)),
            st.tuples(texts(signs, 4, 30), texts(signs, 22, 40)),
        )
    )
    role = draw(st.sampled_from(("offer", "active", "passive")))
    there = draw(st.lists(addresses(), max_size=most, unique=True))
    return Description(role, draw(st.integers(0, 255)), ufrag, pwd, draw(st.binary(min_size=32, max_size=32)), tuple(there))


@pytest.mark.slow
@given(descriptions())
def test_what_is_written_is_read(d: Description) -> None:
    text = encode(d)
    assert decode(text) == d
    assert is_code(text)
    assert len(text) <= code.LONGEST


@pytest.mark.slow
@given(descriptions())
def test_a_browser_is_told_exactly_what_was_checked(d: Description) -> None:
    assert read(write(d), d.tag) == d


@pytest.mark.slow
@given(descriptions(), st.data())
def test_a_changed_code_is_refused_or_is_another_whole_one(d: Description, data: st.DataObject) -> None:
    text = encode(d)
    at = data.draw(st.integers(0, len(text) - 1))
    other = text[:at] + data.draw(st.sampled_from(ALPHABET)) + text[at + 1 :]
    if other != text:
        with pytest.raises(BadLink):
            decode(other)


@given(st.text(st.sampled_from(ALPHABET + "#&= \n\0Ω"), max_size=500))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = decode(text)
    except BadLink:
        return
    assert encode(found) == text


@given(st.integers(0, 1 << 1_400))
def test_any_number_with_a_right_check_is_read_or_refused(n: int) -> None:
    n = (n * 2 * 16 + 15) * 1 if n % 2 else n
    text = link.base64(n * link.MODULUS + link.check_of())
    try:
        found = decode(text)
    except BadLink:
        return
    assert encode(found) == text


def test_a_browsers_description_is_read() -> None:
    d = read(CHROMIUM, 3)
    assert (d.role, d.tag, d.ufrag, d.pwd) == ("offer", 3, "aB3/", "0123456789abcdefABCDEF+/")
    name, four, six = (a.text for a in d.addresses)
    assert name == "0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f.local"
    assert (four, six) == ("192.168.7.20", "fd00:0:0:0:0:0:12:3")
    assert d.print[1] == 7
    assert d.id == d.print[:16].hex()


def test_a_code_is_short() -> None:
    names = tuple(Address("name", bytes([i] * 16), 50_000 + i) for i in range(4))
    base = Description("offer", 200, "aB3/", "0123456789abcdefABCDEF+/", bytes(range(100, 132)), names[:2])
    text = encode(base)
    assert len(text) <= 128
    address = f"https://a-name-of-30-letters.com/#{text}"
    assert len(address) <= 300
    version = make(address, error="l", micro=False).version
    assert isinstance(version, int)
    assert version <= 8
    most = encode(Description("offer", 200, "0123abcd", "0123456789abcdef" * 2, bytes(range(100, 132)), names))
    assert len(f"https://a-name-of-30-letters.com/#{most}") <= 300


@pytest.mark.parametrize("wrong", ["", "v=0\r\n", CHROMIUM.replace("sha-256", "sha-1"), CHROMIUM.replace("actpass", "hold")])
def test_what_no_browser_says_is_told(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"another way|certificate"):
        read(wrong, 0)


@pytest.mark.parametrize(
    "address",
    [
        Address("4", bytes((0, 1, 2, 3)), 5_000),
        Address("4", bytes((239, 1, 2, 3)), 5_000),
        Address("6", bytes(16), 5_000),
        Address("6", bytes((255, *range(15))), 5_000),
        Address("4", bytes((10, 0, 0, 1)), 53),
    ],
)
def test_nobodys_and_everybodys_address_is_refused(address: Address) -> None:
    with pytest.raises(ValueError, match="address"):
        Description("offer", 0, "abcd", "a" * 24, bytes(32), (address,))


def test_other_links_are_no_codes() -> None:
    assert not is_code("")
    assert not is_code("hello")
    assert not is_code("A" * 1_000)
