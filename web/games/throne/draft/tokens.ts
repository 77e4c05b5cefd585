import {
  type Area,
  areaCount,
  askKind,
  isConsolidate,
  isMarch,
  isRaid,
  NONE,
  type Order,
  orderIn,
  ownerOf,
  pendingSingle,
  SINGLE_AREA,
  singleIds,
} from "@weirwood/throne/questions";
import { type ThroneDecision, throne } from "@weirwood/throne/rules";
import { highgardenFrom } from "./amount.ts";
import { caravanFrom, consolidating, fleetFrom, lionFrom, rhllorFrom } from "./choice.ts";
import { stingFrom } from "./hand.ts";
import { marchFrom, wolfFrom } from "./moves.ts";
import { musterBySingle } from "./muster.ts";
import { forcedTo } from "./pulls.ts";
import type { Seated } from "./seated.ts";
import { raidFrom } from "./targets.ts";

/** A token on the map that the reader may settle now: an order, or the single-use order beside it. */
export interface TokenToSettle {
  readonly area: Area;
  readonly order: Order;
  /** The single-use order, or NONE where it is a normal one. */
  readonly single: number;
  /** The draft with which its settling begins: as yet without effect. */
  readonly start: ThroneDecision;
}

/** Orders of a step, and the draft that takes one up. */
const ordersOf: { readonly [ask: string]: readonly [(order: Order) => boolean, (area: Area) => ThroneDecision] } = {
  raid: [isRaid, raidFrom],
  "raid-or-single": [isRaid, raidFrom],
  march: [isMarch, marchFrom],
  "march-or-single": [isMarch, marchFrom],
  consolidate: [isConsolidate, (area) => consolidating(area, false)],
};

/** Single-use orders by name, and the draft that takes one up. */
const singleStarts: { readonly [single: string]: (area: Area) => ThroneDecision } = {
  muster: musterBySingle,
  caravan: caravanFrom,
  "forced-march": forcedTo,
  "iron-fleet": fleetFrom,
  "young-wolf": wolfFrom,
  highgarden: highgardenFrom,
  scorpion: stingFrom,
  lion: (area) => lionFrom(area, NONE),
  rhllor: rhllorFrom,
};

/** Every token among which the open ask lets the reader choose. */
export function tokensToSettle({ view, house }: Seated): TokenToSettle[] {
  const step = ordersOf[askKind(view)];
  if (step === undefined) return [];
  const [isSought, start] = step;
  const tokens: TokenToSettle[] = [];
  for (let area = 0; area < areaCount(view); area++) {
    const order = orderIn(view, area);
    if (ownerOf(view, area) === house && isSought(order))
      tokens.push({ area, order, single: NONE, start: start(area) });
  }
  const single = pendingSingle(view, house);
  const kinds = [throne.asks(view)[0].bounds.decision].flat();
  if (single !== NONE && kinds.includes(`use-${singleIds[single]}`)) {
    const area = view[SINGLE_AREA + house];
    tokens.push({ area, order: NONE, single, start: singleStarts[singleIds[single]](area) });
  }
  return tokens;
}
