// `node --import …/register.mjs --conditions=weirwood-source FILE.ts` runs a source without a build: rules by the thousand
// of games, and processes that tests kill. Types are dropped, not checked.
import { register } from "node:module";

process.setSourceMapsEnabled(true);
register("./loader.mjs", import.meta.url);
