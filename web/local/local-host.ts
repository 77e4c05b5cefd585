import {
  isRecordProblem,
  type RecordProblem,
  type Refusal,
  RefusedError,
  refuse,
  type Seat,
  writeRecord,
} from "@weirwood/kernel";
import { type GameStore, memoryGameStore } from "./game-store.ts";
import type { LocalSetup } from "./kept-game.ts";
import type { LocalGame } from "./load-game.ts";
import type { PageMessage, Port, Trial, WorkerMessage } from "./local-messages.ts";
import { LocalTable, type SentView } from "./local-table.ts";
import { type RecordBeginning, setupFromRecord } from "./record-setup.ts";
import { seedOf } from "./seed.ts";

/** What surrounds a table in the browser. Handed in, so that tests can turn the clock. */
export interface HostSurroundings {
  loadGame(name: string): Promise<LocalGame | undefined>;
  readonly store: GameStore;
  now(): number;
  newId(): string;
  /** Tells other tabs that a game has changed. */
  announce(id: string): void;
}

/** Keeps one table: hears what the page wants, lets bots play, and tells the reader what it may see. */
export class LocalHost {
  readonly #port: Port<WorkerMessage, PageMessage>;
  readonly #here: HostSurroundings;
  #store: GameStore;
  #table: LocalTable | undefined;
  /** The game that was last asked for. */
  #game: string | undefined;
  #reader: Seat = 0;
  #sent: SentView | undefined;
  #areBotsPlaying = false;
  /** Messages are done one after another: each waits until what the last one changed is kept. */
  #queue: Promise<void> = Promise.resolve();

  constructor(port: Port<WorkerMessage, PageMessage>, here: HostSurroundings) {
    this.#port = port;
    this.#here = here;
    this.#store = here.store;
    port.listen((message) => this.#soon(() => this.#obey(message)));
  }

  /** Another tab has played on: what it kept is the truth. */
  changedElsewhere(id: string): void {
    this.#soon(async () => {
      if (this.#table?.kept.id !== id) return;
      await this.#takeUp(id);
      this.#wakeBots();
    });
  }

