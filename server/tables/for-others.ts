import type { TablesForOthers } from "../http/table-access.ts";
import { voteBlock } from "./announcements.ts";
import { activeSeats, blockName, mustSee, seatOfPerson, type TableFacts, type VoteFacts } from "./facts.ts";
import { reopen } from "./faults.ts";
import { isNudgeOf } from "./nudges.ts";
import { isDelayed } from "./table-reader.ts";
import type { Tables } from "./tables.ts";

/** What people, talk, notifications and operators ask of the tables. */
export function tablesForOthers(tables: () => Tables): TablesForOthers {
  return {
    async access(id, person, invite) {
      const table = await tables().cache.find(id);
      mustSee(table, person, invite);
      const { facts } = table;
      const seat = seatOfPerson(facts, person);
      return {
        seats: facts.seats.length,
        seat,
        since: seat === undefined ? 0 : (facts.seats[seat].since ?? 0),
        delay: seat === undefined && isDelayed(table) ? facts.onlookers.delaySeconds * 1000 : 0,
      };
    },

    async attention(id, person, block) {
      const table = await tables().cache.find(id);
      const { row, facts } = table;
      const seat = seatOfPerson(facts, person);
      if (seat === undefined || row.state !== "playing") return "over";
      const { asked } = facts.time.seats[seat];
      const isOfTurn = asked !== undefined && blockName(asked) === block;
      const isOfVote = facts.votes.some((vote) => voteBlock(vote) === block && mayStillVote(facts, vote, seat));
      if (!isOfTurn && !isOfVote && !isNudgeOf(table, seat, block)) return "over";
      // By who is known to be connected, not by who has not been seen to leave: too much word is better than none.
      return tables().presence.at(id).seats.includes(seat) ? "here" : "wanted";
    },

    personLeft: (person) => tables().personLeft(person),
    closeTable: (id) => tables().close(id),
    reopenTable: (id) => reopen(tables(), id),
  };
}

const mayStillVote = (facts: TableFacts, { inFavour, against = [] }: VoteFacts, seat: number): boolean =>
  activeSeats(facts).includes(seat) && !inFavour.includes(seat) && !against.includes(seat);
