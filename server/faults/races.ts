import assert from "node:assert/strict";
import { type Chance, chanceFrom, oneOf } from "@weirwood/kernel";
import type { RouteName, TableStatus } from "@weirwood/protocol";
import type { Store } from "../ports/store.ts";
import type { TableRow } from "../store/schema.ts";
import { heirs, type TableFacts, withSeat } from "../tables/facts.ts";
import { beginTable, Guest, newGuest, throneTable } from "../testing/test-server.ts";
import { until } from "../testing/until.ts";

/** Where a race is run: on one server or through several nodes at once. */
export interface Racecourse {
  readonly addresses: readonly string[];
  readonly store: Store;
  readonly seed: number;
  /** Time passes at a table. */
  readonly change: (table: string, change: (facts: TableFacts) => TableFacts) => Promise<unknown>;
}

/** The same person at another node. */
function elsewhere(guest: Guest, address: string): Guest {
  const other = new Guest(address);
  Object.assign(other, { cookie: guest.cookie, id: guest.id });
  return other;
}

async function people({ addresses }: Racecourse, count: number): Promise<Guest[]> {
  return Promise.all(
    Array.from({ length: count }, (_, number) => newGuest({ address: addresses[0] }, `Racer ${number}`)),
  );
}

type Call = [name: RouteName, parts: Parameters<Guest["call"]>[1]];

/** One call through any node. Whatever happens at the same time, it is done or refused, and nothing breaks. */
async function call({ addresses }: Racecourse, chance: Chance, guest: Guest, [name, parts]: Call): Promise<number> {
  const { status, rule } = await elsewhere(guest, oneOf(addresses, chance)).call(name, parts);
  assert.ok(status === 200 || (status >= 400 && status < 500), `${name}: ${status} ${rule}`);
  return status;
}

async function rowOf({ store }: Pick<Racecourse, "store">, id: string): Promise<TableRow & { read: TableFacts }> {
  const row = await store.read.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { ...row, read: JSON.parse(row.facts) as TableFacts };
}

/** One person a chair, one chair a person, whoever was quicker. */
async function checkChairs(course: Racecourse, table: string): Promise<TableRow & { read: TableFacts }> {
  const row = await rowOf(course, table);
  const { seats } = row.read;
  const seated = seats.flatMap(({ person }) => person ?? []);
  assert.equal(new Set(seated).size, seated.length, "nobody sits on two chairs");
  assert.ok(!seats.some(({ person, bot }) => person !== undefined && bot !== undefined), "no chair has two sitters");
  const free = seats.filter(({ person, bot }) => person === undefined && bot === undefined).length;
  assert.equal(row.free_seats, row.state === "open" ? free : 0);
  const sitters = await course.store.read
    .selectFrom("sitters")
    .select(["person", "seat"])
    .where("table_id", "=", table)
    .orderBy("seat")
    .execute();
  const listed = seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person, seat }]));
  assert.deepEqual(sitters, listed, "the list of sitters is what the table says");
  return row;
}

/** Many people want to sit, get up, be ready and begin, all at once, over and over. */
export async function raceForChairs(course: Racecourse, rounds: number): Promise<void> {
  const chance = chanceFrom(course.seed);
  const racers = await people(course, 8);
  const [host] = racers;
  const { id } = await host.must<TableStatus>("createTable", {
    body: throneTable({ seats: Array.from({ length: 5 }, () => ({})), options: { players: 5 } }),
  });
  const params = { table: id };
  for (let round = 0; round < rounds; round++) {
    const calls = racers.flatMap((guest) =>
      Array.from({ length: 6 }, () => {
        const seat = chance.below(5);
        const anybody: Call[] = [
          ["joinTable", { params: { table: id, seat }, body: {} }],
          ["joinTable", { params: { table: id, seat: chance.below(5) }, body: {} }],
          ["leaveTable", { params }],
          ["ready", { params, body: { nonce: `nonce ${round}` } }],
          ["notReady", { params }],
          ["seatBot", { params: { table: id, seat }, body: { bot: chance.below(2) === 0 ? null : "random" } }],
          ["startTable", { params }],
        ];
        return call(course, chance, guest, oneOf(anybody, chance));
      }),
    );
    await Promise.all(calls);
    const { state, read } = await checkChairs(course, id);
    if (state !== "playing") continue;
    assert.ok(
      read.seats.every(({ person, nonce }) => person === undefined || nonce !== undefined),
      "begun with everybody ready",
    );
    return;
  }
}

/** An heir sits down when the regent has answered. */
function allSeated(course: Racecourse, table: string): Promise<void> {
  return until("every heir is seated", async () => heirs((await rowOf(course, table)).read).length === 0);
}

/** Changes a table behind the nodes' backs: those that have it in memory find it changed. */
export const changeStored =
  (store: Store): Racecourse["change"] =>
  async (id, change) => {
    for (let kept = 0n; kept === 0n; ) {
      const { read, version } = await rowOf({ store }, id);
      const set = { facts: JSON.stringify(change(read)), version: version + 1 };
      const done = await store.write((rows) =>
        rows
          .updateTable("tables")
          .set(set)
          .where("id", "=", id)
          .where("version", "=", version)
          .executeTakeFirstOrThrow(),
      );
      kept = done.numUpdatedRows;
    }
  };

