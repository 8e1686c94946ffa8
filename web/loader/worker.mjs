// The bots' worker: see bots.mjs and web/bot.py.
const SOURCE = {{bot}};

try {
  const python = await (await import("./python.mjs")).started;
  python.runPython(SOURCE);
  const think = python.globals.get("think");
  addEventListener("message", ({ data: { id, asked } }) => {
    try {
      postMessage({ id, answer: think(...asked) });
    } catch (error) {
      postMessage({ id, error: String(error.message) });
    }
  });
  postMessage({ ready: true });
} catch (error) {
  postMessage({ failed: String(error?.message ?? error) });
}
