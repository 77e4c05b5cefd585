import {
  canonical,
  chanceFrom,
  closingOf,
  type GameEvent,
  isRefusal,
  type Json,
  type JsonMap,
  ONLOOKER,
  type RecordFile,
  type Refusal,
  RefusedError,
  refuse,
  type Seat,
  seedFrom,
  seedFromHex,
} from "@weirwood/kernel";
import type { AskSummary, LogEntry, TableStatus } from "@weirwood/protocol";
import type { KeptDecision, KeptDraft, KeptGame, LocalSetup } from "./kept-game.ts";
import type { AnyGame, LocalGame } from "./local-game.ts";
import type { TakenDecision, Turn } from "./local-messages.ts";
import { seedOf } from "./seed.ts";

/** The bot that newcomers may ask for advice. */
const ADVISER = "steward";

/** What one decision changed for a reader. */
export interface ReaderUpdate {
  readonly from: number;
  readonly number: number;
  readonly changes: JsonMap;
  readonly log: readonly LogEntry[];
}

/** The game as one reader has followed it. What the reader may not see takes no number. */
interface Reading {
  // biome-ignore lint/suspicious/noExplicitAny: a view of any game.
  view: any;
  asks: string;
  number: number;
  readonly log: LogEntry[];
}

/** A game in this browser, complete: nobody but its bots and its readers' views come out of here. */
export class LocalTable {
  readonly #game: AnyGame;
  readonly #bots: LocalGame["bots"];
  #kept: KeptGame;
  // biome-ignore lint/suspicious/noExplicitAny: a state of any game.
  #state: any;
  readonly #readings = new Map<Seat, Reading>();
  /** The round in which each decision was taken. */
  #rounds: number[] = [];

  /** The table that a kept game describes. Throws a RefusedError where it cannot be played. */
  constructor({ game, bots }: LocalGame, kept: KeptGame) {
    this.#game = game;
    this.#bots = bots;
    this.#kept = kept;
    try {
      this.#replay();
    } catch (reason) {
      // The rules have changed since: the game goes on from where it was left.
      if (!(reason instanceof RefusedError) || Object.keys(kept.snapshot).length === 0) throw reason;
      const state = game.upgrade(kept.snapshot, kept.rules) as JsonMap;
      this.#kept = { ...kept, rules: game.rulesVersion, base: { state, after: kept.decisions.length } };
      this.#replay();
    }
    this.#keep({});
  }

  /** A game that begins now. Throws a RefusedError where the set-up, or a decision it begins with, is not legal. */
  static begin(offered: LocalGame, setup: LocalSetup, id: string, now: number): LocalTable {
    const kept: KeptGame = {
      ...setup,
      id,
      rules: offered.game.rulesVersion,
      decisions: setup.decisions ?? [],
      snapshot: {},
      drafts: {},
      createdAt: now,
      changedAt: now,
      round: 1,
      version: 1,
    };
    return new LocalTable(offered, kept);
  }

  get kept(): KeptGame {
    return this.#kept;
  }

  get seats(): number {
    return this.#game.seatsOf(this.#state);
  }

  /** The seat of the first person, or an onlooker's place where only bots play. */
  get firstPerson(): Seat {
    const seat = this.#kept.seats.findIndex(({ bot }) => bot === undefined);
    return seat === -1 ? ONLOOKER : seat;
  }

