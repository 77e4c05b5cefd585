import { create } from "zustand";
import { isLanguage, type Language, preferredLanguage } from "../text/language.ts";

export const themes = ["system", "parchment", "night"] as const;
export const motions = ["system", "full", "reduced"] as const;
export const namings = ["translated", "original"] as const;

/** What a reader chooses for the whole client. It stays in the browser; no server knows it. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  /** In another language than the game's own: the translated names of places, or the original ones. */
  readonly placeNames: (typeof namings)[number];
  /** Whether a letter alone is a command; off for those whose voice or hand would press one by accident. */
  readonly singleKeys: boolean;
  readonly motion: (typeof motions)[number];
  readonly sound: boolean;
  /** Whether great moments of others are shown in the corner of the board. */
  readonly showsOthers: boolean;
}

const storageKey = "weirwood.settings";

const among = <Word extends string>(words: readonly Word[], word: unknown, otherwise: Word): Word =>
  (words as readonly unknown[]).includes(word) ? (word as Word) : otherwise;

/** Settings from what the browser kept, which an older version or another page may have written. */
export function readSettings(kept: unknown, speaks: readonly string[]): Settings {
  const fields: { readonly [name: string]: unknown } = typeof kept === "object" && kept !== null ? { ...kept } : {};
  return {
    language: isLanguage(fields.language) ? fields.language : preferredLanguage(speaks),
    theme: among(themes, fields.theme, "system"),
    // Older versions kept it under another name.
    placeNames: among(namings, fields.placeNames ?? fields.areaNames, "translated"),
    singleKeys: fields.singleKeys !== false,
    motion: among(motions, fields.motion, "system"),
    sound: fields.sound === true,
    showsOthers: fields.showsOthers !== false,
  };
}

function keptSettings(): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "null");
  } catch {
    // No storage (private window), or not ours.
    return undefined;
  }
}

export const useSettings = create<Settings>(() =>
  readSettings(keptSettings(), typeof navigator === "undefined" ? [] : navigator.languages),
);

type Preparation = (wanted: Settings) => Promise<void> | undefined;

const preparations: Preparation[] = [];

/** Something to be fetched before a change can hold: the words of another language. Undefined: nothing to wait for. */
export function beforeSettings(prepare: Preparation): void {
  preparations.push(prepare);
}

/** What the reader wants, which holds as soon as everything for it is here. */
let wanted = useSettings.getState();

export function changeSettings(changes: Partial<Settings>): void {
  wanted = { ...wanted, ...changes };
  const waits = preparations.map((prepare) => prepare(wanted)).filter((wait) => wait !== undefined);
  if (waits.length === 0) {
    hold();
    return;
  }
  Promise.all(waits).then(hold, () => {
    // The other language cannot be fetched: the page goes on in this one.
    wanted = useSettings.getState();
  });
}

function hold(): void {
  useSettings.setState(wanted);
  try {
    localStorage.setItem(storageKey, JSON.stringify(wanted));
  } catch {
    // The choice holds until the page is left.
  }
}
