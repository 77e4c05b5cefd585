import { type Battle, houseIds, MORALE_MARKER, STARK } from "@weirwood/battles/questions";
import type { GameEvent } from "@weirwood/kernel";

/** One move of the morale marker. */
export interface MoraleMove {
  /** Spaces that the House gained, or lost. */
  readonly spaces: number;
  readonly house: string;
  /** What made it move, where that was told. */
  readonly cause: GameEvent | undefined;
}

export interface MoraleStory {
  /** Where the marker stood when the round began. */
  readonly before: number;
  /** What has moved it since, oldest first. */
  readonly moves: readonly MoraleMove[];
}

const CHANGE = "battles.morale.change";
const causes: ReadonlySet<string> = new Set([
  "battles.attack.eliminated",
  "battles.cards.play",
  "battles.cards.tactic",
  "battles.commanders.commit",
  "battles.morale.recover",
  "battles.orders.raise",
]);

/** How the marker came to where it is since the round began, as far as that was told. */
export function moraleStory(view: Battle, told: readonly GameEvent[]): MoraleStory {
  const begun = told.findLastIndex(({ rule }) => rule === "battles.muster.round");
  const round = told.slice(begun + 1);
  const moves = round.flatMap((event, at) =>
    event.rule === CHANGE && event.spaces !== 0
      ? [{ spaces: Number(event.spaces), house: String(event.house), cause: causeOf(round, at) }]
      : [],
  );
  const pushed = moves.reduce((sum, { spaces, house }) => sum + (house === houseIds[STARK] ? spaces : -spaces), 0);
  return { before: view[MORALE_MARKER] - pushed, moves };
}

/** Readying a unit is told after the morale that it costs; all else before what it brings. */
function causeOf(events: readonly GameEvent[], at: number): GameEvent | undefined {
  const next = events[at + 1];
  if (next?.rule === "battles.orders.ready") return next;
  return events.slice(0, at).findLast(({ rule }) => causes.has(rule));
}
