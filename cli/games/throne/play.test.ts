import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { conversation, hints, json, weirwood, workshop } from "../../testing/weirwood.ts";

const { path, clear } = workshop();
afterAll(clear);

describe("play, against bots", () => {
  test("a whole first turn, with a refused decision and the reason why", async () => {
    const asides = [
      "orders winterfell march*, highgarden march",
      "why",
      "orders winterfel march",
      "why orders winterfell raid*, white-harbor raid*",
      "hand",
      "hand tyrell",
      "map moat-cailin",
      "options",
      "rule throne.raid.pillage",
      "rule pilage",
      "houses",
      "help",
      "log 3",
    ];
    const args = ["play", "throne", "--house", "stark", "--seed", "first turn", "--record", path("first.weir")];
    const followHints = hints(1000);
    const { code, out, err } = await conversation(args, (said) => {
      const aside = asides.shift();
      if (aside !== undefined) return aside;
      return said.includes("── Turn 2 begins.") ? "quit" : followHints(said);
    });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const flowing = out.replace(/\n +/g, " ");
    // What is shown at the beginning.
    expect(out).toContain("Turn 1 of 10");
    expect(out).toMatch(/› S Stark .* you\n/);
    expect(out).toMatch(/› winterfell +♜ ●♛ +S 1K 1F\n/);
    expect(out).toContain("S Stark: Place your orders.");
    // The refusal: sentence and id; with `why` the rule's own sentence too.
    expect(flowing).toContain("✗ You have no unit in Highgarden, so it can take no order. (throne.orders.own-units)");
    expect(flowing).toContain("An order can be placed only in an area where the house has at least one unit.");
    expect(out).toContain("“winterfel” is no word of the notation; did you mean winterfell?");
    expect(flowing).toContain("✗ You have no more Raid★ tokens to place. (throne.orders.tokens)");
    // What may be looked at besides.
    expect(out).toMatch(/7 cards in hand · S Stark\n {2}3 {2}eddard-stark +2 fortifications\n/);
    expect(out).toContain("7 cards in hand · T Tyrell");
    expect(out).toContain("Next to Moat Cailin:");
    expect(out).toMatch(/ #1 +orders shivering-sea /);
    expect(out).toContain("there is no rule “pilage”; did you mean throne.raid.pillage?");
    // The turn itself.
    expect(out).toContain("S Stark: Settle one of your March orders.");
    expect(flowing).toMatch(/ Stark: [^.]*Winterfell/);
    expect(flowing).toContain("All orders are taken back.");
    expect(out).toContain(`Kept in ${path("first.weir")}`);
    for (const line of out.split("\n"))
      if (!/› |weir$/.test(line)) expect([...line].length, line).toBeLessThanOrEqual(80);
    expect(json(["replay", path("first.weir")]).value).toMatchObject({ ok: true, finished: false });
  });

  test("is taken up again where it was left, with the same players, and goes on the same", async () => {
    const before = readFileSync(path("first.weir"), "utf8");
    const { code, out } = await conversation(["play", "throne", "--resume", path("first.weir")], () => "quit");
    expect(code).toBe(0);
    expect(out).toContain("Turn 2 of 10");
    expect(out).toContain("S\u00a0Stark\u00a0(person)");
    expect(readFileSync(path("first.weir"), "utf8")).toBe(before);
    const broken = before.replace(/orders none|orders [^~]*/, "orders none  ");
    writeFileSync(path("broken.weir"), broken);
    expect(json(["play", "throne", "--resume", path("broken.weir")])).toMatchObject({
      code: 1,
      value: { error: { code: "bad-record", line: expect.any(Number) } },
    });
  });

  test("a whole game to its end, which can then be kept", async () => {
    const args = ["play", "throne", "--players", "3", "--bots", "random", "--seed", "whole game"];
    const followHints = hints(1000);
    const { code, out } = await conversation(args, (said) =>
      said.endsWith("let it go: ") ? path("whole") : followHints(said),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/(wins the game|share the victory)\. \(throne\.victory\.[\w-]+\)/);
    expect(out).toContain(`weirwood replay ${path("whole.weir")}`);
    expect(json(["replay", path("whole.weir")]).value).toMatchObject({ ok: true, finished: true });
  });

  test("ends cleanly where the input ends, and with --json in one object", () => {
    const { code, value } = json(["play", "throne", "--house", "stark", "--seed", "7"], "hint\n");
    expect(code).toBe(0);
    expect(value).toEqual({
      game: "throne",
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      options: {
        players: 5,
        houses: null,
        printedCourt: false,
        saanSparesOwn: false,
        freeOrders: false,
        variants: [],
        engines: { byUpgrade: true, retreat: false, asCasualties: false },
      },
      tags: [],
      players: { stark: "human", lannister: "steward", greyjoy: "steward", baratheon: "steward", tyrell: "steward" },
      decisions: expect.any(Number),
      finished: false,
      ended: "end-of-input",
      winners: [],
      rule: null,
      record: null,
    });
  });
});

describe("play, six houses with everything on", () => {
  test("a whole first turn, kept and taken up again", async () => {
    const asides = [
      "single highgarden muster",
      "why single sea-of-dorne muster",
      "map sunspear",
      "hand",
      "rule throne.ports.three-ships",
      "options",
      "sunspear muster",
      "why orders sunspear march*, salt-shore defense*, sea-of-dorne raid*",
      "orders sunspear consolidate, sea-of-dorne support, salt-shore defense",
    ];
    const args = ["play", "throne", "--players", "6", "--all-variants", "--house", "martell", "--seed", "sun"];
    const followHints = hints(1000);
    const { code, out, err } = await conversation([...args, "--record", path("sun.weir")], (said) => {
      const aside = asides.shift();
      if (aside !== undefined) return aside;
      return said.includes("── Turn 2 begins.") ? "quit" : followHints(said);
    });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const flowing = out.replace(/\n +/g, " ").replaceAll("\u00a0", " ");
    // The table.
    expect(out).toContain("6 cities or strongholds to win");
    expect(flowing).toContain("Variants: House Martell, Crowned cards, Fortifications, Siege engines, Ports,");
    expect(out).toContain("Open Westeros cards, the next turn’s first:");
    expect(out).toMatch(/› M Martell .* you\n/);
    expect(out).toMatch(/› sunspear +♜ ●♛ +M 1K 1F/);
    // The step before the orders: refused, explained, done without its verb, and remembered.
    expect(out).toContain("M Martell: Place a single-use order, or none.");
    expect(flowing).toContain("✗ You have no unit in Highgarden, so it can take no single-use order.");
    expect(out).toContain("(throne.single.place)");
    expect(out).toContain("(throne.single.land-only)");
    expect(out).toMatch(/port-of-sunspear +⌂ +M \(port\)/);
    expect(flowing).toContain("single-use orders left: muster ×2 (Muster)");
    expect(out).toContain("  Martell places a single-use order in Sunspear.");
    expect(out).toContain("M Martell: Place your orders.");
    expect(out).toContain("(throne.orders.stars)");
    expect(flowing).toContain("Martell, Sunspear: Muster.");
    expect(out).toContain("  Your single-use order: Muster in sunspear.");
    expect(out).toContain("M Martell: Settle one of your orders with the icon of Consolidate Power.");
    expect(out).toContain("  use-muster AREA: 1K, 1F, 1S > SEA");
    expect(out).not.toMatch(/undefined|NaN/);
    for (const line of out.split("\n"))
      if (!/› |weir$/.test(line)) expect([...line].length, line).toBeLessThanOrEqual(80);

    const all = ["crowned", "forts", "siege", "ports", "single-use", "open-westeros", "three-cards"];
    expect(json(["replay", path("sun.weir")]).value).toMatchObject({ ok: true, finished: false, tags: all });
    const again = json(["play", "throne", "--resume", path("sun.weir")]);
    expect(again).toMatchObject({ code: 0, value: { ended: "end-of-input", tags: all, options: { players: 6 } } });
  });

  test("from a pipe, in French, a house that nobody advises", () => {
    const { code, out } = weirwood(
      ["play", "throne", "--players", "6", "--all-variants", "--house", "martell", "--seed", "sun", "--lang", "fr"],
      "single sunspear scorpion\norders sunspear raid, sea-of-dorne march, salt-shore defense\nmap\nquit\n\n",
    );
    expect(code).toBe(0);
    expect(out).toContain("M Martell\u00a0: Placez un ordre à usage unique, ou aucun.");
    expect(out).toContain("Piqûre du Scorpion");
    expect(out).not.toMatch(/undefined|NaN|\b(your?|answers?|refused)\b/i);
    for (const line of out.split("\n"))
      if (!/› |weir$/.test(line)) expect([...line].length, line).toBeLessThanOrEqual(80);
  });
});

describe("play, at one keyboard", () => {
  const orders = "orders none\n";

  test("a curtain falls between people, and nobody reads another's orders", () => {
    const input = `orders dragonstone raid*\n${orders}${orders}`;
    const { code, out } = weirwood(
      ["play", "throne", "--bots", "none", "--houses", "baratheon,stark,lannister", "--free-orders", "--seed", "1"],
      input,
    );
    expect(code).toBe(0);
    const [, first, second, third] = out.split("The keyboard goes to ");
    expect([first, second, third].map((part) => part.split(".", 1)[0]).sort()).toEqual([
      "B Baratheon",
      "L Lannister",
      "S Stark",
    ]);
    expect(first).toContain("B Baratheon › orders dragonstone raid*");
    expect(second).not.toContain("raid*\n");
    expect(second).not.toMatch(/dragonstone .*Raid/);
  });

  test("in French, with French words", () => {
    const { code, out } = weirwood(
      ["play", "throne", "--house", "stark", "--seed", "7", "--lang", "fr"],
      "aide\nchoix\npourquoi orders lannisport march\nrègle pillage\navis\nquitter\n\n",
    );
    expect(code).toBe(0);
    expect(out).toContain("S Stark\u00a0: Placez vos ordres.");
    expect(out).toContain("Un intendant dirait\u00a0:");
    expect(out).toMatch(/✗ .*Port-Lannis/);
    expect(out).toContain("throne.orders.own-units");
    expect(out).toContain("Blancport");
    expect(out).toContain("Garder cette partie");
    expect(out).not.toMatch(/\b(your?|answers?|refused)\b/i);
    for (const line of out.split("\n"))
      if (!/› |weir$/.test(line)) expect([...line].length, line).toBeLessThanOrEqual(80);
  });
});
