import { type Battle, groundOf, type Hex, hexesBeside, NONE, unitIn } from "@weirwood/battles/questions";

/** A shortest way of a unit over open hexes; straight where there is none any more. */
export function wayBetween(view: Battle, from: Hex, to: Hex): readonly Hex[] {
  const came = new Map<Hex, Hex>([[from, from]]);
  const queue = [from];
  for (const hex of queue) {
    if (hex === to) return backFrom(came, from, to);
    for (const next of hexesBeside(view, hex)) {
      const isOpen = next === to || (unitIn(view, next) === NONE && groundOf(view, next).isImpassable !== true);
      if (!isOpen || came.has(next)) continue;
      came.set(next, hex);
      queue.push(next);
    }
  }
  return [from, to];
}

function backFrom(came: ReadonlyMap<Hex, Hex>, from: Hex, to: Hex): readonly Hex[] {
  const way = [to];
  for (let hex = to; hex !== from; ) {
    hex = came.get(hex) ?? from;
    way.unshift(hex);
  }
  return way;
}
