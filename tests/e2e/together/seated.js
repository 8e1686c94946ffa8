// Plays in the place of whoever sits at a page, by its buttons: a driver that looks and presses from outside takes several times as
// long. It does not play well, but varies; it does not press what is covered. Whoever steers it uses what is in `seated`.
(() => {
  const visible = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility());
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let presses = 0;
  let laid = 0;

  const games = {
    "art-society": ({ kind, first, those, oneOf, has }) => {
      if (kind.includes("bidding")) return has("play-bid") ? "play-bid" : oneOf(those("bid-"));
      if (kind.includes("held") && !kind.includes("bad")) return presses % 5 || !has("place-next") ? "hang" : "place-next";
      const end = ["done", "enough", "confirm"].find(has); // it does not arrange its wall anew: so the game is short
      if (end) return end;
      if (kind.includes("revealing")) return "seen";
      if (kind.includes("choose")) return has("call") ? "call" : oneOf(those("pick-"));
      if (kind.includes("take")) return oneOf(those("lot-"));
      if (kind.includes("bad")) return first("take", "place-next", "give");
      return first("hold", "give", "museum-", "hold-assistant", "give-", "store", "trade", "kind-");
    },
    canvas: ({ kind, first, those, has }) => {
      if (kind.includes("cv-judge")) return first("name-");
      if (has("take") || has("take-here")) return first("take-here", "take");
      const held = those("hand-").length;
      if (has("paint") && held >= 3 + (presses % 3)) return "paint";
      if (has("letgo")) return "letgo";
      const row = those("row-").slice(0, 2);
      return held === 5 ? "paint" : row[(presses >> 1) % row.length];
    },
    "avant-carde": ({ kind, those, oneOf, has }) => {
      const can = (where) => visible(`${where} button.can`).map((b) => b.id).filter(has);
      laid = kind.includes("ac-play") ? laid + 1 : 0;
      if (kind.includes("ac-play")) return laid <= 5 && can("#hand").length ? oneOf(can("#hand")) : "stop"; // short lines
      if (kind.includes("ac-ask")) return oneOf(those("answer-"));
      const first = ["to-", "claim", "use-", "change", "lift-"].flatMap(those);
      if (first.length && presses % 7) return first[0];
      const shop = [...those("shop-"), ...can("#market")];
      return shop.length && presses % 5 ? shop.at(-1) : "end";
    },
  };

  /** What the page shows: `over` (the result), `ready` (a message that is to be sent as a link), `asked`, or `waits`. */
  const stands = () => {
    if (visible("#linked-fair").length) return "over";
    if (visible('#decision .stand.bad [data-do="linked send"]').length) return "ready";
    const asked = document.documentElement.dataset.room === "table" && visible("#decision .decide:not(.stand)").length;
    return asked ? "asked" : "waits";
  };

  const answer = () => {
    const dialog = document.getElementById("dialog");
    if (dialog?.checkVisibility()) throw new Error(`there is a dialog: ${dialog.innerText}`);
    const ids = visible("#app button:not([disabled])").map((b) => b.id).filter(Boolean);
    const kind = [...visible("#decision .decide:not(.stand)")[0].classList];
    const those = (start) => ids.filter((id) => id.startsWith(start));
    const has = (id) => ids.includes(id);
    const oneOf = (some) => some[presses % some.length];
    const first = (...names) => names.flatMap((name) => (name.endsWith("-") ? those(name) : ids.filter((id) => id === name)))[0];
    const ident = games[document.documentElement.dataset.game]({ kind, first, those, oneOf, has });
    const button = document.getElementById(ident);
    if (!has(ident)) throw new Error(`${ident} cannot be pressed; there is: ${kind} ${ids}`);
    button.scrollIntoView({ block: "nearest", behavior: "instant" });
    let box = button.getBoundingClientRect();
    let top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!button.contains(top)) {
      button.scrollIntoView({ block: "center", behavior: "instant" });
      box = button.getBoundingClientRect();
      top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    }
    if (!button.contains(top)) throw new Error(`${ident} is covered by ${top?.outerHTML.slice(0, 200)}`);
    presses += 1;
    button.click();
  };

  /** Waits until something in the page has changed, or for a second; whether it has. To look again and again would keep the
   * machine from the work that is waited for. */
  const change = () => new Promise((done) => {
    const end = (changed) => (eyes.disconnect(), clearTimeout(late), done(changed));
    const eyes = new MutationObserver(() => end(true));
    const late = setTimeout(() => end(false), 1_000);
    eyes.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  });

  /** Answers until the page stands so; gives up when nothing has changed for a minute. */
  const until = async (what) => {
    for (let still = 0; stands() !== what; ) {
      if (stands() === "asked") {
        answer();
        still = 0;
      }
      if (still > 60) throw new Error(`${what} does not come: ${document.getElementById("app").innerText}`);
      if (stands() === "asked") await pause(0);
      else if (stands() !== what) still = (await change()) ? 0 : still + 1;
    }
  };

  /** Answers as long as something is asked. */
  const turn = async () => {
    while (stands() === "asked") {
      answer();
      await pause(0);
    }
  };

  /** Plays to the end, while the caller goes on; `outcome` says how it went. */
  const play = () => {
    seated.outcome = "";
    until("over").then(() => (seated.outcome = "over"), (fault) => (seated.outcome = `${fault}`));
  };

  globalThis.seated = { stands, turn, until, play, outcome: "" };
})();
