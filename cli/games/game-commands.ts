import type { Command } from "commander";
import type { Context, Report } from "../context.ts";

/** Commands of a game's own, under its name, as `weirwood NAME COMMAND`. Its folder exports them from `commands.ts`. */
export interface GameCommands {
  /** What they are about, in a line of the help. */
  summary(here: Context): string;
  /** Declares each of them under the command that bears the game's name. */
  declare(under: Command, here: Context, end: (report: Report) => void): void;
}
