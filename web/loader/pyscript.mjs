// Lets PyScript run without 'unsafe-eval': its default hook for workers is source text, which would need it.
import { hooks } from "{{pyscript}}/core.js";

hooks.worker.onBeforeRunAsync.clear();
