// `npm start`: the game in the terminal. `npm start -- --players 3` passes options on.
import { ensureReady } from "./setup.mjs";

ensureReady();
process.argv.splice(2, 0, "play", "throne");
await import("../cli/dist/main.js");
