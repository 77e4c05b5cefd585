// @vitest-environment happy-dom
import { chanceFrom, isRefusal, NOBODY, ONLOOKER, oneOf, type Seat, seedFrom } from "@weirwood/kernel";
import { ravensWager } from "@weirwood/kernel/testing-game";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { BoardProps } from "../../table/game-client.ts";
import { openBook } from "../books.ts";
import { client } from "./client.ts";
import { countOf, shownIn, type Wager, wagerTextIn } from "./reading.ts";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The sprite is a file that no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await Promise.all([openBook("ravens-wager", "en"), openBook("ravens-wager", "fr")]);
});

let leave = (): void => {};
afterEach(() => leave());

function draw(view: Wager, seat: Seat, changes: Partial<BoardProps<Wager>> = {}): HTMLElement {
  leave();
  const place = document.createElement("div");
  const root = createRoot(place);
  const nothing = (): void => {};
  act(() =>
    root.render(
      <client.Board
        view={view}
        seat={seat}
        happening={[]}
        pace={1}
        isFollowing={false}
        onMoved={nothing}
        told={[]}
        ask={client.asks(view).find(({ seats }) => seats.includes(seat))}
        draft={undefined}
        onDraft={nothing}
        onDecide={nothing}
        isSending={false}
        held={[]}
        takeBack={undefined}
        finish={undefined}
        isWhatIf={false}
        panel={(content) => content}
        tools={null}
        openRule={nothing}
        {...changes}
      />,
    ),
  );
  leave = () => act(() => root.unmount());
  return place;
}

function begin(): Wager {
  const options = ravensWager.readOptions({});
  if (isRefusal(options)) throw new Error(options.rule);
  return ravensWager.setup(options, seedFrom("board"));
}

const buttonsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLButtonElement>(".wager-answers button")];

test("every legal answer of a whole game is a button that says what it does", () => {
  const state = begin();
  const chance = chanceFrom(3);
  for (let seat = ravensWager.awaited(state); seat !== NOBODY; seat = ravensWager.awaited(state)) {
    const view = ravensWager.view(state, seat);
    const answers = [...(ravensWager.options(view, seat) ?? [])];
    const words = buttonsIn(draw(view, seat)).map(({ textContent }) => textContent);
    expect(words).toHaveLength(answers.length);
    expect(new Set(words).size).toBe(words.length);
    ravensWager.apply(state, seat, oneOf(answers, chance));
  }
  expect(draw(ravensWager.view(state, 0), 0).querySelector(".wager-ask")).toBeNull();
});

test("an answer is chosen first, and sent by the button at the foot", () => {
  const view = ravensWager.view(begin(), 0);
  const onDraft = vi.fn();
  const onDecide = vi.fn();
  act(() => buttonsIn(draw(view, 0, { onDraft }))[2].click());
  expect(onDraft).toHaveBeenCalledWith("wager 2");
  const send = (draft?: string) => draw(view, 0, { draft, onDecide }).querySelector<HTMLButtonElement>(".primary");
  act(() => send()?.click());
  expect(onDecide).not.toHaveBeenCalled();
  act(() => send("wager 2")?.click());
  expect(onDecide).toHaveBeenCalledWith("wager 2");
});

test("others' hands are counted and not named, and an onlooker is asked nothing", () => {
  const state = begin();
  const rows = (seat: Seat) => [...draw(ravensWager.view(state, seat), seat).querySelectorAll("tbody tr")];
  const { cards } = wagerTextIn("en");
  expect(rows(0).map(({ textContent }) => textContent?.includes(cards(4)))).toEqual([false, true, true]);
  expect(rows(ONLOOKER).every(({ textContent }) => textContent?.includes(cards(4)))).toBe(true);
  const board = draw(ravensWager.view(state, ONLOOKER), ONLOOKER);
  expect(board.textContent).toContain(wagerTextIn("en").deck(countOf(shownIn(state).deck)));
  expect(board.querySelector(".wager-ask")).toBeNull();
});
