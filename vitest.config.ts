import { defineConfig } from "vitest/config";

/** One vitest project per package, so that each can be run alone: `vitest run --project throne`. */
const packages = {
  kernel: "kernel",
  throne: "games/throne",
  bots: "bots",
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

export default defineConfig({
  test: {
    projects: Object.entries(packages).map(([name, root]) => ({
      root,
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      test: {
        name,
        include: ["**/*.test.{ts,tsx}"],
        // Property tests play whole games. The limit catches a hang, not a slow machine.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        allowOnly: false,
        // Tests read what people read. Without this, a machine that sets CI or FORCE_COLOR adds escape codes to it.
        env: { NO_COLOR: "1" },
      },
    })),
  },
});
