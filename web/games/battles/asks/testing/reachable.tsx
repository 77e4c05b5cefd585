import { type Hex, hands, SYMBOLS } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { AskingContext } from "../../../../table/ask/asking.ts";
import { type Desk, DeskContext } from "../../desk/desk.ts";
import { ReadingContext } from "../../desk/reading.ts";
import type { MakeScene, Scene } from "../../desk/scene.ts";
import { laidDesk, type Touched } from "./laid-desk.ts";
import type { Position } from "./positions.ts";

type Press = (scene: Scene, desk: Desk) => void;

/**
 * The legal answers of a position that no row of presses makes the draft, or sends: none where a scene is whole. Hexes with a
 * mark, the tray and keys are pressed first; buttons of the panel, which has to be drawn for it, where answers are
 * still missing; then the same once something is drafted.
 */
export function unreachable(make: MakeScene, { view, seat }: Position): readonly string[] {
  const missing = new Set([...(battles.options(view, seat) ?? [])].map((answer) => battles.print(answer)));
  const seen = new Set<string>();
  const plain: Touched[] = [];
  const drafted: Touched[] = [];
  const note = (state: Touched): void => {
    const { selected, hand, draft, sent } = state;
    for (const answer of [draft, sent]) if (answer !== undefined) missing.delete(battles.print(answer));
    const key = JSON.stringify([selected, hand, draft]);
    if (sent !== undefined || seen.has(key)) return;
    seen.add(key);
    (draft === undefined ? plain : drafted).push({ selected, hand, draft });
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
      if (missing.size === 0) return;
    }
  };
  note({});
  for (const states of [plain, drafted]) {
    for (const presses of [pressesOnTable, pressesOnPanel]) {
      for (let at = 0; at < states.length && missing.size > 0; at++) tryAll(states[at], presses);
    }
  }
  return [...missing];
}

/** Marked hexes, tokens and cards, keys. */
function pressesOnTable(scene: Scene, { view, reader }: Desk): readonly Press[] {
  const { marks, tray, keys = [] } = scene;
  const tokens = Array.from({ length: tray?.onToken === undefined ? 0 : SYMBOLS }, (_, symbol) => symbol);
  const cards = tray?.onCard === undefined ? [] : hands[reader].all(view);
  return [
    ...[...(marks?.keys() ?? [])].map(
      (hex: Hex): Press =>
        (one) =>
          one.onHex?.(hex, { by: "mouse" }),
    ),
    ...tokens.map(
      (symbol): Press =>
        (one) =>
          one.tray?.onToken?.(symbol),
    ),
    ...cards.map(
      (card): Press =>
        (one) =>
          one.tray?.onCard?.(card),
    ),
    ...keys.map(
      ({ key }): Press =>
        (one) =>
          one.keys?.find((shortcut) => shortcut.key === key)?.act(),
    ),
  ];
}

const controls = "button:not(.rule-button), input";

/** Buttons and switches of the panel, each pressed twice: what gives up something asks first. */
function pressesOnPanel(scene: Scene, desk: Desk): readonly Press[] {
  const count = drawn(scene, desk, (page) => page.querySelectorAll(controls).length);
  return Array.from(
    { length: count },
    (_, place): Press =>
      (one, fresh) => {
        drawn(one, fresh, (page) => {
          for (let press = 0; press < 2; press++) {
            const control = page.querySelectorAll<HTMLElement>(controls)[place];
            act(() => control?.click());
          }
        });
      },
  );
}

/** What the panel says. */
export const wordsOfPanel = (scene: Scene, desk: Desk): string => drawn(scene, desk, (page) => page.textContent ?? "");

/** Draws the panel, does something with it, and takes it away. */
function drawn<Found>({ panel }: Scene, desk: Desk, look: (page: HTMLElement) => Found): Found {
  const page = document.createElement("div");
  const root = createRoot(page);
  const { words, openRule, explained, explain } = desk;
  act(() =>
    root.render(
      <ReadingContext value={desk}>
        <DeskContext value={desk}>
          <AskingContext value={{ book: words.book, openRule, explained, explain }}>{panel}</AskingContext>
        </DeskContext>
      </ReadingContext>,
    ),
  );
  const found = look(page);
  act(() => root.unmount());
  return found;
}
