import { legal, NOBODY } from "@weirwood/kernel";
import { FIGURES_OF_HOUSE, type Unit } from "../data/ids.ts";
import { foeOf, HOUSES, type House, houseIds, MORALE, NONE, SYMBOLS, symbolIds, VALOR } from "../data/names.ts";
import { type Answer, type BattleDecision, notation } from "../decisions.ts";
import { type Hex, hexNames } from "../field/hexes.ts";
import { cardOfFigure, commandersOf, isInZone, rowOfFigure } from "../state/commanders.ts";
import { ACTIVE, ask, type Battle, BY_TOKEN, commanders, hands, PASSED, POOL, procedures } from "../state/layout.ts";
import {
  endTurnOf,
  exists,
  firstUnitOf,
  hexOf,
  houseOf,
  isOnField,
  isReady,
  isSpent,
  rankOf,
  setSpent,
  unitIn,
  unitsEnd,
} from "../state/units.ts";
import { layDown, listPlays, playCard } from "./cards.ts";
import { named } from "./casualties.ts";
import { commitStep, listCommits } from "./commits.ts";
import { isOver } from "./ending.ts";
import { codeOf, type Lister, listedBy, ORDER, PASS, RAISE, READY } from "./listing.ts";
import { endOfTurn } from "./markers.ts";
import { changeMorale } from "./morale.ts";
import { beginActivation, orderUnit } from "./ordering.ts";
import { type Procedure, type Refusal, refuse, type Step, type TellRule } from "./step.ts";
import { listVolleys, volleyStep } from "./volley.ts";

/** One turn of the command phase: an order token, a command card, or passing for good. */

const STEP = procedures.steps.turn;

export const tokensOf = (game: Battle, house: House, symbol: number): number => game[POOL + house * SYMBOLS + symbol];

function spendTokens(game: Battle, house: House, symbol: number, count: number): void {
  game[POOL + house * SYMBOLS + symbol] -= count;
}

function checkOwn(game: Battle, house: House, hex: Hex): Refusal | undefined {
  const unit = unitIn(game, hex);
  return unit !== NONE && houseOf(unit) === house ? legal : refuse("battles.orders.own", { hex: hexNames[hex] });
}

/** Whether one token of a symbol orders a unit: a colour its own rank, valor any, morale none. */
const orders = (game: Battle, symbol: number, unit: Unit): boolean => symbol === VALOR || symbol === rankOf(game, unit);

const listOrders: Lister = (game, house, codes) => {
  for (let by = 0; by < SYMBOLS; by++) {
    const count = tokensOf(game, house, by);
    if (count === 0 || (count === 1 && by === MORALE)) continue;
    for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
      if (!isReady(game, unit)) continue;
      const hex = hexOf(game, unit);
      if (orders(game, by, unit)) codes.push(codeOf(ORDER, hex, by, NOBODY));
      if (count > 1) codes.push(codeOf(ORDER, hex, by, 0));
    }
  }
};

/** An order token orders a unit of its colour, valor any; two alike order any. */
const orderStep: Step<Answer<"order">> = {
  ...notation.verbs.order,
  check(game, house, { hex, by, pair }) {
    const foreign = checkOwn(game, house, hex);
    if (foreign !== undefined) return foreign;
    const unit = unitIn(game, hex);
    const needed = pair === NOBODY ? 1 : 2;
    if (tokensOf(game, house, by) < needed) {
      return refuse("battles.orders.token", { symbol: symbolIds[by], needed });
    }
    if (isSpent(game, unit)) return refuse("battles.orders.spent", { hex: hexNames[hex] });
    if (needed === 2 || orders(game, by, unit)) return legal;
    if (by === MORALE) return refuse("battles.orders.morale-alone");
    return refuse("battles.orders.rank", { hex: hexNames[hex], symbol: symbolIds[by] });
  },
  apply(game, house, { hex, by, pair }, tell) {
    const unit = unitIn(game, hex);
    spendTokens(game, house, by, pair === NOBODY ? 1 : 2);
    tell?.({
      rule: "battles.orders.by-token",
      ...named(game, unit),
      symbol: symbolIds[by],
      tokens: pair === NOBODY ? 1 : 2,
    });
    orderUnit(game, unit, BY_TOKEN);
    beginActivation(game);
  },
  ...listedBy(listOrders),
};

const listRaise: Lister = (game, house, codes) => {
  if (tokensOf(game, house, MORALE) > 0) codes.push(codeOf(RAISE));
};

/** A morale token raises morale; at the enemy's end of the track it may be spent in vain. */
const raiseStep: Step<Answer<"raise">> = {
  ...notation.verbs.raise,
  check: (game, house) =>
    tokensOf(game, house, MORALE) > 0 ? legal : refuse("battles.orders.token", { symbol: "morale", needed: 1 }),
  apply(game, house, _answer, tell) {
    spendTokens(game, house, MORALE, 1);
    tell?.({ rule: "battles.orders.raise", house: houseIds[house] });
    changeMorale(game, house, 1, tell);
  },
  ...listedBy(listRaise),
};

