import type { Seat } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { castlesToWin, TURN } from "@weirwood/throne/questions";
import pc from "picocolors";
import { Interrupted } from "../failure.ts";
import { wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { variantList } from "../table-options.ts";
import { askLines } from "./ask.ts";
import { boardLines, houseLines } from "./board.ts";
import { Conversation } from "./conversation.ts";
import { logLines } from "./log.ts";
import { Prompt } from "./prompt.ts";
import { HUMAN, onlookerAt, type Session } from "./session.ts";
import { signed } from "./signs.ts";

/** How an evening at the table ended, and where its record lies. */
interface Evening {
  readonly ended: "game-over" | "quit" | "end-of-input";
  readonly savedTo: string | undefined;
}

/** Plays a session at this terminal until it is over or somebody leaves. */
export async function playAtTable(
  session: Session,
  recordPath: string | undefined,
  save: (path: string) => void,
  here: Surroundings,
): Promise<Evening> {
  // With --json, stdout is for the one object at the end; the game is then played on stderr.
  const output = here.isJson ? process.stderr : process.stdout;
  const people = session.players.filter((player) => player === HUMAN).length;
  const prompt = new Prompt(output, people === 1);
  const table = new HotSeat(session, prompt, here, (line) => output.write(`${line}\n`), people > 1);
  const keep = (): void => {
    if (recordPath !== undefined) save(recordPath);
  };
  try {
    table.welcome();
    const ended = await table.play(keep);
    keep();
    const savedTo = recordPath ?? (ended === "end-of-input" ? undefined : await table.offerRecord(save));
    table.farewell(ended, savedTo);
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
  readonly #session: Session;
  readonly #prompt: Prompt;
  readonly #here: Surroundings;
  readonly #write: (line: string) => void;
  readonly #isShared: boolean;
  /** How much of the log each seat has read; missing for one that has not looked yet. */
  readonly #read = new Map<Seat, number>();
  /** The turn in which each seat was last shown the whole table. */
  readonly #tableShown = new Map<Seat, number>();
  readonly #toldBefore: number;
  #seatAtKeyboard: Seat | undefined;

  constructor(session: Session, prompt: Prompt, here: Surroundings, write: (line: string) => void, isShared: boolean) {
    this.#session = session;
    this.#prompt = prompt;
    this.#here = here;
    this.#write = write;
    this.#isShared = isShared;
    // What happened before a game was taken up again is in the log; it is not told a second time.
    this.#toldBefore = session.log.length;
  }

  welcome(): void {
    const { say, width } = this.#here;
    const seats = this.#session.players.map((player, seat) => {
      const who = player === HUMAN ? say.play.person : player;
      return `${this.#signed(seat)} ${pc.dim(`(${who})`)}`.replaceAll(" ", "\u00a0");
    });
    const { options } = this.#session;
    const variants = variantList(options, this.#here);
    this.#write(pc.bold(say.play.welcome(castlesToWin[options.players])));
    if (variants !== "") this.#write(wrapped(say.variants(variants), width, "  "));
    this.#write(wrapped(say.play.seats(seats.join(", ")), width, "  "));
    this.#write(wrapped(say.play.firstHelp, width));
  }

  async play(keep: () => void): Promise<Evening["ended"]> {
    while (!this.#session.isOver) {
      const seat = this.#session.awaited;
      const player = this.#session.players[seat];
      if (player !== HUMAN) {
        this.#session.decide(seat, this.#session.botAnswer(player, seat));
        continue;
      }
      keep();
      await this.#drawCurtain(seat);
      this.#show(seat);
      const conversation = new Conversation(this.#session, seat, this.#prompt, this.#here, this.#write);
      const reply = await conversation.answer();
      if ("leaves" in reply) return reply.leaves;
      this.#session.decide(seat, reply.answer);
    }
    this.#showEnd();
    return "game-over";
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

  /** What is new since the seat last looked; the whole table at first and when planning begins; what is asked. */
  #show(seat: Seat): void {
    const view = this.#session.viewOf(seat);
    const isFirstLook = !this.#read.has(seat);
    const isPlanning = ["single", "orders"].includes(throne.asks(view)[0]?.kind ?? "");
    this.#tell(this.#unread(seat));
    this.#write("");
    if (isFirstLook || (isPlanning && this.#tableShown.get(seat) !== view[TURN])) {
      if (isPlanning) this.#tableShown.set(seat, view[TURN]);
      this.#tell(boardLines(view, this.#here, onlookerAt(this.#session, seat, this.#here)));
      this.#write("");
    }
    this.#tell(askLines(view, seat, this.#here));
  }

  #unread(seat: Seat): string[] {
    const events = this.#session.logFor(seat, this.#read.get(seat) ?? this.#toldBefore);
    this.#read.set(seat, this.#session.log.length);
    return logLines(events, this.#here);
  }

  /** The last lines of the log are for everybody, and so is the final table. */
  #showEnd(): void {
    const seat = this.#seatAtKeyboard ?? 0;
    this.#tell(this.#unread(seat));
    this.#write("");
    this.#tell(houseLines(this.#session.state, this.#here, onlookerAt(this.#session, seat, this.#here)));
    const { winners = [], rule = "" } = throne.outcome(this.#session.state) ?? {};
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

  farewell(ended: Evening["ended"], savedTo: string | undefined): void {
    const { play } = this.#here.say;
    if (ended !== "game-over") this.#write(play.left(this.#session.decisions));
    if (savedTo !== undefined) this.#write(play.saved(savedTo, ended === "game-over"));
  }

  #tell(lines: readonly string[]): void {
    for (const line of lines) this.#write(line);
  }

  #signed(seat: Seat): string {
    return signed(this.#session.houseOf(seat), throne.phrasebooks[this.#here.language].names.house);
  }
}
