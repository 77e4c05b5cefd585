// @vitest-environment happy-dom
import type { TableStatus } from "@weirwood/protocol";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { smallSession, smallStatus } from "../testing/small-game.tsx";
import { en } from "../text/en.ts";
import { keepText } from "../text/use-text.ts";
import { WaitingRoom } from "./waiting-room.tsx";

const { room } = en.table;

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The games on offer, which the page asks for.
  vi.stubGlobal("fetch", async () => Response.json([]));
  await keepText();
});

let leave = (): void => undefined;
afterEach(() => leave());

/** An open table at which Ann, Ben and Cleo sit. */
function enter(parts: Partial<TableStatus>) {
  const status = smallStatus({ state: "open", host: { id: "person-of-seat-0", name: "Ann" }, ...parts });
  const called: unknown[] = [];
  const arrange = {
    call: async (...call: unknown[]) => {
      called.push(call);
      return undefined;
    },
  };
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<WaitingRoom session={{ ...smallSession({ status }), arrange }} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return { page, called };
}

const removing = (page: HTMLElement): HTMLButtonElement[] =>
  [...page.querySelectorAll("button")].filter(({ textContent }) => textContent === room.remove);

test("the host can ask everybody but themselves to get up, each by name", () => {
  const { page } = enter({ isHost: true });
  const names = removing(page).map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([room.removeWho("Ben"), room.removeWho("Cleo")]);
});

test("nobody else can", () => {
  const { page } = enter({ isHost: false, seat: 1 });
  expect(removing(page)).toEqual([]);
});

test("whoever is asked to get up is named to those who listen, and the keyboard stays at the chair", async () => {
  const { page, called } = enter({ isHost: true });
  removing(page)[0].click();
  expect(called).toEqual([["removeSitter", { params: { seat: 1 } }]]);
  await expect.poll(() => page.querySelector("[role=status]")?.textContent).toBe(room.removed("Ben"));
  expect(document.activeElement).toBe(page.querySelectorAll(".chair")[1]);
});

test("where bots fill the empty chairs it is not said that every chair must be taken", () => {
  expect(enter({}).page.textContent).toContain(en.friends.room.explain);
  leave();
  const { page } = enter({ fillWith: "steward" });
  expect(page.textContent).toContain(en.friends.room.explainFill(en.lobby.bots.steward ?? "steward"));
  expect(page.textContent).not.toContain(en.friends.room.explain);
});

test("the invitation can be copied, and shared where the browser can share", () => {
  const invited = { title: "A table", invite: "an invitation" };
  const shareIn = (page: HTMLElement) => page.querySelector<HTMLElement>(`[aria-label="${en.table.invite.share}"]`);
  expect(shareIn(enter(invited).page)).toBeNull();
  leave();
  const shared: ShareData[] = [];
  Object.assign(navigator, { share: async (what: ShareData) => void shared.push(what) });
  try {
    const { page } = enter(invited);
    const link = page.querySelector<HTMLInputElement>(".invite-link input")?.value;
    shareIn(page)?.click();
    expect(shared).toEqual([{ title: "A table", url: link }]);
    expect(link).toContain("invite=an%20invitation");
  } finally {
    Reflect.deleteProperty(navigator, "share");
  }
});

test("conversations bear names while nobody has a sign yet", () => {
  const { page } = enter({});
  const tabs = [...page.querySelectorAll("[role=tablist] [role=tab]")].map(({ textContent }) => textContent);
  expect(tabs).toEqual([en.table.talk.table, "Ben", "Cleo"]);
});
