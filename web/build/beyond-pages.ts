import type { Plugin } from "vite";

const BEYOND = "\0beyond-pages";

/**
 * Bots think in workers, which are builds of their own, and whole games, with audits and both books, are for servers and
 * terminals. A page knows both by name from the catalogue, and would else carry where each is found and what to fetch with it.
 */
export function beyondPages(): Plugin {
  return {
    name: "weirwood:beyond-pages",
    enforce: "pre",
    apply: "build",
    resolveId: (source, importer = "") => (importer.includes("/catalogue/") && isBeyond(source) ? BEYOND : undefined),
    load: (id) => (id === BEYOND ? 'throw new Error("this is not for pages");' : undefined),
  };
}

/** `@weirwood/bots/throne`, `@weirwood/throne`, and not `@weirwood/throne/rules`. */
const isBeyond = (source: string): boolean =>
  /^@weirwood\/(bots\/.+|[\w-]+)$/.test(source) && !/^@weirwood\/(kernel|bots)$/.test(source);
