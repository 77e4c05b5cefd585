// @vitest-environment happy-dom

import { type Battle, hexNames } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { act } from "preact/test-utils";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { listenToKeys } from "../../../app/keys.ts";
import { changeSettings } from "../../../app/settings.ts";
import { restingBoard } from "../../../testing/resting-board.tsx";
import { BattlesBoard } from "../battles-board.tsx";
import { client } from "../client.ts";
import type { FieldProps } from "../field/field.tsx";
import { loadScene } from "./scenes.ts";
import { type AttackAskKind, after, attackAsks, laid } from "./testing/attack-positions.ts";
import { openBooks } from "./testing/open-books.ts";
import { type Position, positionsOf } from "./testing/positions.ts";

/** The field has tests of its own: here its hexes are plain buttons. */
vi.mock("../field/field.tsx", () => ({
  Field: ({ picture, onHex }: FieldProps) =>
    [...picture.hexes.keys()].map((hex) => (
      <button key={hex} type="button" data-hex={hexNames[hex]} onClick={() => onHex?.(hex, { by: "mouse" })} />
    )),
}));

/** A position of each kind that was laid, and some from whole games. */
const games = positionsOf(attackAsks, 3, 30);

beforeAll(async () => {
  listenToKeys();
  await openBooks();
  await Promise.all(attackAsks.map((kind) => loadScene(kind)));
});

let leave = (): void => {};
afterEach(() => leave());

type Asked = Pick<Position, "view" | "seat">;

interface TableProps extends Asked {
  readonly onDecide: (answer: string) => void;
}

/** A board whose draft is kept, as the frame does; what is sent changes nothing. */
function Table({ view, seat, onDecide }: TableProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  return (
    <BattlesBoard
      {...restingBoard}
      view={view}
      seat={seat}
      ask={battles.asks(view)[0]}
      draft={draft}
      onDraft={setDraft}
      onDecide={onDecide}
    />
  );
}

/** A table in a page of its own, and the answers that were sent from there. */
function shown(asked: Asked) {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const sent: string[] = [];
  act(() => root.render(<Table {...asked} onDecide={(answer) => sent.push(answer)} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const all = (selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)];
  return {
    page,
    sent,
    all,
    press: (one: Element | undefined) => act(() => void one?.dispatchEvent(new MouseEvent("click", { bubbles: true }))),
  };
}

const hexIn = (page: Element, name: string) => page.querySelector(`[data-hex="${name}"]`) ?? undefined;
const isOpen = (button: Element): boolean => button.getAttribute("aria-disabled") !== "true";

const legalIn = ({ view, seat }: Asked): string[] =>
  Array.from(battles.options(view, seat) ?? [], (answer) => battles.print(answer));

/** What the seat sees that is asked in a position that was laid. */
const laidFor = (kind: AttackAskKind): Asked => askedIn(laid[kind]());

function askedIn(state: Battle): Asked {
  const seat = battles.awaited(state);
  return { view: battles.view(state, seat), seat };
}

/** Presses everything in the panel, sends what can be sent then, and presses everything else where nothing can. */
function sendAll(asked: Asked): Set<string> {
  const { sent, all, press } = shown(asked);
  const choices = (): HTMLElement[] => all("[data-panel] button:not(.rule-button)").filter(isOpen);
  const sendsBy = (place: number): boolean => {
    const before = sent.length;
    press(choices()[place]);
    press(all("[data-panel] .send").find(isOpen));
    return sent.length > before;
  };
  for (let first = 0; first < choices().length; first++) {
    if (sendsBy(first)) continue;
    for (let second = 0; second < choices().length; second++) {
      press(choices()[first]);
      sendsBy(second);
    }
  }
  leave();
  return new Set(sent);
}

test.each(attackAsks)("%s: every legal answer can be pressed, and no other", (kind) => {
  for (const asked of [laidFor(kind), ...games.filter((one) => one.kind === kind)]) {
    expect(battles.asks(asked.view)[0].kind).toBe(kind);
    expect(sendAll(asked)).toEqual(new Set(legalIn(asked)));
  }
});

test("all but the rarest of these questions come up in whole games", () => {
  const missing = attackAsks.filter((kind) => games.every((one) => one.kind !== kind));
  expect(missing.filter((kind) => kind !== "swap-bearer" && kind !== "free-leave")).toEqual([]);
});

test("all of them in French too", async () => {
  const wordsOf = (kind: AttackAskKind): string => {
    const { page } = shown(laidFor(kind));
    const words = page.querySelector("[data-panel]")?.textContent ?? "";
    leave();
    return words;
  };
  const english = attackAsks.map(wordsOf);
  changeSettings({ language: "fr" });
  await expect.poll(() => wordsOf("counter")).toContain("Contre-attaquer");
  const french = attackAsks.map(wordsOf);
  changeSettings({ language: "en" });
  await expect.poll(() => wordsOf("counter")).not.toContain("Contre-attaquer");
  for (const [place, kind] of attackAsks.entries()) expect(french[place], kind).not.toBe(english[place]);
});

test("a retreat goes by pressing hexes, and a hex that is not homeward says why", () => {
  const { page, sent, press, all } = shown(laidFor("retreat"));
  press(hexIn(page, "h6"));
  expect(sent).toEqual([]);
  expect(all(".explained")[0].textContent).toContain("H6 is not");
  const [answer] = legalIn(laidFor("retreat"));
  press(hexIn(page, answer.split(" ")[1]));
  expect(sent).toEqual([answer]);
});

test("with two rights to roll again, each is named and can be used", () => {
  const asked = askedIn(
    after(
      {
        turn: "lannister",
        units: { h5: "blue jaime-kingslayer", h4: "green war-host", g4: "green lannisport-guards" },
        engaged: { h4: "g4 lannister" },
        pool: { lannister: { valor: 1 } },
        dice: ["blue", "blue", "morale"],
      },
      "order h5 valor",
      "halt",
      "attack h5 h4",
    ),
  );
  expect(legalIn(asked)).toEqual(expect.arrayContaining(["reroll flank blue", "reroll one blue"]));
  expect(sendAll(asked)).toEqual(new Set(legalIn(asked)));
  expect(shown(asked).page.querySelector("[data-panel]")?.textContent).toContain("Jaime Lannister: one die");
});

test("Escape first goes to the button that declines, and then presses it", () => {
  const { sent, all } = shown(laidFor("counter"));
  const pressEscape = () => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  pressEscape();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(all(".decline")[0]);
  pressEscape();
  expect(sent).toEqual(["counter no"]);
});

test("A strikes", () => {
  const { sent } = shown(laidFor("parting"));
  act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "a" })));
  expect(sent).toEqual(["parting yes"]);
});

test("a counterattack says by whom the unit is Stalwart", () => {
  const { page } = shown(laidFor("counter"));
  expect(page.querySelector(".conditions")?.textContent).toContain(
    "friends beside it: War Host of the North, War Host of the North",
  );
});

test("a no after which the other goes on is sent at once, and a step of a retreat held", () => {
  const held = (kind: AttackAskKind, answer: string): boolean => {
    const { view, seat } = laidFor(kind);
    return client.foresee?.(view, seat, answer) !== undefined;
  };
  expect(held("parting", "parting no")).toBe(false);
  expect(held("retreat", "retreat i4")).toBe(true);
});
