import type { SomeRules, SomeState } from "@weirwood/catalogue";
import { temperOf } from "@weirwood/catalogue/temper";
import {
  type AskSummary,
  chanceOf,
  closingOf,
  type Json,
  type JsonMap,
  ONLOOKER,
  playsRecordsOf,
  type RecordFile,
  type Refusal,
  RefusedError,
  refuse,
  type Seat,
  seedFromHex,
} from "@weirwood/kernel";
import type { LogEntry, TableStatus } from "@weirwood/protocol";
import type { KeptDraft, KeptGame, LocalSetup } from "./kept-game.ts";
import type { LocalGame } from "./load-game.ts";
import type { TakenDecision, Turn } from "./local-messages.ts";
import { PlayedGame, readAnswer } from "./played-game.ts";
import { seedOf } from "./seed.ts";

/** What a reader was last sent; the next update goes on from there. */
export interface SentView {
  readonly number: number;
  readonly view: SomeState;
}

/** What has changed for a reader. */
export interface ReaderUpdate {
  readonly from: number;
  readonly number: number;
  readonly changes: JsonMap;
  readonly log: readonly LogEntry[];
}

/** A kept game in the plain form of these rules. Throws a RefusedError where they play its decisions otherwise. */
function upgraded(rules: SomeRules, kept: KeptGame): KeptGame {
  const { rules: found, base } = kept;
  const { rulesVersion: version } = rules;
  if (found === version) return kept;
  if (!playsRecordsOf(rules, found)) throw new RefusedError(refuse("kernel.record.rules", { found, version }));
  if (base === undefined) return { ...kept, rules: version };
  return { ...kept, rules: version, base: { ...base, state: rules.upgrade(base.state, found) as JsonMap } };
}

/** A game in this browser, complete: nothing but its bots' answers and its readers' views comes out of here. */
export class LocalTable {
  readonly #game: LocalGame;
  readonly #rules: SomeRules;
  #kept: KeptGame;
  #played: PlayedGame;

  /** The table that a kept game describes. Throws a RefusedError where it cannot be played. */
  constructor(game: LocalGame, kept: KeptGame) {
    this.#game = game;
    this.#rules = game.rules;
    try {
      this.#kept = upgraded(game.rules, kept);
      this.#played = new PlayedGame(game.rules, this.#kept);
    } catch (reason) {
      // Its decisions no longer lead where they led: the game goes on from where it was left.
      if (!(reason instanceof RefusedError) || Object.keys(kept.snapshot).length === 0) throw reason;
      const state = game.rules.upgrade(kept.snapshot, kept.rules) as JsonMap;
      this.#kept = { ...kept, rules: game.rules.rulesVersion, base: { state, after: kept.decisions.length } };
      this.#played = new PlayedGame(game.rules, this.#kept);
    }
    this.#keep({});
  }

  /** A game that begins now. Throws a RefusedError where the set-up, or a decision it begins with, is not legal. */
  static begin(game: LocalGame, setup: LocalSetup, id: string, now: number): LocalTable {
    const kept: KeptGame = {
      ...setup,
      id,
      rules: game.rules.rulesVersion,
      decisions: setup.decisions ?? [],
      snapshot: {},
      drafts: {},
      createdAt: now,
      changedAt: now,
      round: 1,
      version: 1,
    };
    return new LocalTable(game, kept);
  }

  get kept(): KeptGame {
    return this.#kept;
  }

