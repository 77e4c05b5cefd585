import type { GameEvent } from "@weirwood/kernel";
import type { BattleEnd } from "./odds.ts";

const word = (fact: GameEvent[string]): string => String(fact);

/** Which events of Throne decide a battle, and for whom. */
export const throneBattleEnd: BattleEnd = (event) => {
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
};
