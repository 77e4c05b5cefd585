import { type House, houseNumber, type TiesDecision } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import type { Seated } from "./seated.ts";

/** Tied houses put in order, each group by itself. */

/** The groups as they stand in the order of play: a beginning that is already an answer. */
export function ranking({ view }: Seated): TiesDecision {
  const { groups } = throne.asks(view)[0].bounds;
  const asked = Array.isArray(groups) ? (groups as string[][]) : [];
  return { kind: "ties", groups: asked.map((group) => group.map(houseNumber)) };
}

/** The draft with a house one place up (−1) or down (+1) in its group; at the end of it, as it was. */
export function shifted({ kind, groups }: TiesDecision, house: House, by: 1 | -1): TiesDecision {
  return {
    kind,
    groups: groups.map((group) => {
      const place = group.indexOf(house);
      return place < 0 ? group : movedTo(group, place, place + by);
    }),
  };
}

/** The draft with a house at a place of its group, the others in their order. */
export function rankedAt({ kind, groups }: TiesDecision, house: House, place: number): TiesDecision {
  return { kind, groups: groups.map((group) => movedTo(group, group.indexOf(house), place)) };
}

function movedTo(group: readonly House[], from: number, to: number): readonly House[] {
  if (from < 0 || to < 0 || to >= group.length) return group;
  const others = group.filter((_, place) => place !== from);
  return [...others.slice(0, to), group[from], ...others.slice(to)];
}
