import type { JsonMap } from "@weirwood/kernel";

/** What scripts learn from a command's exit code; docs/cli.md says the same. */
export const exitCodes = {
  ok: 0,
  /** The command did its work and found something wrong: a scenario, a record, a broken law. */
  failed: 1,
  /** The command could not do its work: bad arguments, unreadable files. */
  unusable: 2,
  /** Ended by Ctrl-C, as shells expect. */
  interrupted: 130,
} as const;

/** The command ends here: one line for people, a code and facts for scripts. */
export class Failure extends Error {
  /** A stable English word that scripts can compare. */
  readonly code: string;
  readonly facts: JsonMap;
  readonly exitCode: number;

  constructor(code: string, message: string, facts: JsonMap = {}, exitCode: number = exitCodes.unusable) {
    super(message);
    this.name = "Failure";
    this.code = code;
    this.facts = facts;
    this.exitCode = exitCode;
  }
}

/** Somebody pressed Ctrl-C where a line was asked for. */
export class Interrupted extends Error {}
