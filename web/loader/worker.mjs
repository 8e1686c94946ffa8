// The bots' worker, and a guest's: see bots.mjs, guests.mjs and web/bot.py.
const SOURCE = "{{bot}}";

const tell = postMessage.bind(globalThis); // from a guest's worker it is taken
try {
  const { started, whole } = await import("./python.mjs");
  const python = await started;
  python._api.on_fatal = (/** @type {any} */ error) => tell({ failed: String(error?.message ?? error) }); // it cannot answer anything any more
  python.runPython(SOURCE);
  const [think, lacks, bring] = ["think", "lacks", "bring"].map((name) => python.globals.get(name));
  if (lacks()) bring(await whole("rest"));
  let does = think;
  addEventListener("message", async ({ data: { id, asked } }) => {
    try {
      tell({ id, answer: await does(...asked) });
    } catch (error) {
      tell({ id, error: String(error.message) });
    }
  });
  if (/** @type {unknown} */ (name) === "guest") does = await (await import("./alone.mjs")).hosted(python);
  tell({ ready: true });
} catch (error) {
  tell({ failed: String(error?.message ?? error) });
}
