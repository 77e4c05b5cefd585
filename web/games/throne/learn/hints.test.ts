import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, chanceOf, NOBODY } from "@weirwood/kernel";
import { type ThroneOptions, throne } from "@weirwood/throne";
import { areaIds, castlesOf, houseIds } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { beforeAll, describe, expect, test } from "vitest";
import type { Act, Hint } from "../../../learn/guide.ts";
import { readMemory } from "../../../learn/hint-memory.ts";
import { seedOf } from "../../../local/seed.ts";
import type { Language } from "../../../text/language.ts";
import { openBook } from "../../books.ts";
import { guide } from "./guide.ts";
import { hintsWith } from "./hints.ts";
import { lessons } from "./lessons.ts";
import { orderHint } from "./order-hints.tsx";
import { steps } from "./steps.ts";

const findHint = hintsWith(orderHint);

const setup = guide.setup({ title: "Your first game", person: "You", bot: (bot) => bot });
const begin = (): Throne => throne.setup(throne.readOptions(setup.options) as ThroneOptions, seedOf(setup.seed));

beforeAll(async () => {
  await Promise.all([openBook("throne", "en", "learn"), openBook("throne", "fr", "learn")]);
});

interface Reader {
  readonly state: Throne;
  readonly seen: Set<string>;
  readonly shown: Hint[];
  readonly told: { readonly rule: string; readonly [fact: string]: unknown }[];
  draft: string | undefined;
}

const reading = (): Reader => ({ state: begin(), seen: new Set(), shown: [], told: [], draft: undefined });

function hintNow({ state, seen, draft }: Reader, language: Language = "en"): Hint | undefined {
  const view = throne.view(state, 0);
  const [{ id, kind }] = throne.asks(state);
  const advice = throne.print(throneBots.steward.choose(view, 0, chanceFrom(7)));
  return findHint({ view, seat: 0, ask: { id, kind }, draft, advice, language }, seen);
}

/** The opponents of the guided game answer first, as they do while somebody reads. */
function awaitedSeat(state: Throne): number {
  const asked = throne.asks(state)[0].seats.filter((seat) => throne.isAwaited(state, seat));
  return asked.find((seat) => seat !== 0) ?? 0;
}

function press(reader: Reader, act: Act): void {
  if ("prepare" in act) {
    reader.draft = act.prepare;
    return;
  }
  const answer = throne.parse(act.send, throne.view(reader.state, 0));
  throne.apply(reader.state, 0, answer as never, (event) => reader.told.push(event));
  reader.draft = undefined;
}

/** Does what the hints say, and nothing else, until a turn begins; every question has a hint. */
function followHints(reader: Reader, until: number, language: Language = "en"): void {
  const { state, seen, shown, told } = reader;
  for (let count = 0; throne.awaited(state) !== NOBODY && throne.round(state) < until; ) {
    const seat = awaitedSeat(state);
    if (seat !== 0) {
      const chance = chanceOf(`bots at ${setup.seed} ${count++}`);
      const answer = throneBots.greedy.choose(throne.view(state, seat), seat, chance);
      throne.apply(state, seat, answer, (event) => told.push(event));
      continue;
    }
    const hint = hintNow(reader, language);
    if (hint === undefined) throw new Error(`nothing is said of ${throne.asks(state)[0].kind}`);
    shown.push(hint);
    if (hint.offer === undefined) seen.add(hint.id);
    else {
      if ("send" in hint.offer.act) count++;
      press(reader, hint.offer.act);
    }
    if (hint.teaches !== undefined) seen.add(hint.teaches);
  }
}

