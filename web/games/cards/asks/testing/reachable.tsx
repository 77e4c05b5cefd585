import { type CardsDecision, cards } from "@weirwood/cards/playing";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { AskingContext } from "../../../../table/ask/asking.ts";
import { type Desk, DeskContext } from "../../desk/desk.ts";
import { ReadingContext } from "../../desk/reading.ts";
import type { MakeScene, Scene } from "../../desk/scene.ts";
import { laidDesk, type Touched } from "./laid-desk.ts";
import type { Position } from "./positions.ts";

type Press = (scene: Scene, desk: Desk) => void;

/** How often something is pressed at most on the way to an answer. */
const MOST_STATES = 400;

/** What pressing everything that a scene offers comes to. */
export interface Pressed {
  /** Legal answers that no row of presses sends or drafts. */
  readonly missing: readonly string[];
  /** Answers that were sent or drafted and are not legal. */
  readonly wrong: readonly string[];
}

/**
 * Presses whatever a scene offers, again and again from whatever that leads to: things that are marked, keys, and, where answers are
 * still missing, buttons of panel and spread.
 */
export function pressAll(make: MakeScene, { view, seat }: Position): Pressed {
  const missing = new Set([...(cards.options(view, seat) ?? [])].map((answer) => cards.print(answer)));
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const states: Touched[] = [];
  const note = (state: Touched): void => {
    const { selected, hand, draft, sent } = state;
    for (const answer of [draft, sent]) {
      if (answer === undefined) continue;
      missing.delete(cards.print(answer));
      if (cards.check(view, seat, answer) !== undefined) wrong.add(cards.print(answer));
    }
    const key = JSON.stringify([selected, hand, draft]);
    if (sent !== undefined || seen.has(key)) return;
    seen.add(key);
    states.push({ selected, hand, draft });
  };
  const deskFor = (before: Touched, after: { now?: Touched }): Desk =>
    laidDesk(view, seat, before, (touched) => {
      after.now = touched;
    });
  const tryAll = (before: Touched, presses: (scene: Scene, desk: Desk) => readonly Press[]): void => {
    const desk = deskFor(before, {});
    for (const press of presses(make(desk), desk)) {
      const after: { now?: Touched } = {};
      const fresh = deskFor(before, after);
      press(make(fresh), fresh);
      if (after.now !== undefined) note(after.now);
    }
  };
  note({});
  for (const presses of [pressesOnTable, pressesOnPage])
    for (let at = 0; at < states.length && at < MOST_STATES && missing.size > 0; at++) tryAll(states[at], presses);
  return { missing: [...missing], wrong: [...wrong] };
}

/** Marked things, and keys. */
function pressesOnTable({ marks, keys = [] }: Scene): readonly Press[] {
  return [
    ...[...(marks ?? [])]
      .filter(([, { is }]) => is !== "cannot")
      .map(
        ([thing]): Press =>
          (one) =>
            one.onThing?.(thing),
      ),
    ...keys.map(
      ({ key }): Press =>
        (one) =>
          one.keys?.find((shortcut) => shortcut.key === key)?.act(),
    ),
  ];
}

const controls = "button:not(.rule-button), input[type=checkbox]";

/** Buttons of panel and spread. */
function pressesOnPage(scene: Scene, desk: Desk): readonly Press[] {
  const count = drawn(scene, desk, (page) => page.querySelectorAll(controls).length);
  return Array.from(
    { length: count },
    (_, place): Press =>
      (one, fresh) => {
        drawn(one, fresh, (page) => {
          const control = page.querySelectorAll<HTMLElement>(controls)[place];
          act(() => control?.click());
        });
      },
  );
}

/** What panel and spread say. */
export const wordsOf = (scene: Scene, desk: Desk): string => drawn(scene, desk, (page) => page.textContent ?? "");

/** The answers that buttons of panel and spread alone send or draft, each pressed once. */
export function sentByButtons(make: MakeScene, { view, seat }: Position): readonly CardsDecision[] {
  const sent: CardsDecision[] = [];
  const desk = laidDesk(view, seat, {}, () => {});
  for (const press of pressesOnPage(make(desk), desk)) {
    const fresh = laidDesk(view, seat, {}, ({ sent: answer, draft }) => {
      for (const one of [answer, draft]) if (one !== undefined) sent.push(one);
    });
    press(make(fresh), fresh);
  }
  return sent;
}

/** Draws panel and spread, does something with them, and takes them away. */
export function drawn<Found>({ panel, spread }: Scene, desk: Desk, look: (page: HTMLElement) => Found): Found {
  const page = document.createElement("div");
  const root = createRoot(page);
  const { words, openRule, explained, explain } = desk;
  act(() =>
    root.render(
      <ReadingContext value={desk}>
        <DeskContext value={desk}>
          <AskingContext value={{ book: words.book, openRule, explained, explain }}>
            {spread}
            {panel}
          </AskingContext>
        </DeskContext>
      </ReadingContext>,
    ),
  );
  const found = look(page);
  act(() => root.unmount());
  return found;
}
