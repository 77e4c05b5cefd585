import type { Op, Program } from "./ops.ts";

/** Targets and costs of an ability, where paying the one can change the other. */

/** Words of a selector that a payment can make true or false: what kneels, goes, or is spent. */
const sensitive = [
  "kneeling",
  "str",
  "power",
  "gold",
  "attachments",
  "role",
  "icon",
  "noIcon",
  "keyword",
  "or",
  "not",
  "where",
  "cost",
];

const isTarget = (op: Op): op is Extract<Op, { op: "choose" }> => op.op === "choose" && op.ask === "target";

/** A target that is judged by what was paid: by X, a number that was named, or a card that is no more than a name till then. */
const readsCost = (op: Op): boolean => isTarget(op) && /"that":"(?!it")|"X"|"number"/.test(JSON.stringify(op.what));

/** For each operation, whether it is such a target: before anything is paid nothing can be said of it. */
export const judgedByCost = ({ ops }: Program): readonly boolean[] => ops.map(readsCost);

/** Cards are chosen to pay with it. */
const takesCards = (op: Op): boolean => op.op === "influence" || (op.op === "choose" && op.ask === "pay");

/**
 * Whether paying can change what may be chosen, as a target or for another part of the cost: then the declaration is tried out to
 * its end (R-C02).
 */
export function needsTrial({ ops, declared }: Program): boolean {
  const declaring = ops.slice(0, declared);
  if (declaring.filter(takesCards).length > 1) return true;
  const targets = declaring.filter(isTarget);
  const isPaid = declaring.some((op) => op.op !== "choose-seat" && !isTarget(op));
  const isSensitive = targets.some(({ what }) => sensitive.some((word) => word in what.choose));
  return targets.some(readsCost) || (isPaid && isSensitive);
}
