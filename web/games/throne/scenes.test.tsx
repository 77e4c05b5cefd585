// @vitest-environment happy-dom
import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, ONLOOKER, type Seat, seedFrom } from "@weirwood/kernel";
import {
  type AskKind,
  areaCount,
  areaIds,
  askKind,
  askKinds,
  houseOfSeat,
  isAsking,
  isRaid,
  orderIn,
  ownerOf,
  type Variant,
  variantIds,
} from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { changeSettings } from "../../app/settings.ts";
import type { BoardProps } from "../../table/game-client.ts";
import { restingBoard } from "../../testing/resting-board.tsx";
import { keepText } from "../../text/use-text.ts";
import { openBook } from "../books.ts";
import { loadScenes } from "./asks/scenes.ts";
import { ThroneBoard } from "./throne-board.tsx";

interface Position {
  readonly view: Throne;
  readonly seat: Seat;
  readonly onlooker: Throne;
}

/** The first positions of whole games in which each kind of question is asked. */
function positions(): Map<AskKind, Position> {
  const found = new Map<AskKind, Position>();
  const tables: readonly Variant[][] = [
    variantIds.filter((one) => one !== "three-board"),
    ["ports", "single-use", "forts", "siege"],
    ["crowned"],
  ];
  for (let game = 0; game < 400 && found.size < askKinds.length; game++) {
    const options = throne.readOptions({ players: 6, variants: tables[game % tables.length] });
    if (isRefusal(options)) throw new Error(options.rule);
    const state = throne.setup(options, seedFrom(`scenes ${game}`));
    const chance = chanceFrom(game);
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const view = throne.view(state, seat);
      const kind = askKind(view);
      if (!found.has(kind)) found.set(kind, { view, seat, onlooker: throne.view(state, ONLOOKER) });
      const bot = (seat + throne.round(state)) % 2 === 0 ? throneBots.steward : throneBots.random;
      throne.apply(state, seat, bot.choose(view, seat, chance));
    }
  }
  return found;
}

const asked = positions();

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The charges of house cards are a file of their own, which no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all([openBook("throne", "en"), openBook("throne", "fr"), loadScenes()]);
});

let leave = (): void => {};
afterEach(() => leave());

/** A board in a page of its own; its panel stands beside it. */
function shown(
  { view, seat }: { readonly view: Throne; readonly seat: Seat },
  props: Partial<BoardProps<Throne>> = {},
) {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const draw = (now: Throne, more: Partial<BoardProps<Throne>> = {}): void => {
    act(() =>
      root.render(
        <ThroneBoard
          {...restingBoard}
          view={now}
          seat={seat}
          ask={seat === ONLOOKER ? undefined : throne.asks(now)[0]}
          {...props}
          {...more}
        />,
      ),
    );
  };
  draw(view);
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return { page, draw };
}

const wordsIn = (page: HTMLElement): string => page.textContent ?? "";

describe("every question is put", () => {
  test("in games that ask them all", () => {
    expect(askKinds.filter((kind) => !asked.has(kind))).toEqual([]);
  });

  test.each(askKinds)("%s: with a heading, and a way to answer it", async (kind) => {
    const { page } = shown(asked.get(kind) as Position);
    const question = (): Element | null => page.querySelector("dialog.stage") ?? page.querySelector("[data-panel]");
    // The window of a battle is loaded when the first is fought.
    await expect.poll(() => question()?.querySelector("h2, h3")?.textContent).toBeTruthy();
    expect(question()?.querySelectorAll(".send, .yes-no button").length).toBeGreaterThan(0);
  });

  test.each(askKinds)("%s: and an onlooker sees the board without it", (kind) => {
    const { onlooker } = asked.get(kind) as Position;
    const { page } = shown({ view: onlooker, seat: ONLOOKER });
    expect(page.querySelectorAll(".area-button").length).toBeGreaterThan(40);
    expect(page.querySelectorAll(".send")).toHaveLength(0);
  });
});

test("the reader's language is spoken", async () => {
  const spoken = (): string => {
    const words = wordsIn(shown(asked.get("orders") as Position).page);
    leave();
    return words;
  };
  expect(spoken()).toContain("Everyone chooses in secret");
  changeSettings({ language: "fr" });
  await expect.poll(spoken).toContain("Chacun choisit en secret");
  changeSettings({ language: "en" });
});

