import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { beyondPages } from "./build/beyond-pages.ts";
import { cardPools } from "./build/card-pools.ts";
import { compressFiles } from "./build/compress-files.ts";
import { keepFiles } from "./build/keep-files.ts";
import { pageFileGroups } from "./build/page-file-groups.ts";
import { ruleExamples } from "./build/rule-examples.ts";
import { scopeStyles } from "./build/scope-styles.ts";
import { spokenBooks } from "./build/spoken-books.ts";
import { weighPages } from "./build/weigh-pages.ts";

/** Where `npm start` listens; the development server passes on what is not the client. */
const server = "http://localhost:8080";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const games = readdirSync(at("games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export default defineConfig({
  plugins: [
    ruleExamples(),
    spokenBooks(at("games")),
    cardPools(),
    beyondPages(),
    keepFiles(at("public")),
    compressFiles(),
    weighPages(games),
  ],
  // Packages come from their sources, so that an edited rule is in the page at once.
  resolve: { conditions: ["weirwood-source", "module", "browser", "development|production"] },
  css: { postcss: { plugins: [scopeStyles()] } },
  build: {
    outDir: "dist",
    target: "es2022",
    // Symbols are fetched and put into the page: inlined into scripts they would be parsed twice.
    assetsInlineLimit: 0,
    // A drawn map changes more rarely than anything else: in a file of its own, browsers keep it.
    rolldownOptions: {
      input: { index: at("index.html"), "service-worker": at("offline/service-worker.ts") },
      output: {
        // A service worker serves the pages at and below its own address, and is found under the same name for ever.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          // A file that is chosen by its kind goes before one that is chosen by its page.
          groups: [
            ...games.map((name) => ({
              name: `${name}-map`,
              test: new RegExp(`web/games/${name}/map/.*[.]json$`),
              priority: 100,
            })),
            ...pageFileGroups(at, games),
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [cardPools()] },
  server: {
    port: 5173,
    proxy: { "/api": server, "/live": { target: server, ws: true } },
  },
});
