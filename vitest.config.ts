import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PATIENCE } from "./kernel/testing/patience.ts";
import { parts } from "./scripts/test-parts.mjs";

/**
 * Packages import each other's sources, not dist/: tests need no build and always see the code as it is. Vitest hands
 * these to Node too, where "import" would make what is required be an import.
 */
const conditions = ["weirwood-source", "node"];

/**
 * Rules and bots play whole games by the thousand, three times as fast when Node itself loads their sources: Vite would
 * put a getter before every call from one file to another. They need nothing that Vite adds, and nothing in them
 * outlives a test, so that their files share processes.
 */
const isPure = (folder: string): boolean => /^(kernel|games|bots|catalogue)(\/|$)/.test(folder);
const loadedByNode = {
  execArgv: ["--import", new URL("scripts/sources/register.mjs", import.meta.url).href, "--conditions=weirwood-source"],
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate: false,
};

/**
 * Servers, commands and browsers: here too Node loads rules and bots, by which whole games are played. Nothing in a file of
 * these tests outlives it either, and to load a server takes longer than most of them.
 */
const aroundGames = {
  execArgv: loadedByNode.execArgv,
  server: {
    deps: {
      external: [new RegExp(`^${fileURLToPath(new URL(".", import.meta.url))}(kernel|games|bots|catalogue)/.*[.]ts$`)],
    },
  },
  setupFiles: [fileURLToPath(new URL("server/testing/say-seed.ts", import.meta.url))],
  isolate: false,
};

/** In a real browser, against a real server: one of each for all files of a part. */
const withBrowser = {
  ...aroundGames,
  globalSetup: [fileURLToPath(new URL("web/browser-tests/server/global-setup.ts", import.meta.url))],
  maxWorkers: 2,
};

/** The limits catch a hang, not a slow machine: a test that waits for something says so before it is ended itself. */
const patient = { testTimeout: 5 * PATIENCE, hookTimeout: 5 * PATIENCE, expect: { poll: { timeout: PATIENCE } } };
const env = {
  // Tests read what people read. Without this, a machine that sets CI or FORCE_COLOR adds escape codes to it.
  NO_COLOR: "1",
  // What tests leave to chance is drawn from this seed, also by the servers and browsers that they start.
  WEIRWOOD_TEST_SEED: process.env.WEIRWOOD_TEST_SEED ?? "1",
};

/** One vitest project per part, so that each can be run alone: `vitest run --project throne`. */
export default defineConfig({
  test: {
    projects: parts.map(({ name, lane, package: root, tests, elsewhere }) => ({
      root,
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      test: {
        name,
        include: [`${tests}/*.test.{ts,tsx}`],
        exclude: ["**/node_modules/**", "**/dist/**", ...elsewhere],
        allowOnly: false,
        env,
        ...patient,
        ...(isPure(root) && loadedByNode),
        ...((root === "server" || root === "cli") && aroundGames),
        ...(lane === "browser" && withBrowser),
      },
    })),
  },
});
