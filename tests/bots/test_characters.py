"""The characters: each has a name and an existing level, and there are enough for all seats."""

from vernissage.bots.characters import CHARACTERS, free, named
from vernissage.bots.registry import BOTS


def test_each_character_is_somebody() -> None:
    assert len(CHARACTERS) == len({c.key for c in CHARACTERS}) == len({c.name for c in CHARACTERS}) == 12
    assert len({c.sentence for c in CHARACTERS}) == 12
    assert all(c.sentence.endswith(".") and len(c.sentence) < 80 for c in CHARACTERS)
    assert all(named(c.name) == c for c in CHARACTERS)
    assert named("Somebody") is None


def test_every_game_has_their_levels() -> None:
    for bots in BOTS.values():
        if len(bots) > 1:  # all but the game without rules
            assert {c.level for c in CHARACTERS} <= set(bots)


def test_five_bots_of_one_level_find_five_names() -> None:
    for level in ("beginner", "greedy", "search", "master"):
        taken: list[str] = []
        for _ in range(5):
            taken.append(free(level, taken)[0].name)
        assert len(set(taken)) == 5
        own = [c.name for c in CHARACTERS if c.level == level]
        assert taken[: len(own)] == own[:5]
    assert free("greedy", {c.name for c in CHARACTERS}) == []
