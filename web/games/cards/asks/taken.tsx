import { seatIds } from "@weirwood/cards/questions";
import { narrate } from "@weirwood/kernel";
import { type Desk, useDesk } from "../desk/desk.ts";

/** Rules by which a choice that leaves no choice is made without asking. */
const withoutAsking = new Set(["cards.targets.only", "cards.targets.only-player", "cards.challenges.only-attacker"]);
/** How far back something may lie to be worth saying beside a question. */
const LATELY = 12;

/** What was chosen for the reader since anybody did anything. */
function takenLately({ told, seat, words }: Desk): readonly string[] {
  const lately = told.slice(-LATELY);
  return lately
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
