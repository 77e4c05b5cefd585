import { type Battle, type BattleOptions, battles } from "@weirwood/battles";
import { anyMark } from "../../sim/marks.ts";
import type { CliGame } from "../cli-game.ts";
import { detailLines, verbsOf } from "./ask.ts";
import { boardLines, houseLines } from "./board.ts";
import { hexesOn, looks } from "./looks.ts";
import { marks } from "./marks.ts";
import { optionLines } from "./options.ts";
import { paint } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";
import { strangerIn } from "./words.ts";

/** @public Loaded by its folder's name. */
export const cliGame: Partial<CliGame<Battle, BattleOptions>> = {
  help: (here) => sentencesFor(here).help,
  welcome: (_, here) => sentencesFor(here).play.welcome,
  optionLines,
  paint,
  seatTitle: (here) => sentencesFor(here).sim.house,
  boardLines,
  seatLines: houseLines,
  showsTable: (view) => battles.asks(view)[0]?.kind === "turn",
  detailLines,
  verbs: verbsOf,
  form: (verb, here) => (sentencesFor(here).forms as { readonly [verb: string]: string })[verb],
  strangerIn: (text, view) => strangerIn(text, hexesOn(view)),
  looks,
  hint: (_, decision, here) => sentencesFor(here).play.hint(decision),
  series: "plan",
  counted: { attacks: { rule: "battles.attack.declare", title: (here) => sentencesFor(here).sim.attacks } },
  mark: (house) => marks[house] ?? anyMark(0),
  winsTitle: (games, here) => sentencesFor(here).sim.wins(games),
  bench: async () => (await import("./bench.ts")).bench,
};
