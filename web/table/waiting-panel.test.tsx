// @vitest-environment happy-dom
import { ONLOOKER, type Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableView } from "../session/table-session.ts";
import { smallClient, smallSession, smallStatus } from "../testing/small-game.tsx";
import { en } from "../text/en.ts";
import { keepText } from "../text/use-text.ts";
import { TableFrame } from "./table-frame.tsx";

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 4, 5, 12);

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await keepText();
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});

/** Parts that are loaded when they are needed: fetched once, they come with the next turn. */
async function partsAreThere(): Promise<void> {
  await Promise.all([import("./votes.tsx"), import("./finished-panel.tsx")]);
  await act(async () => undefined);
}

let leave = (): void => undefined;
afterEach(() => {
  leave();
  vi.useRealTimers();
});

interface Scene {
  readonly asked: readonly Seat[];
  readonly answered?: readonly Seat[];
  readonly since?: number;
  readonly here?: readonly Seat[];
  readonly status?: Partial<TableStatus>;
  readonly away?: number;
  readonly queue?: readonly Seat[];
}

/** A table of three at which Ann looks: who is asked, who has answered, who is here. */
async function lookAt({ asked, answered, since = NOW, here = [0, 1, 2], status: parts, away, queue }: Scene) {
  const status = smallStatus(parts);
  const seats = status.seats.map((one) =>
    here.includes(one.seat) || away === undefined ? one : { ...one, isHere: false, awaySince: NOW - away },
  );
  const ask = { id: 5, kind: "name", seats: [...asked], since, ...(answered && { answered: [...answered] }) };
  const session = smallSession({
    status: { ...status, seats },
    here: [...here],
    view: { round: 1, asked: [...asked], answered: [...(answered ?? [])], ask: 5 } as unknown as TableView["view"],
    asks: [ask],
  });
  const client = queue === undefined ? smallClient : { ...smallClient, queue: () => queue };
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<TableFrame session={session} client={client} />));
  await partsAreThere();
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const states = [...page.querySelectorAll<HTMLElement>("[data-player]")].map(({ dataset }) => dataset.state);
  const panel = page.querySelector(".panel-area") as HTMLElement;
  const press = (name: string): void => {
    const button = [...panel.querySelectorAll("button")].find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
    );
    if (button === undefined) throw new Error(`there is no button “${name}”`);
    act(() => button.click());
  };
  return { session, states, panel, press };
}

test("everybody sees who has answered, who still chooses and who is away", async () => {
  expect((await lookAt({ asked: [0, 1, 2], answered: [1], here: [0, 1] })).states).toEqual([
    "choosing",
    "ready",
    "away",
  ]);
});

test("one's own answer is known to be in, also where nobody else may know it", async () => {
  const { states, panel } = await lookAt({ asked: [0, 1], answered: [0] });
  expect(states).toEqual(["ready", "choosing", "idle"]);
  expect(panel.querySelector(".waiting-panel h2")?.textContent).toBe("Waiting for Beech");
});

test("whom the table waits for is named in the order of their turns", async () => {
  const { states, panel } = await lookAt({ asked: [1], queue: [2], since: NOW - 3 * MINUTE });
  expect(states).toEqual(["done", "choosing", "next"]);
  expect(panel.querySelector(".waiting-panel h2")?.textContent).toBe("Waiting for Beech, then Cedar");
  const [beech, cedar] = [...panel.querySelectorAll(".awaited li")].map(({ textContent }) => textContent);
  expect(beech).toContain("choosing a number");
  expect(beech).toContain("for 3 min · at the table now");
  expect(cedar).toContain("after Beech");
});

test("nobody is waited for whose turn comes after one's own", async () => {
  const { states, panel } = await lookAt({ asked: [1], queue: [0, 2] });
  expect(states).toEqual(["next", "choosing", "next"]);
  expect(panel.querySelector(".waiting-panel h2")?.textContent).toBe("Waiting for Beech");
});

test("what others are asked is said of them, and never to the reader", async () => {
  const { panel } = await lookAt({ asked: [1] });
  expect(panel.textContent).not.toContain("Name a number");
});

