import type { Game } from "@weirwood/kernel";
import { audit } from "./audit.ts";
import type { BattleDecision } from "./decisions.ts";
import type { BattleOptions } from "./options.ts";
import { battles as rules } from "./rules.ts";
import { given } from "./scenarios/given.ts";
import { observe, words } from "./scenarios/observe.ts";
import type { Battle } from "./state/layout.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";

export type { BattleDecision } from "./decisions.ts";
export type { BattleOptions } from "./options.ts";
export type { Battle } from "./state/layout.ts";

/** The hex wargame of two Houses: its rules, its books in both languages, its scenarios. */
export const battles: Game<Battle, BattleDecision, BattleOptions> = {
  ...rules,
  audit,
  scenarios: { given, observe, words },
  phrasebooks: { en, fr },
};
