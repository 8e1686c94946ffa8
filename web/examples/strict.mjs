// PyScript, for a page whose policy lets nobody make code of text: its hook for workers, which this page has none of, would.
import { hooks } from "{{pyscript}}/core.js";

hooks.worker.onBeforeRunAsync.clear();
