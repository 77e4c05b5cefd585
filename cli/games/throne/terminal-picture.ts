import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { plain } from "../../layout.ts";
import { terminalPicture } from "../../terminal-picture.ts";

/**
 * The picture of the terminal in the README, made from what the command really writes:
 * `node cli/dist/games/throne/terminal-picture.js > docs/images/terminal.svg`, after a build.
 */

const words = [
  "hand",
  "orders winterfell march*, white-harbor support, pyke raid",
  "why",
  "orders winterfell march*, white-harbor support, shivering-sea raid",
];

/** From one line of the output up to another: the first that begins with each. */
function between(lines: readonly string[], first: RegExp, last: RegExp): string[] {
  const from = lines.findIndex((line) => first.test(plain(line)));
  const length = lines.slice(from + 1).findIndex((line) => last.test(plain(line)));
  return lines.slice(from, from + 1 + length);
}

function output(): string[] {
  const command = fileURLToPath(new URL("../../../bin/weirwood.mjs", import.meta.url));
  const { stdout } = spawnSync(process.execPath, [command, "play", "throne", "--house", "stark", "--seed", "7"], {
    input: `${words.join("\n")}\n`,
    encoding: "utf8",
    env: { ...process.env, FORCE_COLOR: "1", LC_ALL: "C.UTF-8" },
  });
  return stdout.split("\n");
}

/** The parts that show what the game is like; the rest of the map is left out. */
function scene(): string[] {
  const lines = output();
  return [
    ...between(lines, /^Turn 1/, /^The Vale/),
    "  ⋮",
    "",
    ...between(lines, /^S Stark: Place/, /^S Stark › hand/),
    ...between(lines, /^S Stark › hand/, /^\s*(0 {2}maester|used)/),
    "  ⋮",
    ...between(lines, /^S Stark › orders .*pyke/, /^S Stark › orders .*shivering/),
    ...between(lines, /^S Stark › orders .*shivering/, /marches/),
    "  ⋮",
  ];
}

const lines = scene().flatMap((line) => line.split("\n"));
process.stdout.write(
  terminalPicture(lines, {
    title: "A game of Throne in the terminal",
    command: "./weirwood play throne --house stark",
  }),
);
