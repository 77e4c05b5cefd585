import { throneBots } from "@weirwood/bots/throne";
import {
  closingOf,
  type GameEvent,
  hex,
  type JsonMap,
  NOBODY,
  type RecordedDecision,
  type RecordFile,
  type Seat,
  type Seed,
} from "@weirwood/kernel";
import { type Throne, type ThroneDecision, type ThroneOptions, throne } from "@weirwood/throne";
import type { BotName } from "../arguments.ts";
import { botChance } from "../sim/simulation.ts";
import type { Surroundings } from "../surroundings.ts";
import type { Onlooker } from "./board.ts";

export const HUMAN = "human";
export type Player = typeof HUMAN | BotName;

/** A game that is being played at this terminal: its state, who sits where, and everything that was told. */
export class Session {
  readonly options: ThroneOptions;
  readonly seed: Seed;
  readonly state: Throne;
  readonly log: GameEvent[] = [];
  readonly #decisions: RecordedDecision[] = [];
  /** By seat. */
  players: readonly Player[] = [];

  readonly #position: JsonMap | undefined;

  /** A game from its set-up, or from a position, which brings its own dice; bots have theirs from the seed either way. */
  constructor(options: ThroneOptions, seed: Seed, position?: JsonMap) {
    this.options = options;
    this.seed = seed;
    this.#position = position;
    this.state = position === undefined ? throne.setup(options, seed) : throne.fromJSON(position);
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: throne.seatsOf(this.state) }, (_, seat) => seat);
  }

  get decisions(): number {
    return this.#decisions.length;
  }

  /** The seat whose answer is missing, or NOBODY when the game is over. */
  get awaited(): Seat {
    return throne.awaited(this.state);
  }

  get isOver(): boolean {
    return this.awaited === NOBODY;
  }

  houseOf(seat: Seat): string {
    return throne.seatName(this.state, seat);
  }

  viewOf(seat: Seat): Throne {
    return throne.view(this.state, seat);
  }

  /** Applies a decision that `check` has found legal. */
  decide(seat: Seat, answer: ThroneDecision): void {
    this.#decisions.push({ seat: this.houseOf(seat), notation: throne.print(answer) });
    throne.apply(this.state, seat, answer, (event) => this.log.push(event));
  }

  /**
   * What a bot would do in a seat. Its chance hangs on the seed and on how far the game is, so that a game that was
   * stopped and taken up again goes on as if nothing had happened.
   */
  botAnswer(bot: BotName, seat: Seat): ThroneDecision {
    return throneBots[bot].choose(this.viewOf(seat), seat, botChance(`${hex(this.seed)} ${this.decisions}`));
  }

  /** What a seat may read in the log from a place on. */
  logFor(seat: Seat, from = 0): GameEvent[] {
    return this.log.slice(from).filter(({ audience }) => audience === undefined || audience.includes(seat));
  }

  get record(): RecordFile {
    return {
      game: throne.name,
      rules: throne.rulesVersion,
      options: { ...this.options },
      ...(this.#position === undefined ? { seed: this.seed } : { position: this.#position }),
      headers: [{ name: "players", value: this.players.map((who, seat) => `${this.houseOf(seat)} ${who}`).join(", ") }],
      decisions: this.#decisions,
      ...closingOf(throne, this.state),
    };
  }
}

/** A person's side of the table: the own house is marked, and everybody else has a name. */
export function onlookerAt(session: Session, seat: Seat, { say }: Surroundings): Onlooker {
  const nameOf = (player: Player, one: Seat): string =>
    one === seat ? say.play.you : player === HUMAN ? say.play.person : player;
  return { house: session.houseOf(seat), players: session.players.map(nameOf) };
}
