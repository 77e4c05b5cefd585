import { type CardsDecision, cards } from "@weirwood/cards/playing";
import type { Cards } from "@weirwood/cards/questions";
import type { Refusal, Seat } from "@weirwood/kernel";

type Read = (answer: string, view: Cards, seat: Seat) => CardsDecision | Refusal;

/** The board writes answers as they are kept. Whoever types may also name cards by their titles: that comes when somebody types. */
let read: Read = cards.parse;
let isComing = false;

/** Fetches what knows cards by their titles; where it does not come, it is asked for with the next letter. */
export function learnTitles(): void {
  if (isComing) return;
  isComing = true;
  import("@weirwood/cards/naming").then(
    ({ parseIn }) => {
      read = parseIn;
    },
    () => {
      isComing = false;
    },
  );
}

/** The decision that an answer in notation means on a view. */
export const readAnswer: Read = (answer, view, seat) => read(answer, view, seat);
