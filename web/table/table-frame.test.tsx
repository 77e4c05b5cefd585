// @vitest-environment happy-dom
import { ONLOOKER } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../app/settings.ts";
import { chosenGame } from "../games/chosen-game.ts";
import { type SmallSession, smallClient, smallSession, smallStatus } from "../testing/small-game.tsx";
import { en } from "../text/en.ts";
import { keepText } from "../text/use-text.ts";
import type { GameClient } from "./game-client.ts";
import { TableFrame } from "./table-frame.tsx";

let width = 1440;

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // happy-dom lays nothing out: the width is what a test says.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? Number.NaN),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await keepText();
  // Parts that are loaded when they are needed come with the next turn once they were fetched.
  await Promise.all([import("./finished-panel.tsx"), import("./log/log.tsx")]);
});

beforeEach(() => {
  width = 1440;
  localStorage.clear();
  changeSettings({ motion: "full" });
});

let leave = (): void => undefined;
afterEach(() => leave());

function sitDown(
  session: SmallSession = smallSession(),
  client: GameClient = smallClient,
): {
  readonly page: HTMLElement;
  readonly session: SmallSession;
} {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<TableFrame session={session} client={client} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return { page, session };
}

const board = (page: HTMLElement): HTMLElement => page.querySelector("[data-board]") as HTMLElement;
const buttonNamed = (page: ParentNode, name: string): HTMLButtonElement => {
  const found = [...page.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim() === name,
  );
  if (found === undefined) throw new Error(`there is no button “${name}”`);
  return found;
};
const press = (button: HTMLElement): void => void act(() => button.click());
const panelOf = (page: HTMLElement): string => page.querySelector(".panel-area")?.textContent ?? "";

test("a table at which the rules failed says so: nothing is over, and there is nothing yet to replay or to play again", async () => {
  const status = smallStatus({ state: "closed", result: { winners: [], rule: "table.broken" } });
  const { page } = sitDown(smallSession({ status }));
  await expect.poll(() => page.querySelector(".finished-panel")).not.toBeNull();
  const { finished } = en.table;
  expect(panelOf(page)).toContain(finished.broken);
  expect(panelOf(page)).toContain(finished.agreed["table.broken"]);
  for (const untrue of [finished.title, finished.noWinner, finished.replay, finished.rematch]) {
    expect(panelOf(page)).not.toContain(untrue);
  }
});

test("the bar says what is played, which turn of how many, and where in it", () => {
  const { page } = sitDown();
  expect(page.querySelector("h1")?.textContent).toBe("Three trees");
  expect(page.querySelector(".turn-chip")?.textContent).toContain("Turn 1 of 10");
  const stages = [...page.querySelectorAll(".phases")].map((level) =>
    [...level.children].map((one) => one.textContent),
  );
  expect(stages).toEqual([["Asking", "Counting"], ["Naming"]]);
  const current = [...page.querySelectorAll(".phases [aria-current=step]")].map((one) => one.textContent);
  expect(current).toEqual(["Asking", "Naming"]);
});

test("whoever is asked has the game's own panel, and what they decide is sent to the question that is open", () => {
  const { page, session } = sitDown();
  expect(board(page).textContent).toContain("asked 5");
  expect(panelOf(page)).toContain("Name a number.");
  press(page.querySelector("[data-send]") as HTMLElement);
  expect(session.said).toEqual(["5: name 7"]);
});