test("a bot or a regent is not waited for like somebody", async () => {
  const { seats } = smallStatus();
  const { person: _, ...chair } = seats[1];
  const { panel } = await lookAt({ asked: [1], status: { seats: [seats[0], { ...chair, bot: "steward" }, seats[2]] } });
  expect(panel.querySelector(".waiting-panel h2")?.textContent).toBe(en.friends.waiting.bots);
  expect(panel.querySelector(".awaited li")).toBeNull();
});

test("a bot that thinks for more than a second is said to", async () => {
  const { seats } = smallStatus();
  const { person: _, ...chair } = seats[1];
  const { panel } = await lookAt({ asked: [1], status: { seats: [seats[0], { ...chair, bot: "maester" }, seats[2]] } });
  const said = (): string | null | undefined => panel.querySelector(".waiting-panel .thinking")?.textContent;
  await act(async () => void (await vi.advanceTimersByTimeAsync(900)));
  expect(said()).toBe("");
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)));
  expect(said()).toBe("Beech is thinking…");
});

test("somebody can be reminded after five minutes, once; before that the button says when", async () => {
  const early = await lookAt({ asked: [1], since: NOW - 3 * MINUTE });
  early.press("Beech can be nudged in 2 min");
  expect(early.session.said).toEqual([]);
  leave();
  const late = await lookAt({ asked: [1], since: NOW - 6 * MINUTE });
  late.press("Nudge Beech");
  expect(late.session.said).toEqual(['nudge {"seat":1}']);
  leave();
  const nudges = [{ seat: 1, by: 0, at: NOW - 2 * MINUTE }];
  const { panel } = await lookAt({ asked: [1], since: NOW - 8 * MINUTE, status: { nudges } });
  expect(panel.querySelector(".nudge")?.getAttribute("aria-disabled")).toBe("true");
  expect(panel.querySelector(".awaited small")?.textContent).toContain("nudged 2 minutes ago");
});

test("whoever is nudged reads by whom, where the question is", async () => {
  const nudges = [{ seat: 0, by: 2, at: NOW }];
  const { panel } = await lookAt({ asked: [0], status: { nudges } });
  expect(panel.querySelector(".nudged")?.textContent).toBe(en.friends.nudge.you("Cedar"));
});

test("those who only look on cannot nudge", async () => {
  const { seat: _, ...status } = smallStatus();
  const { panel } = await lookAt({ asked: [1], since: 0, status: { ...status, seat: ONLOOKER } });
  expect(panel.querySelector(".nudge")).toBeNull();
});

