import type { GameEvent } from "@weirwood/kernel";

/** Events worth a caption, the most telling last. */
const told = [
  "battles.movement.walk",
  "battles.movement.run",
  "battles.cards.play",
  "battles.attack.declare",
  "battles.keywords.pursue",
  "battles.retreat.step",
  "battles.attack.casualties",
  "battles.attack.eliminated",
  "battles.commanders.captured",
];

/** How telling an event is; negative where it is not worth a word. */
const weightOf = ({ rule }: GameEvent): number =>
  rule.startsWith("battles.victory.") ? told.length : told.indexOf(rule);

/** The most telling of some events; of equals, the last. */
export function captionOf(events: readonly GameEvent[]): GameEvent | undefined {
  let found: GameEvent | undefined;
  for (const event of events) {
    if (weightOf(event) >= (found === undefined ? 0 : weightOf(found))) found = event;
  }
  return found;
}
