"""What people see and do: words, markup and the answers to their presses. Knows no browser.

    core      messages, effects, markup, words, the device: what every feature stands on; knows none of them
    view      what a game's view is made with; the views themselves are in `games/<game>/view/`
    app       the state: a room, a dialog over it, and what outlives both
    foyer, table, travel, keeping, learning, replay, advice, pictures, house: a folder each, in the first visit
    collection, daily, evening, fair, guests, honours, league, live, past, puzzles, record: a folder each, late
    visits    the verbs of the rooms that come late

In a feature's folder `state.py` has its rooms and dialogs (dataclasses that know no app), `update.py` what is done with them,
`render.py` how they are shown. A message comes in (`session`), its verb is looked up (`update`), its function gives a `Done`;
then the room and the dialog (`dialogs`) are shown. README.md follows four ways through all that.

A new feature is a folder, its state in the unions `Room` or `Dialog` of `app`, its room in `update` and `session` or its dialog
in `dialogs`, and its verbs in `update`. What a press carries is read where its verb stands (`press`), and nowhere else.
"""