const listReady: Lister = (game, house, codes) => {
  if (tokensOf(game, house, MORALE) === 0) return;
  for (let unit = firstUnitOf(house); unit < unitsEnd(game, house); unit++) {
    if (isOnField(game, unit) && isSpent(game, unit)) codes.push(codeOf(READY, hexOf(game, unit)));
  }
};

/** A morale token lowers one's own morale and readies a spent unit. */
const readyStep: Step<Answer<"ready">> = {
  ...notation.verbs.ready,
  check(game, house, { hex }) {
    if (tokensOf(game, house, MORALE) === 0) return refuse("battles.orders.token", { symbol: "morale", needed: 1 });
    const foreign = checkOwn(game, house, hex);
    if (foreign !== undefined) return foreign;
    return isSpent(game, unitIn(game, hex)) ? legal : refuse("battles.orders.already-ready", { hex: hexNames[hex] });
  },
  apply(game, house, { hex }, tell) {
    const unit = unitIn(game, hex);
    spendTokens(game, house, MORALE, 1);
    if (!spareMorale(game, house, unit, tell)) changeMorale(game, house, -1, tell);
    if (isOver(game)) return;
    setSpent(game, unit, false);
    tell?.({ rule: "battles.orders.ready", ...named(game, unit) });
  },
  ...listedBy(listReady),
};

/** Once a round a commander may spare his House the loss for a unit in his zone. Whether he did. */
function spareMorale(game: Battle, house: House, unit: Unit, tell?: TellRule): boolean {
  for (const figure of commandersOf(game, house)) {
    const row = rowOfFigure(figure) + commanders.field["has-spared"];
    const spares = cardOfFigure(game, figure).unitAbility.some((ability) => "freeReady" in ability);
    if (!spares || game[row] === 1 || !isInZone(game, figure, unit)) continue;
    game[row] = 1;
    tell?.({ rule: "battles.commanders.spares", ...named(game, unit) });
    return true;
  }
  return false;
}

const listPass: Lister = (_game, _house, codes) => void codes.push(codeOf(PASS));

const passStep: Step<Answer<"pass">> = {
  ...notation.verbs.pass,
  check: () => legal,
  apply(game, house, _answer, tell) {
    game[PASSED] |= 1 << house;
    tell?.({ rule: "battles.orders.pass", house: houseIds[house] });
  },
  ...listedBy(listPass),
};

const parts = [
  orderStep,
  raiseStep,
  readyStep,
  playCard,
  commitStep,
  volleyStep,
  passStep,
] as unknown as readonly Step[];
const partOf = new Map<string, Step>(parts.map((part) => [part.decision as string, part]));
/** What comes at the start of a turn, before the one action that ends it. */
const isPrelude = (kind: string): boolean => kind === "commit" || kind === "volley";

const listTurn: Lister = (game, house, codes) => {
  listOrders(game, house, codes);
  listRaise(game, house, codes);
  listReady(game, house, codes);
  listPlays(game, house, codes);
  listCommits(game, house, codes);
  listVolleys(game, house, codes);
  listPass(game, house, codes);
};

/** What a House may do on its turn. */
export const turnStep: Step = {
  decision: parts.map(({ decision }) => decision as BattleDecision["kind"]),
  read: (input) => partOf.get(input.kind as string)?.read(input),
  check: (game, house, answer) => (partOf.get(answer.kind) as Step).check(game, house, answer),
  apply(game, house, answer, tell) {
    if (!isPrelude(answer.kind)) procedures.setStep(game, STEP.end);
    (partOf.get(answer.kind) as Step).apply(game, house, answer, tell);
  },
  ...listedBy(listTurn),
};

export const turn: Procedure = (game, tell) => {
  const house = game[ACTIVE];
  if (procedures.step(game) === STEP.end) {
    endTurn(game, tell);
    return;
  }
  // With no card in hand everybody can see that nothing is left but to pass (battles.orders.must-pass).
  if (hands[house].count(game) === 0 && turnStep.options(game, house)?.length === 1) {
    tell?.({ rule: "battles.orders.must-pass", house: houseIds[house] });
    turnStep.apply(game, house, { kind: "pass" }, tell);
    return;
  }
  ask.askOne(game, "turn", house);
};

const endTurn: Procedure = (game, tell) => {
  const house = game[ACTIVE];
  endOfTurn(game, house, tell);
  for (let side = 0; side < HOUSES; side++) {
    // A skirmish may have left out a unit between others.
    for (let unit = firstUnitOf(side); unit < unitsEnd(game, side); unit++)
      if (exists(game, unit)) endTurnOf(game, unit);
  }
  for (let figure = 0; figure < 2 * FIGURES_OF_HOUSE; figure++)
    game[rowOfFigure(figure) + commanders.field["has-acted"]] = 0;
  layDown(game);
  const other = foeOf(house);
  if (((game[PASSED] >> other) & 1) === 0) game[ACTIVE] = other;
  procedures.pop(game);
};