describe("the guided game", () => {
  const reader = reading();
  const ids = (): string[] => reader.shown.map(({ id }) => id.replace(/\/\d+/, ""));
  const lannister = houseIds.indexOf("lannister");
  beforeAll(() => followHints(reader, 4));

  test("begins on land, with a castle that nobody holds", () => {
    const [welcome, first] = reader.shown;
    expect(welcome.id).toBe("welcome");
    expect(first.title).toBe("Give Lannisport a march");
    expect(first.text).toContain("Riverrun");
    expect(first.text).toContain("stronghold");
  });

  test("is led by hints from the first order to the end of the third turn, and gains by it", () => {
    expect(throne.round(reader.state)).toBe(4);
    expect(castlesOf(reader.state, lannister)).toBeGreaterThanOrEqual(4);
  });

  test.each(["march", "card", "muster", "control", "bid-kings-court", "raven", "raid"])(
    "teaches %s by doing",
    (lesson) => {
      expect(ids().some((id) => id === lesson)).toBe(true);
    },
  );

  test("tells of castles, crowns and supply when they have been counted", () => {
    expect(ids()).toEqual(expect.arrayContaining(["castles", "income", "supplied"]));
  });

  test("brings a battle that the reader attacks in and wins by the second turn", () => {
    const turns = reader.told.flatMap(({ rule, turn }, at) => (rule === "throne.turn.phases" ? [{ turn, at }] : []));
    const thirdTurn = turns.find(({ turn }) => turn === 3)?.at ?? 0;
    const early = reader.told.slice(0, thirdTurn);
    expect(early).toContainEqual(expect.objectContaining({ rule: "throne.battle.begins", attacker: "lannister" }));
    expect(early).toContainEqual(expect.objectContaining({ rule: "throne.battle.won", house: "lannister" }));
    expect(reader.told).not.toContainEqual(expect.objectContaining({ rule: "throne.wildlings.attack" }));
  });

  test("ends with how one wins and what to try next; then only what is new is told", () => {
    const summary = hintNow(reader);
    expect(summary?.id).toBe("summary");
    expect(summary?.text).toContain("7 win");
    expect(summary?.next?.map(({ to }) => to)).toEqual(["/practice", "/rules/throne"]);
    expect(hintNow({ ...reader, seen: new Set([...reader.seen, "summary"]) })).toBeUndefined();
  });

  test("says each thing in a few words: three lines of a bubble", () => {
    for (const { text, title } of reader.shown) {
      expect(text.length, text).toBeLessThan(175);
      expect(title.length, title).toBeLessThan(45);
    }
  });
});

describe("hints about orders", () => {
  const asked = (): Reader => ({ ...reading(), seen: new Set(["welcome"]) });

  test("hold every token: the suggested sort apart, one of it ringed, each with a sentence", () => {
    const { offer } = hintNow(asked()) as Hint;
    const [suggested, others] = offer?.groups ?? [];
    expect(suggested.tokens.map(({ id }) => id)).toEqual(["march-1", "march", "march*"]);
    expect(suggested.tokens.filter(({ isSuggested }) => isSuggested).map(({ id }) => id)).toEqual(["march"]);
    expect(others.tokens).toHaveLength(8);
    for (const { name, line, act } of [...suggested.tokens, ...others.tokens]) {
      expect(name).not.toBe("");
      expect(line).not.toBe("");
      expect(act).toBeDefined();
    }
  });

  test("survive another choice than the suggested one, and go on to the next area", () => {
    const reader = asked();
    const other = hintNow(reader)?.offer?.groups?.[1].tokens[0];
    press(reader, other?.act as Act);
    const next = hintNow(reader);
    expect(next?.title).toBe("Give Stoney Sept a march");
    // The token that was advised may be gone: another of its sort is suggested.
    const used = asked();
    used.draft = `orders ${areaIds.find((id) => id === "lannisport")} march-1`;
    expect(hintNow(used)?.offer?.label).toBe("Place March 0");
  });

  test("give way when they are closed, one area at a time", () => {
    const reader = asked();
    const first = hintNow(reader);
    reader.seen.add(first?.id ?? "");
    expect(hintNow(reader)?.id).not.toBe(first?.id);
  });

  test("light the area and where its units could go", () => {
    const { anchors, light } = hintNow(asked()) as Hint;
    expect(anchors).toHaveLength(2);
    expect(light).toBeDefined();
  });
});

test("every lesson has a step, words in both languages and a rule that exists", () => {
  for (const language of ["en", "fr"] as const) {
    const reader = reading();
    followHints(reader, 4, language);
    for (const { title, text, reason, rule, step } of reader.shown) {
      expect(title).not.toMatch(/undefined|NaN/);
      expect(`${text} ${reason ?? ""}`).not.toMatch(/undefined|NaN/);
      expect(steps).toContain(step);
      expect(throne.phrasebooks[language].rules).toHaveProperty([rule]);
    }
  }
  for (const { rule } of lessons) expect(throne.phrasebooks.en.rules).toHaveProperty([rule]);
});

test("nothing is said while nothing is asked", () => {
  const view = throne.view(begin(), 0);
  const moment = { view, seat: 0, ask: undefined, draft: undefined, advice: undefined, language: "en" as const };
  expect(findHint(moment, new Set())).toBeUndefined();
});

test("what the browser kept about hints is read with care", () => {
  expect(readMemory({ seen: ["welcome", 4], table: "abc", isOff: true })).toEqual({
    seen: ["welcome"],
    table: "abc",
    isOff: true,
    wasOffered: false,
  });
  expect(readMemory("nonsense")).toEqual({ seen: [], table: undefined, isOff: false, wasOffered: false });
});
