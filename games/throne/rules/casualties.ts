import { legal, oneOf } from "@weirwood/kernel";
import type { CasualtiesDecision, Troop } from "../decisions.ts";
import { printTroop } from "../notation/index.ts";
import { ask, bit } from "../state/asks.ts";
import { areaIds, ENGINE, FOOTMAN, houseIds, KNIGHT, SHIP } from "../state/board.ts";
import { BATTLE_AREA, BATTLE_FROM, ENGINES_AS_CASUALTIES, MARCHERS, type Throne, WINNER } from "../state/layout.ts";
import { removeUnits, troopAt, troopIn, troopSize } from "../state/pieces.ts";
import { textOf } from "./card-texts.ts";
import { readTroop } from "./reading.ts";
import { refuse, type Step, type TellRule } from "./step.ts";
import { ATTACK, DEFENCE, fortsOf, otherSide, principal, type Side, swordsOf } from "./strength.ts";
import { troopsOfSize } from "./troops.ts";

/** Casualties: the winner's swords less the loser's forts, taken from the loser's units that stand. */

const losingSide = (game: Throne): Side => (game[WINNER] === ATTACK ? DEFENCE : ATTACK);

/** Units among which the loser chooses: routed ones are never casualties. */
const exposed = (game: Throne): Troop => {
  const troop = losingSide(game) === ATTACK ? troopAt(game, MARCHERS) : troopIn(game, game[BATTLE_AREA]);
  // Engines fall with a retreat, not to swords: a reconstructed rule that a table can switch off.
  return game[ENGINES_AS_CASUALTIES] === 1 ? troop : { ...troop, engines: 0 };
};

function casualtiesDue(game: Throne): number {
  const side = losingSide(game);
  const swords = swordsOf(game, otherSide(side)) - fortsOf(game, side);
  return Math.max(0, Math.min(swords, troopSize(exposed(game))));
}

export function sufferCasualties(game: Throne, side: Side, tell?: TellRule): void {
  const due = casualtiesDue(game);
  if (due === 0) return;
  const { rule, takesNoCasualties } = textOf(game, side);
  if (takesNoCasualties) {
    tell?.({ rule, house: houseIds[principal(game, side)] });
    return;
  }
  const ways = troopsOfSize(exposed(game), due);
  if (ways.length === 1) lose(game, side, ways[0], tell);
  else ask(game, "casualties", bit(principal(game, side)));
}

function lose(game: Throne, side: Side, troop: Troop, tell?: TellRule): void {
  if (side === ATTACK) {
    game[MARCHERS + FOOTMAN] -= troop.footmen;
    game[MARCHERS + KNIGHT] -= troop.knights;
    game[MARCHERS + SHIP] -= troop.ships;
    game[MARCHERS + ENGINE] -= troop.engines;
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
    const { footmen, knights, ships, engines } = exposed(game);
    if (answer.engines > 0 && game[ENGINES_AS_CASUALTIES] === 0) return refuse("throne.siege.no-casualty");
    if (answer.engines > engines) return refuse("throne.casualties.own-units", { unit: "engine" });
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
