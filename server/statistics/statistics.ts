import type { Statistics } from "@weirwood/protocol";
import { publicPeople } from "../people/rows.ts";
import type { Store } from "../ports/store.ts";

type GameCounts = Statistics["total"];

const LEADERS = 50;

/** Finished games of people, as a whole or of one of them. Each counts once for every person who played in it. */
export async function statisticsOf(store: Store, game: string, person: string | undefined): Promise<Statistics> {
  const groups = await counted(store, game, person);
  return {
    game,
    total: sum(groups),
    bySeatName: sumBy(groups, ({ seat_name }) => [seat_name]),
    byTag: sumBy(groups, ({ tags }) => tagsOf(tags)),
    byPlayers: sumBy(groups, ({ players }) => [String(players)]),
    people: await leaders(store, game, person),
  };
}

interface Group {
  readonly seat_name: string;
  readonly tags: string;
  readonly players: number;
  readonly counts: GameCounts;
}

/** The database counts; seats, tags and numbers of players are few enough to put together here. */
async function counted(store: Store, game: string, person: string | undefined): Promise<Group[]> {
  let query = store.read
    .selectFrom("results")
    .select(({ fn }) => [
      "seat_name",
      "tags",
      "players",
      fn.countAll().as("games"),
      fn.sum("won").as("won"),
      fn.sum("resigned").as("resigned"),
      fn.sum("timed_out").as("timed_out"),
    ])
    .where("game", "=", game)
    .where("person", "is not", null)
    .groupBy(["seat_name", "tags", "players"]);
  if (person !== undefined) query = query.where("person", "=", person);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, counts: countsFrom(row) }));
}

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
