import type { RouteName, TableStatus } from "@weirwood/protocol";
import * as protocol from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crowded, everyAttack, frames, GUESTS, requests, withBots } from "../../scripts/flood-requests.mjs";
import {
  beginTable,
  followTable,
  type Guest,
  newGuest,
  openTestServer,
  type TestServer,
} from "../testing/test-server.ts";

/**
 * A small part of the law of loads, without a stopwatch: whatever one address asks a hundred times at once, somebody who asks
 * after it from elsewhere is answered before half of that is. Which routes and messages there are says the protocol.
 */
const AT_ONCE = 120;
const HALF = AT_ONCE / 2;

const ATTACKER = { "x-forwarded-for": "192.0.2.66" };

let server: TestServer;
let honest: Guest;
let guests: Guest[];
let at: Awaited<ReturnType<typeof atHand>>;

beforeAll(async () => {
  server = await openTestServer({ environment: { WEIRWOOD_TRUST_PROXY: "1" } });
  honest = await newGuest(server, "Ann");
  guests = await newGuests();
  at = await atHand();
});
afterAll(() => server?.end());

const newGuests = (): Promise<Guest[]> =>
  Promise.all(Array.from({ length: GUESTS }, (_, number) => newGuest(server, `Eve ${number}`)));

/** The attackers' tables, in every state that a request is about. */
async function atHand() {
  const [host, second, third] = guests;
  const opened = async (wish: object): Promise<string> =>
    (await host.must<TableStatus>("createTable", { body: wish })).id;
  const [open, empty] = [await opened({ ...crowded, options: {} }), await opened({ ...crowded, options: {} })];
  await second.must("joinTable", { params: { table: open, seat: 1 }, body: {} });
  const played = await beginTable([second, third], { seats: [{ sitter: "me" }, {}, { sitter: "random" }] });
  const left = await beginTable([host, second], { seats: [{ sitter: "me" }, {}, { sitter: "random" }] });
  await second.must("leaveTable", { params: { table: left } });
  const mine: string[] = [];
  for (const guest of guests) {
    const { id } = await guest.must<TableStatus>("createTable", { body: withBots("random") });
    await guest.must("ready", { params: { table: id }, body: { nonce: "mine" } });
    mine.push(id);
  }
  const ended = await beginTable([host], { seats: [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }] });
  await host.must("callVote", { params: { table: ended }, body: { kind: "end" } });
  const record = await host.must<string>("record", { params: { table: ended } });
  const [seen] = await followTable([second], played);
  const ask = seen.tables.get(played)?.asks[0];
  const begun = [left];
  return {
    guests,
    open,
    empty,
    played,
    left,
    late: [left, played],
    mine,
    begun,
    ended: [ended],
    long: ended,
    record,
    ask,
  };
}

const attacks = everyAttack(protocol);
/** Last, since whoever has signed out does nothing more. */
const isLast = ({ name }: { readonly name: string }): boolean => name.startsWith("logOut");
const named = (kind: string): string[] =>
  [...attacks.filter((one) => !isLast(one)), ...attacks.filter(isLast)]
    .filter((one) => one.kind === kind)
    .map(({ name }) => name);

type Request = { as?: number; params?: Record<string, unknown>; query?: object; body?: unknown };
const requestsOf = requests as unknown as { readonly [name: string]: (from: typeof at, n: number) => Request };
const framesOf = frames as unknown as {
  readonly [name: string]: (from: typeof at, n: number) => { as?: number[] } & object;
};

async function inject(guest: Guest, name: RouteName, { params = {}, query, body }: Request, headers: object) {
  const { method, path } = protocol.routes[name];
  const url = path.replace(/:(\w+)/g, (_, gap: string) => encodeURIComponent(String(params[gap])));
  return server.http.inject({
    method,
    url: query === undefined ? url : `${url}?${new URLSearchParams(query as Record<string, string>)}`,
    headers: { origin: server.address, host: new URL(server.address).host, cookie: guest.cookie, ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
}

test.each(named("message"))("a hundred times %s at once, and somebody else is answered soon", async (name) => {
  const sockets = await Promise.all(
    Array.from({ length: 4 * GUESTS }, (_, place) => guests[place % GUESTS].connect(ATTACKER)),
  );
  const ann = await honest.connect();
  let answered = 0;
  const flood = Array.from({ length: AT_ONCE }, async (_, n) => {
    const { as, ...frame } = framesOf[name](at, n);
    const theirs = sockets.filter((_, place) => as === undefined || as.includes(place % GUESTS));
    await theirs[n % theirs.length].ask({ do: name, ...frame } as never);
    answered++;
  });
  const { is } = await ann.ask({ do: "ping" });
  const before = answered;
  await Promise.all(flood);
  expect(is).toBe("accepted");
  expect(before).toBeLessThan(HALF);
  await Promise.all([ann, ...sockets].map((one) => one.close()));
});

test.each(named("route"))("a hundred times %s at once, and somebody else is answered soon", async (route) => {
  const name = route as RouteName;
  let answered = 0;
  const flood = Array.from({ length: AT_ONCE }, async (_, n) => {
    const { as = n % GUESTS, ...request } = requestsOf[name]?.(at, n) ?? {};
    await inject(guests[as], name, request, ATTACKER);
    answered++;
  });
  const { statusCode } = await inject(honest, "me", {}, {});
  const before = answered;
  await Promise.all(flood);
  expect(statusCode).toBe(200);
  expect(before).toBeLessThan(HALF);
});
