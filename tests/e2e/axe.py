"""Runs axe-core in the page over the browser's protocol, so that the page keeps its strict policy.

What axe cannot decide ("incomplete") counts as a fault too, unless people have looked at it: `JUDGED`.
"""

from collections.abc import Mapping
from typing import Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules that depend on the scheme: nothing else in a document does."""

JUDGED: Final[Mapping[str, str]] = {
    "imgNode": "letters and figures in drawings that are one picture to axe: the prestige track, lots, cards. They are on "
    "a mark or plate of their own, or on plain ground, dark on light or light on dark in both schemes",
    "shortTextContent": "a single figure or letter: cards, costs, places. Each is drawn large, on a plate of its own",
    "bgOverlap": "words beside or over a picture: layers' names stand below theirs on the sheet, costs above the card, the "
    "corners' minus two on the wall's paper, which is pale by day and deep by night, posters' titles on a plate",
    "bgGradient": "words over another part's gradient: the heading of a hand that stands under the line, in a replay",
    "elmPartiallyObscuring": "words half scrolled out of a dialog: they stand on its plain ground",
    "elmPartiallyObscured": "words half scrolled out of a sheet or list: they stand on its plain ground",
}
"""Why axe cannot tell a contrast, and what was found when the screens were gone through by hand in both schemes. Words on a
gradient are not left to the hand alone: with no colour of the gradient, most of which lie elsewhere, is their contrast below 3.
"""

_RUN = """async options => {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    .getContext('2d', { willReadFrequently: true });
  const seen = (...colours) => {
    pen.clearRect(0, 0, 1, 1);
    for (const colour of colours) { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); }
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = colour => colour.slice(0, 3).map(v => v / 255)
    .map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const worst = element => {
    let under = [], at = element;
    for (; at && !getComputedStyle(at).backgroundImage.includes('gradient'); at = at.parentElement);
    if (!at) return NaN;
    const shade = getComputedStyle(at).backgroundAttachment.includes('local');  // at the edges of what scrolls, no ground
    const stops = shade ? ['transparent']
      : getComputedStyle(at).backgroundImage.match(/(rgba?|color|oklch|oklab|hsla?)[(][^()]*[)]/g) ?? [];
    for (let e = at; e; e = e.parentElement) under.unshift(getComputedStyle(e).backgroundColor);
    return Math.min(...stops.map(stop => {
      const [a, b] = [seen(...under, stop), seen(...under, stop, getComputedStyle(element).color)].map(light);
      return (Math.max(a, b) + .05) / (Math.min(a, b) + .05); }));
  };
  const enough = element => worst(element) >= 3;
  const wrong = [], unsure = [];
  let found, changed;
  if (globalThis.unseen) unseen.disabled = true;
  const watch = new MutationObserver(() => { changed = true; });
  watch.observe(document.body, { childList: true, subtree: true });
  for (let times = 0; times < 5; times++) {  // axe loses an element that is written anew while it reads
    changed = false;
    found = await axe.run(document, options);
    if (!changed) break;
  }
  watch.disconnect();
  if (globalThis.unseen) unseen.disabled = false;
  for (const one of found.violations)
    for (const node of one.nodes) wrong.push(`${one.id}: ${node.target} ${node.failureSummary}`);
  for (const one of found.incomplete)
    for (const node of one.nodes) {
      const why = [...node.any, ...node.all, ...node.none].map(check => check.data?.messageKey ?? check.id).join(' ');
      const element = document.querySelector(node.target[0]);
      if (why !== 'bgGradient' || isNaN(worst(element))) unsure.push([one.id, why, `${node.target}`]);
      else if (!enough(element)) wrong.push(`${one.id}: ${node.target} ${worst(element).toFixed(2)} on a gradient`);
    }
  return [wrong, unsure]; }"""


def axe(page: Page, *rules: str, size: bool = False) -> list[str]:
    """What axe finds: the rule and where. `rules` are the only ones asked, if there are any.

    `size`: the size of targets is asked, too. It takes what lies half under a phone's sheet, and is scrolled out from there,
    for a target half as large.
    """
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE_SCRIPT)
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
    options: dict[str, object] = {"runOnly": only, "resultTypes": ["violations", "incomplete"]}
    if not rules:
        options["rules"] = {"target-size": {"enabled": size}}
    wrong, unsure = page.evaluate(_RUN, options)
    return [*wrong, *(f"to be judged: {rule} {why} at {where}" for rule, why, where in unsure
                      if rule != "color-contrast" or why not in JUDGED)]  # fmt: skip
