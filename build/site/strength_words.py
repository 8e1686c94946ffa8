"""The words of the page 'How strong are the bots?' by language. They are not in the catalogues, which every visit fetches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "title": "How strong are the bots?",
        "what": "Our bots have played each other many times. This page says how often each of them won.",
        "how": "Each pair plays every deal once from each seat, so that luck with the cards or with the first turn helps "
        "neither. A shared victory counts in parts.",
        "read": "The dot is the share of victories. The line through it covers the true share in 95 of 100 such measurements: "
        "the more games, the shorter it is. The dashed line at 65 is what each level is meant to win against the one below.",
        "none": "Not measured yet.",
        "pair": "Who",
        "games": "Games",
        "won": "Won",
        "range": "95 % range",
        "points": "Points a game",
        "time": "ms a move",
        "duel": "{one} against {other}",
        "table": "{one} against {other}, {n} of them",
        "from_to": "{low} to {high}",
        "again": "Measure it yourself",
        "again_how": "With Python and a copy of the project, each of these commands plays the same games again, with "
        "the same result.",
    },
    "pl": {
        "title": "Jak silne są boty?",
        "what": "Nasze boty zagrały ze sobą wiele partii. Ta strona mówi, jak często każdy z nich wygrywał.",
        "how": "Każda para rozgrywa każde rozdanie po razie z każdego miejsca, więc szczęście do kart ani pierwszy ruch nikomu "
        "nie pomagają. Wspólne zwycięstwo liczy się w częściach.",
        "read": "Kropka to odsetek zwycięstw. Linia przez nią obejmuje prawdziwy odsetek w 95 na 100 takich pomiarów: im "
        "więcej partii, tym jest krótsza. Przerywana linia przy 65 to wynik, który każdy poziom ma osiągać z poziomem niższym.",
        "none": "Jeszcze nie zmierzono.",
        "pair": "Kto",
        "games": "Partie",
        "won": "Wygrane",
        "range": "Przedział 95 %",
        "points": "Punkty w partii",
        "time": "ms na ruch",
        "duel": "{one} \N{EN DASH} {other}",
        "table": "{one} \N{EN DASH} {other}, razem {n}",
        "from_to": "{low} do {high}",
        "again": "Zmierz to samodzielnie",
        "again_how": "Mając Pythona i kopię projektu, każdym z tych poleceń rozegrasz te same partie jeszcze raz, z tym samym "
        "wynikiem.",
    },
}
