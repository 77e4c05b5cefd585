import type { GameEvent } from "@weirwood/kernel";
import { seatIds } from "../data/names.ts";
import type { CardsDecision } from "../decisions.ts";
import { cardIds } from "../pool/index.ts";
import { cardOf, isTaken } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import { cardOfRef, isBodyRef, isCardRef, isSeatRef, SEAT_REF } from "../state/refs.ts";

/** Events that say what was chosen without asking, because there was no choice. */
const forced: ReadonlySet<string> = new Set([
  "cards.targets.only",
  "cards.challenges.only-attacker",
  "cards.costs.influence",
  "cards.melee.title",
]);

/** Nothing more is chosen, no more challenges are made: nobody is asked where nothing more could be. */
export const isEnd = ({ kind }: CardsDecision): boolean => kind === "done" || kind === "finish";

/** Who declares everybody he could is not asked for more: `done` is still about that, and not about the stealth that follows. */
export function endsChoice(
  answer: CardsDecision,
  last: CardsDecision,
  asked: string | undefined,
  lately: readonly GameEvent[],
): boolean {
  if (answer.kind !== "done" || last.kind !== "choose") return false;
  if (asked !== undefined) return asked === "attackers" || asked === "defenders";
  return lately.some(({ rule }) => rule === "cards.challenges.only-attacker");
}

/** Whether a scenario says what was forced and is done: it may, and nothing comes of it. */
export function isNeedless(game: Cards, seat: number, answer: CardsDecision, lately: readonly GameEvent[]): boolean {
  if (answer.kind !== "choose") return false;
  const { what } = answer;
  if (isSeatRef(what)) {
    const name = seatIds[what - SEAT_REF];
    return lately.some(
      ({ rule, player, chosen }) =>
        (rule === "cards.targets.only-player" && player === seatIds[seat] && chosen === name) ||
        (rule === "cards.melee.redirected" && player === name),
    );
  }
  const card = nameOf(game, what);
  return lately.some(
    (event) =>
      forced.has(event.rule) &&
      event.player === seatIds[seat] &&
      card !== undefined &&
      namesIn(game, event).includes(card),
  );
}

function nameOf(game: Cards, ref: number): string | undefined {
  if (isBodyRef(ref)) return isTaken(game, ref) ? cardIds[cardOf(game, ref)] : undefined;
  return isCardRef(ref) ? cardIds[cardOfRef(ref)] : undefined;
}

/** The cards that an event names. */
function namesIn(game: Cards, { card, cards, bodies }: GameEvent): readonly unknown[] {
  if (Array.isArray(cards)) return cards;
  if (card !== undefined) return [card];
  return Array.isArray(bodies) ? bodies.map((body) => nameOf(game, Number(body))) : [];
}