  get #state(): SomeState {
    return this.#played.state;
  }

  get seats(): number {
    return this.#rules.seatsOf(this.#state);
  }

  /** The seat of the first person, or an onlooker's place where only bots play. */
  get firstPerson(): Seat {
    const seat = this.#kept.seats.findIndex(({ bot }) => bot === undefined);
    return seat === -1 ? ONLOOKER : seat;
  }

  /** Why a seat cannot give this answer, or undefined once it is given. */
  decide(seat: Seat, ask: number, notation: string, at: number): Refusal | undefined {
    if (!this.#played.asks.some(({ id }) => id === ask)) return refuse("table.stale-ask");
    const isReplaced = !this.#rules.isAwaited(this.#state, seat);
    let written: string;
    try {
      const answer = readAnswer(this.#rules, this.#state, seat, notation);
      written = this.#rules.print(answer);
      this.#played.play(seat, answer, at);
    } catch (reason) {
      if (reason instanceof RefusedError) return reason.refusal;
      throw reason;
    }
    if (isReplaced) this.#forgetLast(seat);
    const { [seat]: _, ...drafts } = this.#kept.drafts;
    const decisions = [...this.#kept.decisions, { seat, notation: written, at }];
    this.#keep({ decisions, drafts, changedAt: at });
    return undefined;
  }

  /** A secret answer that was replaced before it counted leaves no trace, here or in the record. */
  #forgetLast(seat: Seat): void {
    const { decisions } = this.#kept;
    const place = decisions.findLastIndex((decision) => decision.seat === seat);
    this.#played.rounds.splice(place, 1);
    this.#kept = { ...this.#kept, decisions: decisions.toSpliced(place, 1) };
  }

  keepDraft(seat: Seat, draft: KeptDraft | undefined): void {
    const { [seat]: _, ...others } = this.#kept.drafts;
    this.#keep({ drafts: draft === undefined ? others : { ...others, [seat]: draft } });
  }

  /** Another player takes a seat: the bot that sits in for people, or whoever sits before the screen. */
  giveSeat(seat: Seat, sitter: "person" | "bot"): void {
    const seats = this.#kept.seats.with(seat, this.#sitter(this.#kept.seats[seat].name, sitter));
    this.#keep({ seats });
  }

  #sitter(name: string, sitter: "person" | "bot"): KeptGame["seats"][number] {
    return sitter === "person" ? { name } : { name, bot: this.#game.roles.regent };
  }

  /** Takes decisions back until only so many are left. */
  undoTo(count: number, at: number): Refusal | undefined {
    const least = this.#kept.base?.after ?? 0;
    if (!Number.isInteger(count) || count < least || count >= this.#kept.decisions.length)
      return refuse("table.stale-ask");
    this.#keep({ decisions: this.#kept.decisions.slice(0, count), drafts: {}, changedAt: at });
    this.#played = new PlayedGame(this.#rules, this.#kept);
    this.#keep({});
    return undefined;
  }

  /** The next bot that has to answer. */
  get botTurn(): { readonly seat: Seat; readonly ask: number } | undefined {
    for (const { id, seats } of this.#played.asks) {
      const seat = seats.find(
        (asked) => this.#kept.seats[asked]?.bot !== undefined && this.#rules.isAwaited(this.#state, asked),
      );
      if (seat !== undefined) return { seat, ask: id };
    }
    return undefined;
  }

  /**
   * What the bot in a seat would answer. Its chance hangs on the seed and on how far the game is: a game that is taken
   * up again, or a decision that is taken back, goes on as if nothing had happened.
   */
  async botAnswer(seat: Seat): Promise<string> {
    // A game that was kept long ago may name a bot that is gone since: then the regent answers.
    const bot = await this.#game.bot(this.#kept.seats[seat].bot as string);
    const chance = chanceOf(`bots at ${this.#kept.seed} ${this.#kept.decisions.length}`);
    return this.#rules.print(
      bot.choose(this.#rules.view(this.#state, seat), seat, chance, temperOf(`${this.#kept.seed} ${seat}`)),
    );
  }

  turn(): Turn {
    const people: Seat[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.#kept.seats[seat]?.bot === undefined && this.#rules.isAwaited(this.#state, seat)) people.push(seat);
    }
    return { people, decisions: this.#decisionsToUndo(), taken: this.#kept.decisions.length };
  }

  status(reader: Seat): TableStatus {
    const { id, game, title, options, seats, createdAt, changedAt, rules, round, result, seed } = this.#kept;
    return {
      id,
      game,
      title,
      state: result === undefined ? "playing" : "finished",
      options,
      isPublic: false,
      isPractice: true,
      clock: { kind: "none" },
      seats: seats.map(({ name, bot }, seat) => ({
        seat,
        name: this.#rules.seatName(this.#state, seat),
        ...(bot === undefined ? { person: { id: `this-browser-seat-${seat}`, name } } : { bot }),
        isReady: true,
        hasRegent: false,
        hasResigned: false,
        isHere: true,
      })),
      mayLookOn: false,
      round,
      createdAt,
      startedAt: createdAt,
      ...(result !== undefined && { finishedAt: changedAt, result: { ...result, winners: [...result.winners] } }),
      rules,
      onlookers: { allowed: false, delaySeconds: 0 },
      ...(reader !== ONLOOKER && { seat: reader }),
      isHost: true,
      clocks: [],
      votes: [],
      nudges: [],
      openSeed: seed,
      candidates: [],
      number: this.number(reader),
    };
  }

  view(reader: Seat): JsonMap {
    return this.#rules.toJSON(this.#played.viewOf(reader));
  }

  get asks(): readonly AskSummary[] {
    return this.#played.asks;
  }

  log(reader: Seat): readonly LogEntry[] {
    return this.#played.logOf(reader);
  }

  number(reader: Seat): number {
    return this.#played.numberOf(reader);
  }

  draft(reader: Seat): KeptDraft | undefined {
    const draft = this.#kept.drafts[reader];
    return draft !== undefined && this.asks.some(({ id }) => id === draft.ask) ? draft : undefined;
  }

  /** What has changed for a reader since it was last sent something. */
  since(reader: Seat, sent: SentView): ReaderUpdate {
    return {
      from: sent.number,
      number: this.number(reader),
      changes: this.#rules.changes(sent.view, this.#played.viewOf(reader)),
      log: this.log(reader).filter((entry) => entry.number > sent.number),
    };
  }

  /** What a reader is sent now, to be handed to `since` later. */
  sent(reader: Seat): SentView {
    return { number: this.number(reader), view: this.#played.viewOf(reader) };
  }

  /** The game as a record; undefined where what it began with is not known any more. */
  get record(): RecordFile | undefined {
    const { base, seats, seed, options, decisions } = this.#kept;
    if (base !== undefined && base.after > 0) return undefined;
    const nameOf = (seat: Seat): string => this.#rules.seatName(this.#state, seat);
    const players = seats.map(({ name, bot }, seat) => `${nameOf(seat)} ${bot ?? name.replaceAll(",", " ")}`);
    const isText = seedFromHex(seed) === undefined;
    return {
      game: this.#rules.name,
      rules: this.#rules.rulesVersion,
      // With every default written out, so that the record holds when a default changes. Options of every game are plain.
      options: this.#rules.readOptions(options) as unknown as Json,
      ...(base === undefined ? { seed: seedOf(seed) } : { position: base.state }),
      headers: [
        { name: "players", value: players.join(", ") },
        ...(isText && base === undefined ? [{ name: "seed text", value: seed }] : []),
      ],
      decisions: decisions.map(({ seat, notation }) => ({ seat: nameOf(seat), notation })),
      ...closingOf(this.#rules, this.#state),
    };
  }

  /** Brings the kept game up to the state. */
  #keep(changes: Partial<KeptGame>): void {
    const outcome = this.#rules.outcome(this.#state);
    const { result: _, ...kept } = this.#kept;
    this.#kept = {
      ...kept,
      ...changes,
      snapshot: this.#rules.toJSON(this.#state),
      round: this.#rules.round(this.#state),
      seatNames: this.#kept.seats.map((_, seat) => this.#rules.seatName(this.#state, seat)),
      version: this.#kept.version + 1,
      ...(outcome !== undefined && {
        result: {
          winners: outcome.winners.map((seat) => this.#rules.seatName(this.#state, seat)),
          rule: outcome.rule,
        },
      }),
    };
  }

  /** Only who plays alone may take back: at a shared screen it would show what others had in mind. */
  #decisionsToUndo(): TakenDecision[] {
    if (this.#kept.kind !== "practice") return [];
    const least = this.#kept.base?.after ?? 0;
    return this.#kept.decisions.flatMap(({ seat, notation }, index) =>
      index >= least && this.#kept.seats[seat]?.bot === undefined
        ? [{ index, round: this.#played.rounds[index], seat, notation }]
        : [],
    );
  }
}
