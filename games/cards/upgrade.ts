import type { Json } from "@weirwood/kernel";

/** Positions of older versions of the rules. */

/** So many abilities the rules themselves gave in version 1, before all those of cards; two more have come behind them. */
const OWN_IN_VERSION_1 = 18;
const ADDED = 2;

type Plain = { readonly [name: string]: Json };
const isPlain = (json: Json | undefined): json is Plain =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** Which ability was triggered is kept by its number. */
function withNumber(happening: Json): Json {
  if (!isPlain(happening) || happening.kind !== "triggered" || typeof happening.amount !== "number") return happening;
  const { amount } = happening;
  return { ...happening, amount: amount < OWN_IN_VERSION_1 ? amount : amount + ADDED };
}

export function upgrade(plain: Json, version: number): Json {
  if (version > 1 || !isPlain(plain) || !Array.isArray(plain.happenings)) return plain;
  return { ...plain, happenings: plain.happenings.map(withNumber) };
}
