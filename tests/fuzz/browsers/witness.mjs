// In the page, for tests/fuzz/whole.py: tells what the page held when it had started, then plays, and tells what it calls saved.
//
// What is told goes to the server that the page came from: what has arrived there before the browser is killed was promised.
// `?play=KEY` is the game, `presses=N` how often is pressed; with `on` the newest game goes on if there is one.
const given = new URLSearchParams(location.search);
const root = document.documentElement;
const ours = () => Object.entries(localStorage).filter(([key]) => key.startsWith("vernissage/game/"));
const tell = (kind, more) => fetch("/told", { method: "POST", body: JSON.stringify({ kind, round: given.get("round"), ...more }) });
const there = (ident) => {
  const found = document.getElementById(ident);
  return found?.checkVisibility() ? found : null;
};
const until = async (holds) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
};

/** The link that the page would share, read without a pause: nothing else happens meanwhile. */
function link() {
  (there("result-share") ?? there("share")).click();
  const address = document.getElementById("address").value;
  document.getElementById("dialog-close").click();
  return address;
}

async function sit() {
  const card = given.has("on") && document.querySelector(".ccard:not(.shut)");
  if (card) {
    card.click();
    await until(() => root.dataset.room === "table");
    await tell("opened", { link: link() });
    return;
  }
  document.getElementById(`poster-button-${given.get("play")}`).click();
  document.getElementById("play").click();
  await until(() => root.dataset.room === "table");
}

function confirmed() {
  return root.dataset.saved === "yes" && document.getElementById("notice").hidden && (there("share") ?? there("result-share"));
}

async function play() {
  for (let n = Number(given.get("presses")); n > 0 && !there("rematch"); n--) {
    await until(() => confirmed() || root.dataset.saved === "unsure");
    if (confirmed()) tell("saved", { link: link(), keys: ours().map(([key]) => key) });
    const shown = [...document.querySelectorAll("#app [data-do^='room ']:not([disabled])")].filter((e) => e.checkVisibility());
    shown[Math.floor(Math.random() * shown.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((done) => setTimeout(done, Math.random() * 20));
  }
  await until(confirmed);
  await tell("saved", { link: link(), keys: ours().map(([key]) => key) });
  await tell("resting");
}

await until(() => root.dataset.state === "ready");
await tell("found", { texts: Object.fromEntries(ours()), promise: root.dataset.saved });
await sit();
await play();
