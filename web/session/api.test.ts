import { routes } from "@weirwood/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { addresses } from "./addresses.ts";
import { addressOf, call } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: string, type = "application/json") => {
  const fetch = vi.fn(async () => new Response(body, { status, headers: { "content-type": type } }));
  vi.stubGlobal("fetch", fetch);
  return fetch as unknown as { mock: { calls: [string, RequestInit][] } };
};

test("the client's addresses are the protocol's routes, all of them and no others", () => {
  const wanted = Object.fromEntries(
    Object.entries(routes).map(([name, { method, path }]) => [name, `${method} ${path}`]),
  );
  expect(addresses).toEqual(wanted);
});

test("gaps in an address are filled, and what is not asked is not in the query", () => {
  expect(addressOf("/api/tables/:table/seats/:seat", { params: { table: "a/b", seat: 0 } })).toBe(
    "/api/tables/a%2Fb/seats/0",
  );
  expect(addressOf("/api/tables", { query: { game: "throne", text: undefined, mine: true } })).toBe(
    "/api/tables?game=throne&mine=true",
  );
});

test("a reply is handed over, and the body went out as JSON", async () => {
  const fetch = answers(200, '{"id":"x","name":"Arya"}');
  const outcome = await call("becomeGuest", { body: { name: "Arya" } });
  expect(outcome).toEqual({ is: "done", reply: { id: "x", name: "Arya" } });
  const [address, request] = fetch.mock.calls[0];
  expect([address, request.method, request.body]).toEqual(["/api/guests", "POST", '{"name":"Arya"}']);
});

test("a refusal is an answer, with its rule and its sentence", async () => {
  const refused = { rule: "people.name-taken", params: {}, sentence: "Somebody has that name." };
  answers(409, JSON.stringify(refused));
  expect(await call("becomeGuest", { body: { name: "Arya" } })).toEqual({ is: "refused", refused });
});

test("a record comes as text", async () => {
  answers(200, "game throne\n", "text/plain; charset=utf-8");
  expect(await call("record", { params: { table: "t" }, query: {} })).toEqual({ is: "done", reply: "game throne\n" });
});

test("nobody there, or somebody who is not our server: unreachable, and nothing is thrown", async () => {
  answers(502, "<h1>Bad gateway</h1>", "text/html");
  expect(await call("me")).toEqual({ is: "unreachable" });
  answers(200, "{ cut off");
  expect(await call("me")).toEqual({ is: "unreachable" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  expect(await call("me")).toEqual({ is: "unreachable" });
});
