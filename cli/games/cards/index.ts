import { type Cards, type CardsOptions, cards } from "@weirwood/cards";
import type { CliGame } from "../cli-game.ts";
import { detailLines, enterMeans, unasked, verbsOf } from "./ask.ts";
import { boardLines, seatLines } from "./board.ts";
import { openings } from "./decks.ts";
import { looks } from "./looks.ts";
import { optionLines } from "./options.ts";
import { paint } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";
import { strangerIn } from "./words.ts";

/** @public Loaded by its folder's name. */
export const cliGame: Partial<CliGame<Cards, CardsOptions>> = {
  help: (here) => sentencesFor(here).help,
  welcome: (_, here) => sentencesFor(here).play.welcome,
  optionLines,
  paint,
  seatTitle: (here) => sentencesFor(here).sim.player,
  boardLines,
  seatLines,
  showsTable: (view) => cards.asks(view)[0]?.kind === "plot",
  detailLines,
  verbs: verbsOf,
  enterMeans,
  unasked,
  form: (verb, here) => (sentencesFor(here).forms as { readonly [verb: string]: string })[verb],
  strangerIn: (text) => strangerIn(text),
  looks,
  hint: (_, decision, here) => sentencesFor(here).play.hint(decision),
  openings,
  counted: {
    challenges: { rule: "cards.challenges.declared", title: (here) => sentencesFor(here).sim.challenges },
    deaths: { rule: "cards.leaving.killed", title: (here) => sentencesFor(here).sim.deaths },
  },
  winsTitle: (games, here) => sentencesFor(here).sim.wins(games),
  bench: async () => (await import("./bench.ts")).bench,
};
