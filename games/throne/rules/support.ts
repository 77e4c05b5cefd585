import { FEW, legal, oneOf } from "@weirwood/kernel";
import {
  type AcceptDecision,
  FOR_ATTACKER,
  FOR_DEFENDER,
  NO_SIDE,
  type Pledge,
  type SupportDecision,
} from "../decisions.ts";
import { ask, bit, isAsked } from "../state/asks.ts";
import { type Area, areaIds, HOUSES, type House, houseIds, NONE } from "../state/board.ts";
import { inOrderOfPlay, neighboursOf, PLACE, playersOf, register, setRegister } from "../state/flow.ts";
import { ATTACKER, BATTLE_AREA, DEFENDER, SUPPORTS, type Throne } from "../state/layout.ts";
import { ownerOf } from "../state/pieces.ts";
import { isArea, readAreas, readList } from "./reading.ts";
import { outOfReach } from "./rivers.ts";
import { checkRuse } from "./ruse.ts";
import { type Fields, type Refusal, refuse, type Step } from "./step.ts";
import { ATTACK, canSupport, DEFENCE, principal, type Side, strengthOf, supportStrength } from "./strength.ts";

/** Calling for support: every neighbour with a Support order says whom it helps; foreign help may be declined. */

/** Asks the next house in order of play that could support; false when all have been asked. */
export function askForSupport(game: Throne): boolean {
  for (let place = register(game, PLACE); place < playersOf(game); place++) {
    const house = inOrderOfPlay(game, place);
    if (supportersOf(game, house).length === 0) continue;
    setRegister(game, PLACE, place + 1);
    ask(game, "support", bit(house));
    return true;
  }
  return false;
}

/** Areas of a house whose support orders reach the fight. */
const supportersOf = (game: Throne, house: House): Area[] =>
  neighboursOf(game, game[BATTLE_AREA]).filter(
    (area) => ownerOf(game, area) === house && canSupport(game, area, game[BATTLE_AREA]),
  );

const isGarrisonFight = (game: Throne): boolean => game[DEFENDER] === NONE;

function checkPledge(game: Throne, house: House, { area, side }: Pledge): Refusal | undefined {
  if (ownerOf(game, area) !== house || !canSupport(game, area, game[BATTLE_AREA])) {
    return outOfReach(game, area, game[BATTLE_AREA], refuse("throne.support.offer", { area: areaIds[area] }));
  }
  if (side === FOR_DEFENDER && isGarrisonFight(game)) return refuse("throne.support.side");
  if (side === FOR_ATTACKER) {
    const bound = checkRuse(game, house, game[BATTLE_AREA]);
    if (bound) return bound;
  }
  const isAgainstItself =
    (house === game[ATTACKER] && side === FOR_DEFENDER) || (house === game[DEFENDER] && side === FOR_ATTACKER);
  return isAgainstItself ? refuse("throne.support.not-against-oneself", { area: areaIds[area] }) : legal;
}

const sides = [NO_SIDE, FOR_ATTACKER, FOR_DEFENDER];

/** What a supporting area may be told to do. */
const pledgesOf = (game: Throne, house: House, area: Area): Pledge[] =>
  sides.map((side) => ({ area, side })).filter((pledge) => checkPledge(game, house, pledge) === legal);

export const offerSupport: Step<SupportDecision> = {
  decision: "support",

  read(input) {
    const pledges = readList(input.pledges, readPledge, (pledge) => pledge.area);
    return pledges && { kind: "support", pledges };
  },

  bounds: (game) => ({
    areas: houseIds.flatMap((_, house) => (isAsked(game, house) ? namesOf(supportersOf(game, house)) : [])),
  }),

  check(game, house, { pledges }) {
    for (const pledge of pledges) {
      const refusal = checkPledge(game, house, pledge);
      if (refusal) return refusal;
    }
    const silent = supportersOf(game, house).find((area) => !pledges.some((pledge) => pledge.area === area));
    return silent === undefined ? legal : refuse("throne.support.answer-each", { area: areaIds[silent] });
  },

  apply(game, house, { pledges }, tell) {
    for (const { area, side } of pledges) {
      game[SUPPORTS + area] = side;
      tell?.({
        rule: "throne.support.offer",
        house: houseIds[house],
        area: areaIds[area],
        side: ["none", "attacker", "defender"][side],
      });
    }
  },

  options(game, house) {
    let answers: Pledge[][] = [[]];
    for (const area of supportersOf(game, house)) {
      answers = answers.flatMap((before) => pledgesOf(game, house, area).map((pledge) => [...before, pledge]));
    }
    return answers.length > FEW ? undefined : answers.map((pledges) => ({ kind: "support", pledges }));
  },

  sample: (game, house, chance) => ({
    kind: "support",
    pledges: supportersOf(game, house).map((area) => oneOf(pledgesOf(game, house, area), chance)),
  }),
};

