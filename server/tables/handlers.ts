import { describeForm, ONLOOKER } from "@weirwood/kernel";
import type { GameOffer, TableStatus, TableSummary } from "@weirwood/protocol";
import { askerOf, type Call, callerOf, type Handlers } from "../http/handlers.ts";
import { refused } from "../refusals.ts";
import { FairTurns, giveWay, USUAL_PATIENCE } from "../workers/fair-turns.ts";
import { notSeated, seatOfPerson } from "./facts.ts";
import { GameOfTheDay } from "./game-of-the-day.ts";
import { noticeOfNudge, nudge } from "./nudges.ts";
import { beganFromPosition, recordOf } from "./record.ts";
import * as seating from "./seating.ts";
import { isSeenWithRegent, peopleNamed } from "./status.ts";
import { noticeOfCandidates } from "./successions.ts";
import type { Table } from "./table-cache.ts";
import type { Tables } from "./tables.ts";
import { callVote, castVote } from "./votes.ts";

type Mine =
  | "games"
  | "tables"
  | "createTable"
  | "gameOfTheDay"
  | "table"
  | "joinTable"
  | "leaveTable"
  | "removeSitter"
  | "seatBot"
  | "ready"
  | "notReady"
  | "startTable"
  | "closeTable"
  | "log"
  | "resign"
  | "returnToSeat"
  | "applyForSeat"
  | "nudge"
  | "callVote"
  | "vote"
  | "rematch"
  | "record";

/** The most tables that one person may have open or in play at a time. */
const MOST_TABLES = 100;

/** How many lists, logs and records are read at a time: each is of up to hundreds of tables or decisions. */
const READ_AT_ONCE = 2;

