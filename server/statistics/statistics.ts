import type { Statistics } from "@weirwood/protocol";
import type { FunctionModule } from "kysely";
import { publicPeople } from "../people/rows.ts";
import type { Store } from "../ports/store.ts";
import type { Schema } from "../store/schema.ts";

type GameCounts = Statistics["total"];

const LEADERS = 50;

/** Finished games of people, as a whole or of one of them. A game counts once, however many people played in it. */
export async function statisticsOf(store: Store, game: string, person: string | undefined): Promise<Statistics> {
  const groups = await countedByKind(store, game, person);
  return {
    game,
    total: sum(groups),
    bySeatName: await countedBySeatName(store, game, person),
    byTag: sumBy(groups, ({ tags }) => tagsOf(tags)),
    byPlayers: sumBy(groups, ({ players }) => [String(players)]),
    people: await leaders(store, game, person),
  };
}

/** Games of one kind: all that is said of a table is the same for each of its seats. */
interface Group {
  readonly tags: string;
  readonly players: number;
  readonly counts: GameCounts;
}

/** The database counts; tags and numbers of players are few enough to put together here. */
async function countedByKind(store: Store, game: string, person: string | undefined): Promise<Group[]> {
  const rows = await resultsOf(store, game, person)
    .select(({ fn }) => ["tags", "players", fn.count("table_id").distinct().as("games"), ...sums(fn)])
    .groupBy(["tags", "players"])
    .execute();
  return rows.map((row) => ({ ...row, counts: countsFrom(row) }));
}

async function countedBySeatName(
  store: Store,
  game: string,
  person: string | undefined,
): Promise<Statistics["bySeatName"]> {
  const rows = await resultsOf(store, game, person)
    .select(({ fn }) => ["seat_name", fn.countAll().as("games"), ...sums(fn)])
    .groupBy("seat_name")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.seat_name, countsFrom(row)]));
}

function resultsOf(store: Store, game: string, person: string | undefined) {
  const query = store.read.selectFrom("results").where("game", "=", game).where("person", "is not", null);
  return person === undefined ? query : query.where("person", "=", person);
}

const sums = (fn: FunctionModule<Schema, "results">) =>
  [fn.sum("won").as("won"), fn.sum("resigned").as("resigned"), fn.sum("timed_out").as("timed_out")] as const;

async function leaders(store: Store, game: string, person: string | undefined): Promise<Statistics["people"]> {
  let query = store.read
    .selectFrom("results")
    .innerJoin("people", "people.id", "results.person")
    .select(({ fn }) => [
      "results.person as id",
      fn.countAll().as("games"),
      fn.sum("won").as("won"),
      fn.sum("resigned").as("resigned"),
      fn.sum("timed_out").as("timed_out"),
    ])
    .where("game", "=", game)
    .where("people.kind", "!=", "gone")
    .groupBy("results.person")
    .orderBy("won", "desc")
    .orderBy("games")
    .orderBy("results.person")
    .limit(LEADERS);
  if (person !== undefined) query = query.where("results.person", "=", person);
  const rows = await query.execute();
  const names = await publicPeople(
    store.read,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const found = row.id === null ? undefined : names.get(row.id);
    return found ? [{ person: found, ...countsFrom(row) }] : [];
  });
}

/** ` ports siege ` names two; a game without any counts as one without. */
function tagsOf(text: string): string[] {
  const tags = text.split(" ").filter((one) => one !== "");
  return tags.length === 0 ? ["none"] : tags;
}

type Counts = { readonly [name in "games" | "won" | "resigned" | "timed_out"]: string | number | bigint };

function countsFrom({ games, won, resigned, timed_out }: Counts): GameCounts {
  return { games: Number(games), won: Number(won), resigned: Number(resigned), timedOut: Number(timed_out) };
}

const none: GameCounts = { games: 0, won: 0, resigned: 0, timedOut: 0 };

function plus(one: GameCounts, other: GameCounts): GameCounts {
  return {
    games: one.games + other.games,
    won: one.won + other.won,
    resigned: one.resigned + other.resigned,
    timedOut: one.timedOut + other.timedOut,
  };
}

function sum(groups: readonly Group[]): GameCounts {
  return groups.reduce((total, { counts }) => plus(total, counts), none);
}

function sumBy(groups: readonly Group[], names: (group: Group) => string[]): { [name: string]: GameCounts } {
  const sums = new Map<string, GameCounts>();
  for (const group of groups) {
    for (const name of names(group)) sums.set(name, plus(sums.get(name) ?? none, group.counts));
  }
  return Object.fromEntries(sums);
}
