import { type Feature, type Features, featuresOf } from "@weirwood/kernel";
import {
  CAVALRY,
  foeOf,
  type House,
  INFANTRY,
  MORALE,
  NONE,
  RANGED,
  rankIds,
  STARK,
  SYMBOLS,
  VALOR,
} from "./data/names.ts";
import { depthOf, zoneOf } from "./rules/morale.ts";
import { objectivesHeld } from "./rules/victory.ts";
import { commandersOf, isCaptured, isCommitted } from "./state/commanders.ts";
import {
  ACTIVE,
  type Battle,
  COMMAND,
  FIRST,
  GENERAL,
  hands,
  MOMENTUM,
  objectives,
  PASSED,
  POINTS,
  POOL,
  ROUND,
  ROUNDS,
  ROUT,
  SEAT_HOUSE,
  wins,
} from "./state/layout.ts";
import { houseOf, unitIn } from "./state/units.ts";
import { type Army, armyOf } from "./survey/army.ts";
import { bestFor, prizesOf, seenBy } from "./survey/prizes.ts";
import { isOf, missingTo, promisedTo, roundsLeft } from "./survey/promises.ts";

/** What a battle looks like in numbers, a row for each side: from these it is learned who will win. */

/** One side of the battle. */
interface Side {
  readonly house: House;
  readonly army: Army;
  /** Points that it has; those that it will have if nothing changes any more. */
  readonly points: number;
  readonly promised: number;
  /** Conditions of a victory of its own that do not hold yet: 0 where all hold, or where there are none. */
  readonly missing: number;
  /** Prizes that it may still take, together; as they look to whoever is nearest; the best of them as it looks to each unit. */
  readonly prizes: number;
  readonly within: number;
  readonly drawnTo: number;
  readonly objectives: number;
  readonly onObjectives: number;
  readonly commanders: number;
  readonly uncommitted: number;
  readonly lostGeneral: number;
  /** Order tokens, those that a ready unit answers to, cards that can be paid for, and units that can still be ordered. */
  readonly tokens: number;
  readonly usableTokens: number;
  readonly plays: number;
  readonly ordersLeft: number;
}

interface Survey {
  readonly game: Battle;
  readonly sides: readonly [Side, Side];
}

const survey = (game: Battle): Survey => ({ game, sides: [sideOf(game, 0), sideOf(game, 1)] });

/** Two tokens alike order one unit, where there are two; a card orders one or two. */
const [LEFT_OVER, BY_CARD] = [1 / 3, 1.5];

function sideOf(game: Battle, house: House): Side {
  const army = armyOf(game, house);
  const prizes = prizesOf(game, house);
  const leaders = commandersOf(game, house);
  const general = game[GENERAL + house];
  let [tokens, usableTokens] = [0, tokensOf(game, house, VALOR)];
  for (let symbol = 0; symbol < SYMBOLS; symbol++) tokens += tokensOf(game, house, symbol);
  for (const [rank, ready] of army.readyByRank.entries()) usableTokens += Math.min(ready, tokensOf(game, house, rank));
  const plays = Math.min(hands[house].count(game), game[COMMAND + house]);
  const ready = army.readyByRank.reduce((sum, count) => sum + count, 0);
  return {
    house,
    army,
    points: game[POINTS + house],
    promised: promisedTo(game, house),
    missing: missingTo(game, house),
    prizes: prizes.reduce((sum, { worth }) => sum + worth, 0),
    within: prizes.reduce((sum, prize) => sum + seenBy(game, army.units, prize), 0),
    drawnTo: army.units.reduce((sum, unit) => sum + bestFor(game, unit, prizes), 0),
    objectives: objectivesHeld(game, house, NONE),
    onObjectives: objectivesUnder(game, house),
    commanders: leaders.length,
    uncommitted: leaders.filter((figure) => !isCommitted(game, figure)).length,
    lostGeneral: general !== NONE && isCaptured(game, general) ? 1 : 0,
    tokens,
    usableTokens,
    plays,
    ordersLeft: Math.min(ready, usableTokens + (tokens - usableTokens) * LEFT_OVER + plays * BY_CARD),
  };
}

/** Objectives on which units of a House stand. */
function objectivesUnder(game: Battle, house: House): number {
  let count = 0;
  for (let index = 0; index < objectives.count(game); index++) {
    const unit = unitIn(game, game[objectives.row(index) + objectives.field.hex]);
    if (unit !== NONE && houseOf(unit) === house) count++;
  }
  return count;
}

/** Which side a seat leads, and which the other: what most features are about is the difference. */
const own = ({ game, sides }: Survey, seat: number): Side => sides[game[SEAT_HOUSE + seat]];
const other = ({ game, sides }: Survey, seat: number): Side => sides[foeOf(game[SEAT_HOUSE + seat])];

type OfSide = (side: Side, game: Battle) => number;
const of = (id: string, part: string, number: OfSide): Feature<Survey> => ({
  id,
  part,
  of: (found, seat) => number(own(found, seat), found.game),
});
const lead = (id: string, part: string, number: OfSide): Feature<Survey> => ({
  id,
  part,
  of: (found, seat) => number(own(found, seat), found.game) - number(other(found, seat), found.game),
});

