import { acts } from "./acts.ts";
import { attachments } from "./attachments.ts";
import { challenges } from "./challenges.ts";
import { control } from "./control.ts";
import { costs } from "./costs.ts";
import { deck } from "./deck.ts";
import { dominance } from "./dominance.ts";
import { draw } from "./draw.ts";
import { duplicates } from "./duplicates.ts";
import { effects } from "./effects.ts";
import { elimination } from "./elimination.ts";
import { hand } from "./hand.ts";
import { immunity } from "./immunity.ts";
import { keywords } from "./keywords.ts";
import { leaving } from "./leaving.ts";
import { marshalling } from "./marshalling.ts";
import { melee } from "./melee.ts";
import { own } from "./own.ts";
import { passives } from "./passives.ts";
import { play } from "./play.ts";
import { plots } from "./plots.ts";
import { power } from "./power.ts";
import { round } from "./round.ts";
import { saves } from "./saves.ts";
import { search } from "./search.ts";
import { setup } from "./setup.ts";
import { standing } from "./standing.ts";
import { targets } from "./targets.ts";
import { taxation } from "./taxation.ts";
import { unique } from "./unique.ts";
import { victory } from "./victory.ts";
import { window } from "./window.ts";

/** Every rule in English that is written by hand, chapter by chapter; the texts of cards are rules too, and come from the pool. */
export const written = {
  ...deck,
  ...setup,
  ...round,
  ...plots,
  ...draw,
  ...marshalling,
  ...play,
  ...challenges,
  ...dominance,
  ...standing,
  ...taxation,
  ...window,
  ...acts,
  ...passives,
  ...saves,
  ...leaving,
  ...costs,
  ...targets,
  ...effects,
  ...immunity,
  ...control,
  ...attachments,
  ...duplicates,
  ...unique,
  ...keywords,
  ...power,
  ...melee,
  ...elimination,
  ...victory,
  ...own,
  ...search,
  ...hand,
};
