import type { Json, JsonMap, Seat } from "@weirwood/kernel";

/** Who sits in a seat of a game in this browser: a person with a name, or a bot. */
export interface LocalSeat {
  readonly name: string;
  readonly bot?: string;
}

/** Alone against bots, or several people around one screen. */
export type LocalKind = "practice" | "pass";

/** Everything that is chosen before a game in this browser begins. */
export interface LocalSetup {
  readonly kind: LocalKind;
  readonly game: string;
  readonly title: string;
  /** As the game understands them; it checks them. */
  readonly options: Json;
  /** Any text, open to everybody; 64 hexadecimal digits are the seed itself, as records write it. */
  readonly seed: string;
  readonly seats: readonly LocalSeat[];
  /** Where the game is replayed from, if not from its set-up: what came before can be read, but not gone back to. */
  readonly base?: { readonly state: JsonMap; readonly after: number };
  /** The beginning of another game, which is gone on with from here. */
  readonly decisions?: readonly KeptDecision[];
}

export interface KeptDecision {
  readonly seat: Seat;
  readonly notation: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An unsent answer, for the seat that wrote it. */
export interface KeptDraft {
  readonly ask: number;
  readonly answer: string;
}

/** A game as the browser keeps it: enough to show it in a list, to go on with it, and to write its record. */
export interface KeptGame extends LocalSetup {
  readonly id: string;
  readonly rules: number;
  readonly decisions: readonly KeptDecision[];
  /** The state after the last decision, in its plain form: a game whose rules have changed since goes on from here. */
  readonly snapshot: JsonMap;
  readonly drafts: { readonly [seat: number]: KeptDraft };
  readonly createdAt: number;
  readonly changedAt: number;
  readonly round: number;
  /** What the game calls its seats, in their order; games of older versions do not say. */
  readonly seatNames?: readonly string[];
  /** Once the game is over. */
  readonly result?: { readonly winners: readonly string[]; readonly rule: string };
  /** Grows with every change: of two tabs that play on at once, one sees that it is late. */
  readonly version: number;
}

/** What a list of games needs to know. */
export type KeptSummary = Pick<
  KeptGame,
  "id" | "kind" | "game" | "title" | "options" | "seats" | "createdAt" | "changedAt" | "round" | "result"
>;
