import { type Chance, oneOf, type Seat } from "@weirwood/kernel";
import { ORDERS, type OrdersDecision, type Placement } from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import { Distinct, type Guide } from "../../search/index.ts";
import { drawTemper, EVEN } from "../../temper.ts";
import { steward } from "../steward/steward.ts";

/** Answers worth a look: what stewards of all tempers would do, and for orders what differs a little from that. */
export const candidates: Guide<Throne, ThroneDecision>["candidates"] = (view, seat, chance, most) => {
  const own = steward.choose(view, seat, chance, EVEN);
  const isForOrders = own.kind === "orders";
  const found = new Distinct(throne, isForOrders ? Math.round(most * ORDERS_MORE) : most);
  found.add(own);
  const options = throne.options(view, seat);
  if (options !== undefined && options.length <= Math.max(most, FEW)) {
    for (const answer of options) found.add(answer);
    return found.answers;
  }
  const byStewards = most * (isForOrders ? 0.6 : 0.75);
  for (let draw = 0; draw < 2 * most && found.answers.length < byStewards; draw++)
    found.add(steward.choose(view, seat, chance, drawTemper(chance, "all")));
  const bases = [...found.answers];
  for (let draw = 0; draw < DRAWS * most && !found.isFull; draw++) {
    if (isForOrders) found.add(mutated(view, seat, oneOf(bases, chance) as OrdersDecision, chance));
    else found.add(options === undefined ? throne.sample(view, seat, chance) : oneOf(options, chance));
  }
  return found.answers;
};

/** So many answers are all looked at. */
const FEW = 12;
/** Orders are worth more thought than anything else. */
const ORDERS_MORE = 1.5;
/** Draws for each answer that is wanted, before it is believed that there are no others. */
const DRAWS = 3;
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
  // A change of an area with itself is a change of its order.
  const order = one === other || chance.below(2) === 0 ? chance.below(ORDERS) : undefined;
  return place.map(({ area, order: was }, at) => {
    if (at === one) return { area, order: order ?? place[other].order };
    return { area, order: order === undefined && at === other ? place[one].order : was };
  });
}
