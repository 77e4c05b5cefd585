import { type Seed, seedFromHex } from "./dice.ts";
import { canonical, isJsonMap, type Json, type JsonMap } from "./json.ts";
import { kernelEnglish } from "./phrases/en.ts";
import { isRefusal, type Refusal, refuse } from "./refusal.ts";
import { hex, sha256, utf8 } from "./sha256.ts";
import { explain } from "./text.ts";

/**
 * A game as a text file that can be mailed, diffed and replayed: set-up, seed and decisions.
 *
 *     weirwood record 1
 *     game: ravens-wager  ~8b1e
 *     rules: 1  ~02c4
 *     options: {"seats":3}  ~77aa
 *     seed: 5f0c…  ~9d10
 *     players: Ann, Ben, Cleo
 *
 *     # a comment
 *     ash play theft birch  ~3f9c
 *     result: ash (wager.end)
 *     hash: 77d1…
 *
 * Each checksum covers its own line and every checked line before it, so that a changed line is named even where the
 * changed decision would be legal. Records written by hand may leave all checksums out. A game that began from a position
 * has that instead of a seed, in its plain form: `position: {…}`.
 */
export interface RecordFile {
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  /** Missing where a fair table has not yet revealed it (`seed hash` is then among the headers), or beside a position. */
  readonly seed?: Seed;
  /** What the game began from, if not from its set-up: the plain form of a state, dice included. */
  readonly position?: JsonMap;
  /** What else the record says of itself: players, date, event. */
  readonly headers: readonly RecordHeader[];
  readonly decisions: readonly RecordedDecision[];
  /** `ash (wager.end)`; missing while the game goes on. */
  readonly result?: string;
  /** The fingerprint of the final state's plain form. */
  readonly hash?: string;
  /** Where the text said each named thing, for messages. Only in records that were read. */
  readonly lines?: ReadonlyMap<string, number>;
}

export interface RecordHeader {
  readonly name: string;
  readonly value: string;
}

export interface RecordedDecision {
  /** The seat's one-word name. */
  readonly seat: string;
  readonly notation: string;
  /** Remarks written just before the decision, or behind it. */
  readonly comments?: readonly string[];
  /** The line it stood on. Only in records that were read. */
  readonly line?: number;
}

/** What is wrong with a record, and where. */
export interface RecordProblem {
  /** One English sentence that begins with the line number. */
  readonly problem: string;
  readonly line: number;
  /** The same, to be said in any language. */
  readonly refusal: Refusal;
}

const FIRST_LINE = "weirwood record 1";
const SETUP = ["game", "rules", "options", "seed", "position"] as const;
const LONGEST_LINE = 100_000;
const MOST_CHARACTERS = 32_000_000;

export function recordProblem(line: number, refusal: Refusal, sentence?: string): RecordProblem {
  return { problem: `line ${line}: ${sentence ?? explain(kernelEnglish, refusal)}`, line, refusal };
}

export function isRecordProblem(value: object): value is RecordProblem {
  return "problem" in value;
}

/** The record's text, with checksums. */
export function writeRecord(record: RecordFile): string {
  const chain = new Chain();
  const checked = (text: string): string => `${text}  ~${chain.add(text)}`;
  const lines = [FIRST_LINE];
  lines.push(checked(`game: ${record.game}`));
  lines.push(checked(`rules: ${record.rules}`));
  lines.push(checked(`options: ${canonical(record.options)}`));
  if (record.seed !== undefined) lines.push(checked(`seed: ${hex(record.seed)}`));
  if (record.position !== undefined) lines.push(checked(`position: ${canonical(record.position)}`));
  for (const { name, value } of record.headers) {
    if (!headerName.test(name) || isSetup(name))
      throw new RangeError(`a record cannot have a header “${excerpt(name)}”`);
    lines.push(`${name}: ${oneLine(value)}`);
  }
  lines.push("");
  for (const { seat, notation, comments = [] } of record.decisions) {
    for (const comment of comments) lines.push(`# ${oneLine(comment)}`);
    lines.push(checked(`${seat} ${notation}`));
  }
  if (record.result !== undefined) lines.push(`result: ${record.result}`);
  if (record.hash !== undefined) lines.push(`hash: ${record.hash}`);
  return `${lines.join("\n")}\n`;
}

