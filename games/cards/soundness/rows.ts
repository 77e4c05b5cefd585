import { opOf } from "../compiled/abilities.ts";
import { bindingNames } from "../compiled/bindings.ts";
import { eachName, type Op } from "../compiled/ops.ts";
import { NONE } from "../data/names.ts";
import { isOver } from "../rules/elimination.ts";
import { REPLACEMENTS } from "../rules/pending.ts";
import { type Cards, cycleKinds, frames, placesOf } from "../state/layout.ts";
import { CARD_REF, isBodyRef, isSeatRef } from "../state/refs.ts";
import type { Effect } from "../words/index.ts";
import { kindAt } from "./frames.ts";

/** What is written down in rows: none of it speaks of nothing. */

type Rows = { readonly [name: string]: readonly string[] };

/** Fields of each table that are never left out. */
const needed = {
  happenings: ["kind"],
  uses: ["scope", "ability"],
  pending: ["ability", "seat"],
  threats: ["subject"],
  bound: ["name"],
  lasting: ["ability", "seat", "until"],
  fought: ["type", "attacker", "defender"],
  owed: ["seat", "type"],
  cycle: ["kind", "seat"],
  lost: ["card", "seat", "pile"],
  faceDown: ["body", "card"],
} as const satisfies Rows;
type TableName = keyof typeof needed;

const examine: { readonly [name in TableName]?: (game: Cards, row: number) => string | undefined } = {
  pending: problemWithPending,
  threats: problemWithThreat,
  bound: problemWithBound,
  lasting: problemWithLasting,
  cycle: problemWithCycle,
};

/** Rows of procedures that go on: what a game leaves open at its end, nobody asks for again. */
const ofProcedures: readonly TableName[] = ["bound", "pending", "threats"];

export function problemWithRows(game: Cards): string | undefined {
  const places = placesOf(game);
  for (const name of Object.keys(needed) as TableName[]) {
    if (isOver(game) && ofProcedures.includes(name)) continue;
    const table = places[name];
    const field: { readonly [name: string]: number } = table.field;
    for (let row = 0; row < table.count(game); row++) {
      const missing = needed[name].find((one) => game[table.row(row) + field[one]] === NONE);
      const problem = missing === undefined ? examine[name]?.(game, row) : `has no ${missing}`;
      if (problem !== undefined) return `${table.name}: row ${row} ${problem}`;
    }
  }
  return undefined;
}

/** What waits, waits for the passives of a level, or to replace what is being done. */
function problemWithPending(game: Cards, row: number): string | undefined {
  const { pending, happenings } = placesOf(game);
  const at = pending.row(row);
  const { level, on } = pending.field;
  if (game[at + on] !== NONE && game[at + on] >= happenings.count(game)) return "waits for nothing";
  const isOfLevel = game[at + level] === REPLACEMENTS || kindAt(game, game[at + level]) === "passives";
  return isOfLevel ? undefined : "waits for no procedure";
}

function problemWithThreat(game: Cards, row: number): string | undefined {
  const { threats } = placesOf(game);
  const kind = kindAt(game, game[threats.row(row) + threats.field.level]);
  return kind === "window" || kind === "resolve" ? undefined : "threatens by no procedure";
}

const eachNames: ReadonlySet<string> = new Set(Array.from({ length: 8 }, (_, place) => eachName(place)));

type Meaning = "body" | "seat" | "word" | "card" | "number" | "nothing";

/** What the rules keep under names of their own; texts keep anything. */
const meanings: { readonly [name: string]: readonly Meaning[] } = {
  influence: ["body"],
  host: ["body", "seat"],
  mode: ["word"],
  claim: ["body"],
  attackers: ["body"],
  defenders: ["body"],
  winner: ["seat", "word"],
  title: ["card"],
  first: ["seat"],
  stealth: ["body"],
  found: ["card"],
  stack: ["body"],
  gold: ["seat", "body"],
};

function problemWithBound(game: Cards, row: number): string | undefined {
  const { bound } = placesOf(game);
  const at = bound.row(row);
  const { level, name, what, pile, number } = bound.field;
  if (game[at + level] >= frames.depth(game)) return "is of no procedure";
  const meaning = meaningOf(game, row);
  if (game[at + what] !== NONE && game[at + number] !== NONE) return "means two things";
  if (meaning === "nothing" || (game[at + pile] !== NONE && meaning !== "card")) return "means nothing";
  const said = bindingNames[game[at + name]];
  if (eachNames.has(said)) return problemWithTurns(game, row, meaning);
  const allowed = meanings[said];
  return allowed === undefined || allowed.includes(meaning) ? undefined : `cannot mean ${game[at + what]}`;
}

/** A loop over players keeps first who was meant outside of it, as a number, and then whose turns there were. */
function problemWithTurns(game: Cards, row: number, meaning: Meaning): string | undefined {
  const { bound } = placesOf(game);
  const { level, name } = bound.field;
  const isSame = (other: number): boolean =>
    [level, name].every((one) => game[bound.row(other) + one] === game[bound.row(row) + one]);
  const first = Array.from({ length: row + 1 }, (_, other) => other).find(isSame);
  return meaning === (first === row ? "number" : "seat") ? undefined : "is nobody's turn";
}

function meaningOf(game: Cards, row: number): Meaning {
  const { bound } = placesOf(game);
  const at = bound.row(row);
  const what = game[at + bound.field.what];
  if (what === NONE) return game[at + bound.field.number] === NONE ? "nothing" : "number";
  if (isBodyRef(what)) return "body";
  if (isSeatRef(what)) return "seat";
  return what < CARD_REF ? "word" : "card";
}

/** Effects that last, and what each is about. */
const lastingWords: { readonly [effect in Effect["do"]]?: readonly ("subject" | "who")[] } = {
  give: ["subject"],
  "give-seat": ["who"],
  "take-keywords": ["subject"],
  "swap-base-str": ["subject"],
  "become-character": ["subject"],
  "become-attachment": ["subject"],
  "reduce-next": ["who"],
  "take-control": ["subject", "who"],
  shield: ["subject"],
  later: [],
};

function problemWithLasting(game: Cards, row: number): string | undefined {
  const { lasting } = placesOf(game);
  const [at, field] = [lasting.row(row), lasting.field];
  const op: Op | undefined = opOf(game[at + field.ability], game[at + field.op]);
  const about = op?.op === "do" ? lastingWords[op.effect.do] : undefined;
  if (about === undefined) return "says nothing that lasts";
  return about.some((one) => game[at + field[one]] === NONE) ? "is about nothing" : undefined;
}

/** A cycle is one player's, and each step of it a decision. */
function problemWithCycle(game: Cards, row: number): string | undefined {
  const { cycle } = placesOf(game);
  const [at, field] = [cycle.row(row), cycle.field];
  if (game[at + field.seat] !== game[cycle.row(0) + field.seat]) return "is of another player";
  const kind = cycleKinds[game[at + field.kind]];
  const isAct = kind === "action" || kind === "answer";
  if (isAct && (game[at + field.ability] === NONE || game[at + field.source] === NONE)) return "is no act";
  const what = game[at + field.what];
  if (kind === "choose" && (what === NONE || (game[at + field.pile] !== NONE && what < CARD_REF)))
    return "is no choice";
  return undefined;
}
