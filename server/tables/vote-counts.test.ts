import { expect, test } from "vitest";
import type { RegentReason, TableFacts, VoteFacts } from "./facts.ts";
import { countOf } from "./votes.ts";

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

type Kind = "draw" | "end" | "pause";
const row = { is_public: 1, host: "person 0" };

/** How many must agree at a live table of so many people, where all but the first have been away for long. */
function needed(
  people: number,
  kind: Kind,
  regents: { readonly [seat: number]: readonly [RegentReason, number] } = {},
) {
  const seats = Array.from({ length: people }, (_, seat) => {
    const [regent, hours = 0] = regents[seat] ?? [];
    return {
      person: `person ${seat}`,
      since: 0,
      ...(regent !== undefined && { regent, regentSince: NOW - hours * HOUR }),
    };
  });
  const facts = { seats, clock: { kind: "live" } } as unknown as TableFacts;
  const vote: VoteFacts = { id: 1, kind, by: 0, inFavour: [0] };
  const awaySince = new Map(seats.map((_, seat) => [seat, 0] as const).slice(1));
  const count = countOf({ facts, row } as Parameters<typeof countOf>[0], vote, { here: [0], awaySince }, NOW);
  return { needed: count.needed, mayBe: count.players.length >= count.least };
}

test.each([
  [2, 2],
  [3, 2],
  [5, 3],
  [6, 3],
])("of %i people %i at least agree, however few are there", (people, least) => {
  for (const kind of ["draw", "end", "pause"] as const) {
    expect(needed(people, kind)).toEqual({ needed: least, mayBe: true });
    // Somebody whom the others have just replaced, or whose time has run out, is counted with all.
    for (const why of ["away", "timed-out"] as const) {
      const before = Math.max(2, Math.ceil(people / 2));
      expect(needed(people, kind, { 1: [why, 0.9] })).toEqual({ needed: before, mayBe: people > 2 });
    }
  }
});

test.each([
  [3, 2],
  [5, 2],
  [6, 3],
])("of %i people, one of whom has gone of their own accord or long ago, %i at least agree", (people, least) => {
  for (const gone of [
    ["left", 0],
    ["resigned", 0],
    ["timed-out", 1.1],
    ["away", 1.1],
  ] as const)
    for (const kind of ["draw", "end", "pause"] as const)
      expect(needed(people, kind, { 1: gone })).toEqual({ needed: least, mayBe: true });
});

test("who is left alone with regents may end or rest the game after a while, and draws with nobody", () => {
  const gone = { 1: ["timed-out", 1.1] } as const;
  expect(needed(2, "end", gone)).toEqual({ needed: 1, mayBe: true });
  expect(needed(2, "pause", gone)).toEqual({ needed: 1, mayBe: true });
  expect(needed(2, "draw", gone).mayBe).toBe(false);
});
