import type { GameEvent } from "@weirwood/kernel";
import type { GameOdds } from "../../local/odds.ts";

const word = (fact: GameEvent[string]): string => String(fact);

/** The odds of a battle: which events decide one, and for whom. */
export const odds: GameOdds = {
  decidedBy(event) {
    switch (event.rule) {
      case "throne.battle.won":
        return { winner: word(event.house), loser: word(event.loser) };
      case "throne.battle.no-units":
        return { loser: word(event.house) };
      case "throne.garrison.falls":
        return { winner: word(event.house) };
      case "throne.garrison.holds":
        return { loser: word(event.house) };
      default:
        return undefined;
    }
  },
  /** A card by its name; anything else as it is written. */
  answerTitle(answer, book) {
    const [, id = ""] = answer.split(" ");
    return book.names.card[id] ?? answer;
  },
};