/** The record that a text holds, its checksums verified; its decisions are not, for that takes the game: `replay`. */
export function readRecord(text: string): RecordFile | RecordProblem {
  if (text.length > MOST_CHARACTERS) return recordProblem(1, refuse("kernel.record.too-long"));
  const reader = new Reader();
  let number = 0;
  for (let from = 0; from < text.length; ) {
    number++;
    const end = text.indexOf("\n", from);
    const to = end === -1 ? text.length : end;
    const refusal =
      to - from > LONGEST_LINE ? refuse("kernel.record.too-long") : reader.read(text.slice(from, to), number);
    if (refusal !== undefined) return recordProblem(number, refusal);
    from = to + 1;
  }
  const record = reader.finish();
  return isRefusal(record) ? recordProblem(Math.max(number, 1), record) : record;
}

/** Checksums that hang together: each shows four digits of a hash over everything so far. */
class Chain {
  #link: Uint8Array = new Uint8Array(32);

  add(text: string): string {
    const line = utf8(text);
    const whole = new Uint8Array(32 + line.length);
    whole.set(this.#link);
    whole.set(line, 32);
    this.#link = sha256(whole);
    return hex(this.#link.subarray(0, 2));
  }
}

/** Reads a record line by line. */
class Reader {
  #part: "first line" | "headers" | "decisions" | "end" = "first line";
  readonly #chain = new Chain();
  #checksums: "unknown" | "all" | "none" = "unknown";
  readonly #setup = new Map<string, string>();
  readonly #headers: RecordHeader[] = [];
  readonly #decisions: RecordedDecision[] = [];
  readonly #lines = new Map<string, number>();
  #comments: string[] = [];
  #result: string | undefined;
  #hash: string | undefined;

  read(raw: string, number: number): Refusal | undefined {
    const text = raw.trim();
    if (this.#part === "first line") {
      if (text.replace(/^\uFEFF/, "") !== FIRST_LINE) return refuse("kernel.record.format");
      this.#part = "headers";
      return undefined;
    }
    if (text === "") {
      if (this.#part === "headers") this.#part = "decisions";
      return undefined;
    }
    if (text.startsWith("#")) {
      this.#comments.push(text.slice(1).trim());
      return undefined;
    }
    return this.#part === "headers" ? this.#readHeader(text, number) : this.#readPlay(text, number);
  }

  finish(): RecordFile | Refusal {
    if (this.#part === "first line") return refuse("kernel.record.format");
    for (const header of ["game", "rules", "options"]) {
      if (!this.#setup.has(header)) return refuse("kernel.record.missing", { header });
    }
    const [hasSeed, hasPosition] = [this.#setup.has("seed"), this.#setup.has("position")];
    // Dice that come with a position prove nothing, whatever seed stands beside it.
    if (hasSeed && hasPosition) return refuse("kernel.record.beginning");
    const isRevealedLater = this.#headers.some(({ name }) => name === "seed hash");
    if (!hasSeed && !hasPosition && !isRevealedLater) return refuse("kernel.record.missing", { header: "seed" });
    if (this.#checksums === "all" && this.#hash === undefined) return refuse("kernel.record.cut-off");
    const seed = seedFromHex(this.#setup.get("seed") ?? "");
    const position = this.#setup.get("position");
    return {
      game: this.#setup.get("game") as string,
      rules: Number(this.#setup.get("rules")),
      options: JSON.parse(this.#setup.get("options") as string) as Json,
      ...(seed !== undefined && { seed }),
      ...(position !== undefined && { position: JSON.parse(position) as JsonMap }),
      headers: this.#headers,
      decisions: this.#decisions,
      ...(this.#result !== undefined && { result: this.#result }),
      ...(this.#hash !== undefined && { hash: this.#hash }),
      lines: this.#lines,
    };
  }

  #readHeader(line: string, number: number): Refusal | undefined {
    const header = /^([^:]*):(?:\s+(.*))?$/.exec(line);
    if (header === null || !headerName.test(header[1])) return refuse("kernel.record.header", { found: excerpt(line) });
    const name = header[1];
    if (!isSetup(name)) {
      this.#headers.push({ name, value: header[2] ?? "" });
      return undefined;
    }
    if (this.#setup.has(name)) return refuse("kernel.record.twice", { header: name });
    const text = this.#verified(line);
    if (isRefusal(text)) return text;
    const value = text.slice(text.indexOf(":") + 1).trim();
    if (!isSetupValue(name, value)) return refuse("kernel.record.value", { header: name, found: excerpt(value) });
    this.#setup.set(name, value);
    this.#lines.set(name, number);
    return undefined;
  }

  #readPlay(line: string, number: number): Refusal | undefined {
    const closing = /^(result|hash):\s*(.*)$/.exec(line);
    if (closing !== null) return this.#readClosing(closing[1], closing[2], number);
    if (this.#part === "end") return refuse("kernel.record.after-end", { found: excerpt(line) });
    const remark = line.search(/\s#/);
    if (remark !== -1) {
      this.#comments.push(line.slice(remark).trim().slice(1).trim());
      line = line.slice(0, remark).trimEnd();
    }
    const text = this.#verified(line);
    if (isRefusal(text)) return text;
    const space = text.search(/\s/);
    if (space === -1) return refuse("kernel.record.decision", { found: excerpt(text) });
    const decision = { seat: text.slice(0, space), notation: text.slice(space).trim(), line: number };
    this.#decisions.push(this.#comments.length === 0 ? decision : { ...decision, comments: this.#comments });
    this.#comments = [];
    return undefined;
  }

  #readClosing(name: string, value: string, number: number): Refusal | undefined {
    if (this.#lines.has(name)) return refuse("kernel.record.twice", { header: name });
    if (name === "hash") {
      if (!/^[0-9a-f]{64}$/.test(value)) return refuse("kernel.record.value", { header: name, found: excerpt(value) });
      this.#hash = value;
    } else {
      this.#result = value;
    }
    this.#lines.set(name, number);
    this.#part = "end";
    return undefined;
  }

  /** The line without its checksum, or why the checksum will not do. */
  #verified(line: string): string | Refusal {
    const checksum = /\s+~([0-9a-f]{4})$/.exec(line);
    const found = checksum === null ? "none" : "all";
    if (this.#checksums === "unknown") this.#checksums = found;
    if (found !== this.#checksums) return refuse("kernel.record.no-checksum");
    if (checksum === null) return line;
    const text = line.slice(0, checksum.index);
    return this.#chain.add(text) === checksum[1] ? text : refuse("kernel.record.checksum");
  }
}

const headerName = /^[\p{L}\d][\p{L}\d _-]{0,63}$/u;

function isSetup(name: string): boolean {
  return (SETUP as readonly string[]).includes(name);
}

function isSetupValue(name: string, value: string): boolean {
  if (name === "rules") return /^\d{1,9}$/.test(value);
  if (name === "seed") return seedFromHex(value) !== undefined;
  if (name === "game") return /^[\w-]{1,64}$/.test(value);
  try {
    const plain = JSON.parse(value) as Json;
    return name === "options" || isJsonMap(plain);
  } catch {
    return false;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The beginning of a line as a message may show it: short, and without what would disturb a terminal. */
export function excerpt(text: string): string {
  const shown = text.slice(0, 60).replace(/[\p{C}\s]+/gu, " ");
  return text.length > 60 ? `${shown}…` : shown;
}
