import type { Game } from "@weirwood/kernel";
import { audit } from "./audit.ts";
import type { CardsDecision } from "./decisions.ts";
import type { CardsOptions } from "./options.ts";
import { isWindowOpen } from "./rules/happenings.ts";
import { cards as rules } from "./rules.ts";
import { given } from "./scenarios/given.ts";
import { endsChoice, isEnd, isNeedless } from "./scenarios/needless.ts";
import { isFormality, observe, unordered, unsaid, words } from "./scenarios/observe.ts";
import type { Cards } from "./state/layout.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";

export type { CardsDecision } from "./decisions.ts";
export type { CardsOptions } from "./options.ts";
export type { Cards } from "./state/layout.ts";

/** The card game of two to six Houses: its rules, its books in both languages, its scenarios. */
export const cards: Game<Cards, CardsDecision, CardsOptions> = {
  ...rules,
  audit,
  scenarios: {
    given,
    observe,
    words,
    unordered,
    unsaid,
    isFormality,
    isNeedless,
    isEnd,
    endsChoice,
    isUnderway: isWindowOpen,
  },
  phrasebooks: { en, fr },
};
