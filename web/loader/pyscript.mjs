// PyScript under a policy without 'unsafe-eval': its one default hook for workers is sent as source text and would need it.
import { hooks } from "{{pyscript}}/core.js";

hooks.worker.onBeforeRunAsync.clear();
