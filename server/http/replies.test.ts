import { exactly, Me, routes, Statistics } from "@weirwood/protocol";
import { Type } from "typebox";
import { describe, expect, test } from "vitest";
import { compileReply } from "./replies.ts";

const write = (schema: Parameters<typeof compileReply>[0]["schema"], value: unknown): unknown => {
  const text = compileReply({ schema, method: "GET", url: "/", httpStatus: "200", contentType: "" })(value);
  return JSON.parse(text);
};

const me = {
  id: "A".repeat(22),
  name: "Arya",
  kind: "account",
  role: "player",
  isMailConfirmed: false,
  language: "en",
  timeZone: "UTC",
  quietHours: { from: "22:00", to: "07:00" },
  letters: { mail: true, push: false, webhook: false },
  codesLeft: 10,
  createdAt: 1,
};

describe("a reply", () => {
  test("is written as it is where it has its form", () => {
    expect(write(Me, me)).toEqual(me);
    expect(write(Me, { ...me, quietHours: null })).toEqual({ ...me, quietHours: null });
  });

  test("loses every member that nobody listed, at every depth, also in lists and tables", () => {
    const access = { games: 1, won: 0, resigned: 0, timedOut: 0 };
    const leaky = { ...access, secret: "x" };
    const statistics = {
      game: "throne",
      total: leaky,
      bySeatName: { stark: leaky },
      byTag: {},
      byPlayers: { 5: leaky },
      people: [{ person: { id: me.id, name: "Arya", password: "x" }, ...leaky }],
      hash: "x",
    };
    expect(JSON.stringify(write(Statistics, statistics))).not.toMatch(/secret|password|hash/);
    const inherited = Object.assign(Object.create({ game: "throne" }), { ...statistics, game: undefined });
    expect(() => write(Statistics, inherited)).toThrow("lacks its member game");
  });

  test("that lacks a member, or has one of another type, is our mistake and is not sent", () => {
    const { name: _, ...nameless } = me;
    expect(() => write(Me, nameless)).toThrow("lacks its member name");
    expect(() => write(Me, { ...me, codesLeft: "10" })).toThrow("a number");
    expect(() => write(Me, { ...me, isMailConfirmed: 1 })).toThrow("a boolean");
    expect(() => write(Me, { ...me, name: { toJSON: () => "Arya" } })).toThrow("a string");
    expect(() => write(Me, null)).toThrow("an object");
    expect(() => write(routes.tokens.reply, {})).toThrow("a list");
  });

  test("that may have several forms has one of them, and nothing beside it", () => {
    const schema = Type.Union([exactly({ a: Type.String() }), exactly({ b: Type.Integer() })]);
    expect(write(schema, { b: 1 })).toEqual({ b: 1 });
    expect(() => write(schema, { b: 1, password: "x" })).toThrow("none of the forms");
  });

  test("optional members are left out, plain ones taken as they are", () => {
    const schema = exactly({ optional: Type.Optional(Type.String()), plain: Type.Unknown() });
    expect(write(schema, { optional: undefined, plain: { any: [1, null] } })).toEqual({ plain: { any: [1, null] } });
  });
});
