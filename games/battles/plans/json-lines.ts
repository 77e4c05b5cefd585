import { isJsonMap, type Json } from "@weirwood/kernel";

/** JSON of which every value remembers its line, so that whatever is wrong with it can be found in the file. */
export type Lined =
  | { readonly line: number; readonly value: null | boolean | number | string }
  | { readonly line: number; readonly items: readonly Lined[] }
  | { readonly line: number; readonly fields: readonly LinedField[] };

/** A name may come twice: that is for whoever reads it to complain about. */
export interface LinedField {
  readonly line: number;
  readonly name: string;
  readonly value: Lined;
}

/** Where a text stops being JSON, and what stands there. */
export interface Unreadable {
  readonly line: number;
  readonly found: string;
}

/** Deeper than any plan, and far from what would exhaust the stack. */
const DEEPEST = 12;

/** Plain data without lines, in the same form: its line is 0. */
export function linedFrom(json: Json): Lined {
  if (Array.isArray(json)) return { line: 0, items: json.map((item: Json) => linedFrom(item)) };
  if (!isJsonMap(json)) return { line: 0, value: json as null | boolean | number | string };
  const fields = Object.entries(json).map(([name, value]) => ({ line: 0, name, value: linedFrom(value) }));
  return { line: 0, fields };
}

/** Reads a text as JSON, or says where it stops being that or becomes too long. Never throws. */
export function readLines(text: string, most = text.length): Lined | Unreadable {
  try {
    if (text.length > most) return { line: text.slice(0, most).split("\n").length, found: "…" };
    return new Reader(text).whole();
  } catch (reason) {
    if (reason instanceof NotJson) return reason.unreadable;
    throw reason;
  }
}

export const isUnreadable = (read: Lined | Unreadable): read is Unreadable => "found" in read;

class NotJson extends Error {
  readonly unreadable: Unreadable;

  constructor(unreadable: Unreadable) {
    super(unreadable.found);
    this.unreadable = unreadable;
  }
}

const blanks = /[ \t\r\n]*/y;
/** Anything up to the closing quote; `JSON.parse` then reads, and refuses, what is escaped in it. */
const quoted = /"(?:[^"\\\n]|\\.)*"/y;
const numeral = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /true|false|null/y;
/** What is shown of a place that cannot be read. */
const rest = /[^\s"'{}[\],:]+|\S/y;

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Lined {
    const read = this.#value(DEEPEST);
    this.#skipBlanks();
    if (this.#at < this.#text.length) this.#fail();
    return read;
  }

  #value(depth: number): Lined {
    this.#skipBlanks();
    if (depth === 0) this.#fail();
    const line = this.#line;
    if (this.#skip("{")) return { line, fields: this.#list("}", () => this.#field(depth - 1)) };
    if (this.#skip("[")) return { line, items: this.#list("]", () => this.#value(depth - 1)) };
    const found = this.#match(word) ?? this.#match(numeral);
    if (found !== undefined) return { line, value: JSON.parse(found) as boolean | number | null };
    return { line, value: this.#string() };
  }

  #field(depth: number): LinedField {
    this.#skipBlanks();
    const line = this.#line;
    const name = this.#string();
    this.#skipBlanks();
    if (!this.#skip(":")) this.#fail();
    return { line, name, value: this.#value(depth) };
  }

  #list<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    this.#skipBlanks();
    if (this.#skip(close)) return items;
    for (;;) {
      items.push(item());
      this.#skipBlanks();
      if (this.#skip(close)) return items;
      if (!this.#skip(",")) this.#fail();
    }
  }

  #string(): string {
    const start = this.#at;
    const found = this.#match(quoted);
    try {
      if (found !== undefined) return JSON.parse(found) as string;
    } catch {
      this.#at = start;
    }
    return this.#fail();
  }

  #skipBlanks(): void {
    const skipped = this.#match(blanks) ?? "";
    for (const blank of skipped) if (blank === "\n") this.#line++;
  }

  #skip(sign: string): boolean {
    const isThere = this.#text[this.#at] === sign;
    if (isThere) this.#at++;
    return isThere;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #fail(): never {
    throw new NotJson({ line: this.#line, found: this.#match(rest) ?? "" });
  }
}
