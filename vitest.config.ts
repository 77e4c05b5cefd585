import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** One vitest project per package, so that each can be run alone: `vitest run --project throne`. */
const packages = {
  kernel: "kernel",
  throne: "games/throne",
  bots: "bots",
  catalogue: "catalogue",
  protocol: "protocol",
  server: "server",
  cli: "cli",
  web: "web",
};

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
const pure = ["kernel", "throne", "bots", "catalogue"];
const loadedByNode = {
  execArgv: ["--import", new URL("scripts/sources/register.mjs", import.meta.url).href, "--conditions=weirwood-source"],
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate: false,
};

/** The limits catch a hang, not a slow machine: a test that waits for something says so before it is ended itself. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };
// Tests read what people read. Without this, a machine that sets CI or FORCE_COLOR adds escape codes to it.
const env = { NO_COLOR: "1" };

export default defineConfig({
  test: {
    projects: [
      ...Object.entries(packages).map(([name, root]) => ({
        root,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name,
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**", "browser-tests/**"],
          allowOnly: false,
          env,
          ...patient,
          ...(pure.includes(name) && loadedByNode),
        },
      })),
      {
        // In a real browser, against a real server: one of each for all files, see browser-tests/house.
        root: "web",
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: "browser",
          include: ["browser-tests/**/*.test.ts"],
          globalSetup: [fileURLToPath(new URL("web/browser-tests/house/open-house.ts", import.meta.url))],
          maxWorkers: 2,
          allowOnly: false,
          env,
          ...patient,
        },
      },
    ],
  },
});
