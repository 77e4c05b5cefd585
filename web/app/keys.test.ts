import { expect, test } from "vitest";
import { type Shortcut, type ShortcutGroup, shortcutFor } from "./keys.ts";

const shortcut = (key: string, label: string): Shortcut => ({ key, label, act: () => undefined });
const group = (list: readonly Shortcut[], dialog: Element | null = null): ShortcutGroup => ({ list, dialog });
const calm = { singleKeys: true, isTyping: false, dialog: null };
const aDialog = {} as Element;

const frame = group([shortcut("l", "log"), shortcut("?", "keys"), shortcut("Escape", "skip")]);
const board = group([shortcut("r", "ready"), shortcut("l", "look")]);

const labelFor = (key: string, groups: readonly ShortcutGroup[], now: Partial<typeof calm> | object = {}) =>
  shortcutFor(key, groups, { ...calm, ...now })?.label;

test("where two want one key, the latest has it", () => {
  expect(labelFor("l", [frame, board])).toBe("look");
  expect(labelFor("l", [frame])).toBe("log");
  expect(labelFor("x", [frame, board])).toBeUndefined();
});

test("single keys rest while somebody types, and when they are turned off; named keys do not", () => {
  for (const now of [{ isTyping: true }, { singleKeys: false }]) {
    expect(labelFor("r", [board], now)).toBeUndefined();
    expect(labelFor("?", [frame], now)).toBeUndefined();
    expect(labelFor("Escape", [frame], now)).toBe("skip");
  }
});

test("behind an open dialog no key does anything but the dialog's own", () => {
  const asked = group([shortcut("1", "first card")], aDialog);
  expect(labelFor("r", [board, asked], { dialog: aDialog })).toBeUndefined();
  expect(labelFor("1", [board, asked], { dialog: aDialog })).toBe("first card");
});
