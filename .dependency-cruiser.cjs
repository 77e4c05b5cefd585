// Which way imports may point: kernel ← games ← bots ← server ← cli, and nothing in the first three touches the machine.
// The browser client knows kernel, games and protocol; bots run in its workers only.

const test = "[.]test[.]tsx?$";
const testTools = "^node_modules/(vitest|yaml)/";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "kernel-knows-no-game",
      comment: "The kernel imports nothing but itself.",
      severity: "error",
      from: { path: "^kernel/", pathNot: test },
      to: { pathNot: "^kernel/" },
    },
    {
      name: "games-know-the-kernel-only",
      comment: "A game imports the kernel and itself: no other game, no bot, no library.",
      severity: "error",
      from: { path: "^(games/[^/]+)/", pathNot: test },
      to: { pathNot: ["^kernel/", "^$1/"] },
    },
    {
      name: "bots-know-kernel-and-games",
      comment: "Bots import the kernel, games and themselves.",
      severity: "error",
      from: { path: "^bots/", pathNot: test },
      to: { pathNot: "^(kernel|games|bots)/" },
    },
    {
      name: "bots-know-their-own-game",
      comment: "Bots of one game import neither another game nor its bots; what is for all of them knows no game.",
      severity: "error",
      from: { path: "^bots/([^/]+)/" },
      to: { path: "^(games|bots)/[^/]+/", pathNot: "^((games|bots)/$1|bots/(search|temper|testing|values))/" },
    },
    {
      name: "catalogue-knows-kernel-games-and-bots",
      comment: "The catalogue imports games and their bots, and the kernel's testing game.",
      severity: "error",
      from: { path: "^catalogue/", pathNot: test },
      to: { pathNot: "^(kernel|games|bots|catalogue)/" },
    },
    {
      name: "tests-follow-the-arrows",
      comment: "A test may use the test tools and Node, but no package that what it tests may not know.",
      severity: "error",
      from: { path: `^(kernel|games|bots)/.*${test}` },
      to: { pathNot: ["^(kernel|games|bots)/", testTools], dependencyTypesNot: ["core"] },
    },
    {
      name: "kernel-tests-know-no-game",
      severity: "error",
      from: { path: `^kernel/.*${test}` },
      to: { path: "^(games|bots|cli)/" },
    },
    {
      name: "game-tests-know-no-bot-and-no-other-game",
      severity: "error",
      from: { path: `^(games/[^/]+)/.*${test}` },
      to: { path: "^(games|bots|cli)/", pathNot: "^$1/" },
    },
    {
      name: "web-knows-kernel-games-and-protocol",
      comment: "The browser client shows games; it is neither server nor command.",
      severity: "error",
      from: { path: "^web/", pathNot: [test, "^web/(testing/|browser-tests/|build/|vite[.]config[.]ts$)"] },
      to: { path: "^(cli|server)/" },
    },
    {
      name: "bots-think-in-workers",
      comment: "A bot in the page would make it stutter, so only files named *.worker.ts may import one.",
      severity: "error",
      from: { path: "^web/", pathNot: [test, "/testing/", "^web/browser-tests/", "[.]worker[.]ts$"] },
      to: { path: "^bots/" },
    },
    {
      name: "the-frame-knows-no-game",
      comment:
        "Outside of web/games/<name> the client knows games by the catalogue and by what is found in their folders.",
      severity: "error",
      from: { path: "^web/", pathNot: [test, "^web/(games/[^/]+|testing|browser-tests)/"] },
      to: { path: ["^(games|bots)/", "^kernel/testing-game/", "^web/games/[^/]+/"] },
    },
    {
      name: "a-game-in-the-page-knows-no-other",
      comment: "web/games/<name> imports the rules of that game, and nothing of another one's folders.",
      severity: "error",
      from: { path: "^web/games/([^/]+)/", pathNot: test },
      to: { path: ["^games/", "^web/games/[^/]+/"], pathNot: ["^games/$1/", "^web/games/$1/"] },
    },
    {
      name: "the-view-knows-no-game",
      comment: "web/view moves, zooms and frames any board; what is drawn on it is the game's affair.",
      severity: "error",
      from: { path: "^web/view/", pathNot: test },
      to: { path: "^(games|bots|catalogue|web/games|web/table)/" },
    },
    {
      name: "protocol-knows-the-kernel-only",
      comment: "What both ends say to each other: schemas and types, and the library that they are written with.",
      severity: "error",
      from: { path: "^protocol/", pathNot: test },
      to: { pathNot: ["^(kernel|protocol)/", "^node_modules/typebox/"] },
    },
    {
      name: "server-takes-games-from-the-catalogue",
      comment: "A game is added without a change of the server.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(games|bots)/" },
    },
    {
      name: "commands-know-no-game",
      comment: "Outside of cli/games/<name> the command line knows games by the catalogue.",
      severity: "error",
      from: { path: "^cli/", pathNot: [test, "^cli/games/[^/]+/"] },
      to: { path: ["^(games|bots)/", "^kernel/testing-game/", "^cli/games/[^/]+/"] },
    },
    {
      name: "a-game-in-the-terminal-knows-no-other",
      severity: "error",
      from: { path: "^cli/games/([^/]+)/" },
      to: { path: "^(games|bots|cli/games)/[^/]+/", pathNot: "^(games|bots|cli/games)/$1/" },
    },
    {
      name: "server-knows-no-client",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(cli|web)/" },
    },
    {
      name: "packages-by-name",
      comment: "Another package is imported by its name (@weirwood/kernel), through its public face.",
      severity: "error",
      from: { path: "^(kernel|games/[^/]+|bots|catalogue|protocol|server|cli|web)/" },
      to: {
        path: "^(kernel|games|bots|catalogue|protocol|server|cli|web)/",
        pathNot: "^$1/",
        dependencyTypes: ["local"],
      },
    },
    {
      name: "harness-is-for-tests",
      comment: "Rules and bots do without the test harness; tests, testing/ folders and the cli may use it.",
      severity: "error",
      from: { path: "^(kernel|games|bots)/", pathNot: [test, "/testing/"] },
      to: { path: "^kernel/testing/" },
    },
    {
      name: "nothing-needs-a-test",
      severity: "error",
      from: {},
      to: { path: test },
    },
    {
      name: "dev-dependencies-stay-in-development",
      comment: "Only tests import development dependencies; the bench does too, to measure itself against others.",
      severity: "error",
      from: {
        path: "^(kernel|games|bots|catalogue|protocol|server|cli|web)/",
        pathNot: [
          test,
          "[.]suite[.]ts$",
          "/testing/",
          "^cli/bench",
          "^web/(browser-tests/|build/|vite[.]config[.]ts$)",
        ],
      },
      to: { dependencyTypes: ["npm-dev"] },
    },
    {
      name: "declared-dependencies",
      comment: "A package names what it uses in its own package.json.",
      severity: "error",
      from: {
        path: "^(kernel|games|bots|catalogue|protocol|server|cli|web)/",
        pathNot: [test, "[.]suite[.]ts$", "/testing/", "^web/browser-tests/"],
      },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "imports-resolve",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: "tsc",
    // Types too: an arrow is an arrow, even if the compiler erases it.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    // The build, and the stub that stands in for it.
    exclude: { path: ["^(kernel|games/[^/]+|bots|catalogue|protocol|server|cli|web)/dist/", "^cli/bin/"] },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["weirwood-source", "import", "node", "default", "types"],
      mainFields: ["main", "types"],
      extensions: [".ts", ".tsx", ".js", ".d.ts"],
    },
  },
};
