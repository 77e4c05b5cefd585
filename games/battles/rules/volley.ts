import { legal } from "@weirwood/kernel";
import { NONE } from "../data/names.ts";
import { type Answer, notation } from "../decisions.ts";
import { hexNames } from "../field/hexes.ts";
import { isInRange, sees } from "../field/sight.ts";
import { ARCHERS, type Battle, GUN, markers } from "../state/layout.ts";
import {
  isUsed,
  type Marker,
  markerCount,
  markerHex,
  markerHouse,
  markerIn,
  markerKind,
  setMarker,
} from "../state/markers.ts";
import { firstUnitOf, hexOf, houseOf, isOnField, unitIn, unitsEnd } from "../state/units.ts";
import { beginAttack } from "./attack-frame.ts";
import { codeOf, type Lister, listedBy, VOLLEY } from "./listing.ts";
import { refuse, type Step } from "./step.ts";

/** Hidden archers: a token that shoots from its hex, once a round, at the start of a turn of its House. */

const rangeOf = (game: Battle, archers: Marker): number => game[markers.row(archers) + markers.field.range];

export const listVolleys: Lister = (game, house, codes) => {
  for (let archers = 0; archers < markerCount(game); archers++) {
    const hex = markerHex(game, archers);
    const mayShoot =
      markerKind(game, archers) === ARCHERS &&
      hex !== NONE &&
      markerHouse(game, archers) === house &&
      !isUsed(game, archers);
    if (!mayShoot) continue;
    for (let unit = firstUnitOf(1 - house); unit < unitsEnd(game, 1 - house); unit++) {
      if (!isOnField(game, unit)) continue;
      const at = hexOf(game, unit);
      if (isInRange(game, hex, at, rangeOf(game, archers)) && sees(game, hex, at, "shot"))
        codes.push(codeOf(VOLLEY, hex, at));
    }
  }
};

export const volleyStep: Step<Answer<"volley">> = {
  ...notation.verbs.volley,
  check(game, house, { hex, at }) {
    const where = { hex: hexNames[hex], at: hexNames[at] };
    const archers = markerIn(game, ARCHERS, hex);
    if (archers === NONE || markerHouse(game, archers) !== house) return refuse("battles.special.archers", where);
    if (isUsed(game, archers)) return refuse("battles.special.archers-once", where);
    const target = unitIn(game, at);
    if (target === NONE || houseOf(target) === house) return refuse("battles.special.archers-target", where);
    const range = rangeOf(game, archers);
    if (!isInRange(game, hex, at, range)) return refuse("battles.special.archers-range", { ...where, range });
    return sees(game, hex, at, "shot") ? legal : refuse("battles.special.archers-sight", where);
  },
  apply(game, _house, { hex, at }, tell) {
    const marker = markerIn(game, ARCHERS, hex);
    setMarker(game, marker, "is-used", 1);
    beginAttack(game, GUN, NONE, unitIn(game, at), { marker }, tell);
  },
  ...listedBy(listVolleys),
};
