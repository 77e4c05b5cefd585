import {
  type Battle,
  freeWaysOf,
  type Hex,
  hexesOfFreeMove,
  houseOf,
  isBurning,
  NONE,
  type Unit,
  unitIn,
  type Way,
  waysOf,
} from "@weirwood/battles/questions";
import { NOBODY, type Refusal } from "@weirwood/kernel";
import type { Desk } from "../desk/desk.ts";

/** Where a unit can go: by its orders, or by a card, which says nothing about attacks. */
export type KnownWay = Pick<Way, "path"> & Partial<Way>;

/** The units that may move, the one that is looked at, and where that one can go. */
export interface Movement {
  /** The hexes of units that may still move, or put out the fire around them. */
  readonly movers: readonly Hex[];
  readonly chosen: Hex | undefined;
  /** By hex; none where no unit is chosen, or it is held by fire. */
  readonly ways: ReadonlyMap<Hex, KnownWay>;
  /** What waits for the button, where it is a move to a hex. */
  readonly to: Hex | undefined;
  readonly canLeave: boolean;
  readonly canQuench: boolean;
}

export function movementOf(desk: Desk): Movement {
  const { draft, selected } = desk;
  const moves = desk.answersOf("move");
  const quenches = desk.answersOf("quench");
  const movers = [...new Set([...moves, ...quenches].map(({ hex }) => hex))];
  const drafted = draft?.kind === "move" || draft?.kind === "quench" ? draft.hex : undefined;
  const only = movers.length === 1 ? movers[0] : undefined;
  const chosen = drafted ?? (selected !== undefined && movers.includes(selected) ? selected : only);
  return {
    movers,
    chosen,
    ways: chosen === undefined ? new Map() : waysFrom(desk, chosen),
    to: draft?.kind === "move" && draft.to !== NOBODY ? draft.to : undefined,
    canLeave: moves.some(({ hex, to }) => hex === chosen && to === NOBODY),
    canQuench: quenches.some(({ hex }) => hex === chosen),
  };
}

function waysFrom({ view, kind }: Desk, hex: Hex): ReadonlyMap<Hex, KnownWay> {
  const unit = unitIn(view, hex);
  if (isBurning(view, hex)) return new Map();
  return kind === "free-move" ? freeWays(view, unit) : waysOf(view, unit);
}

const freeWays = (view: Battle, unit: Unit): ReadonlyMap<Hex, KnownWay> =>
  new Map([...freeWaysOf(view, unit, hexesOfFreeMove(view))].map(([hex, path]) => [hex, { path }]));

/** Why nothing can be done with a hex: its unit may not move, or the chosen one cannot come here. */
export function whyNotHere(desk: Desk, { movers, chosen, ways }: Movement, hex: Hex): Refusal | undefined {
  if (movers.includes(hex) || ways.has(hex)) return undefined;
  const isOwn = unitIn(desk.view, hex) !== NONE && !isFoe(desk, hex);
  if (isOwn) return desk.why({ kind: "move", hex, to: NOBODY });
  return chosen === undefined ? undefined : desk.why({ kind: "move", hex: chosen, to: hex });
}

const isFoe = ({ view, reader }: Desk, hex: Hex): boolean => houseOf(unitIn(view, hex)) !== reader;
