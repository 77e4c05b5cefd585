import { beforeSettings, useSettings } from "../app/settings.ts";
import type { Text } from "./en.ts";
import type { Language } from "./language.ts";

/** Only the language that is read is loaded. */
const catalogues: { readonly [language in Language]: () => Promise<Text> } = {
  en: () => import("./en.ts").then(({ en }) => en),
  fr: () => import("./fr.ts").then(({ fr }) => fr),
};

const opened = new Map<Language, Text>();

/** Loads what the client says in the reader's language, now and before the language changes. */
export async function keepText(): Promise<void> {
  const open = ({ language }: { readonly language: Language }): Promise<void> | undefined =>
    opened.has(language) ? undefined : catalogues[language]().then((text) => void opened.set(language, text));
  beforeSettings(open);
  await open(useSettings.getState());
}

function loaded(text: Text | undefined): Text {
  if (text === undefined) throw new Error("a page was drawn before its words were loaded");
  return text;
}

/** What the client says, in the reader's language: `text.settings.title`. Parameters are arguments: `text.board.units(3)`. */
export const useText = (): Text => loaded(opened.get(useSettings(({ language }) => language)));

/** The same for what is said outside of a component, when it is said. */
export const textNow = (): Text => loaded(opened.get(useSettings.getState().language));