test("an answer that was typed leaves its line when it is sent, though it still lies on the board", () => {
  const { page, session } = sitDown();
  const line = page.querySelector(".command-line input") as HTMLInputElement;
  act(() => line.focus());
  act(() => {
    line.value = "name 4";
    line.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(page.querySelector(".command-line .ok")?.textContent).toBe(en.table.commandLine.send);
  act(() => void line.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  expect(session.said).toEqual(["5: name 4"]);
  expect(line.value).toBe("");
  expect(page.querySelector(".command-line .ok")).toBeNull();
});

test("whoever has been at a table finds its game in the menu", () => {
  sitDown(smallSession(), { ...smallClient, name: "battles" });
  expect(chosenGame()).toBe("battles");
});

test("an onlooker is never asked", () => {
  const { seat: _, ...status } = smallStatus();
  const { page } = sitDown(smallSession({ status }));
  expect(board(page).textContent).toContain(`seat ${ONLOOKER} not asked`);
  expect(panelOf(page)).toContain("You are looking on");
});

test("a game that was ended by agreement asks nothing more, and says how it ended", async () => {
  const status = smallStatus({ state: "finished", result: { winners: [], rule: "table.ended" } });
  const { page } = sitDown(smallSession({ status }));
  await expect.poll(() => page.querySelector(".finished-panel")).not.toBeNull();
  expect(board(page).textContent).toContain("not asked");
  expect(panelOf(page)).toContain("Nobody won.");
  expect(panelOf(page)).toContain("agreed to end");
});

test("the winner of a game is told so, with the rule and the way to the replay", async () => {
  const status = smallStatus({ state: "finished", result: { winners: ["ash"], rule: "small.won" } });
  const { page } = sitDown(smallSession({ status }));
  await expect.poll(() => page.querySelector(".finished-panel")).not.toBeNull();
  expect(panelOf(page)).toContain("You won.");
  expect(panelOf(page)).toContain("Whoever names most wins.");
  expect(page.querySelector(".finished-panel a")?.getAttribute("href")).toBe(`/replay/${status.id}`);
});

test("what happens is handed to the board with its events, and reaches the log when the board shows it", async () => {
  const session = smallSession();
  const { page } = sitDown(session);
  act(() => session.arrive({ round: 2 }, [{ seat: "Beech", number: 3 }]));
  act(() => session.arrive({ round: 3 }, [{ seat: "Cedar", number: 4 }]));
  expect(board(page).dataset.told).toBe("small.named 3");
  expect(board(page).textContent).toContain("round 2");
  const log = (): string => page.querySelector(".table-log")?.textContent ?? "";
  await expect.poll(() => log()).toContain("Beech names 3.");
  expect(log()).not.toContain("Cedar names 4.");
  act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
});

test("with motion reduced everything is shown at once", () => {
  changeSettings({ motion: "reduced" });
  const session = smallSession();
  const { page } = sitDown(session);
  act(() => session.arrive({ round: 2 }, [{ seat: "Beech", number: 3 }]));
  expect(board(page).dataset.told).toBe("");
  expect(board(page).textContent).toContain("round 2");
});

test("what happens is also said to those who do not see it", () => {
  const session = smallSession();
  const { page } = sitDown(session);
  act(() => session.arrive({}, [{ seat: "Beech", number: 3 }]));
  expect(page.querySelector(".visually-hidden[role=status]")?.textContent).toBe("Beech names 3.");
});

test("the command line keeps what is right as the draft, and says why the rest is not", () => {
  const session = smallSession();
  const { page } = sitDown(session);
  const field = page.querySelector(".command-line input") as HTMLInputElement;
  const type = (words: string): void =>
    void act(() => {
      field.focus();
      field.value = words;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  type("name 12");
  expect(page.querySelector(".command-line .why")?.textContent).toContain("name 12 is too large.");
  expect(session.tableView.getState().draft).toBeUndefined();
  type("name 8");
  expect(session.tableView.getState().draft).toEqual({ ask: 5, answer: "name 8" });
  expect(board(page).dataset.draft).toBe("name 8");
  act(() => void field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  expect(session.said).toEqual(["5: name 8"]);
});

test("whoever has a regent is asked nothing, and offered the seat back", () => {
  const { seats, ...rest } = smallStatus();
  const status = { ...rest, seats: seats.map((one) => (one.seat === 0 ? { ...one, hasRegent: true } : one)) };
  const session = smallSession({ status });
  const { page } = sitDown(session);
  expect(board(page).textContent).toContain("not asked");
  press(buttonNamed(page, "Take my seat back"));
  expect(session.said).toEqual(["returnToSeat {}"]);
});

test("a line that is down keeps the board and says that the answer waits", () => {
  vi.useFakeTimers();
  const session = smallSession();
  const { page } = sitDown(session);
  act(() => session.set({ connection: "lost", pending: { ask: 5, answer: "name 7" } }));
  expect(board(page).dataset.sending).toBe("true");
  expect(panelOf(page)).toContain(en.friends.notSent("Name a number"));
  act(() => void vi.advanceTimersByTime(2_000));
  expect(page.querySelector(".table-strip.dark")?.textContent).toContain("your move is kept");
  act(() => session.set({ connection: "live", pending: undefined }));
  expect(page.querySelector(".table-strip.dark")?.textContent).toBe("Back.");
  vi.useRealTimers();
});

test("on a phone the parts of the table are tabs, and a new question brings the board back", () => {
  width = 360;
  const session = smallSession();
  const { page } = sitDown(session);
  const left = (): boolean => page.querySelector(".table-left")?.hasAttribute("hidden") === true;
  expect(left()).toBe(true);
  press(buttonNamed(page, "Trees"));
  expect(left()).toBe(false);
  act(() => session.arrive({ ask: 9 }));
  expect(left()).toBe(true);
  expect((page.querySelector(".bottom-sheet") as HTMLElement).dataset.height).toBe("half");
  press(page.querySelectorAll(".tab-bar button")[2] as HTMLElement);
  expect((page.querySelector(".bottom-sheet") as HTMLElement).dataset.height).toBe("full");
});

test("a new question takes the keyboard to its heading, but not from somebody who writes", () => {
  const { page, session } = sitDown();
  act(() => session.arrive({ ask: 9 }));
  expect(document.activeElement?.tagName).toBe("H2");
  expect(document.activeElement?.closest(".panel-area")).not.toBeNull();
  const field = page.querySelector<HTMLInputElement>(".command-line input") as HTMLInputElement;
  field.focus();
  act(() => session.arrive({ ask: 10 }));
  expect(document.activeElement).toBe(field);
});

const strippedClient: GameClient = {
  ...smallClient,
  Strip: ({ players, onOpen }) => (
    <button type="button" data-strip onClick={onOpen}>
      {players.map(({ name }) => name).join(", ")}
    </button>
  ),
};

test("what a game says of its seats in a line stands above the board at every width, and opens their list over it", () => {
  const seats = (page: HTMLElement): HTMLElement => page.querySelector(".table-left") as HTMLElement;
  for (const wide of [1920, 1440, 900, 360]) {
    width = wide;
    const { page } = sitDown(undefined, strippedClient);
    const strip = page.querySelector(".table-middle [data-strip]") as HTMLElement;
    expect(strip.textContent).toBe("Ann, Ben, Cleo");
    expect(seats(page).hidden).toBe(true);
    strip.focus();
    press(strip);
    expect(seats(page).hidden).toBe(false);
    if (wide > 720) {
      expect(document.activeElement).toBe(seats(page));
      press(buttonNamed(page, en.app.close));
      expect(seats(page).hidden).toBe(true);
      expect(document.activeElement).toBe(strip);
    }
    leave();
  }
});

test("without such a line seats have a column of their own on a laptop", () => {
  const { page } = sitDown();
  expect(page.querySelector(".table-left")?.hasAttribute("hidden")).toBe(false);
  expect(page.querySelector(".columns")?.hasAttribute("data-seats")).toBe(false);
});
