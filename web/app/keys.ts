import { type RefObject, useLayoutEffect, useRef } from "react";
import { create } from "zustand";
import { useSettings } from "./settings.ts";

/** A key that does something: `r`, `?`, `Shift+a`, `Escape`. Letters are written small. */
export interface Shortcut {
  readonly key: string;
  /** What it does, for the sheet of keys. */
  readonly label: string;
  readonly act: () => void;
}

export interface ShortcutGroup {
  readonly list: readonly Shortcut[];
  /** The dialog whose keys these are, where they belong to one. */
  readonly dialog: Element | null;
}

/** Everything that a key does at the moment, the latest last: where two want one key, the latest has it. */
const useShortcuts = create<{ readonly groups: readonly { current: ShortcutGroup }[] }>(() => ({ groups: [] }));

const groupsNow = (): ShortcutGroup[] => useShortcuts.getState().groups.map(({ current }) => current);

/** A letter, a digit or a sign alone: what may be turned off, and rests while somebody types. */
const isSingle = (key: string): boolean => key.replace("Shift+", "").length === 1;

/** The shortcut that a pressed key calls, if any. Behind an open dialog no key does anything. */
export function shortcutFor(
  key: string,
  groups: readonly ShortcutGroup[],
  now: { readonly singleKeys: boolean; readonly isTyping: boolean; readonly dialog: Element | null },
): Shortcut | undefined {
  if (isSingle(key) && (now.isTyping || !now.singleKeys)) return undefined;
  for (const { list, dialog } of groups.toReversed()) {
    if (now.dialog !== null && dialog !== now.dialog) continue;
    const found = list.find((shortcut) => shortcut.key === key);
    if (found !== undefined) return found;
  }
  return undefined;
}

const fields = "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]";

/** What Enter and the space bar press where the keyboard is on it. */
const controls = "button, a[href], summary, [role=button], [role=tab], [role=slider], input, select";

let isByPointer = false;
let isFocusedByPointer = false;

/**
 * Whether somebody has come to a control by keyboard: Enter and the space bar are its own then, whatever else they do. Where one
 * goes from card to card and the space bar says that nothing more is wanted, `data-space` leaves it that, and Enter presses.
 */
const isTheControls = (key: string, target: EventTarget | null): boolean =>
  (key === "Enter" || (key === " " && !isSpaceFree(target))) &&
  !isFocusedByPointer &&
  target instanceof Element &&
  target.closest(controls) !== null;

const isSpaceFree = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-space=free]") !== null;

/** A sign that needs Shift already shows it; a letter and a named key do not. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isSign = key.length === 1 && key === event.key.toUpperCase();
  return event.shiftKey && !isSign ? `Shift+${key}` : key;
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const name = nameOf(event);
  if (isTheControls(name, event.target)) return;
  // A key that is held down does not answer the next question too.
  if (event.repeat && name === " ") return;
  const found = shortcutFor(name, groupsNow(), {
    singleKeys: useSettings.getState().singleKeys,
    isTyping: event.target instanceof Element && event.target.closest(fields) !== null,
    dialog: [...document.querySelectorAll("dialog:modal")].at(-1) ?? null,
  });
  if (found === undefined) return;
  event.preventDefault();
  isSpaceTaken = name === " ";
  found.act();
}

let isSpaceTaken = false;

/** A button is pressed when the space bar comes up again, in some browsers even where it did something else. */
function release(event: KeyboardEvent): void {
  if (event.key !== " ") return;
  if (isSpaceTaken) event.preventDefault();
  isSpaceTaken = false;
}

/** Gives keys a meaning for as long as the component is there; inside a dialog, for as long as it is in front. */
export function useKeys(list: readonly Shortcut[], dialog?: RefObject<Element | null>): void {
  const group = useRef<ShortcutGroup>({ list, dialog: null });
  // What keys do changes with every rendering, together with what is on the screen; their place among the others does not.
  useLayoutEffect(() => {
    group.current = { list, dialog: dialog?.current ?? null };
  });
  useLayoutEffect(() => {
    useShortcuts.setState(({ groups }) => ({ groups: [...groups, group] }));
    return () => useShortcuts.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }));
  }, []);
}

/** Everything that a key does now, for the sheet that lists them. */
export function shortcutsNow(): readonly Shortcut[] {
  const byKey = new Map<string, Shortcut>();
  for (const { list } of groupsNow()) for (const one of list) byKey.set(one.key, one);
  return [...byKey.values()];
}

/** Listens to the keyboard, once for the whole page. */
export function listenToKeys(): void {
  addEventListener("keydown", press);
  addEventListener("keyup", release);
  const note = (byPointer: boolean) => () => {
    isByPointer = byPointer;
  };
  addEventListener("pointerdown", note(true), true);
  addEventListener("keydown", note(false), true);
  addEventListener("focusin", () => {
    isFocusedByPointer = isByPointer;
  });
}