/** Lobby and table over HTTP. Whether the caller may see a table at all is looked at by its authentication, for all routes alike. */
export function tableHandlers(tables: Tables): Pick<Handlers, Mine> {
  const { clock, store, setUpFor, patience: milliseconds = USUAL_PATIENCE } = tables.parts;
  const quietHours = (person: string) => tables.peopleCache.quietHours(person);
  const context = () => ({ now: clock.now(), quietHours });
  const answer = async (table: Table, call: Pick<Call<"table">, "caller">): Promise<TableStatus> =>
    tables.reader.statusFor(table, call.caller?.id);
  const gameOfTheDay = new GameOfTheDay(tables);
  /** Games that are being begun, by table and host. */
  const starting = new Map<string, Promise<Table>>();
  const reading = new FairTurns(READ_AT_ONCE, { patience: { clock, milliseconds } });
  const read = <T>(call: Pick<Call<"table">, "caller" | "address">, work: () => Promise<T>): Promise<T> =>
    reading.run(askerOf(call), async () => {
      await giveWay();
      return work();
    });
  const mustHost = (table: Table, person: string): void => {
    if (table.row.host !== person) throw refused("table.not-host");
  };

  return {
    games: async ({ query, language }) => offers(tables, query.language ?? language),

    async tables(call) {
      const { query, caller } = call;
      let rows = store.read
        .selectFrom("tables")
        .select("id")
        .orderBy("created_at", "desc")
        .limit(query.limit ?? 50);
      if (query.mine === true) {
        if (caller === undefined) throw refused("people.not-signed-in");
        rows = rows.where("id", "in", (sitters) =>
          sitters.selectFrom("sitters").select("table_id").where("person", "=", caller.id),
        );
      } else rows = rows.where("is_public", "=", 1);
      rows = query.state === undefined ? rows.where("state", "!=", "closed") : rows.where("state", "=", query.state);
      if (query.game !== undefined) rows = rows.where("game", "=", query.game);
      if (query.clock !== undefined) rows = rows.where("clock", "=", query.clock);
      if (query.players !== undefined) rows = rows.where("players", "=", query.players);
      if (query.tag !== undefined) rows = rows.where("tags", "like", `% ${likely(query.tag)} %`);
      if (query.hasRoom === true) rows = rows.where("free_seats", ">", 0);
      if (query.text !== undefined) {
        const pattern = `%${likely(query.text).toLowerCase()}%`;
        rows = rows.where((row) => row(row.fn<string>("lower", ["title"]), "like", pattern));
      }
      if (query.before !== undefined) rows = rows.where("created_at", "<", query.before);
      return read(call, async () => {
        const summaries: TableSummary[] = [];
        for (const { id } of await rows.execute()) {
          // One that is not in memory has its game read.
          await giveWay();
          const find = async () => tables.reader.summaryFor(await tables.cache.find(id), caller?.id);
          const summary = await tables.amongMany(id, find);
          if (summary !== undefined) summaries.push(summary);
        }
        return summaries;
      });
    },

    async createTable(call) {
      const { id: host } = callerOf(call);
      const { body } = call;
      if (!Object.hasOwn(tables.parts.games, body.game)) throw refused("table.game", { game: body.game });
      const { count } = await store.read
        .selectFrom("tables")
        .select((row) => row.fn.countAll<number | string>().as("count"))
        .where("host", "=", host)
        .where("state", "in", ["open", "playing"])
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_TABLES) throw refused("table.too-many", { most: MOST_TABLES });
      const row = await seating.newTableRow(body, tables.parts.games[body.game], {
        host,
        now: clock.now(),
        serverSeed: tables.newServerSeed(),
        setUp: setUpFor(askerOf(call)),
      });
      return answer(await tables.open(row), call);
    },

    gameOfTheDay: async () => gameOfTheDay.summary(),

    async table(call) {
      return answer(await tables.cache.find(call.params.table), call);
    },

    async joinTable(call) {
      const { id } = callerOf(call);
      const { table, seat } = call.params;
      return answer(await tables.arrange(table, (one) => seating.sitDown(one, seat, id, clock.now())), call);
    },

    async leaveTable(call) {
      const { id } = callerOf(call);
      return answer(await tables.leave(call.params.table, id), call);
    },

    async removeSitter(call) {
      const { id } = callerOf(call);
      const { table, seat } = call.params;
      let removed: string | undefined;
      const change = (one: Table) => {
        mustHost(one, id);
        removed = one.facts.seats[seat]?.person;
        return seating.removeSitter(one, seat, clock.now());
      };
      const to = () => (removed === undefined || removed === id ? [] : [removed]);
      return answer(await tables.arrange(table, change, { kind: "removed", to }), call);
    },

    async seatBot(call) {
      const { id } = callerOf(call);
      const { table, seat } = call.params;
      const change = (one: Table) => {
        mustHost(one, id);
        return seating.seatBot(one, seat, call.body.bot, clock.now());
      };
      return answer(await tables.arrange(table, change), call);
    },

    async ready(call) {
      const { id } = callerOf(call);
      const { nonce } = call.body;
      return answer(await tables.arrange(call.params.table, (one) => seating.makeReady(one, id, nonce)), call);
    },

    async notReady(call) {
      const { id } = callerOf(call);
      return answer(await tables.arrange(call.params.table, (one) => seating.makeReady(one, id, undefined)), call);
    },

    async startTable(call) {
      const { id } = callerOf(call);
      const start = (one: Table) => {
        mustHost(one, id);
        return seating.begin(one, { ...context(), setUp: setUpFor(askerOf(call)) });
      };
      const others = (after: Table) =>
        after.facts.seats.flatMap(({ person }) => (person === undefined || person === id ? [] : [person]));
      // Sent again while it is being done, it is the same start: a row of them would each wait for a set-up of its own.
      const key = `${call.params.table} ${id}`;
      let begun = starting.get(key);
      if (begun === undefined) {
        begun = tables.arrange(call.params.table, start, { kind: "table-started", to: others });
        starting.set(key, begun);
        const forget = (): void => void starting.delete(key);
        void begun.then(forget, forget);
      }
      return answer(await begun, call);
    },

    async closeTable(call) {
      const { id } = callerOf(call);
      await tables.arrange(call.params.table, (one) => {
        mustHost(one, id);
        if (one.row.state !== "open") throw refused("table.not-open");
        return { row: { state: "closed", due_at: null } };
      });
      return { done: true };
    },

    async log(call) {
      const { before, limit = 100 } = call.query;
      const table = await tables.cache.find(call.params.table);
      const viewer = seatOfPerson(table.facts, call.caller?.id) ?? ONLOOKER;
      if (table.state === undefined) return [];
      return read(call, () => tables.reader.olderLog(table, viewer, before, limit));
    },

    async resign(call) {
      const { id } = callerOf(call);
      const change = (one: Table) => seating.giveToRegent(one, mySeat(one, id), "resigned", clock.now());
      return answer(await tables.arrange(call.params.table, change), call);
    },

    async returnToSeat(call) {
      const { id } = callerOf(call);
      const change = (one: Table) => seating.takeBack(one, mySeat(one, id), clock.now(), quietHours);
      return answer(await tables.arrange(call.params.table, change), call);
    },

    async applyForSeat(call) {
      const { id } = callerOf(call);
      const { table, seat } = call.params;
      const change = (one: Table) => {
        if (one.row.state !== "playing") throw refused("table.not-playing");
        if (seatOfPerson(one.facts, id) !== undefined) throw refused("table.already-seated");
        if (!isSeenWithRegent(one, seat, clock.now())) throw refused("table.no-regent");
        if (one.facts.candidates.some((other) => other.seat === seat && other.person === id)) return undefined;
        const others = one.facts.candidates.filter(({ person }) => person !== id);
        return { facts: { ...one.facts, candidates: [...others, { seat, person: id }].slice(-20) } };
      };
      return answer(await tables.arrange(table, change, noticeOfCandidates(seat)), call);
    },

    async nudge(call) {
      const { id } = callerOf(call);
      const { table, seat } = call.params;
      const change = (one: Table) => nudge(one, id, seat, clock.now());
      return answer(await tables.arrange(table, change, noticeOfNudge(seat)), call);
    },

    async callVote(call) {
      const { id } = callerOf(call);
      const change = async (one: Table) => callVote(one, id, call.body, await tables.voteContext(one));
      return answer(await tables.arrange(call.params.table, change), call);
    },

    async vote(call) {
      const { id } = callerOf(call);
      const { inFavour } = call.body;
      const change = (one: Table) => castVote(one, id, call.params.id, inFavour);
      return answer(await tables.arrange(call.params.table, change), call);
    },

    async rematch(call) {
      const { id } = callerOf(call);
      return answer(await tables.rematch(call.params.table, id), call);
    },

    async record(call) {
      const table = await tables.cache.find(call.params.table);
      if (table.row.state !== "finished") throw refused("table.not-finished");
      const names = await tables.peopleCache.meet(peopleNamed(table));
      const first = beganFromPosition(table) ? await tables.firstPositions.of(table, askerOf(call)) : undefined;
      return read(call, async () => {
        const decisions = await tables.reader.answersOf(table.id);
        return recordOf(table, decisions, names, first && JSON.parse(first));
      });
    },
  };
}

function mySeat(table: Table, person: string): number {
  const seat = seatOfPerson(table.facts, person);
  if (seat === undefined) throw notSeated(table.facts, person);
  return seat;
}

/** A search word as a pattern of itself. */
function likely(word: string): string {
  return word.replace(/[%_\\]/g, " ");
}

/** What can be played, with every option explained in the reader's language. */
function offers(tables: Tables, language: "en" | "fr"): GameOffer[] {
  return Object.values(tables.parts.games).map(({ game, bots, levels, players }) => {
    const book = game.phrasebooks[language];
    return {
      name: game.name,
      rules: game.rulesVersion,
      players,
      bots: [...bots],
      levels: levels.map((level) => ({ ...level })),
      form: describeForm(game.form, book),
    };
  });
}
