import type { Game } from "@weirwood/kernel";
import { audit } from "./audit.ts";
import type { ThroneDecision } from "./decisions.ts";
import type { ThroneOptions } from "./rules/setup.ts";
import { throne as rules } from "./rules.ts";
import { given } from "./scenarios/given.ts";
import { observe, words } from "./scenarios/observe.ts";
import type { Throne } from "./state/layout.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";

export type { ThroneDecision } from "./decisions.ts";
export type { ThroneOptions } from "./rules/setup.ts";
export type { Throne } from "./state/layout.ts";

/** The 2003 board game for three to five houses: its rules, its books in both languages, its scenarios. */
export const throne: Game<Throne, ThroneDecision, ThroneOptions> = {
  ...rules,
  audit,
  scenarios: { given, observe, words },
  phrasebooks: { en, fr },
};