/** From a part of one in the first round to one in the last. */
const progress = (game: Battle): number => game[ROUND] / game[ROUNDS];

/** The same squared: what counts at the end counts little before. */
const lateness = (game: Battle): number => progress(game) * progress(game);

const tokensOf = (game: Battle, house: House, symbol: number): number => game[POOL + house * SYMBOLS + symbol];

/** How near a Rout is, where the battle knows one: every space counts for more than the one before. */
const routOf = (game: Battle, house: House): number =>
  game[ROUT + house] === 1 ? Math.max(0, depthOf(game, house)) ** 2 / 10 : 0;

export const features: Features<Battle> = featuresOf(survey, [
  lead("points", "points", ({ points }) => points),
  lead("promised", "points", ({ promised }) => promised),
  lead("promised-late", "points", ({ promised }, game) => promised * lateness(game)),
  {
    id: "is-ahead",
    part: "points",
    of: (found, seat) => Math.sign(own(found, seat).promised - other(found, seat).promised) * progress(found.game),
  },
  of("missing", "objectives", ({ missing }) => missing),
  of("missing-late", "objectives", ({ missing }, game) => missing * lateness(game)),
  of("has-condition", "objectives", ({ missing }, game) =>
    wins.count(game) > 0 && missing === 0 ? progress(game) : 0,
  ),
  lead("objectives", "objectives", ({ objectives: held }) => held),
  lead("on-objectives", "objectives", ({ onObjectives }) => onObjectives),
  lead("within-reach", "objectives", ({ within }) => within),
  lead("drawn-to", "objectives", ({ drawnTo }) => drawnTo),
  lead("prizes", "objectives", ({ prizes }) => prizes),
  of("own-prizes", "objectives", ({ prizes }) => prizes),

  of("morale", "morale", ({ house }, game) => -depthOf(game, house)),
  of("rout", "morale", ({ house }, game) => routOf(game, house)),
  of("morale-zone", "morale", ({ house }, game) => zoneOf(game, house)),
  of("morale-late", "morale", ({ house }, game) => -depthOf(game, house) * lateness(game)),

  lead("units", "units", ({ army }) => army.units.length),
  lead("figures", "units", ({ army }) => army.figures),
  lead("staying", "units", ({ army }) => army.staying),
  lead("dice", "units", ({ army }) => army.dice),
  ...rankIds.map((id, rank) => of(`units-${id}`, "units", ({ army }) => army.byRank[rank])),
  of("infantry", "units", ({ army }) => army.byClass[INFANTRY]),
  of("cavalry", "units", ({ army }) => army.byClass[CAVALRY]),
  of("bows", "units", ({ army }) => army.byClass[RANGED]),
  lead("hurt", "units", ({ army }) => army.hurt),
  lead("last-figures", "units", ({ army }) => army.lastFigures),

  lead("commanders", "commanders", ({ commanders }) => commanders),
  lead("uncommitted", "commanders", ({ uncommitted }) => uncommitted),
  lead("lost-general", "commanders", ({ lostGeneral }) => lostGeneral),
  lead("leader-danger", "commanders", ({ army }) => army.leaderDanger),

  lead("danger", "position", ({ army }) => army.danger),
  lead("danger-now", "position", ({ army }) => army.dangerNow),
  lead("struck", "position", ({ army }) => army.struck),
  of("own-danger", "position", ({ army }) => army.danger),
  lead("points-in-danger", "position", ({ army }) => army.pointsInDanger),
  lead("engaged", "position", ({ army }) => army.engaged),
  lead("flanked", "position", ({ army }) => army.flanked),
  lead("stalwart", "position", ({ army }) => army.stalwart),
  lead("sheltered", "position", ({ army }) => army.sheltered),

  lead("tokens", "orders", ({ tokens }) => tokens),
  lead("usable-tokens", "orders", ({ usableTokens }) => usableTokens),
  lead("plays", "orders", ({ plays }) => plays),
  lead("orders-left", "orders", ({ ordersLeft }) => ordersLeft),
  lead("morale-tokens", "orders", ({ house }, game) => tokensOf(game, house, MORALE)),
  lead("ready-dice", "orders", ({ army }) => army.readyDice),
  lead("command-tokens", "orders", ({ house }, game) => game[COMMAND + house]),
  lead("cards", "orders", ({ house }, game) => hands[house].count(game)),
  of("to-act", "orders", ({ house }, game) => (game[ACTIVE] === house ? 1 : 0)),
  of("has-passed", "orders", ({ house }, game) => (isOf(game[PASSED], house) ? 1 : 0)),
  of("advantage", "orders", ({ house }, game) => (game[FIRST] === house ? 1 : 0)),
  of("momentum", "orders", ({ house }, game) => (game[MOMENTUM] === house ? 1 : 0)),

  of("is-stark", "plan", ({ house }) => (house === STARK ? 1 : 0)),
  of("stark-late", "plan", ({ house }, game) => (house === STARK ? progress(game) : 0)),
  of("rounds-left", "plan", (_, game) => roundsLeft(game)),
]);
