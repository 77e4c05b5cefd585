import type { GameEvent } from "@weirwood/kernel";
import type { Highlight } from "../../../replay/highlights.ts";

/** What a game of cards is remembered for: the greatest challenge, who died first, what was cancelled or saved, who went out. */

const strengthOf = ({ attack, defence }: GameEvent): number => Number(attack) + Number(defence);

/** The challenge with the most strength on both sides together; of several, the last. */
const greatest = (highlights: readonly Highlight[]): Highlight | undefined =>
  highlights
    .filter(({ event }) => event.rule === "cards.challenges.winner")
    .reduce<Highlight | undefined>(
      (best, one) => (best === undefined || strengthOf(one.event) >= strengthOf(best.event) ? one : best),
      undefined,
    );

const firstOf = (highlights: readonly Highlight[], rule: string): Highlight | undefined =>
  highlights.find(({ event }) => event.rule === rule);

const lastOf = (highlights: readonly Highlight[], rule: string): Highlight | undefined =>
  highlights.findLast(({ event }) => event.rule === rule);

/** Up to three, the latest first. */
export function momentsOf(highlights: readonly Highlight[]): readonly Highlight[] {
  const candidates = [
    greatest(highlights),
    lastOf(highlights, "cards.elimination.out"),
    firstOf(highlights, "cards.leaving.killed"),
    lastOf(highlights, "cards.saves.cancelled"),
    lastOf(highlights, "cards.saves.saved"),
  ].flatMap((found) => found ?? []);
  return candidates.slice(0, 3).sort((one, other) => other.at - one.at);
}
