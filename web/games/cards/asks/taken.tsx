import { seatIds } from "@weirwood/cards/questions";
import { narrate } from "@weirwood/kernel";
import { type Desk, useDesk } from "../desk/desk.ts";
import { beginsAnew } from "../log/open-window.ts";
import { type Part, partOf } from "../telling/beats.ts";

/** Rules by which a choice that leaves no choice is made without asking. */
const withoutAsking = new Set(["cards.targets.only", "cards.targets.only-player", "cards.challenges.only-attacker"]);
/** A declaration is told with its attackers after the choice of them was made. */
const declaring: ReadonlySet<Part> = new Set<Part>(["attack", "stealth"]);

/** What was chosen for the reader in what is going on: nothing from windows, turns and phases that are over. */
export function takenLately({ told, seat, words }: Pick<Desk, "told" | "seat" | "words">): readonly string[] {
  const from = told.findLastIndex((event) => beginsAnew(event) && !declaring.has(partOf(event)));
  return told
    .slice(from + 1)
    .filter(({ rule, player }) => withoutAsking.has(rule) && player === seatIds[seat])
    .flatMap((event) => narrate(words.book, event) ?? []);
}

/** A choice that left no choice was made for the reader: it is said, so that nothing seems to happen of itself. */
export function TakenForYou() {
  const desk = useDesk();
  const taken = takenLately(desk);
  if (taken.length === 0) return null;
  return (
    <p className="cards-taken muted">
      {desk.text.asks.takenForYou} {taken.at(-1)}
    </p>
  );
}
