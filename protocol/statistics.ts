import { type Static, Type } from "typebox";
import { exactly, Id } from "./basics.ts";
import { Person } from "./people.ts";

const Count = Type.Integer({ minimum: 0 });

/** Finished games of people; practice tables are in none. */
const GameCounts = exactly({ games: Count, won: Count, resigned: Count, timedOut: Count });

export const Statistics = exactly({
  game: Type.String(),
  total: GameCounts,
  bySeatName: Type.Record(Type.String(), GameCounts),
  byTag: Type.Record(Type.String(), GameCounts),
  byPlayers: Type.Record(Type.String(), GameCounts),
  /** Who has won most, for a game as a whole. */
  people: Type.Array(exactly({ person: Person, ...GameCounts.properties })),
});
export type Statistics = Static<typeof Statistics>;

export const StatisticsQuery = exactly({ game: Type.String({ maxLength: 32 }), person: Type.Optional(Id) });
