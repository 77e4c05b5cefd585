import type { Seat } from "@weirwood/kernel";
import {
  areaCount,
  askKind,
  houseOfSeat,
  inOrderOfPlay,
  isAsking,
  isConsolidate,
  isMarch,
  isRaid,
  orderIn,
  ownerOf,
  playersOf,
  seatOf,
} from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";

/** Orders that are settled one a turn, in order of play, by what is asked of whose turn it is. */
const settled: { readonly [ask: string]: (order: number) => boolean } = {
  raid: isRaid,
  "raid-or-single": isRaid,
  march: isMarch,
  "march-or-single": isMarch,
  consolidate: isConsolidate,
};

/** Houses that have an order of this step left after the one whose turn it is, in the order of their turns. */
export function queue(view: Throne): readonly Seat[] | undefined {
  const isOfStep = isAsking(view) ? settled[askKind(view)] : undefined;
  const asked = throne.asks(view)[0]?.seats[0];
  if (isOfStep === undefined || asked === undefined) return undefined;
  const houses = Array.from({ length: playersOf(view) }, (_, place) => inOrderOfPlay(view, place));
  const now = houses.indexOf(houseOfSeat(view, asked));
  const owners = new Set<number>();
  for (let area = 0; area < areaCount(view); area++) if (isOfStep(orderIn(view, area))) owners.add(ownerOf(view, area));
  const later = [...houses.slice(now + 1), ...houses.slice(0, now)];
  return later.filter((house) => owners.has(house)).map((house) => seatOf(view, house));
}
