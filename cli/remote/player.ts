import type { SomeGame } from "@weirwood/catalogue";
import { type Chance, explain, isRefusal, type JsonMap } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import type { Language } from "../language.ts";
import { RemoteRefusal } from "./faults.ts";
import type { Line } from "./line.ts";
import type { Program } from "./program.ts";

/** What a program did at its table. */
export interface Played {
  readonly seatName: string;
  readonly decisions: number;
  /** How often its answers were refused, and how often a sample was played for it. */
  readonly refused: number;
  readonly sampled: number;
  readonly result: NonNullable<TableStatus["result"]>;
}

/** So many refusals to one ask, then the sample is played: a program that goes round in circles must not stop a table. */
const MOST_REFUSALS = 5;
/** As the protocol has it. */
const LONGEST_ANSWER = 4000;

/** The seat belongs to somebody else now. */
export class SeatLost extends Error {}

/** Plays one seat of a table by asking a program, until the game is over. */
export class Player {
  readonly #line: Line;
  readonly #program: Program;
  readonly #game: SomeGame;
  readonly #seat: number;
  readonly #chance: Chance;
  readonly #language: Language;
  #wake: () => void = () => undefined;
  #decisions = 0;
  #refused = 0;
  #sampled = 0;

  constructor(parts: {
    readonly line: Line;
    readonly program: Program;
    readonly game: SomeGame;
    readonly seat: number;
    readonly chance: Chance;
    readonly language: Language;
  }) {
    this.#line = parts.line;
    this.#program = parts.program;
    this.#game = parts.game;
    this.#seat = parts.seat;
    this.#chance = parts.chance;
    this.#language = parts.language;
  }

  /** To be called whenever the table has changed. */
  changed(): void {
    this.#wake();
  }

  async play(): Promise<Played> {
    for (;;) {
      const { status } = this.#line.table;
      if (status?.state === "finished" || status?.state === "closed") return this.#over(status);
      if (status !== undefined && status.seat !== this.#seat) throw new SeatLost();
      const ask = this.#openAsk();
      if (ask !== undefined) await this.#answer(ask.id);
      else await this.#change();
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** What is asked of the seat and has no answer yet, and the view to answer it from. */
  #openAsk() {
    const plain = this.#line.table.view;
    if (plain === undefined || this.#line.table.status?.state !== "playing") return undefined;
    const view = this.#game.fromJSON(plain);
    if (!this.#game.isAwaited(view, this.#seat)) return undefined;
    const ask = this.#game.asks(view).find(({ seats }) => seats.includes(this.#seat));
    return ask && { id: ask.id, ask, view, plain };
  }

  async #answer(id: number): Promise<void> {
    const open = this.#openAsk();
    if (open?.id !== id) return;
    const { ask, view, plain } = open;
    const sample = this.#game.print(this.#game.sample(view, this.#seat, this.#chance));
    const options = this.#game.options(view, this.#seat);
    let question: JsonMap = {
      ask: { id, kind: ask.kind, seats: [...ask.seats], secret: ask.secret, bounds: ask.bounds },
      seat: this.#seat,
      seatName: this.#game.seatName(view, this.#seat),
      view: plain,
      ...(options && { options: [...options].map((answer) => this.#game.print(answer)) }),
      sample,
    };
    for (let refusals = 0; ; refusals++) {
      const isTired = refusals === MOST_REFUSALS;
      if (isTired) this.#sampled++;
      const answer = isTired ? sample : answerIn(await this.#program.ask(question));
      // Others may have ended the ask meanwhile: the answer came too late.
      if (this.#openAsk()?.id !== id) return;
      const refused = await this.#decide(id, answer);
      if (refused === undefined) {
        this.#decisions++;
        return;
      }
      if (isTired || refused.rule === "table.stale-ask") return;
      this.#refused++;
      question = { refused: { rule: refused.rule, params: refused.params, sentence: refused.sentence } as JsonMap };
    }
  }

  /** Sends an answer; waits until its consequences have arrived. */
  async #decide(ask: number, answer: string): Promise<RemoteRefusal["refused"] | undefined> {
    const { table } = this.#line;
    const unreadable = answer.length > LONGEST_ANSWER ? this.#game.parse("") : this.#game.parse(answer);
    // What is not notation at all need not travel; an empty line could not.
    if (isRefusal(unreadable)) {
      const { rule, params } = unreadable;
      const sentence = explain(this.#game.phrasebooks[this.#language], unreadable);
      return { rule, params: { ...params } as never, sentence };
    }
    try {
      const number = await this.#line.ask({ do: "decide", table: table.id, ask, answer });
      const { times } = table;
      while (times === table.times && (table.number ?? 0) < (number ?? 0)) await this.#change();
      return undefined;
    } catch (reason) {
      if (reason instanceof RemoteRefusal) return reason.refused;
      throw reason;
    }
  }

  #over(status: TableStatus): Played {
    const seatName = status.seats[this.#seat]?.name ?? "";
    const result = status.result ?? { winners: [], rule: "table.closed" };
    const { winners, rule } = result;
    this.#program.tell({ over: { winners, rule, won: winners.includes(seatName) } });
    return { seatName, decisions: this.#decisions, refused: this.#refused, sampled: this.#sampled, result };
  }
}

/** A line is notation, or JSON with the notation in it. */
function answerIn(line: string): string {
  const text = line.trim();
  if (!text.startsWith("{")) return text;
  try {
    const { answer } = JSON.parse(text) as { answer?: unknown };
    return typeof answer === "string" ? answer.trim() : "";
  } catch {
    return "";
  }
}
