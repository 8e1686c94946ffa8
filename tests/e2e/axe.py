"""axe-core in the page, by the test's own hand (over the browser's protocol), so that the page keeps its strict policy.

What axe cannot decide by itself ("incomplete") counts as a fault, too, unless it has been looked at by hand: `JUDGED`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules that depend on the scheme: nothing else in a document does."""

JUDGED: Final[Mapping[str, str]] = {}
"""By rule and reason, as axe tells them: where it has been looked at, as a pattern of what is meant, and found to be good."""

_RUN = """async options => {
  const found = await axe.run(document, options);
  const nodes = (those, of) => those.flatMap(one => one.nodes.map(node => of(one, node)));
  const why = node => [...node.any, ...node.all, ...node.none].map(check => check.data?.messageKey ?? check.id).join(' ');
  return [nodes(found.violations, (one, node) => `${one.id}: ${node.target} ${node.failureSummary}`),
          nodes(found.incomplete, (one, node) => [`${one.id} ${why(node)}`, `${node.target}`])]; }"""


def axe(page: Page, *rules: str, size: bool = False) -> list[str]:
    """What axe finds: the rule and where. `rules` are the only ones asked, if there are any.

    `size`: the size of targets is asked, too. It takes what lies half under a phone's sheet, and is scrolled out from there,
    for a target half as large.
    """
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE_SCRIPT)
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
    options = {"runOnly": only, "resultTypes": ["violations", "incomplete"], "rules": {"target-size": {"enabled": size}}}
    if rules:
        del options["rules"]
    wrong, unsure = page.evaluate(_RUN, options)
    return [*wrong, *(f"to be judged: {what} at {where}" for what, where in unsure
                      if not re.search(JUDGED.get(what, "^$"), where))]  # fmt: skip
