// @vitest-environment happy-dom

import { type Battle, hexNames, planIds } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { battlesBots } from "@weirwood/bots/battles";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { listenToKeys } from "../../../app/keys.ts";
import { changeSettings } from "../../../app/settings.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { BattlesBoard } from "../battles-board.tsx";
import type { FieldProps } from "../field/field.tsx";
import { loadScene } from "./scenes.ts";
import { type AttackAskKind, attackAsks, laid } from "./testing/attack-positions.ts";

/** The field has tests of its own: here its hexes are plain buttons. */
vi.mock("../field/field.tsx", () => ({
  Field: ({ picture, onHex }: FieldProps) =>
    [...picture.hexes.keys()].map((hex) => (
      <button key={hex} type="button" data-hex={hexNames[hex]} onClick={() => onHex?.(hex, { by: "mouse" })} />
    )),
}));

/** Positions of each kind from whole games between one who plans and one who does not. */
const [WANTED, MOST_GAMES] = [3, 24];

function played(): Map<AttackAskKind, Battle[]> {
  const found = new Map(attackAsks.map((kind): [AttackAskKind, Battle[]] => [kind, []]));
  const isEnough = (): boolean => [...found.values()].every(({ length }) => length >= WANTED);
  for (let game = 0; game < MOST_GAMES && !isEnough(); game++) {
    const options = battles.readOptions({ plan: planIds[game % planIds.length] });
    if (isRefusal(options)) throw new Error(options.rule);
    const state = battles.setup(options, seedFrom(`answers ${game}`));
    const chance = chanceFrom(game);
    for (let seat = battles.awaited(state); seat !== NOBODY; seat = battles.awaited(state)) {
      const some = found.get(battles.asks(state)[0].kind as AttackAskKind);
      if (some !== undefined && some.length < WANTED) some.push(battles.clone(state));
      const bot = (seat + game) % 2 === 0 ? battlesBots.steward : battlesBots.random;
      battles.apply(state, seat, bot.choose(battles.view(state, seat), seat, chance));
    }
  }
  return found;
}

const games = played();

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  listenToKeys();
  await keepText();
  await Promise.all([
    openBook("battles", "en"),
    openBook("battles", "fr"),
    ...attackAsks.map((kind) => loadScene(kind)),
  ]);
});

let leave = (): void => {};
afterEach(() => leave());

const nothing = (): void => {};

interface TableProps {
  readonly state: Battle;
  readonly onDecide: (answer: string) => void;
}

/** A board whose draft is kept, as the frame does; what is sent changes nothing. */
function Table({ state, onDecide }: TableProps): ReactNode {
  const seat = battles.awaited(state);
  const [view] = useState(() => battles.view(state, seat));
  const [draft, setDraft] = useState<string>();
  return (
    <BattlesBoard
      view={view}
      seat={seat}
      happening={[]}
      told={[]}
      pace={1}
      isFollowing={false}
      onMoved={nothing}
      ask={battles.asks(view)[0]}
      draft={draft}
      onDraft={setDraft}
      onDecide={onDecide}
      isSending={false}
      held={[]}
      takeBack={undefined}
      finish={undefined}
      isWhatIf={false}
      panel={(content) => <aside data-panel>{content}</aside>}
      tools={null}
      openRule={nothing}
    />
  );
}

/** A table in a page of its own, and the answers that were sent from there. */
function shown(state: Battle) {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const sent: string[] = [];
  act(() => root.render(<Table state={state} onDecide={(answer) => sent.push(answer)} />));
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

const legalIn = (state: Battle): string[] => {
  const seat = battles.awaited(state);
  return Array.from(battles.options(battles.view(state, seat), seat) ?? [], (answer) => battles.print(answer));
};

/** Presses everything in the panel, and everything else after each of these, and sends what then can be sent. */
function sendAll(state: Battle): Set<string> {
  const { sent, all, press } = shown(state);
  const choices = (): HTMLElement[] => all("[data-panel] button:not(.rule-button)").filter(isOpen);
  for (let first = 0; first < choices().length; first++) {
    press(choices()[first]);
    for (let second = 0; second < choices().length; second++) {
      press(choices()[second]);
      press(all("[data-panel] .send").find(isOpen));
    }
  }
  leave();
  return new Set(sent);
}

test.each(attackAsks)("%s: every legal answer can be pressed, and no other", (kind) => {
  const states = [laid[kind](), ...(games.get(kind) ?? [])];
  for (const state of states) {
    expect(battles.asks(state)[0].kind).toBe(kind);
    expect(sendAll(state)).toEqual(new Set(legalIn(state)));
  }
});

test("all but the rarest of these questions come up in whole games", () => {
  const missing = attackAsks.filter((kind) => games.get(kind)?.length === 0);
  expect(missing.filter((kind) => kind !== "swap-bearer" && kind !== "free-leave")).toEqual([]);
});

test("all of them in French too", async () => {
  const wordsOf = (kind: AttackAskKind): string => {
    const { page } = shown(laid[kind]());
    const words = page.querySelector("[data-panel]")?.textContent ?? "";
    leave();
    return words;
  };
  const english = attackAsks.map(wordsOf);
  changeSettings({ language: "fr" });
  await expect.poll(() => wordsOf("counter")).toContain("Contre-attaquer");
  const french = attackAsks.map(wordsOf);
  changeSettings({ language: "en" });
  for (const [place, kind] of attackAsks.entries()) expect(french[place], kind).not.toBe(english[place]);
});

test("a retreat goes by pressing hexes, and a hex that is not homeward says why", () => {
  const { page, sent, press, all } = shown(laid.retreat());
  press(hexIn(page, "h6"));
  expect(sent).toEqual([]);
  expect(all(".explained")[0].textContent).toContain("H6 is not");
  const [answer] = legalIn(laid.retreat());
  press(hexIn(page, answer.split(" ")[1]));
  expect(sent).toEqual([answer]);
});

test("Escape first goes to the button that declines, and then presses it", () => {
  const { sent, all } = shown(laid.counter());
  const pressEscape = () => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  pressEscape();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(all(".decline")[0]);
  pressEscape();
  expect(sent).toEqual(["counter no"]);
});

test("A strikes", () => {
  const { sent } = shown(laid.parting());
  act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "a" })));
  expect(sent).toEqual(["parting yes"]);
});

test("a counterattack says by whom the unit is Stalwart", () => {
  const { page } = shown(laid.counter());
  expect(page.querySelector(".conditions")?.textContent).toContain(
    "friends beside it: War Host of the North, War Host of the North",
  );
});
