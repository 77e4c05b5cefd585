import type { GameEvent } from "@weirwood/kernel";

/** A battle as its events tell it, to its end or as far as it has come. */
export interface Fought {
  readonly area: string;
  readonly attacker: string;
  readonly defender: string;
  /** Strengths so far: announced at first, in the end what was compared. */
  readonly strengths: { readonly attacker: number | undefined; readonly defender: number | undefined };
  readonly winner: string | undefined;
  /** Why it ended as it did, beyond the numbers. */
  readonly reasons: readonly ("no-units" | "blade" | "tie")[];
  readonly cards: { readonly attacker: string | undefined; readonly defender: string | undefined };
  /** What tells of those who fell. */
  readonly fallen: readonly GameEvent[];
}

const falls = new Set([
  "throne.casualties.count",
  "throne.retreat.nowhere",
  "throne.retreat.losses",
  "throne.routed.again",
  "throne.siege.no-retreat",
]);

/** The battle that these events tell of; they begin with its beginning. */
export function foughtIn(events: readonly GameEvent[]): Fought | undefined {
  const [begins] = events;
  if (begins?.rule !== "throne.battle.begins") return undefined;
  const [attacker, defender] = [String(begins.attacker), String(begins.defender)];
  const won = events.find(({ rule }) => rule === "throne.battle.won");
  const beaten = events.find(({ rule }) => rule === "throne.battle.no-units");
  const winner = won === undefined ? beaten && other(String(beaten.house)) : String(won.house);
  function other(house: string): string {
    return house === attacker ? defender : attacker;
  }
  const strengthOf = (house: string): number | undefined => {
    if (won !== undefined) return Number(house === won.house ? won.strength : won.against);
    return numberIn(events, "throne.strength.announced", house, "strength");
  };
  const cardOf = (house: string): string | undefined =>
    events.findLast((event) => event.rule === "throne.card.play" && event.house === house)?.card as string | undefined;
  const has = (rule: string, house?: string): boolean =>
    events.some((event) => event.rule === rule && (house === undefined || event.house === house));
  return {
    area: String(begins.area),
    attacker,
    defender,
    strengths: { attacker: strengthOf(attacker), defender: strengthOf(defender) },
    winner,
    reasons: [
      ...(won === undefined && beaten !== undefined ? (["no-units"] as const) : []),
      ...(has("throne.blade.use", winner) ? (["blade"] as const) : []),
      ...(has("throne.battle.tie") ? (["tie"] as const) : []),
    ],
    cards: { attacker: cardOf(attacker), defender: cardOf(defender) },
    fallen: events.filter(({ rule }) => falls.has(rule)),
  };
}

function numberIn(events: readonly GameEvent[], rule: string, house: string, fact: string): number | undefined {
  const found = events.findLast((event) => event.rule === rule && event.house === house)?.[fact];
  return found === undefined ? undefined : Number(found);
}