  /** Resolves when everything said so far is done; bots may still be thinking. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  #soon(act: () => Promise<void>): void {
    this.#queue = this.#queue.then(act).catch((reason: unknown) => {
      this.#port.say({ is: "broken", problem: reason instanceof Error ? reason.message : String(reason) });
    });
  }

  async #obey(message: PageMessage): Promise<void> {
    switch (message.do) {
      case "begin":
        return this.#answer(message, () => this.#begin(message.setup));
      case "go-on":
        return this.#answer(message, () => this.#goOn(message.record));
      case "imagine":
        return this.#answer(message, () => this.#imagine(message.trial));
      case "open":
        return this.#answer(message, () => this.#open(message.id));
      case "decide":
        return this.#answer(message, () => this.#decide(this.#reader, message.ask, message.answer));
      case "undo":
        return this.#answer(message, () => this.#undo(message.to));
      case "draft":
        return this.#keepDraft(message.ask, message.answer);
      case "look":
        this.#reader = message.seat;
        this.#tellAll();
        return;
      case "seat":
        this.#theTable.giveSeat(message.seat, message.sitter);
        await this.#keep();
        this.#tellAll();
        this.#wakeBots();
        return;
      case "record": {
        const record = this.#theTable.record;
        this.#port.say({ is: "answered", key: message.key, ...(record && { text: writeRecord(record) }) });
      }
    }
  }

  /** Does what was asked, and says under its key whether it was done. */
  async #answer(
    { key }: { readonly key: number },
    act: () => Promise<Refusal | RecordProblem | string | undefined>,
  ): Promise<void> {
    const outcome = await act().catch((reason: unknown) => {
      if (reason instanceof RefusedError) return reason.refusal;
      throw reason;
    });
    if (typeof outcome === "object") {
      const { refusal, line } = isRecordProblem(outcome) ? outcome : { refusal: outcome };
      const game = this.#game;
      this.#port.say({ is: "answered", key, refusal, ...(game && { game }), ...(line !== undefined && { line }) });
    } else {
      this.#port.say({ is: "answered", key, ...(outcome !== undefined && { text: outcome }) });
    }
    this.#wakeBots();
  }

  async #begin(setup: LocalSetup): Promise<Refusal | string> {
    const game = await this.#load(setup.game);
    if (game === undefined) return refuse("table.game");
    this.#table = LocalTable.begin(game, setup, this.#here.newId(), this.#here.now());
    this.#reader = this.#table.firstPerson;
    await this.#keep();
    this.#tellAll();
    return this.#table.kept.id;
  }

  async #goOn(record: RecordBeginning): Promise<Refusal | RecordProblem | string> {
    const setup = await setupFromRecord((name) => this.#load(name), record);
    return isRecordProblem(setup) ? setup : this.#begin(setup);
  }

  async #imagine({ view, seat, status, others, seed }: Trial): Promise<Refusal | string> {
    const game = await this.#load(status.game);
    if (game === undefined) return refuse("table.game");
    const { rules, roles } = game;
    this.#store = memoryGameStore();
    const state = rules.toJSON(rules.imagine(rules.fromJSON(view), seedOf(seed)));
    const isBot = (at: Seat): boolean => at !== seat && others === "bots";
    const nameOf = (at: Seat): string => status.seats[at]?.person?.name ?? status.seats[at]?.bot ?? "";
    this.#table = new LocalTable(game, {
      id: this.#here.newId(),
      kind: "practice",
      game: status.game,
      title: status.title,
      options: status.options as LocalSetup["options"],
      seed,
      seats: status.seats.map((_, at) => ({ name: nameOf(at), ...(isBot(at) && { bot: roles.regent }) })),
      rules: rules.rulesVersion,
      decisions: [],
      snapshot: state,
      base: { state, after: 0 },
      drafts: {},
      createdAt: this.#here.now(),
      changedAt: this.#here.now(),
      round: status.round,
      version: 1,
    });
    this.#reader = seat;
    this.#tellAll();
    return this.#table.kept.id;
  }

  async #open(id: string): Promise<Refusal | undefined> {
    return (await this.#takeUp(id)) ? undefined : refuse("table.unknown");
  }

  /** Whether the store has this game; then it is on the table. */
  async #takeUp(id: string): Promise<boolean> {
    const kept = await this.#store.read(id);
    const game = kept && (await this.#load(kept.game));
    if (kept === undefined || game === undefined) return false;
    const isOther = this.#table?.kept.id !== id;
    this.#table = new LocalTable(game, kept);
    if (isOther) this.#reader = this.#table.firstPerson;
    this.#tellAll();
    return true;
  }

  async #decide(seat: Seat, ask: number, answer: string): Promise<Refusal | undefined> {
    const refusal = this.#theTable.decide(seat, ask, answer, this.#here.now());
    if (refusal !== undefined) return refusal;
    if (!(await this.#keep())) return refuse("table.stale-ask");
    this.#tellNews();
    return undefined;
  }

  async #undo(to: number): Promise<Refusal | undefined> {
    const refusal = this.#theTable.undoTo(to, this.#here.now());
    if (refusal !== undefined) return refusal;
    if (!(await this.#keep())) return refuse("table.stale-ask");
    this.#tellAll();
    return undefined;
  }

  async #keepDraft(ask: number, answer: string | null): Promise<void> {
    this.#theTable.keepDraft(this.#reader, answer === null ? undefined : { ask, answer });
    await this.#keep();
  }

  /** Stores the game; says whether it is still the latest. If not, the later one is taken up instead. */
  async #keep(): Promise<boolean> {
    const { kept } = this.#theTable;
    let isKept: boolean;
    try {
      isKept = await this.#store.write(kept);
    } catch {
      // A private window, or no room: the game goes on as long as the page does, and the page says so.
      this.#store = memoryGameStore();
      await this.#store.write(kept);
      this.#port.say({ is: "not-kept" });
      return true;
    }
    if (isKept) this.#here.announce(kept.id);
    else await this.#takeUp(kept.id);
    return isKept;
  }

  #wakeBots(): void {
    if (this.#areBotsPlaying) return;
    this.#areBotsPlaying = true;
    void this.#playBots().finally(() => {
      this.#areBotsPlaying = false;
    });
  }

  /** Bots answer until it is somebody else's turn. The queue is left between two answers, so that people get a word in. */
  async #playBots(): Promise<void> {
    for (;;) {
      await this.#queue;
      const turn = this.#table?.botTurn;
      if (turn === undefined) return;
      this.#soon(async () => {
        // Meanwhile the decision may have been taken back.
        const now = this.#table?.botTurn;
        if (now === undefined || now.ask !== turn.ask || now.seat !== turn.seat) return;
        await this.#decide(turn.seat, turn.ask, await this.#theTable.botAnswer(turn.seat));
      });
      await this.#queue;
    }
  }

  #tellAll(): void {
    const table = this.#theTable;
    const reader = this.#reader;
    this.#sent = table.sent(reader);
    this.#port.say({
      is: "table",
      status: table.status(reader),
      view: table.view(reader),
      number: table.number(reader),
      asks: table.asks,
      log: table.log(reader),
      draft: table.draft(reader),
      turn: this.#theTable.turn(),
    });
  }

  #tellNews(): void {
    const table = this.#theTable;
    const reader = this.#reader;
    const update = table.since(reader, this.#sent ?? table.sent(reader));
    this.#sent = table.sent(reader);
    this.#port.say({
      is: "update",
      status: table.status(reader),
      ...update,
      asks: table.asks,
      turn: this.#theTable.turn(),
    });
  }

  #load(game: string): Promise<LocalGame | undefined> {
    this.#game = game;
    return this.#here.loadGame(game);
  }

  get #theTable(): LocalTable {
    if (this.#table === undefined) throw new Error("no game has been opened yet");
    return this.#table;
  }
}