test("a draft from elsewhere is shown, and what makes it illegal is said", () => {
  const position = asked.get("bid-wildlings") as Position;
  const { page } = shown(position, { draft: "bid 59" });
  const send = page.querySelector("dialog.stage .send");
  expect(send?.getAttribute("aria-disabled")).toBe("true");
  expect(page.querySelector("dialog.stage .why")?.textContent).toContain("wildlings.bid");
});

test("nothing is sent that the game would refuse", () => {
  const onDecide = vi.fn();
  const { page } = shown(asked.get("bid-wildlings") as Position, { draft: "bid 59", onDecide });
  act(() => page.querySelector<HTMLElement>("dialog.stage .send")?.click());
  expect(onDecide).not.toHaveBeenCalled();
});

test("an order is given up by a button of its own, which asks first; the key that sends does not do it", () => {
  const onDecide = vi.fn();
  const position = asked.get("raid") as Position;
  const area = [...Array(areaCount(position.view)).keys()].find(
    (one) =>
      ownerOf(position.view, one) === houseOfSeat(position.view, position.seat) && isRaid(orderIn(position.view, one)),
  );
  if (area === undefined) throw new Error("nobody raids here");
  const { page } = shown(position, { draft: `raid ${areaIds[area]}`, onDecide });
  expect(page.querySelector(".send")?.getAttribute("aria-disabled")).toBe("true");
  act(() => page.querySelector<HTMLElement>(".send")?.click());
  act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "r" })));
  const decline = page.querySelector<HTMLElement>(".decline");
  act(() => decline?.click());
  expect(onDecide).not.toHaveBeenCalled();
  expect(wordsIn(page)).toContain("without effect");
  act(() => decline?.click());
  expect(onDecide).toHaveBeenCalledOnce();
});

test("a settled track shows what every house had bid for it", () => {
  const position = asked.get("bid-fiefdoms") as Position;
  const told = [
    { rule: "throne.clash.tracks" },
    ...["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"].map((house, bid) => ({
      rule: "throne.clash.bids-shown",
      track: "iron-throne",
      house,
      bid,
    })),
  ];
  const bids = (page: HTMLElement): (string | undefined)[] =>
    [...page.querySelectorAll(".auction-track.settled li")].map((row) => row.querySelector(".bid")?.textContent);
  expect(new Set(bids(shown(position, { told }).page))).toEqual(new Set(["0", "1", "2", "3", "4", "5"]));
  leave();
  expect(new Set(bids(shown(position).page))).toEqual(new Set([undefined]));
});

test("a bid prepared for the next auction is sent when it opens", () => {
  const options = throne.readOptions({ players: 3 });
  if (isRefusal(options)) throw new Error(options.rule);
  let state: Throne | undefined;
  for (let game = 0; game < 200 && state === undefined; game++) {
    const next = throne.setup(options, seedFrom(`auction ${game}`));
    const chance = chanceFrom(game);
    while (!throne.outcome(next) && !(isAsking(next) && askKind(next) === "bid-iron-throne")) {
      const seat = throne.awaited(next);
      throne.apply(next, seat, throneBots.random.choose(throne.view(next, seat), seat, chance));
    }
    if (isAsking(next) && askKind(next) === "bid-iron-throne" && throne.asks(next)[0].seats.length === 3) state = next;
  }
  if (state === undefined) throw new Error("no auction came up");
  const onDecide = vi.fn();
  const { page, draw } = shown({ view: throne.view(state, 0), seat: 0 }, { onDecide });
  const more = [...page.querySelectorAll<HTMLElement>(".auction-track.prepared .number-now button")][1];
  act(() => more.click());
  for (const seat of [0, 1, 2]) throne.apply(state, seat, { kind: "bid", power: 0 });
  while (askKind(state) === "ties") {
    const holder = throne.awaited(state);
    throne.apply(state, holder, throne.sample(state, holder, chanceFrom(1)));
  }
  expect(askKind(state)).toBe("bid-fiefdoms");
  draw(throne.view(state, 0));
  expect(onDecide.mock.calls).toEqual([["bid 1"]]);
});
