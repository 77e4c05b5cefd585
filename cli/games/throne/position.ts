import { type Throne, throne } from "@weirwood/throne";

type ByHouse<T> = { readonly [house: string]: T };
type ByArea<T> = { readonly [area: string]: T };
type ByTrack<T> = { readonly [track: string]: T };

/** A state or view by name, as scenarios see it: what the terminal writes out. */
export interface Position {
  readonly players: readonly string[];
  /** What is on besides House Martell, which comes with six players. */
  readonly variants: readonly string[];
  readonly turn: number;
  readonly threat: number;
  readonly season: string;
  readonly cards: readonly string[];
  /** Each Westeros deck from the top; `unknown` where a card lies face down. */
  readonly decks: readonly (readonly string[])[];
  readonly tracks: ByTrack<readonly string[]>;
  readonly holders: ByTrack<string>;
  readonly "blade-used": boolean;
  readonly supply: ByHouse<number>;
  readonly power: ByHouse<number>;
  readonly castles: ByHouse<number>;
  readonly hands: ByHouse<readonly string[]>;
  readonly used: ByHouse<readonly string[]>;
  /** `stark 1K 2F`. */
  readonly units: ByArea<string>;
  readonly routed: ByArea<string>;
  readonly tokens: ByArea<string>;
  readonly garrisons: ByArea<number>;
  readonly forts: ByArea<string>;
  /** The house that last controlled the land of each port; empty without ports. */
  readonly "port-owners": ByArea<string>;
  readonly orders: ByArea<string>;
  readonly control: ByArea<string>;
  /** Secret orders that the viewer has placed and that are not yet revealed. */
  readonly placed: ByHouse<ByArea<string>>;
  /** `winterfell muster`, `winterfell unknown` where it lies face down, or `none`. */
  readonly singles: ByHouse<string>;
  readonly "singles-left": ByHouse<readonly string[]>;
  /** The house that the Lion's Ruse binds this turn, or `none`. */
  readonly bound: string;
  readonly battle: Fight;
}

/** Empty where nobody fights; against a garrison there is no defender. */
export interface Fight {
  readonly area?: string;
  readonly from?: string;
  readonly attacker?: string;
  readonly defender?: string;
  readonly garrison?: number;
}

export const positionOf = (state: Throne): Position => throne.scenarios.observe(state) as unknown as Position;
