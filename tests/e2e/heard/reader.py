"""Orca, whose speech goes to a file instead of a voice. The system's Python runs this, because it has Orca.

`python3 reader.py FOLDER FILE`: Orca keeps its settings in the folder; the file gets a line for each thing that is said. Of
Orca's settings only braille, sounds and the echo of keys are off: a transcript has the keys already.
"""
# ruff: noqa: N802, N803 - Orca names them

import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from orca import orca, settings, speechserver

NAME = "written_speech"
FOLDER, FILE = sys.argv[1], Path(sys.argv[2])


class SpeechServer(speechserver.SpeechServer):
    """A voice that writes."""

    @staticmethod
    def getSpeechServer(_which: object = None) -> "SpeechServer":
        return VOICE

    @staticmethod
    def getSpeechServers() -> list["SpeechServer"]:
        return [VOICE]

    def speak(self, text: object = None, acss: object = None, interrupt: bool = True) -> None:
        self._write(text)

    def speakCharacter(self, character: str, acss: object = None) -> None:
        self._write(character)

    def sayAll(self, utteranceIterator: Iterable[Any], progressCallback: Any) -> None:
        for said, _voice in utteranceIterator:
            self._write(said.utterance)
            progressCallback(said, speechserver.SayAllContext.COMPLETED)

    def _write(self, text: object) -> None:
        if line := " ".join(str(text or "").split()):
            with FILE.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


VOICE = SpeechServer()
sys.modules[NAME] = ModuleType(NAME)
sys.modules[NAME].SpeechServer = SpeechServer
settings.speechServerFactory, settings.speechFactoryModules = NAME, [NAME]
settings.enableKeyEcho = settings.enableBraille = settings.enableSound = False
orca.getSettingsManager().activate(FOLDER, {})
sys.exit(orca.main())
