import { type Throne, type ThroneOptions, throne } from "@weirwood/throne";
import { askedVerbs, castlesToWin } from "@weirwood/throne/questions";
import { anyMark } from "../../sim/marks.ts";
import type { CliGame } from "../cli-game.ts";
import { detailLines } from "./ask.ts";
import { boardLines, houseLines } from "./board.ts";
import { logLines } from "./log.ts";
import { areasOn, looks } from "./looks.ts";
import { marks } from "./marks.ts";
import { optionLines } from "./options.ts";
import { paint } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";
import { strangerIn } from "./words.ts";

/** Houses are planned for with the whole table in sight. */
const planning: readonly string[] = ["single", "orders"];

/** @public Loaded by its folder's name. */
export const cliGame: Partial<CliGame<Throne, ThroneOptions>> = {
  flagNames: { "engines.byUpgrade": "upgrade" },
  help: (here) => sentencesFor(here).help,
  welcome: ({ players }, here) => sentencesFor(here).play.welcome(castlesToWin[players]),
  optionLines,
  paint,
  seatTitle: (here) => sentencesFor(here).sim.house,
  boardLines,
  seatLines: houseLines,
  showsTable: (view) => planning.includes(throne.asks(view)[0]?.kind ?? ""),
  detailLines,
  verbs: (view, seat) => askedVerbs(throne, view, seat),
  form: (verb, here) => (sentencesFor(here).forms as { readonly [verb: string]: string })[verb],
  strangerIn: (text, view) => strangerIn(text, areasOn(view)),
  logLines,
  looks,
  hint: (_, decision, here) => sentencesFor(here).play.hint(decision),
  counted: { battles: { rule: "throne.battle.begins", title: (here) => sentencesFor(here).sim.battles } },
  mark: (house) => marks[house] ?? anyMark(0),
  winsTitle: (games, here) => sentencesFor(here).sim.wins(games),
  bench: async () => (await import("./bench.ts")).bench,
};
