// @vitest-environment happy-dom
import { battles } from "@weirwood/battles";
import { given } from "@weirwood/battles/given";
import {
  type Battle,
  cardNumberOf,
  figureIds,
  MORALE_MARKER,
  NONE,
  planIds,
  ROUND,
  skirmishIds,
} from "@weirwood/battles/questions";
import { chanceFrom, type GameEvent, isRefusal, NOBODY, ONLOOKER, type Seat, seedFrom } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changeSettings } from "../../../app/settings.ts";
import type { SeatPlayer } from "../../../table/game-client.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { useZones } from "../desk/zones.ts";
import { Legend } from "../legend/legend.tsx";
import { text as en } from "../text/en.ts";
import { text as fr } from "../text/fr.ts";
import { HouseList } from "./house-list.tsx";
import { moraleStory } from "./morale-story.ts";
import { BattlesStrip } from "./strip.tsx";
import { text as sheets } from "./text/en.ts";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all([openBook("battles", "en", "sheets"), openBook("battles", "fr", "sheets")]);
  await import("./morale-sheet.tsx");
});

let leave = (): void => {};
afterEach(() => {
  leave();
  useZones.setState({ figure: undefined });
});

const nothing = (): void => {};
const players: readonly SeatPlayer[] = [
  { name: "Ann", isBot: false, state: { is: "choosing" }, aside: null },
  { name: "Steward", isBot: true, state: { is: "idle" }, aside: null },
];

function draw(content: Parameters<ReturnType<typeof createRoot>["render"]>[0]): HTMLElement {
  leave();
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(content));
  leave = () => {
    act(() => root.unmount());
    page.remove();
    leave = nothing;
  };
  return page;
}

interface Looked {
  readonly seat?: Seat;
  readonly told?: readonly GameEvent[];
}

function strip(game: Battle, { seat = 0, told = [] }: Looked = {}): HTMLElement {
  const view = battles.view(game, seat);
  return draw(<BattlesStrip {...{ view, seat, players, told }} openRule={nothing} onOpen={nothing} />);
}

async function sheet(game: Battle, looked: Looked = {}): Promise<HTMLElement> {
  const page = strip(game, looked);
  act(() => page.querySelector<HTMLElement>(".strip-morale")?.click());
  await expect.poll(() => page.querySelector("dialog.morale-sheet")).not.toBeNull();
  return page.querySelector("dialog.morale-sheet") as HTMLElement;
}

const begun = (plan: string, seed = plan): Battle => {
  const options = battles.readOptions({ plan });
  if (isRefusal(options)) throw new Error(options.rule);
  return battles.setup(options, seedFrom(seed));
};

/** A battle after so many decisions, with what was told. */
function played(plan: string, decisions: number): { readonly game: Battle; readonly told: readonly GameEvent[] } {
  const game = begun(plan);
  const chance = chanceFrom(decisions);
  const told: GameEvent[] = [];
  for (let made = 0; made < decisions && battles.awaited(game) !== NOBODY; made++) {
    const seat = battles.awaited(game);
    battles.apply(game, seat, battles.sample(game, seat, chance), (event) => told.push(event));
  }
  return { game, told };
}

