// What the page needs beside Python, as one script: the build puts these together (build/site/pack.py), since each request costs time.
import "./early.mjs";
import "./journal.mjs";
import "./offline.mjs";
import "./sounds.mjs";
import "./motion.mjs";
import "./patch.mjs";
import "./drag.mjs";

export { worker } from "./bots.mjs";
