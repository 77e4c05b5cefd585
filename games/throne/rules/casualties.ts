import { legal, oneOf } from "@weirwood/kernel";
import type { CasualtiesDecision, Troop } from "../decisions.ts";
import { printTroop } from "../notation.ts";
import { ask, bit } from "../state/asks.ts";
import { areaIds, cardForts, cardSwords, FOOTMAN, houseIds, KNIGHT, SHIP } from "../state/board.ts";
import { BATTLE_AREA, BATTLE_FROM, CARDS, MARCHERS, type Throne, WINNER } from "../state/layout.ts";
import { removeUnits, troopAt, troopIn, troopSize } from "../state/pieces.ts";
import { readTroop } from "./reading.ts";
import { refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK, DEFENCE, otherSide, principal, type Side } from "./strength.ts";
import { troopsOfSize } from "./troops.ts";

/** Casualties: the winner's swords less the loser's forts, taken from the loser's units that stand. */

const losingSide = (game: Throne): Side => (game[WINNER] === ATTACK ? DEFENCE : ATTACK);

/** Units among which the loser chooses: routed ones are never casualties. */
const exposed = (game: Throne): Troop =>
  losingSide(game) === ATTACK ? troopAt(game, MARCHERS) : troopIn(game, game[BATTLE_AREA]);

function casualtiesDue(game: Throne): number {
  const side = losingSide(game);
  const swords = cardSwords[game[CARDS + otherSide(side)]] - cardForts[game[CARDS + side]];
  return Math.max(0, Math.min(swords, troopSize(exposed(game))));
}

export function sufferCasualties(game: Throne, side: Side, tell?: TellRule): void {
  const due = casualtiesDue(game);
  if (due === 0) return;
  const ways = troopsOfSize(exposed(game), due);
  if (ways.length === 1) lose(game, side, ways[0], tell);
  else ask(game, "casualties", bit(principal(game, side)));
}

function lose(game: Throne, side: Side, troop: Troop, tell?: TellRule): void {
  if (side === ATTACK) {
    game[MARCHERS + FOOTMAN] -= troop.footmen;
    game[MARCHERS + KNIGHT] -= troop.knights;
    game[MARCHERS + SHIP] -= troop.ships;
  }
  removeUnits(game, game[side === ATTACK ? BATTLE_FROM : BATTLE_AREA], troop);
  tell?.({
    rule: "throne.casualties.count",
    house: houseIds[principal(game, side)],
    units: printTroop(troop),
    area: areaIds[game[BATTLE_AREA]],
  });
}

export const casualties: Step<CasualtiesDecision> = {
  decision: "casualties",

  read(input) {
    const troop = readTroop(input);
    return troop && { kind: "casualties", ...troop };
  },

  bounds: (game) => ({ count: casualtiesDue(game), among: printTroop(exposed(game)) }),

  check(game, _house, answer) {
    const { footmen, knights, ships } = exposed(game);
    if (answer.footmen > footmen) return refuse("throne.casualties.own-units", { unit: "footman" });
    if (answer.knights > knights) return refuse("throne.casualties.own-units", { unit: "knight" });
    if (answer.ships > ships) return refuse("throne.casualties.own-units", { unit: "ship" });
    const due = casualtiesDue(game);
    return troopSize(answer) === due ? legal : refuse("throne.casualties.count", { count: due });
  },

  apply: (game, _house, answer, tell) => lose(game, losingSide(game), answer, tell),
  options: (game) => answersOf(game),
  sample: (game, _house, chance) => oneOf(answersOf(game), chance),
};

const answersOf = (game: Throne): CasualtiesDecision[] =>
  troopsOfSize(exposed(game), casualtiesDue(game)).map((troop) => ({ kind: "casualties", ...troop }));
