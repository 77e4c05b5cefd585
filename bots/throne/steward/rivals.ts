import {
  AREAS,
  type Area,
  areaCount,
  boardOf,
  controllerOf,
  HOUSES,
  type House,
  homes,
  isWater,
  NONE,
  neighboursOf,
  ownerOf,
  powerOf,
  supplyOf,
} from "@weirwood/throne/questions";
import { strengthIn } from "../reckoning.ts";
import type { Outlook } from "./outlook.ts";

/** Rivals: who is about to win, who has earned a blow, and what must not fall into whose hands. */

/** How near a rival is to winning, for choosing whom to hurt: castles first, then power. */
export const standingOf = ({ castles, view }: Outlook, house: House): number =>
  castles[house] * 10 + Math.min(9, powerOf(view, house) / 3);

/** What it tells that a rival is a turn or two from winning. */
const soon = 1;

/** From 0 to 1: whether a rival could win this turn, by the last castle or, when the last turn ends, by most of them. */
function perilOf(outlook: Outlook, house: House): number {
  const { castles, castlesToWin, turnsLeft } = outlook;
  const missing = castlesToWin - castles[house];
  if (missing <= 1) return 1;
  if (turnsLeft === 0) return isAheadOfAll(outlook, house) ? 1 : 0;
  if (turnsLeft <= 2 && isAheadOfAll(outlook, house)) return soon;
  return missing === 2 ? soon : 0;
}

function isAheadOfAll({ view, castles, rivals }: Outlook, house: House): boolean {
  const rank = (one: House): number => castles[one] * 10_000 + supplyOf(view, one) * 1_000 + powerOf(view, one);
  return rivals.every((rival) => rank(rival) <= rank(house));
}

/** The weak are left in peace so far, and no further: what they have is still worth having. */
const mostMercy = 0.8;

/** By house, by how much an area is worth more for being theirs. */
export function grudgesOf(outlook: Outlook): Float64Array {
  const { nature, rivals, castles } = outlook;
  const grudges = new Float64Array(HOUSES);
  const mean = rivals.reduce((sum, rival) => sum + castles[rival], 0) / rivals.length;
  const foe = nature.revenge === 1 ? NONE : foeOf(outlook);
  for (const rival of rivals) {
    const peril = perilOf(outlook, rival);
    const lead = castles[rival] - mean;
    grudges[rival] = 1 + nature.rivalry + Math.max(-mostMercy, nature.envy * lead) + nature.leader * peril;
    if (rival === foe) grudges[rival] *= nature.revenge;
    // Peace is not for whoever is a castle ahead of the others.
    if (nature.peace !== 1 && lead < 1 && trespassOf(outlook, rival) === 0) grudges[rival] *= nature.peace;
  }
  return grudges;
}

/** What a rival has on my home ground, which is my castle and whatever borders it. */
function trespassOf(outlook: Outlook, rival: House): number {
  const { view, me } = outlook;
  const weigh = (area: Area): number =>
    ownerOf(view, area) === rival ? 1 + strengthIn(view, area) : isHeldBy(outlook, rival, area) ? 1 : 0;
  return neighboursOf(view, homes[me]).reduce((sum, area) => sum + weigh(area), 10 * weigh(homes[me]));
}

const isHeldBy = ({ view }: Outlook, rival: House, area: Area): boolean =>
  !isWater(area) && controllerOf(view, area) === rival;

/** Whoever has most on my home ground, or else could bring most against what is mine. */
function foeOf(outlook: Outlook): House {
  let foe = NONE;
  let most = 0;
  for (const rival of outlook.rivals) {
    const debt = 100 * trespassOf(outlook, rival) + menaceOf(outlook, rival);
    if (debt <= most) continue;
    foe = rival;
    most = debt;
  }
  return foe;
}

function menaceOf({ view, me, later }: Outlook, rival: House): number {
  let menace = 0;
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (ownerOf(view, area) === me) menace = Math.max(menace, later.strike[rival * AREAS + area]);
  }
  return menace;
}

/** Castles that are mine or nobody's and would win the game for a rival who can reach them. */
export function* lastCastles(outlook: Outlook): Iterable<Area> {
  const { view, me, rivals, castles, castlesToWin, now, later, turnsLeft } = outlook;
  const nearWinning = rivals.filter((rival) => castles[rival] + 1 >= castlesToWin);
  if (nearWinning.length === 0) return;
  for (const area of boardOf(view).castles) {
    const holder = controllerOf(view, area);
    if (holder !== me && holder !== NONE) continue;
    const isReached = (rival: House): boolean =>
      now.strike[rival * AREAS + area] > 0 || (turnsLeft > 0 && later.strike[rival * AREAS + area] > 0);
    if (nearWinning.some(isReached)) yield area;
  }
}
