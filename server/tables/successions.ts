import { activeSeats } from "./facts.ts";
import type { TableNotice } from "./table-notice.ts";

/** Those who vote are told that somebody wants a seat: by one notification for each seat, however many apply for it. */
export function noticeOfCandidates(seat: number): TableNotice {
  return {
    kind: "new-candidate",
    block: `candidates-${seat}`,
    to: ({ facts }) => activeSeats(facts).flatMap((one) => facts.seats[one].person ?? []),
  };
}
