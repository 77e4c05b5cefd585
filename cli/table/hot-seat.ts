import type { SomeAnswer } from "@weirwood/catalogue";
import { isRefusal, type Seat } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import { Interrupted } from "../failure.ts";
import { wrapped } from "../layout.ts";
import { botTitle } from "../levels.ts";
import { askLines } from "./ask.ts";
import { Conversation } from "./conversation.ts";
import { HUMAN, type LocalGame } from "./local-game.ts";
import { Prompt } from "./prompt.ts";
import { signed } from "./signs.ts";

/** How play at the terminal ended, and where its record lies. */
interface Ending {
  readonly ended: "game-over" | "quit" | "end-of-input";
  readonly savedTo: string | undefined;
}

/** Plays a game at this terminal until it is over or somebody leaves. */
export async function playAtTable(
  table: LocalGame,
  recordPath: string | undefined,
  save: (path: string) => void,
  here: Context,
): Promise<Ending> {
  // With --json, stdout is for the one object at the end; the game is then played on stderr.
  const output = here.isJson ? process.stderr : process.stdout;
  const people = table.players.filter((player) => player === HUMAN).length;
  const prompt = new Prompt(output, people === 1);
  const hotSeat = new HotSeat(table, prompt, here, (line) => output.write(`${line}\n`), people > 1);
  const keep = (): void => {
    if (recordPath !== undefined) save(recordPath);
  };
  try {
    hotSeat.welcome();
    const ended = await hotSeat.play(keep);
    keep();
    const savedTo = recordPath ?? (ended === "end-of-input" ? undefined : await hotSeat.offerRecord(save));
    hotSeat.farewell(ended, savedTo);
    return { ended, savedTo };
  } catch (reason) {
    if (reason instanceof Interrupted) keep();
    throw reason;
  } finally {
    prompt.close();
  }
}

/** One keyboard for everybody: bots answer at once, people in turn, each with the curtain drawn before the others. */
class HotSeat {
  readonly #table: LocalGame;
  readonly #prompt: Prompt;
  readonly #here: Context;
  readonly #write: (line: string) => void;
  readonly #isShared: boolean;
  /** How much of the log each seat has read; missing for one that has not looked yet. */
  readonly #read = new Map<Seat, number>();
  /** The round in which each seat was last shown the whole table. */
  readonly #tableShown = new Map<Seat, number>();
  readonly #toldBefore: number;
  #seatAtKeyboard: Seat | undefined;

  constructor(table: LocalGame, prompt: Prompt, here: Context, write: (line: string) => void, isShared: boolean) {
    this.#table = table;
    this.#prompt = prompt;
    this.#here = here;
    this.#write = write;
    this.#isShared = isShared;
    // What happened before a game was taken up again is in the log; it is not told a second time.
    this.#toldBefore = table.log.length;
  }

