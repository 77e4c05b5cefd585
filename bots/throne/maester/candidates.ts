import { type Chance, oneOf, type Seat } from "@weirwood/kernel";
import {
  type AskKind,
  askKind,
  hasForts,
  ORDERS,
  type OrdersDecision,
  type Placement,
} from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import { Distinct, type Guide } from "../../search/index.ts";
import { drawTemper, EVEN } from "../../temper/index.ts";
import { steward } from "../steward/steward.ts";

/** How many answers are looked at, in parts of the most that there may be. Whatever is not named here: half of them. */
const shares: { readonly [kind in AskKind]?: number } = {
  orders: 1,
  march: 1,
  "march-or-single": 1,
  card: 0.75,
  raid: 0.75,
  "raid-or-single": 0.75,
  // Hardly anything hangs on these.
  ties: 0,
  accept: 0,
  "remove-order": 0,
};
const USUAL_SHARE = 0.5;
/** Of those so many are what stewards think of, the others are drawn. */
const STEWARDS_SHARE = 0.67;
/** Draws for each answer that is wanted, before it is believed that there are no others. */
const DRAWS = 3;

/** Answers worth a look: what stewards of all tempers would do, and for orders what differs a little from that. */
export const candidates: Guide<Throne, ThroneDecision>["candidates"] = (view, seat, chance, most) => {
  const length = Math.max(1, Math.round(most * shareOf(view)));
  const found = new Distinct(throne, length);
  found.add(steward.choose(view, seat, chance, EVEN));
  if (found.isFull) return found.answers;
  const options = throne.options(view, seat);
  if (options !== undefined && options.length <= length) {
    for (const answer of options) found.add(answer);
    return found.answers;
  }
  const byStewards = length * STEWARDS_SHARE;
  for (let draw = 0; draw < 2 * length && found.answers.length < byStewards; draw++)
    found.add(steward.choose(view, seat, chance, drawTemper(chance, "all")));
  const thoughtOf = [...found.answers];
  for (let draw = 0; draw < DRAWS * length && !found.isFull; draw++) {
    const near = oneOf(thoughtOf, chance);
    if (near.kind === "orders") found.add(mutated(view, seat, near, chance));
    else found.add(options === undefined ? throne.sample(view, seat, chance) : oneOf(options, chance));
  }
  return found.answers;
};

function shareOf(view: Throne): number {
  const kind = askKind(view);
  // Without fortifications a consolidation chooses nothing but which is first.
  if (kind === "consolidate" && !hasForts(view)) return 0;
  return shares[kind] ?? USUAL_SHARE;
}

/** Changes that are tried before orders are left as they are. */
const TRIALS = 12;

/** The same orders but for one area that is told something else, or two that change places. */
function mutated(view: Throne, seat: Seat, orders: OrdersDecision, chance: Chance): ThroneDecision {
  for (let trial = 0; trial < TRIALS; trial++) {
    const changed: OrdersDecision = { kind: "orders", place: changedIn(orders.place, chance) };
    if (throne.check(view, seat, changed) === undefined) return changed;
  }
  return orders;
}

function changedIn(place: readonly Placement[], chance: Chance): readonly Placement[] {
  const one = chance.below(place.length);
  const other = chance.below(place.length);
  // To change an area with itself is to change its order.
  const order = one === other || chance.below(2) === 0 ? chance.below(ORDERS) : undefined;
  return place.map(({ area, order: was }, at) => {
    if (at === one) return { area, order: order ?? place[other].order };
    return { area, order: order === undefined && at === other ? place[one].order : was };
  });
}