const wordsOf = (page: HTMLElement): string =>
  [page.textContent, ...[...page.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"))].join(
    " ",
  );
const fighting = (game: Battle): string[] => figureIds.filter((_, figure) => cardNumberOf(game, figure) !== NONE);

describe.each(["en", "fr"] as const)("in %s", (language) => {
  beforeAll(async () => {
    await act(() => changeSettings({ language }));
    return () => act(() => changeSettings({ language: "en" }));
  });
  beforeEach(async () => {
    const { strip: title } = { en, fr }[language].side;
    await expect.poll(() => wordsOf(strip(begun("kingsroad")))).toContain(title);
  });

  test.each([...planIds, ...skirmishIds])("%s: strip, list and sheet say all that there is, in words", async (plan) => {
    const { game, told } = played(plan, 150);
    const names = battles.phrasebooks[language].names;
    for (const seat of [0, ONLOOKER]) {
      const page = strip(game, { seat });
      expect(page.querySelectorAll(".strip-commander")).toHaveLength(fighting(game).length);
      for (const figure of fighting(game)) expect(wordsOf(page)).toContain(names.figure[figure]);
      expect(page.querySelectorAll(".morale-track > span")).toHaveLength(game[ROUND] === 0 ? 0 : 23);
      expect(wordsOf(page)).not.toMatch(/undefined|NaN/);
    }
    const view = battles.view(game, 0);
    const list = draw(<HouseList {...{ view, players }} seat={0} openRule={nothing} />);
    for (const house of Object.values(names.house)) expect(wordsOf(list)).toContain(house);
    expect(wordsOf(list)).not.toMatch(/undefined|NaN/);
    if (game[ROUND] === 0) return;
    const opened = await sheet(game, { told });
    expect(opened.querySelectorAll(".victory-list > li").length).toBeGreaterThan(0);
    expect(opened.querySelectorAll(".breaks > li")).toHaveLength(3);
    expect(wordsOf(opened)).not.toMatch(/undefined|NaN/);
  });

  test("the legend says what every symbol means", () => {
    const view = battles.view(begun("kingsroad"), 0);
    const page = draw(<Legend view={view} seat={0} openRule={nothing} onClose={nothing} />);
    expect(page.querySelectorAll(".legend-entry").length).toBeGreaterThan(25);
    expect(wordsOf(page)).not.toContain("undefined");
  });
});

test("the reader's own House stands at the left, and its end of the track with it", () => {
  const game = begun("kingsroad");
  const sides = (seat: Seat): (string | null)[] =>
    [...strip(game, { seat }).querySelectorAll(".strip-shield")].map((one) => one.getAttribute("aria-label"));
  expect(sides(0)[0]).toContain("House Stark");
  expect(sides(1)[0]).toContain("House Lannister");
  expect(strip(game, { seat: 1 }).querySelector(".morale-track > span")?.className).toBe("h-lannister");
});

test("a press on a commander lights his zone, another puts it out; one who is captured has none", () => {
  const game = given({
    units: { h4: "blue maege", c2: "red eddard", h9: "blue kevan" },
    commanders: { robb: { card: "robb-king", "is-captured": true } },
  });
  const page = strip(game);
  const button = (name: string): HTMLElement =>
    [...page.querySelectorAll<HTMLElement>(".strip-commander")].find((one) =>
      one.getAttribute("aria-label")?.includes(name),
    ) as HTMLElement;
  act(() => button("Maege").click());
  expect(useZones.getState().figure).toBe(figureIds.indexOf("maege"));
  expect(button("Maege").getAttribute("aria-pressed")).toBe("true");
  act(() => button("Maege").click());
  expect(useZones.getState().figure).toBeUndefined();
  expect(button("Robb").getAttribute("aria-label")).toBe(en.side.captured("Robb Stark"));
  act(() => button("Robb").click());
  expect(useZones.getState().figure).toBeUndefined();
});

test("why the marker moved is what was told of it since the round began", () => {
  let moved = 0;
  for (const plan of planIds) {
    const game = begun(plan);
    const chance = chanceFrom(5);
    const told: GameEvent[] = [];
    let before = game[MORALE_MARKER];
    for (let made = 0; made < 400 && battles.awaited(game) !== NOBODY; made++) {
      const seat = battles.awaited(game);
      const [round, marker] = [game[ROUND], game[MORALE_MARKER]];
      battles.apply(game, seat, battles.sample(game, seat, chance), (event) => told.push(event));
      // What is recovered at the end of a round is of the round before.
      if (game[ROUND] !== round) before = moraleStory(game, told).before;
      else if (marker !== game[MORALE_MARKER]) moved++;
      if (game[ROUND] === round) expect(moraleStory(game, told).before).toBe(before);
    }
  }
  expect(moved).toBeGreaterThan(20);
});

test("the sheet says from where the marker came, and by what", async () => {
  const { game, told } = played("kingsroad", 0);
  game[MORALE_MARKER] += 2;
  const opened = await sheet(game, {
    told: [
      ...told,
      { rule: "battles.muster.round", round: 1 },
      { rule: "battles.orders.raise", house: "stark" },
      { rule: "battles.morale.change", house: "stark", spaces: 2, marker: "lannister-2" },
    ],
  });
  const { names } = battles.phrasebooks.en;
  expect(opened.textContent).toContain(sheets.morale.moved(names.morale.start, names.morale["lannister-2"]));
  expect(opened.textContent).toContain(sheets.morale.gains("Stark", 2));
  expect(opened.querySelector(".morale-moves")?.textContent).toContain("House Stark");
  expect(opened.querySelectorAll("[data-before]")).toHaveLength(1);
});

test("who is to act, who has passed, and points are said of a House", () => {
  const page = strip(begun("harrenhal"));
  const label = page.querySelector(".strip-shield")?.getAttribute("aria-label") ?? "";
  expect(label).toContain(en.side.points(0));
  expect(label).toContain(en.side.objectives(0, 3));
  expect(label).toContain("choosing");
});
