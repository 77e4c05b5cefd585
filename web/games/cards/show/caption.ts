import type { GameEvent } from "@weirwood/kernel";

/** Events worth a caption, the most telling last. */
const told = [
  "cards.play.played",
  "cards.challenges.attackers",
  "cards.challenges.defenders",
  "cards.challenges.no-defenders",
  "cards.dominance.won",
  "cards.plots.first-player",
  "cards.saves.cancelled",
  "cards.saves.saved",
  "cards.leaving.killed",
  "cards.challenges.winner",
];

/** How telling an event is; negative where it is not worth a word. */
const weightOf = ({ rule }: GameEvent): number =>
  rule.startsWith("cards.victory.") ? told.length : told.indexOf(rule);

/** The most telling of some events; of equals, the last. */
export function captionOf(events: readonly GameEvent[]): GameEvent | undefined {
  let found: GameEvent | undefined;
  for (const event of events) {
    if (weightOf(event) >= (found === undefined ? 0 : weightOf(found))) found = event;
  }
  return found;
}
