import { type Entry, entriesFor } from "@weirwood/catalogue";
import type { JsonMap } from "@weirwood/kernel";
import { isLanguage, type Language, languageOf, numberIn } from "./language.ts";
import { type Sentences, sentencesIn } from "./text/index.ts";

/** Where a command runs: whom it speaks to, in which language, and how wide a line may be. */
export interface Context {
  readonly language: Language;
  readonly say: Sentences;
  /** The games that are offered. */
  readonly games: readonly Entry[];
  /** For a script: one object on stdout, and no line for people there. */
  readonly isJson: boolean;
  /** Shows where an error came from. */
  readonly isDebug: boolean;
  readonly width: number;
  /** The variables that the command was started with. */
  readonly environment: NodeJS.ProcessEnv;
  /** A line for people on stdout; with --json there is none. */
  print(line?: string): void;
  /** The one object for scripts on stdout; without --json there is none. */
  give(json: JsonMap): void;
  /** A line for people on stderr, with --json too. */
  note(line: string): void;
  number(value: number, digits?: number): string;
}

/** Where lines go: a process, or whoever else wants to hear what a command says. */
export interface Output {
  readonly stdout: { write(text: string): unknown; readonly columns?: number };
  readonly stderr: { write(text: string): unknown };
}

/** What a command has to say at its end: the object for scripts, and what it found wrong, if anything. */
export interface Report {
  readonly json: JsonMap;
  /** The sentence goes to stderr: no command ends badly without saying why. */
  readonly failure?: { readonly sentence: string; readonly exitCode: number };
}

/**
 * Read before the arguments are parsed, because the help and the complaints about wrong arguments need it. An unknown
 * language is complained about later, by the parser.
 */
export function contextOf(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { stdout, stderr }: Output = process,
): Context {
  const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  const asked = optionValue(own, "--lang");
  const language = asked !== undefined && isLanguage(asked) ? asked : languageOf(environment);
  const isJson = own.includes("--json");
  return {
    language,
    say: sentencesIn(language),
    games: entriesFor(environment.WEIRWOOD_TESTING_GAME === "yes" ? "tests" : "players"),
    isJson,
    isDebug: own.includes("--debug"),
    width: Math.max(60, Math.min(stdout.columns ?? 80, 100)),
    environment,
    print: (line = "") => {
      if (!isJson) stdout.write(`${line}\n`);
    },
    give: (json) => {
      if (isJson) stdout.write(`${JSON.stringify(json, null, 2)}\n`);
    },
    note: (line) => {
      stderr.write(`${line}\n`);
    },
    number: (value, digits) => numberIn(language, value, digits),
  };
}

/** The last value given for an option, as `--name value` or `--name=value`. */
function optionValue(args: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  for (const [i, arg] of args.entries()) {
    if (arg === name) value = args[i + 1];
    else if (arg.startsWith(`${name}=`)) value = arg.slice(name.length + 1);
  }
  return value;
}