  /** Why a seat cannot give this answer, or undefined once it is given. */
  decide(seat: Seat, ask: number, notation: string, at: number): Refusal | undefined {
    if (!this.#game.asks(this.#state).some(({ id }) => id === ask)) return refuse("table.stale-ask");
    const answer = this.#game.parse(notation, this.#state);
    if (isRefusal(answer)) return answer;
    const refusal = this.#game.check(this.#state, seat, answer);
    if (refusal !== undefined) return refusal;
    const decision: KeptDecision = { seat, notation: this.#game.print(answer), at };
    const isReplaced = !this.#game.isAwaited(this.#state, seat);
    this.#play(decision);
    if (isReplaced) this.#forgetLast(seat);
    const { [seat]: _, ...drafts } = this.#kept.drafts;
    this.#keep({ decisions: [...this.#kept.decisions, decision], drafts, changedAt: at });
    return undefined;
  }

  /** A secret answer that was replaced before it counted leaves no trace, here or in the record. */
  #forgetLast(seat: Seat): void {
    const { decisions } = this.#kept;
    const place = decisions.findLastIndex((decision) => decision.seat === seat);
    this.#rounds.splice(place, 1);
    this.#kept = { ...this.#kept, decisions: decisions.toSpliced(place, 1) };
  }

  keepDraft(seat: Seat, draft: KeptDraft | undefined): void {
    const { [seat]: _, ...others } = this.#kept.drafts;
    this.#keep({ drafts: draft === undefined ? others : { ...others, [seat]: draft } });
  }

  /** Another player takes a seat: a bot, or whoever sits before the screen. */
  giveSeat(seat: Seat, bot: string | undefined): void {
    const seats = this.#kept.seats.map(({ name }, at) =>
      at !== seat ? this.#kept.seats[at] : bot === undefined ? { name } : { name, bot },
    );
    this.#keep({ seats });
    if (!this.#readings.has(seat)) this.#replay();
  }

  /** Takes decisions back until only so many are left. */
  undoTo(count: number, at: number): Refusal | undefined {
    const least = this.#kept.base?.after ?? 0;
    if (!Number.isInteger(count) || count < least || count >= this.#kept.decisions.length)
      return refuse("table.stale-ask");
    this.#keep({ decisions: this.#kept.decisions.slice(0, count), drafts: {}, changedAt: at });
    this.#replay();
    this.#keep({});
    return undefined;
  }

  /** The next bot that has to answer; `isOpen` where everybody will see what it does. */
  get botTurn(): { readonly seat: Seat; readonly ask: number; readonly isOpen: boolean } | undefined {
    for (const { id, seats, secret } of this.#game.asks(this.#state)) {
      const seat = seats.find(
        (asked) => this.#kept.seats[asked]?.bot !== undefined && this.#game.isAwaited(this.#state, asked),
      );
      if (seat !== undefined) return { seat, ask: id, isOpen: !secret };
    }
    return undefined;
  }

  /**
   * What the bot in a seat would answer. Its chance hangs on the seed and on how far the game is: a game that is taken
   * up again, or a decision that is taken back, goes on as if nothing had happened.
   */
  botAnswer(seat: Seat): string {
    return this.#answerOf(this.#kept.seats[seat].bot as string, seat);
  }

  /** What a bot would answer in a person's place, from that person's own view; nothing where nothing is asked. */
  advice(seat: Seat): string | undefined {
    const isAsked = seat !== ONLOOKER && this.#game.isAwaited(this.#state, seat);
    return isAsked ? this.#answerOf(ADVISER, seat) : undefined;
  }

  #answerOf(name: string, seat: Seat): string {
    const bot = this.#bots[name];
    const [a, b, c, d] = seedFrom(`bots at ${this.#kept.seed} ${this.#kept.decisions.length}`);
    const chance = chanceFrom(a | (b << 8) | (c << 16) | (d << 24));
    return this.#game.print(bot.choose(this.#game.view(this.#state, seat), seat, chance));
  }

  turn(waitingBot: Seat | undefined): Turn {
    const people: Seat[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.#kept.seats[seat]?.bot === undefined && this.#game.isAwaited(this.#state, seat)) people.push(seat);
    }
    return { people, waitingBot, decisions: this.#decisionsToUndo(), taken: this.#kept.decisions.length };
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
        name: this.#game.seatName(this.#state, seat),
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
      openSeed: seed,
      candidates: [],
      number: this.#readingOf(reader).number,
    };
  }

  view(reader: Seat): JsonMap {
    return this.#game.toJSON(this.#readingOf(reader).view);
  }

  asks(reader: Seat): AskSummary[] {
    return summaries(this.#game, this.#readingOf(reader).view);
  }

  log(reader: Seat): readonly LogEntry[] {
    return this.#readingOf(reader).log;
  }

  number(reader: Seat): number {
    return this.#readingOf(reader).number;
  }

  draft(reader: Seat): KeptDraft | undefined {
    const draft = this.#kept.drafts[reader];
    return draft !== undefined && this.asks(reader).some(({ id }) => id === draft.ask) ? draft : undefined;
  }

  /** What has changed for a reader since a view of an earlier number. */
  since(reader: Seat, before: { readonly number: number; readonly view: unknown }): ReaderUpdate {
    const { view, number, log } = this.#readingOf(reader);
    return {
      from: before.number,
      number,
      changes: this.#game.changes(before.view, view),
      log: log.filter((entry) => entry.number > before.number),
    };
  }

  /** A reader's place, to be handed to `since` later. */
  place(reader: Seat): { readonly number: number; readonly view: unknown } {
    const { number, view } = this.#readingOf(reader);
    return { number, view };
  }

  /** The game as a record; undefined where what it began with is not known any more. */
  get record(): RecordFile | undefined {
    const { base, seats, seed, options, decisions } = this.#kept;
    if (base !== undefined && base.after > 0) return undefined;
    const nameOf = (seat: Seat): string => this.#game.seatName(this.#state, seat);
    const players = seats.map(({ name, bot }, seat) => `${nameOf(seat)} ${bot ?? name.replaceAll(",", " ")}`);
    const isText = seedFromHex(seed) === undefined;
    return {
      game: this.#game.name,
      rules: this.#game.rulesVersion,
      options: this.#game.readOptions(options),
      ...(base === undefined ? { seed: seedOf(seed) } : { position: base.state }),
      headers: [
        { name: "players", value: players.join(", ") },
        ...(isText && base === undefined ? [{ name: "seed text", value: seed }] : []),
      ],
      decisions: decisions.map(({ seat, notation }) => ({ seat: nameOf(seat), notation })),
      ...closingOf(this.#game, this.#state),
    };
  }

  /** Plays the kept game from its beginning, so that every reader has followed all of it. */
  #replay(): void {
    const { base, rules, decisions } = this.#kept;
    if (rules !== this.#game.rulesVersion)
      throw new RefusedError(refuse("kernel.record.rules", { found: rules, version: this.#game.rulesVersion }));
    this.#state = base === undefined ? this.#setUp() : this.#game.fromJSON(base.state);
    this.#readings.clear();
    this.#rounds = decisions.slice(0, base?.after ?? 0).map(() => 0);
    for (let seat = ONLOOKER; seat < this.seats; seat++) {
      if (seat === ONLOOKER || this.#kept.seats[seat]?.bot === undefined) this.#startReading(seat);
    }
    for (const decision of decisions.slice(base?.after ?? 0)) {
      const answer = this.#game.parse(decision.notation, this.#state);
      if (isRefusal(answer)) throw new RefusedError(answer);
      const refusal = this.#game.check(this.#state, decision.seat, answer);
      if (refusal !== undefined) throw new RefusedError(refusal);
      this.#play(decision);
    }
  }

  #setUp(): unknown {
    const options = this.#game.readOptions(this.#kept.options);
    if (isRefusal(options)) throw new RefusedError(options);
    return this.#game.setup(options, seedOf(this.#kept.seed));
  }

  #startReading(seat: Seat): void {
    const view = this.#game.view(this.#state, seat);
    this.#readings.set(seat, { view, asks: askText(this.#game, view), number: 0, log: [] });
  }

  #readingOf(seat: Seat): Reading {
    const reading = this.#readings.get(seat);
    if (reading === undefined) throw new RangeError(`nobody reads this table from seat ${seat}`);
    return reading;
  }

  /** Applies a decision that `check` has found legal, and tells every reader what it may see of it. */
  #play({ seat, notation, at }: KeptDecision): void {
    const answer = this.#game.parse(notation, this.#state);
    if (isRefusal(answer)) throw new RefusedError(answer);
    const events: GameEvent[] = [];
    const round = this.#game.round(this.#state);
    this.#game.apply(this.#state, seat, answer, (event) => events.push(event));
    this.#rounds.push(round);
    for (const [reader, reading] of this.#readings) this.#follow(reader, reading, events, round, at);
  }

  #follow(reader: Seat, reading: Reading, events: readonly GameEvent[], round: number, at: number): void {
    const view = this.#game.view(this.#state, reader);
    const asks = askText(this.#game, view);
    const seen = events.filter(({ audience }) => audience === undefined || audience.includes(reader));
    const isNews =
      seen.length > 0 || asks !== reading.asks || Object.keys(this.#game.changes(reading.view, view)).length > 0;
    reading.view = view;
    reading.asks = asks;
    if (!isNews) return;
    reading.number++;
    if (seen.length > 0) reading.log.push({ number: reading.number, round, at, events: seen });
  }

  /** Brings the kept game up to the state. */
  #keep(changes: Partial<KeptGame>): void {
    const outcome = this.#game.outcome(this.#state);
    const { result: _, ...kept } = this.#kept;
    this.#kept = {
      ...kept,
      ...changes,
      snapshot: this.#game.toJSON(this.#state),
      round: this.#game.round(this.#state),
      version: this.#kept.version + 1,
      ...(outcome !== undefined && {
        result: {
          winners: outcome.winners.map((seat) => this.#game.seatName(this.#state, seat)),
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
        ? [{ index, round: this.#rounds[index], seat, notation }]
        : [],
    );
  }
}

function summaries(game: AnyGame, view: unknown): AskSummary[] {
  return game.asks(view).map(({ id, kind, seats, secret }) => {
    const ask = { id, kind, seats: [...seats] };
    return secret ? { ...ask, secret: true } : ask;
  });
}

const askText = (game: AnyGame, view: unknown): string => canonical(summaries(game, view) as unknown as Json);