  welcome(): void {
    const { say, width } = this.#here;
    const seats = this.#table.players.map((player, seat) => {
      const who = player === HUMAN ? say.play.person : botTitle(player, this.#table.playable.entry, this.#here);
      return `${this.#signed(seat)} ${pc.dim(`(${who})`)}`.replaceAll(" ", "\u00a0");
    });
    const { options, playable } = this.#table;
    this.#write(pc.bold(playable.cli.welcome(options, this.#here)));
    this.#tell(playable.cli.optionLines(options, this.#here));
    this.#write(wrapped(say.play.seats(seats.join(", ")), width, "  "));
    this.#write(wrapped(say.play.firstHelp, width));
  }

  async play(keep: () => void): Promise<Ending["ended"]> {
    while (!this.#table.isOver) {
      const seat = this.#table.awaited;
      const player = this.#table.players[seat];
      const given = this.#table.openingOf(seat) ?? this.#unaskedAnswer(seat);
      if (given !== undefined) {
        this.#table.decide(seat, given);
        continue;
      }
      if (player !== HUMAN) {
        this.#table.decide(seat, this.#table.botAnswer(player, seat));
        continue;
      }
      keep();
      await this.#drawCurtain(seat);
      this.#show(seat);
      const conversation = new Conversation(this.#table, seat, this.#prompt, this.#here, this.#write);
      const reply = await conversation.answer();
      if ("leaves" in reply) return reply.leaves;
      this.#table.decide(seat, reply.answer);
    }
    this.#showEnd();
    return "game-over";
  }

  /** What a person who plays alone need not be asked. Others at the keyboard would learn from it who is never asked. */
  #unaskedAnswer(seat: Seat): SomeAnswer | undefined {
    const { players, playable } = this.#table;
    if (this.#isShared || players[seat] !== HUMAN) return undefined;
    const view = this.#table.viewOf(seat);
    const notation = playable.cli.unasked?.(view, seat);
    const answer = notation === undefined ? undefined : playable.game.parse(notation, view);
    return answer === undefined || isRefusal(answer) ? undefined : answer;
  }

  /** Nobody sees what the one before was shown. From a pipe there is nobody to look away. */
  async #drawCurtain(seat: Seat): Promise<void> {
    const isOther = this.#isShared && this.#seatAtKeyboard !== seat;
    this.#seatAtKeyboard = seat;
    if (!isOther) return;
    const { play } = this.#here.say;
    const curtain = play.curtain(this.#signed(seat));
    if (!this.#prompt.isTerminal) {
      this.#write(`\n${curtain}`);
      return;
    }
    this.#prompt.wipe();
    await this.#prompt.ask(`${curtain} ${play.pressEnter}`);
    this.#prompt.wipe();
  }

  /** What is new since the seat last looked; the whole table at first, and once a round; what is asked. */
  #show(seat: Seat): void {
    const { playable } = this.#table;
    const view = this.#table.viewOf(seat);
    const round = playable.game.round(view);
    const isFirstLook = !this.#read.has(seat);
    const isDue = playable.cli.showsTable(view);
    this.#tell(this.#unread(seat));
    this.#write("");
    if (isFirstLook || (isDue && this.#tableShown.get(seat) !== round)) {
      if (isDue) this.#tableShown.set(seat, round);
      this.#tell(playable.cli.boardLines(view, this.#here, this.#table.viewpointOf(seat, this.#here)));
      this.#write("");
    }
    this.#tell(askLines(playable, view, seat, this.#here));
  }

  #unread(seat: Seat): readonly string[] {
    const events = this.#table.logFor(seat, this.#read.get(seat) ?? this.#toldBefore);
    this.#read.set(seat, this.#table.log.length);
    return this.#table.playable.cli.logLines(events, this.#here);
  }

  /** The last lines of the log are for everybody, and so is the final table. */
  #showEnd(): void {
    const seat = this.#seatAtKeyboard ?? 0;
    this.#tell(this.#unread(seat));
    this.#write("");
    const { state, playable } = this.#table;
    this.#tell(playable.cli.seatLines(state, this.#here, this.#table.viewpointOf(seat, this.#here)));
    const { winners = [], rule = "" } = playable.game.outcome(state) ?? {};
    const names = winners.map((winner) => this.#signed(winner)).join(", ");
    this.#write(`\n${pc.bold(this.#here.say.play.won(names, winners.length))} ${pc.dim(`(${rule})`)}`);
  }

  /** A game that would be lost is offered to be kept; where the input has ended there is nobody to ask. */
  async offerRecord(save: (path: string) => void): Promise<string | undefined> {
    const path = (await this.#prompt.ask(this.#here.say.play.offerRecord))?.trim();
    if (path === undefined || path === "") return undefined;
    const file = path.endsWith(".weir") ? path : `${path}.weir`;
    save(file);
    return file;
  }

  farewell(ended: Ending["ended"], savedTo: string | undefined): void {
    const { play } = this.#here.say;
    if (ended !== "game-over") this.#write(play.left(this.#table.decisions));
    if (savedTo !== undefined) this.#write(play.saved(this.#table.playable.game.name, savedTo, ended === "game-over"));
  }

  #tell(lines: readonly string[]): void {
    for (const line of lines) this.#write(line);
  }

  #signed(seat: Seat): string {
    const { cli, game } = this.#table.playable;
    return signed(cli.paint, this.#table.nameOf(seat), game.phrasebooks[this.#here.language].names.seat);
  }
}
