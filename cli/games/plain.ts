import type { SomeGame, SomeState } from "@weirwood/catalogue";
import { inFigures, isJsonMap, type Json } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import { columns, padEnd, widthOf, wrapped } from "../layout.ts";
import { anyMark } from "../sim/marks.ts";
import { optionLines } from "../table/ask.ts";
import { eventLines } from "../table/log.ts";
import { signed } from "../table/signs.ts";
import type { LookCommand, Viewpoint } from "./cli-game.ts";
import type { SomeCliGame } from "./loaded-game.ts";

const colours = [pc.cyan, pc.red, pc.yellow, pc.green, pc.magenta, pc.blueBright];

/** A game in the terminal as its rules, plain form and phrasebook draw it; what it brings itself stands in its place. */
export function cliGameOf(game: SomeGame, own: Partial<SomeCliGame> = {}): SomeCliGame {
  const titlesIn = ({ language }: Context) => game.phrasebooks[language].names.seat;
  const seatNames = Object.keys(game.phrasebooks.en.names.seat);
  const paint = (seatName: string, text: string): string =>
    colours[Math.max(0, seatNames.indexOf(seatName)) % colours.length](text);

  const seatLines = (view: SomeState, here: Context, { seatName, players = [] }: Viewpoint = {}): string[] => {
    const { measure } = game.phrasebooks[here.language].names;
    const titles = game.measures.map(({ id }) => measure[id]);
    const rows = Array.from({ length: game.seatsOf(view) }, (_, seat) => {
      const name = game.seatName(view, seat);
      const figures = game.measures.map(({ of }) => inFigures(of(view, seat, [])));
      const sign = `${name === seatName ? "›" : " "} ${signed(cli.paint, name, titlesIn(here))}`;
      return [sign, ...figures, players[seat] ?? ""];
    });
    const right = titles.map((_, column) => column + 1);
    const [top, ...lines] = columns([["", ...titles], ...rows], right);
    if ([top, ...lines].every((line) => widthOf(line) <= here.width)) return [pc.dim(top), ...lines];
    return rows.map(([sign, ...cells]) => {
      const figures = titles.map((title, column) => `${title} ${cells[column]}`.replaceAll(" ", "\u00a0"));
      const about = [...figures, cells[titles.length]].filter((cell) => cell !== "");
      return wrapped(`${sign}  ${about.join(" · ")}`, here.width, "    ");
    });
  };

  const boardLines = (view: SomeState, here: Context, viewpoint?: Viewpoint): string[] => {
    const things = Object.entries(game.scenarios.observe(view));
    const width = Math.max(...things.map(([name]) => widthOf(name))) + 2;
    const rows = things.map(([name, value]) =>
      `${pc.dim(padEnd(name, width))}${wrapped(inWords(value), here.width - width, " ".repeat(width))}`.trimEnd(),
    );
    return [...cli.seatLines(view, here, viewpoint), "", ...rows];
  };

  const looks: readonly LookCommand<SomeState>[] = [
    {
      name: "table",
      letter: "m",
      text: ({ say }) => say.looks.table,
      lines: ({ view, ...viewpoint }, _, here) => cli.boardLines(view, here, viewpoint),
    },
  ];

  const cli: SomeCliGame = {
    flagNames: {},
    help: ({ say: { help } }) => ({
      examples: { play: help.play.examples(game.name), sim: help.sim.examples(game.name) },
    }),
    welcome: (_, { say }) => say.play.welcome(game.name),
    optionLines: (options, here) => {
      const { tag } = game.phrasebooks[here.language].names;
      const tags = game.tags(options).map((name) => tag[name] ?? name);
      return tags.length === 0 ? [] : [wrapped(here.say.playedWith(tags.join(", ")), here.width, "  ")];
    },
    paint,
    seatTitle: ({ say }) => say.sim.seat,
    boardLines,
    seatLines,
    showsTable: () => true,
    detailLines: (view, seat, here) => optionLines(game, view, seat, here).map((line) => `  ${line}`),
    verbs: (view) => game.asks(view).map(({ kind }) => kind),
    form: () => undefined,
    strangerIn: () => undefined,
    logLines: (events, here, rules) => eventLines(game, cli.paint, events, here, rules),
    looks,
    hint: (bot, decision, { say }) => say.play.hint(bot, decision),
    counted: {},
    mark: (seatName) => anyMark(seatNames.indexOf(seatName)),
    winsTitle: (games, { say }) => say.plots.winsBySeat(games),
    ...own,
  };
  return cli;
}

/** `ash 3, birch 5`: a value of a plain form as a line. */
function inWords(value: Json): string {
  if (Array.isArray(value)) return value.map((one) => inWords(one)).join(" ");
  if (!isJsonMap(value)) return value === null ? "" : String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name} ${inWords(one)}`.trimEnd())
    .join(", ");
}
