import { type Throne, throne } from "@weirwood/throne";

type ByHouse<T> = { readonly [house: string]: T };
type ByArea<T> = { readonly [area: string]: T };
type ByTrack<T> = { readonly [track: string]: T };

/** A state or view by name, as scenarios see it: what the terminal writes out. */
export interface Position {
  readonly players: readonly string[];
  readonly turn: number;
  readonly threat: number;
  readonly season: string;
  readonly cards: readonly string[];
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
  readonly orders: ByArea<string>;
  readonly control: ByArea<string>;
  /** Secret orders that the viewer has placed and that are not yet revealed. */
  readonly placed: ByHouse<ByArea<string>>;
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
