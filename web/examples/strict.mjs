// Loads PyScript without its hook for workers, which makes code of text: the policy of this page forbids that, and it has no workers.
import { hooks } from "{{pyscript}}/core.js";

hooks.worker.onBeforeRunAsync.clear();
