"""Walls as ints, compared with the same computed space by space."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vernissage.table.grid import Grid, listed, spaces

sizes = st.tuples(st.integers(1, 7), st.integers(1, 6))


@st.composite
def walls(draw: st.DrawFn) -> tuple[Grid, int]:
    width, height = draw(sizes)
    return Grid(width, height), draw(st.integers(0, (1 << width * height) - 1))


def cells(grid: Grid, mask: int) -> set[tuple[int, int]]:
    return {(i % grid.width, i // grid.width) for i in range(grid.width * grid.height) if mask >> i & 1}


def beside(grid: Grid, group: set[tuple[int, int]]) -> set[tuple[int, int]]:
    near = {(x + dx, y + dy) for x, y in group for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - group
    return {(x, y) for x, y in near if 0 <= x < grid.width and 0 <= y < grid.height}


@pytest.mark.slow
@given(walls())
@settings(max_examples=200, deadline=None)
def test_spaces_and_halo(wall: tuple[Grid, int]) -> None:
    grid, taken = wall
    assert list(spaces(taken)) == listed(taken) == sorted(grid.at(x, y) for x, y in cells(grid, taken))
    assert cells(grid, grid.halo(taken)) == beside(grid, cells(grid, taken))
    assert cells(grid, grid.all) == {(x, y) for x in range(grid.width) for y in range(grid.height)}
    for i in listed(taken):
        assert grid.at(*grid.xy(i)) == i


@pytest.mark.slow
@given(walls(), st.data())
@settings(max_examples=300, deadline=None)
def test_room_and_places(wall: tuple[Grid, int], data: st.DataObject) -> None:
    grid, taken = wall
    w, h = data.draw(st.integers(1, grid.width)), data.draw(st.integers(1, grid.height))
    full = cells(grid, taken)
    room, places = set(), set()
    for x in range(grid.width - w + 1):
        for y in range(grid.height - h + 1):
            tile = {(x + i, y + j) for i in range(w) for j in range(h)}
            assert cells(grid, grid.mask(grid.at(x, y), w, h)) == tile
            if not tile & full:
                room.add((x, y))
                if beside(grid, tile) & full:
                    places.add((x, y))
    assert cells(grid, grid.room(taken, w, h)) == room
    assert cells(grid, grid.places(taken, w, h)) == places
