import { readFileSync } from "node:fs";
import {
  canonical,
  fairSeed,
  fingerprint,
  hex,
  type Json,
  type PackedEvent,
  seedFromHex,
  seedHash,
  unpackEvents,
} from "@weirwood/kernel";
import {
  ClientMessage,
  PROTOCOL_VERSION,
  Refused,
  type Route,
  type RouteName,
  routes,
  ServerMessage,
} from "@weirwood/protocol";
import { throne } from "@weirwood/throne";
import type { TSchema } from "typebox";
import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const page = read("docs/protocol.md");

/** Boxes of JSON, by the words behind `json`: whose words they are, or which part of which route. */
const examples = [...page.matchAll(/```json ([^\n]+)\n([^`]*)```/g)].map(([, label, text]) => ({
  label,
  text,
  value: JSON.parse(text) as Json,
}));
const called = (label: string): Json[] => examples.flatMap((one) => (one.label === label ? [one.value] : []));

function schemaOf(label: string): TSchema {
  if (label === "client") return ClientMessage;
  if (label === "server") return ServerMessage;
  if (label === "refused") return Refused;
  const [name, part] = label.split(".");
  const schema = (routes[name as RouteName] as Route | undefined)?.[part as "body" | "reply"];
  if (schema === undefined) throw new Error(`no schema is called ${label}`);
  return schema;
}

/** The kinds of messages that a union knows, by the member that names them. */
function kindsOf(union: TSchema, member: "do" | "is"): string[] {
  const { anyOf } = union as unknown as { anyOf: { properties: { [name: string]: { const: string } } }[] };
  return anyOf.map(({ properties }) => properties[member].const).sort();
}

describe("docs/protocol.md", () => {
  test("is about the version that is spoken", () => {
    expect(page).toContain(`**Version ${PROTOCOL_VERSION}.**`);
    expect(called("server")[0]).toMatchObject({ is: "welcome", protocol: PROTOCOL_VERSION });
  });

  test("lists every route as it is, and no other", () => {
    const listed = [...page.matchAll(/^\| `(\w+)` \| `([A-Z]+) (\S+)` \| (\w+) \| (.*) \|$/gm)];
    const written = listed.map(([, name, method, path, who, about]) => ({ name, method, path, who, about }));
    const wanted = Object.entries(routes).map(([name, { method, path, who, about }]) => ({
      name,
      method,
      path,
      who,
      about,
    }));
    expect(written).toEqual(wanted);
    // Addresses that stand elsewhere on the page must not be made up either.
    const known = [...wanted.map(({ path }) => path), "/api/docs", "/api/openapi.json"];
    for (const [path] of page.matchAll(/\/api\/[\w:/.-]*[\w]/g)) expect(known).toContain(path);
  });

  test.each([
    ["client", "do", ClientMessage],
    ["server", "is", ServerMessage],
  ] as const)("shows every message of the %s, and no other", (side, member, union) => {
    const shown = called(side).map((message) => (message as { [name: string]: string })[member]);
    expect([...new Set(shown)].sort()).toEqual(kindsOf(union, member));
  });

  test("holds its examples to the schemas, to the letter", () => {
    expect(examples.length).toBeGreaterThan(25);
    const invented = { ...(called("client")[0] as object), made: "up" };
    expect(Value.Check(ClientMessage, invented)).toBe(false);
  });

  test.each(examples.filter(({ label }) => !label.startsWith("vector ")))(
    "shows a valid $label: $text",
    ({ label, value }) => {
      const schema = schemaOf(label);
      const [problem] = [...Value.Errors(schema, value)];
      expect(problem === undefined ? "" : `${problem.instancePath} ${problem.message}`).toBe("");
      expect(Value.Check(schema, value)).toBe(true);
    },
  );

  test("cites rules of the game that there are, and shows decisions that can be read", () => {
    for (const [rule] of page.matchAll(/\bthrone\.[a-z]+\.[a-z-]+/g)) {
      expect(Object.keys(throne.phrasebooks.en.rules)).toContain(rule);
    }
    const answers = called("client").flatMap((message) => (message as { answer?: string }).answer ?? []);
    for (const answer of answers) expect(throne.print(throne.parse(answer) as never)).toBe(answer);
  });

  test("lists every refusal of the server with its status, and no other", () => {
    const rules = [...read("server/refusals.ts").matchAll(/"([a-z]+\.[a-z-]+)": (\d{3}),/g)];
    const wanted = rules.map(([, rule, status]) => `${status} ${rule}`).sort();
    const listed = [...page.matchAll(/^\| (\d{3}): [^|]+ \| (.*) \|$/gm)].flatMap(([, status, names]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, rule]) => `${status} ${rule}`),
    );
    expect(listed.sort()).toEqual(wanted);
  });

  test("has vectors that come out", () => {
    const [drift] = called("vector fingerprint") as { value: Json; canonical: string; hash: string }[];
    expect(canonical(drift.value)).toBe(drift.canonical);
    expect(fingerprint(drift.value)).toBe(drift.hash);
    const [log] = called("vector events") as { packed: PackedEvent[]; events: Json }[];
    expect(unpackEvents(log.packed)).toEqual(log.events);
    const [dice] = called("vector fair-dice") as {
      serverSeed: string;
      seedHash: string;
      nonces: string[];
      seed: string;
    }[];
    const server = seedFromHex(dice.serverSeed) as Uint8Array;
    expect(seedHash(server)).toBe(dice.seedHash);
    expect(hex(fairSeed(server, dice.nonces))).toBe(dice.seed);
  });
});
