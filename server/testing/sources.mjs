// `node --import …/sources.mjs --conditions weirwood-source FILE.ts` runs a source without a build, for tests that need a
// process of their own to kill. Types are dropped, not checked.
import { register } from "node:module";

register("./sources-loader.mjs", import.meta.url);