test("who gave up the seat is not asked whether to be told of a turn", async () => {
  vi.stubGlobal("Notification", { permission: "default" });
  const { seats } = smallStatus();
  const resigned = [{ ...seats[0], hasResigned: true, hasRegent: true }, seats[1], seats[2]];
  expect((await lookAt({ asked: [1] })).panel.querySelector(".notify-me")).not.toBeNull();
  leave();
  expect((await lookAt({ asked: [1], status: { seats: resigned } })).panel.querySelector(".notify-me")).toBeNull();
  vi.unstubAllGlobals();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test("a regent is offered for somebody who is away for some minutes, and asked for by those present", async () => {
  const soon = await lookAt({ asked: [1], here: [0, 2], away: 2 * MINUTE });
  expect(soon.panel.querySelector(".vote-card")).toBeNull();
  leave();
  const { panel, press, session } = await lookAt({ asked: [1], here: [0, 2], away: 6 * MINUTE });
  expect(panel.textContent).toContain("A regent for Beech?");
  expect(panel.textContent).toContain("Ben has been away for 6 min.");
  press(en.friends.votes.regent.yes);
  expect(session.said).toEqual(['callVote {"kind":"regent","seat":1}']);
});

test("an offer of a regent can be put aside", async () => {
  const { panel, press, session } = await lookAt({ asked: [1], here: [0, 2], away: 6 * MINUTE });
  press(en.friends.votes.regent.no);
  expect(panel.querySelector(".vote-card")).toBeNull();
  expect(session.said).toEqual([]);
});

const vote = { id: 4, by: 2, inFavour: [2], against: [], open: [0], needed: 2 } as const;

test("a vote shows everybody's voice and how many are missing, and is answered where it is seen", async () => {
  const votes = [{ ...vote, kind: "regent", seat: 1 }];
  const { panel, press, session } = await lookAt({
    asked: [1],
    here: [0, 2],
    away: 6 * MINUTE,
    status: { votes: votes as never },
  });
  expect(panel.querySelectorAll(".vote-card")).toHaveLength(1);
  const voices = [...panel.querySelectorAll(".voters li")].map(({ textContent }) => textContent);
  expect(voices).toEqual(["Ashyou", "Cedaryes"]);
  expect(panel.querySelector(".vote-count")?.textContent).toBe("1 of 2");
  press(en.friends.votes.regent.yes);
  expect(session.said).toEqual(['vote {"id":4,"inFavour":true}']);
});

test("over days a regent is offered after a day, and a vote says how long it is open", async () => {
  const slow = { clock: { kind: "slow", hours: 24 } } as const;
  const early = await lookAt({ asked: [1], here: [0, 2], away: 23 * 60 * MINUTE, status: slow });
  expect(early.panel.querySelector(".vote-card")).toBeNull();
  leave();
  const late = await lookAt({ asked: [1], here: [0], away: 25 * 60 * MINUTE, status: slow });
  expect(late.panel.textContent).toContain("With 2 of 2 votes a bot plays Beech");
  leave();
  const votes = [{ ...vote, kind: "draw", open: [0, 1], needed: 3, until: NOW + 90 * MINUTE }];
  const { panel } = await lookAt({ asked: [1], status: { ...slow, votes: votes as never } });
  expect(panel.querySelector(".vote-count")?.textContent).toBe("1 of 3open for 1 h");
});

test("who has lost the seat to somebody else reads so", async () => {
  const givenAway = { seat: 1, at: NOW, person: { id: "p9", name: "Eve" } };
  const { seat: _, ...status } = smallStatus();
  const { panel } = await lookAt({ asked: [1], status: { ...status, seat: ONLOOKER, givenAway } });
  expect(panel.textContent).toContain(en.friends.givenAway("Beech", "Eve"));
});

test("a vote on the game itself says who proposes what", async () => {
  const votes = [{ ...vote, kind: "pause" }];
  const { panel, press, session } = await lookAt({ asked: [1], status: { votes: votes as never } });
  expect(panel.textContent).toContain("Cedar proposes to pause the game.");
  press(en.table.votes.no);
  expect(session.said).toEqual(['vote {"id":4,"inFavour":false}']);
});

test("when a game begins everybody is told which seat the lot gave them; once", async () => {
  const first = await lookAt({ asked: [1] });
  expect(first.panel.textContent).toContain(en.friends.lot.title("Ash"));
  leave();
  expect((await lookAt({ asked: [1] })).panel.querySelector(".seat-notice")).toBeNull();
});

test("a seat that the host chose is not said to come from the lot", async () => {
  const { panel } = await lookAt({ asked: [1], status: { options: { trees: ["ash", "beech"] } } });
  expect(panel.textContent).toContain(en.friends.lot.chosen("Ash"));
});

const over: Partial<TableStatus> = { state: "finished", result: { winners: ["ash"], rule: "small.won" } };

test("who gave up the seat is not told of a victory that is the regent's", async () => {
  const { seats } = smallStatus();
  expect((await lookAt({ asked: [], status: over })).panel.textContent).toContain(en.table.finished.youWon);
  leave();
  const resigned = [{ ...seats[0], hasResigned: true }, seats[1], seats[2]];
  const { panel } = await lookAt({ asked: [], status: { ...over, seats: resigned } });
  expect(panel.textContent).toContain(en.table.finished.won("Ash"));
});

test("whoever asks to play again is taken to the new table", async () => {
  const { press, session } = await lookAt({ asked: [], status: over });
  press(en.table.finished.rematch);
  expect(session.said).toEqual(["rematch {}"]);
  act(() => session.set({ status: smallStatus({ ...over, rematch: "the-next-table" }) }));
  expect(location.pathname).toBe("/table/the-next-table");
});
