import type { GameEvent } from "@weirwood/kernel";
import type { ReelSummary } from "./reel.ts";

/** What a game is remembered for, by the rules of its events. A new game joins with one entry. */
interface Memorable {
  readonly turningPoints: ReadonlySet<string>;
  /** An event that tells where a later one happens, by the rule of the later one. */
  readonly openings: { readonly [rule: string]: string };
  /** The event that begins a round, and says which in its fact `turn`. */
  readonly beginsRound: string;
}

const memorable: { readonly [game: string]: Memorable } = {
  throne: {
    turningPoints: new Set([
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
    openings: {
      "throne.battle.won": "throne.battle.begins",
      "throne.battle.no-units": "throne.battle.begins",
    },
    beginsRound: "throne.turn.phases",
  },
};

export interface Highlight {
  readonly key: string;
  /** The position just after it. */
  readonly at: number;
  readonly round: number;
  readonly event: GameEvent;
  /** How it began, where that is told by another event: who attacked whom, and where. */
  readonly opening: GameEvent | undefined;
}

/** Battles, clashes, wildlings, the end, each with the round in which it happened. */
export function highlightsOf({ game, moments }: ReelSummary): readonly Highlight[] {
  if (!Object.hasOwn(memorable, game)) return [];
  const { turningPoints, openings, beginsRound } = memorable[game];
  const last = new Map<string, GameEvent>();
  const highlights: Highlight[] = [];
  let round = moments[0]?.round ?? 1;
  for (const [at, { events }] of moments.entries()) {
    for (const event of events) {
      last.set(event.rule, event);
      if (event.rule === beginsRound && typeof event.turn === "number") round = event.turn;
      if (!turningPoints.has(event.rule)) continue;
      const opening = last.get(openings[event.rule] ?? "");
      highlights.push({ key: `${at}.${highlights.length}`, at, round, event, opening });
    }
  }
  return highlights;
}
