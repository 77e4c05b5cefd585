import type { GameEvent } from "@weirwood/kernel";
import type { ReelSummary } from "./reel.ts";

/** Events that turn a game, by their rules. A new game joins with one entry. */
const turningPoints: { readonly [game: string]: ReadonlySet<string> } = {
  throne: new Set([
    "throne.battle.won",
    "throne.battle.no-units",
    "throne.garrison.falls",
    "throne.clash.tracks",
    "throne.wildlings.watch-wins",
    "throne.wildlings.watch-loses",
    "throne.victory.areas",
    "throne.victory.eight-with-three",
    "throne.victory.six-with-six",
    "throne.victory.most-areas",
    "throne.victory.supply",
    "throne.victory.power",
    "throne.victory.shared",
  ]),
};

export interface Highlight {
  readonly key: string;
  /** The position just after it. */
  readonly at: number;
  readonly round: number;
  readonly event: GameEvent;
}

/** What a game is remembered for: battles, clashes, wildlings, its end. */
export function highlightsOf({ game, moments }: ReelSummary): readonly Highlight[] {
  const rules = turningPoints[game] ?? new Set();
  return moments.flatMap(({ events }, at) =>
    events
      .filter(({ rule }) => rules.has(rule))
      // The round in which it happened is that of the position before.
      .map((event, place) => ({ key: `${at}.${place}`, at, round: moments[Math.max(0, at - 1)].round, event })),
  );
}
