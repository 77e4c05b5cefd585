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
import type { Throne } from "@weirwood/throne/rules";
import { strengthIn } from "../reckoning.ts";
import type { Nature } from "./character.ts";
import type { Forces } from "./forces.ts";

/** Rivals: who is about to win, who has earned a blow, and what must not fall into whose hands. */

/** What tells about rivals: how everybody stands, and who can strike where. */
interface Race {
  readonly view: Throne;
  readonly me: House;
  readonly nature: Nature;
  readonly rivals: readonly House[];
  readonly turnsLeft: number;
  readonly castlesToWin: number;
  readonly castles: Uint8Array;
  readonly now: Forces;
  readonly later: Forces;
}

/** How near a rival is to winning, for choosing whom to hurt: castles first, then power. */
export const standingOf = ({ castles, view }: Race, house: House): number =>
  castles[house] * 10 + Math.min(9, powerOf(view, house) / 3);

/** What it tells that a rival is a turn or two from winning. */
const soon = 1;

/** From 0 to 1: whether a rival could win this turn, by the last castle or, when the last turn ends, by most of them. */
function perilOf(race: Race, house: House): number {
  const { castles, castlesToWin, turnsLeft } = race;
  const missing = castlesToWin - castles[house];
  if (missing <= 1) return 1;
  if (turnsLeft === 0) return isAheadOfAll(race, house) ? 1 : 0;
  if (turnsLeft <= 2 && isAheadOfAll(race, house)) return soon;
  return missing === 2 ? soon : 0;
}

function isAheadOfAll({ view, castles, rivals }: Race, house: House): boolean {
  const rank = (one: House): number => castles[one] * 10_000 + supplyOf(view, one) * 1_000 + powerOf(view, one);
  return rivals.every((rival) => rank(rival) <= rank(house));
}

/** The weak are left in peace so far, and no further: what they have is still worth having. */
const mostMercy = 0.8;

/** By house, by how much an area is worth more for being theirs. */
export function grudgesOf(race: Race): Float64Array {
  const { nature, rivals, castles } = race;
  const grudges = new Float64Array(HOUSES);
  const mean = rivals.reduce((sum, rival) => sum + castles[rival], 0) / rivals.length;
  const foe = nature.revenge === 1 ? NONE : foeOf(race);
  for (const rival of rivals) {
    const peril = perilOf(race, rival);
    const lead = castles[rival] - mean;
    grudges[rival] = 1 + nature.rivalry + Math.max(-mostMercy, nature.envy * lead) + nature.leader * peril;
    if (rival === foe) grudges[rival] *= nature.revenge;
    // Peace is not for whoever is a castle ahead of the others.
    if (nature.peace !== 1 && lead < 1 && trespassOf(race, rival) === 0) grudges[rival] *= nature.peace;
  }
  return grudges;
}

/** What a rival has on my home ground, which is my castle and whatever borders it. */
function trespassOf(race: Race, rival: House): number {
  const { view, me } = race;
  const weigh = (area: Area): number =>
    ownerOf(view, area) === rival ? 1 + strengthIn(view, area) : isHeldBy(race, rival, area) ? 1 : 0;
  return neighboursOf(view, homes[me]).reduce((sum, area) => sum + weigh(area), 10 * weigh(homes[me]));
}

const isHeldBy = ({ view }: Race, rival: House, area: Area): boolean =>
  !isWater(area) && controllerOf(view, area) === rival;

/** Whoever has most on my home ground, or else could bring most against what is mine. */
function foeOf(race: Race): House {
  let foe = NONE;
  let most = 0;
  for (const rival of race.rivals) {
    const debt = 100 * trespassOf(race, rival) + menaceOf(race, rival);
    if (debt <= most) continue;
    foe = rival;
    most = debt;
  }
  return foe;
}

function menaceOf({ view, me, later }: Race, rival: House): number {
  let menace = 0;
  for (let area = 0, end = areaCount(view); area < end; area++) {
    if (ownerOf(view, area) === me) menace = Math.max(menace, later.strike[rival * AREAS + area]);
  }
  return menace;
}

/** Castles that are mine or nobody's and would win the game for a rival who can reach them. */
export function* lastCastles(race: Race): Iterable<Area> {
  const { view, me, rivals, castles, castlesToWin, now, later, turnsLeft } = race;
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
