import type { SomeAnswer, SomeOptions, SomeState } from "@weirwood/catalogue";
import { temperOf } from "@weirwood/catalogue/temper";
import {
  closingOf,
  eventsFor,
  type GameEvent,
  hex,
  type JsonMap,
  NOBODY,
  type RecordedDecision,
  type RecordFile,
  type Seat,
  type Seed,
} from "@weirwood/kernel";
import type { Context } from "../context.ts";
import type { Viewpoint } from "../games/cli-game.ts";
import type { PlayableGame } from "../games/loaded-game.ts";
import { botChance } from "../sim/simulation.ts";

export const HUMAN = "human";

interface Beginning {
  readonly options: SomeOptions;
  readonly seed: Seed;
  /** A position to begin from, which brings its own dice; bots have theirs from the seed either way. */
  readonly position?: JsonMap;
}

/** A game that is being played at this terminal: its state, who sits where, and everything that was told. */
export class LocalGame {
  readonly playable: PlayableGame;
  readonly options: SomeOptions;
  readonly seed: Seed;
  readonly state: SomeState;
  readonly log: GameEvent[] = [];
  /** By seat: HUMAN, or the name of a bot. */
  players: readonly string[] = [];
  /** By seat: what it brings as its first answer, where the command said so. */
  openings: ReadonlyMap<Seat, SomeAnswer> = new Map();
  readonly #decisions: RecordedDecision[] = [];
  readonly #position: JsonMap | undefined;

  constructor(playable: PlayableGame, { options, seed, position }: Beginning) {
    this.playable = playable;
    this.options = options;
    this.seed = seed;
    this.#position = position;
    const { game } = playable;
    this.state = position === undefined ? game.setup(options, seed) : game.fromJSON(position);
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.playable.game.seatsOf(this.state) }, (_, seat) => seat);
  }

  get decisions(): number {
    return this.#decisions.length;
  }

  /** The seat whose answer is missing, or NOBODY when the game is over. */
  get awaited(): Seat {
    return this.playable.game.awaited(this.state);
  }

  get isOver(): boolean {
    return this.awaited === NOBODY;
  }

  nameOf(seat: Seat): string {
    return this.playable.game.seatName(this.state, seat);
  }

  seatNamed(name: string): Seat | undefined {
    return this.seats.find((seat) => this.nameOf(seat) === name);
  }

  viewOf(seat: Seat): SomeState {
    return this.playable.game.view(this.state, seat);
  }

  /** Applies a decision that `check` has found legal. */
  decide(seat: Seat, answer: SomeAnswer): void {
    const { game } = this.playable;
    this.#decisions.push({ seat: this.nameOf(seat), notation: game.print(answer) });
    game.apply(this.state, seat, answer, (event) => this.log.push(event));
  }

  /** The seat's first answer, as long as it has given none, where the command said it. */
  openingOf(seat: Seat): SomeAnswer | undefined {
    const name = this.nameOf(seat);
    return this.#decisions.some((made) => made.seat === name) ? undefined : this.openings.get(seat);
  }

  /**
   * What a bot would do in a seat. Its chance hangs on the seed and on how far the game is, so that a game that was
   * stopped and taken up again goes on as if nothing had happened.
   */
  botAnswer(bot: string, seat: Seat): SomeAnswer {
    return this.playable.bots[bot].choose(
      this.viewOf(seat),
      seat,
      botChance(`${hex(this.seed)} ${this.decisions}`),
      temperOf(`${hex(this.seed)} ${seat}`),
    );
  }

  /** What a seat may read in the log from a place on. */
  logFor(seat: Seat, from = 0): readonly GameEvent[] {
    return eventsFor(seat, this.log.slice(from));
  }

  /** From where a person sees the table: the own seat is marked, and everybody else has a name. */
  viewpointOf(seat: Seat, { say }: Context): Viewpoint {
    const nameOf = (player: string, one: Seat): string =>
      one === seat
        ? say.play.you
        : player === HUMAN
          ? say.play.person
          : (say.levels.names[player]?.toLowerCase() ?? player);
    return { seatName: this.nameOf(seat), players: this.players.map(nameOf) };
  }

  get record(): RecordFile {
    const { game } = this.playable;
    return {
      game: game.name,
      rules: game.rulesVersion,
      options: this.options as unknown as JsonMap,
      ...(this.#position === undefined ? { seed: this.seed } : { position: this.#position }),
      headers: [{ name: "players", value: this.players.map((who, seat) => `${this.nameOf(seat)} ${who}`).join(", ") }],
      decisions: this.#decisions,
      ...closingOf(game, this.state),
    };
  }
}
