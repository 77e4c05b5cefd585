import { create } from "zustand";
import { useSettings } from "../app/settings.ts";
import type { Text } from "./en.ts";
import type { Language } from "./language.ts";

/** Only the language that is read is loaded. */
const catalogues: { readonly [language in Language]: () => Promise<Text> } = {
  en: () => import("./en.ts").then(({ en }) => en),
  fr: () => import("./fr.ts").then(({ fr }) => fr),
};

const useCatalogue = create<{ readonly text: Text | undefined }>(() => ({ text: undefined }));

/** Loads what the client says in the reader's language, now and whenever the language changes. */
export async function keepText(): Promise<void> {
  const load = async ({ language }: { readonly language: Language }): Promise<void> => {
    const text = await catalogues[language]();
    if (useSettings.getState().language === language) useCatalogue.setState({ text });
  };
  useSettings.subscribe((settings, before) => {
    if (settings.language !== before.language) void load(settings);
  });
  await load(useSettings.getState());
}

function loaded(text: Text | undefined): Text {
  if (text === undefined) throw new Error("a page was drawn before its words were loaded");
  return text;
}

/** What the client says, in the reader's language: `text.settings.title`. Parameters are arguments: `text.board.units(3)`. */
export const useText = (): Text => loaded(useCatalogue(({ text }) => text));

/** The same for what is said outside of a component, when it is said. */
export const textNow = (): Text => loaded(useCatalogue.getState().text);