const leftLongAgo = ({ change }: Racecourse, table: string, seat: number): Promise<unknown> =>
  change(table, (facts) => withSeat(facts, seat, (one) => ({ ...one, regentSince: 0 })));

/** A vote in which some say yes many times counts each once; the last word ends the game once. */
export async function raceForVotes(course: Racecourse): Promise<void> {
  const chance = chanceFrom(course.seed);
  const racers = await people(course, 5);
  const table = await beginTable(racers);
  const params = { table };
  const calls = racers.map((guest) => call(course, chance, guest, ["callVote", { params, body: { kind: "draw" } }]));
  assert.equal((await Promise.all(calls)).filter((status) => status === 200).length, 1, "one of equal votes is called");
  const [vote] = (await rowOf(course, table)).read.votes;
  const say = (guest: Guest): Promise<number> =>
    call(course, chance, guest, ["vote", { params: { table, id: vote.id }, body: { inFavour: true } }]);
  const last = racers[vote.by === 4 ? 3 : 4];
  const others = racers.filter((guest) => guest !== last);
  await Promise.all(Array.from({ length: 10 }, () => others.map(say)).flat());
  const { read, state } = await rowOf(course, table);
  assert.equal(state, "playing", "four of five are not all");
  assert.deepEqual(
    [...read.votes[0].inFavour].sort(),
    others.map((guest) => racers.indexOf(guest)),
    "each word counts once",
  );
  const ends = await Promise.all(Array.from({ length: 10 }, () => say(last)));
  assert.equal(ends.filter((status) => status === 200).length, 1, "a game ends once");
  const told = await course.store.read
    .selectFrom("notices")
    .select("person")
    .where("table_id", "=", table)
    .where("kind", "=", "table-ended")
    .execute();
  assert.equal(new Set(told.map(({ person }) => person)).size, 5, "everybody is told");
  assert.equal(told.length, 5, "once");
}

/** Several candidates for one seat, and one candidate for several: everybody is in favour of everything at once. */
export async function raceForSeat(course: Racecourse): Promise<void> {
  const chance = chanceFrom(course.seed);
  const racers = await people(course, 5);
  const candidates = await people(course, 3);
  const table = await beginTable(racers);
  const voters = racers.slice(0, 3);
  const params = { table };
  for (const away of racers.slice(3)) await away.must("resign", { params });
  const apply = (guest: Guest, seat: number) => guest.must("applyForSeat", { params: { table, seat }, body: {} });
  const propose = (seat: number, guest: Guest) =>
    voters[0].must("callVote", { params, body: { kind: "seat", seat, person: guest.id } });
  for (const candidate of candidates) {
    await apply(candidate, 3);
    await propose(3, candidate);
    await apply(candidate, 4);
    await propose(4, candidate);
  }
  const { votes } = (await rowOf(course, table)).read;
  assert.equal(votes.length, 6);
  await Promise.all(
    votes.flatMap(({ id }) =>
      voters.map((guest) => call(course, chance, guest, ["vote", { params: { table, id }, body: { inFavour: true } }])),
    ),
  );
  await allSeated(course, table);
  const { read } = await checkChairs(course, table);
  const owners = read.seats
    .slice(3)
    .flatMap(({ person }) => (candidates.some(({ id }) => id === person) ? person : []));
  // A majority is enough, also with the word that the first newcomer has about the other seat and does not give.
  assert.equal(new Set(owners).size, 2, "each seat has a new owner, and nobody has two");
  assert.deepEqual(read.votes, []);
}

/** An owner who comes back while the others vote the seat away keeps it, or has lost it; never both. */
export async function raceOfReturn(course: Racecourse, rounds: number): Promise<void> {
  const chance = chanceFrom(course.seed);
  for (let round = 0; round < rounds; round++) {
    const racers = await people(course, 3);
    const [newcomer] = await people(course, 1);
    const table = await beginTable(racers);
    const params = { table };
    const owner = racers[2];
    await owner.must("leaveTable", { params });
    await leftLongAgo(course, table, 2);
    await newcomer.must("applyForSeat", { params: { table, seat: 2 }, body: {} });
    await racers[0].must("callVote", { params, body: { kind: "seat", seat: 2, person: newcomer.id } });
    const [vote] = (await rowOf(course, table)).read.votes;
    const yes: Call = ["vote", { params: { table, id: vote.id }, body: { inFavour: true } }];
    const [voted, returned] = await Promise.all([
      call(course, chance, racers[1], yes),
      call(course, chance, owner, ["returnToSeat", { params }]),
    ]);
    await allSeated(course, table);
    const { read } = await checkChairs(course, table);
    const { person, regent } = read.seats[2];
    // Where the owner's answer lay there in secret, the seat was agreed on and its heir not yet seated.
    assert.ok(voted === 200 || returned === 200, "one of them was quicker");
    assert.equal(person, returned === 200 ? owner.id : newcomer.id);
    assert.equal(regent, undefined);
    // Nobody says anything more about a seat whose owner is there.
    assert.notEqual(await call(course, chance, racers[1], yes), 200);
    assert.equal((await checkChairs(course, table)).read.seats[2].person, person);
  }
}
