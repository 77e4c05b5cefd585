import type { Language } from "../text/language.ts";

/** Words of notation that stand for themselves in any game. */
export const plainWords: { readonly [language in Language]: { readonly [word: string]: string | undefined } } = {
  en: {
    pass: "pass",
    none: "none",
    yes: "yes",
    no: "no",
    done: "done",
    finish: "finish",
    halt: "halt",
    play: "play",
    nowhere: "none",
  },
  fr: {
    pass: "passer",
    none: "rien",
    yes: "oui",
    no: "non",
    done: "terminé",
    finish: "finir",
    halt: "halte",
    play: "jouer",
    nowhere: "aucun",
  },
};
