import { ONLOOKER } from "@weirwood/kernel";
import type { TablesForOthers } from "../http/tables-for-others.ts";
import { mustSee, seatOfPerson } from "./facts.ts";
import { isDelayed } from "./looking.ts";
import { awaitedPeople } from "./play.ts";
import type { Tables } from "./tables.ts";

/** What people, talk, letters and operators ask of the tables. */
export function tablesForOthers(tables: () => Tables): TablesForOthers {
  return {
    async standing(id, person, invite) {
      const table = await tables().shelf.find(id);
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

    async attention(id, person) {
      const table = await tables().shelf.find(id);
      const seat = seatOfPerson(table.facts, person) ?? ONLOOKER;
      const isAsked = table.row.state === "playing" && awaitedPeople(table, table.state).includes(seat);
      if (!isAsked) return "over";
      return tables().presence.at(id).seats.includes(seat) ? "here" : "wanted";
    },

    personLeft: (person) => tables().personLeft(person),
    closeTable: (id) => tables().close(id),
  };
}