function readPledge({ area, side }: Fields): Pledge | undefined {
  return isArea(area) && (side === NO_SIDE || side === FOR_ATTACKER || side === FOR_DEFENDER)
    ? { area, side }
    : undefined;
}

/** Asks a principal whether foreign offers are welcome; false where there are none. */
export function askToAccept(game: Throne, side: Side): boolean {
  if (side === DEFENCE && isGarrisonFight(game)) return false;
  if (offersTo(game, side).length === 0) return false;
  ask(game, "accept", bit(principal(game, side)));
  return true;
}

/** Areas of other houses that offer support to a side. */
const offersTo = (game: Throne, side: Side): Area[] =>
  neighboursOf(game, game[BATTLE_AREA]).filter(
    (area) => game[SUPPORTS + area] === side + 1 && ownerOf(game, area) !== principal(game, side),
  );

const sideOf = (game: Throne, house: House): Side => (house === game[ATTACKER] ? ATTACK : DEFENCE);

export const acceptSupport: Step<AcceptDecision> = {
  decision: "accept",

  read(input) {
    const areas = readAreas(input.areas);
    return areas && { kind: "accept", areas };
  },

  bounds: (game) => ({
    areas: [ATTACK, DEFENCE].flatMap((side) =>
      isAsked(game, principal(game, side as Side)) ? namesOf(offersTo(game, side as Side)) : [],
    ),
  }),

  check(game, house, { areas }) {
    const offers = offersTo(game, sideOf(game, house));
    const stranger = areas.find((area) => !offers.includes(area));
    return stranger === undefined ? legal : refuse("throne.support.decline", { area: areaIds[stranger] });
  },

  apply(game, house, { areas }, tell) {
    for (const area of offersTo(game, sideOf(game, house))) {
      if (areas.includes(area)) continue;
      game[SUPPORTS + area] = NO_SIDE;
      tell?.({ rule: "throne.support.decline", house: houseIds[house], area: areaIds[area] });
    }
  },

  options(game, house) {
    let answers: Area[][] = [[]];
    for (const area of offersTo(game, sideOf(game, house))) {
      answers = answers.flatMap((areas) => [areas, [...areas, area]]);
    }
    return answers.length > FEW ? undefined : answers.map((areas) => ({ kind: "accept", areas }));
  },

  sample: (game, house, chance) => ({
    kind: "accept",
    areas: offersTo(game, sideOf(game, house)).filter(() => chance.below(2) === 1),
  }),
};

/** Both sides count and announce, cards apart (throne.strength.announced). */
export function announce(game: Throne, tell: Exclude<Parameters<Step["apply"]>[3], undefined>): void {
  for (const side of [ATTACK, DEFENCE] as const) {
    if (principal(game, side) >= HOUSES) continue;
    for (const area of neighboursOf(game, game[BATTLE_AREA])) {
      if (game[SUPPORTS + area] !== side + 1) continue;
      const [house, strength] = [houseIds[principal(game, side)], supportStrength(game, area, side, game[BATTLE_AREA])];
      tell({ rule: "throne.support.accept", house, area: areaIds[area], strength });
    }
    tell({
      rule: "throne.strength.announced",
      house: houseIds[principal(game, side)],
      strength: strengthOf(game, side),
      side: side === ATTACK ? "attacker" : "defender",
    });
  }
}

const namesOf = (areas: readonly Area[]): string[] => areas.map((area) => areaIds[area]);
