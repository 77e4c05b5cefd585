import { activeSeats } from "./facts.ts";
import type { Table } from "./table-cache.ts";
import type { TableNotice } from "./table-notice.ts";

/** Those who vote are told that somebody wants a seat: by one notification for each seat, however many apply for it. */
export function noticeOfCandidates(seat: number): TableNotice {
  return {
    kind: "new-candidate",
    block: `candidates-${seat}`,
    to: ({ facts }) => activeSeats(facts).flatMap((one) => facts.seats[one].person ?? []),
  };
}

/** When a seat was given to somebody new, both its owners are told: the one it was taken from, and the one it is now. */
export const noticesOfNewOwners: readonly TableNotice[] = [
  { kind: "new-player", to: (after, before) => givenAway(after, before).map(({ former }) => former) },
  { kind: "seat-given", to: (after, before) => givenAway(after, before).map(({ owner }) => owner) },
];

function givenAway(after: Table, before: Table): { readonly former: string; readonly owner: string }[] {
  return before.facts.seats.flatMap(({ person: former }, seat) => {
    const owner = after.facts.seats[seat].person;
    return former === undefined || owner === undefined || owner === former ? [] : [{ former, owner }];
  });
}
