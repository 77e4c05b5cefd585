import { randomBytes } from "node:crypto";
import type { SomeAnswer } from "@weirwood/catalogue";
import {
  hashOf,
  hex,
  isRefusal,
  type JsonMap,
  type RecordFile,
  type Seat,
  type Seed,
  seedFrom,
  seedFromHex,
  writeRecord,
} from "@weirwood/kernel";
import type { Command } from "commander";
import { botsNamed, entryMeant, gameNames, oneOfWords, wholeNumber } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { writeText } from "../files.ts";
import { declareForm, type FormArguments, formFlagIn, optionsFrom } from "../form-flags.ts";
import { loadPlayable } from "../games/index.ts";
import type { PlayableGame } from "../games/loaded-game.ts";
import { botMeant, levelLines, wordFor } from "../levels.ts";
import {
  dealtRound,
  declareBySeat,
  declareOwn,
  drawnOpening,
  isDrawn,
  namedBySeat,
  namedOwn,
  openingFlagIn,
  openingMeant,
} from "../openings.ts";
import { replayFile } from "../records.ts";
import { playAtTable } from "../table/hot-seat.ts";
import { HUMAN, LocalGame } from "../table/local-game.ts";

type PlayArguments = FormArguments & {
  readonly seat?: readonly string[];
  readonly bots?: string;
  readonly seed?: string;
  readonly record?: string;
  readonly resume?: string;
};

export function declarePlay(
  program: Command,
  here: Context,
  end: (report: Report) => void,
  playable: PlayableGame | undefined,
): void {
  const { help } = here.say;
  const command = program
    .command("play")
    .summary(help.play.summary)
    .description(help.play.about)
    .argument("[game]", help.game(gameNames(here)))
    .option("--seat <seat...>", help.play.seat)
    .option("--bots <names>", botsHelp(playable, here))
    .option("--seed <text>", help.play.seed)
    .option("--record <file>", help.play.record)
    .option("--resume <file>", help.play.resume)
    .action(async (game: string | undefined, given: PlayArguments) => {
      const entry = entryMeant(game, here);
      end(await play(playable?.entry === entry ? playable : await loadPlayable(entry), given, here));
    });
  if (playable === undefined) {
    command.addHelpText("after", help.play.examples(help.anyGame) + help.optionsOfGames("play"));
    return;
  }
  const { seat, examples } = playable.cli.help(here);
  declareForm(command, playable, here).addHelpText("after", `\n${opponents(playable, here)}${examples.play}`);
  declareOwn(command, playable, here);
  declareBySeat(command, playable, here);
  if (seat !== undefined) command.option(`--${seat.flag} <${seat.flag}...>`, seat.help);
}

const opponents = ({ entry }: PlayableGame, here: Context): string =>
  `${here.say.levels.title}\n${levelLines(entry, here).join("\n")}\n`;

function botsHelp(playable: PlayableGame | undefined, { say }: Context): string {
  const { anyBots, bots } = say.help.play;
  if (playable === undefined) return anyBots;
  const { botNames, levels, roles } = playable.entry;
  const others = botNames.filter((bot) => !levels.some((level) => level.bot === bot));
  return bots([...levels.map(({ bot }) => wordFor(bot)), ...others], wordFor(roles.regent));
}

async function play(playable: PlayableGame, given: PlayArguments, here: Context): Promise<Report> {
  const { game } = playable;
  const table = given.resume === undefined ? newGame(playable, given, here) : await resumedGame(playable, given, here);
  const save = (path: string): void => writeText(path, writeRecord(table.record), here);
  const recordPath = given.record ?? given.resume;
  const { ended, savedTo } = await playAtTable(table, recordPath, save, here);
  const outcome = game.outcome(table.state);
  return {
    json: {
      game: game.name,
      seed: hex(table.seed),
      options: table.options as unknown as JsonMap,
      tags: [...game.tags(table.options)],
      players: Object.fromEntries(table.players.map((player, seat) => [table.nameOf(seat), player])),
      decisions: table.decisions,
      finished: outcome !== undefined,
      ended,
      winners: outcome?.winners.map((seat) => table.nameOf(seat)) ?? [],
      rule: outcome?.rule ?? null,
      record: savedTo ?? null,
    },
  };
}

function newGame(playable: PlayableGame, given: PlayArguments, here: Context): LocalGame {
  const options = optionsFrom(given, playable, here);
  const table = new LocalGame(playable, { options, seed: seedGiven(given.seed) });
  table.players = seated(table, given, here);
  table.openings = openingsGiven(table, given, here);
  return table;
}

/** What is named by seat; people have what is named for them, in the order of their seats. */
function openingsGiven(table: LocalGame, given: PlayArguments, here: Context): ReadonlyMap<Seat, SomeAnswer> {
  const { playable, options, seats, players } = table;
  const words = new Map(dealtRound(namedBySeat(given, playable) ?? [], seats.length, playable, here).entries());
  const people = seats.filter((seat) => players[seat] === HUMAN);
  const own = dealtRound(namedOwn(given, playable), people.length, playable, here);
  for (const [at, word] of own.entries()) words.set(people[at], word);
  const seedText = hex(table.seed);
  const notationOf = (word: string, seat: Seat): string | undefined =>
    isDrawn(word, playable) ? drawnOpening(playable.cli, seedText, seat) : undefined;
  return new Map(
    [...words].map(([seat, word]) => [seat, openingMeant(word, options, playable, here, notationOf(word, seat))]),
  );
}

/** Any text will do as a seed; 64 hexadecimal digits are the seed itself. */
function seedGiven(text: string | undefined): Seed {
  if (text === undefined) return new Uint8Array(randomBytes(32));
  return seedFromHex(text) ?? seedFrom(text);
}

/** People by the name or number of their seat, one of them if nobody is named; bots are dealt round the other seats. */
function seated(table: LocalGame, given: PlayArguments, here: Context): string[] {
  const { seats, playable } = table;
  const { bots = playable.entry.roles.regent } = given;
  const people = new Set(namedSeats(table, given, here));
  if (bots === "none") return seats.map(() => HUMAN);
  const meant = bots.split(",").map((word) => botMeant(word.trim().toLowerCase(), playable.entry));
  const names = botsNamed(meant.join(","), Object.keys(playable.bots), here);
  if (people.size === 0) people.add(0);
  let dealt = 0;
  return seats.map((seat) => (people.has(seat) ? HUMAN : names[dealt++ % names.length]));
}

/** `--seat`, or the game's own word for it. */
function namedSeats(table: LocalGame, given: PlayArguments, here: Context): Seat[] {
  return seatFlagsOf(table.playable, here).flatMap((flag) =>
    ((given[flag] ?? []) as readonly string[])
      .flatMap((list) => list.split(","))
      .map((word) => seatMeant(table, `--${flag}`, word.trim(), here)),
  );
}

function seatFlagsOf({ cli }: PlayableGame, here: Context): string[] {
  const { seat } = cli.help(here);
  return seat === undefined ? ["seat"] : ["seat", seat.flag];
}

function seatMeant(table: LocalGame, option: string, word: string, here: Context): Seat {
  if (/^\d+$/.test(word)) return wholeNumber(option, word, 1, table.seats.length, here) - 1;
  const known = Object.keys(table.playable.game.phrasebooks.en.names.seat);
  const name = oneOfWords(option, word, known, here);
  const seat = table.seatNamed(name);
  if (seat !== undefined) return seat;
  throw new Failure("absent-seat", here.say.arguments.absentSeat(name, table.seats.length), { option });
}

/** A game taken up again from its record, with the players that the record names unless others are asked for. */
async function resumedGame(playable: PlayableGame, given: PlayArguments, here: Context): Promise<LocalGame> {
  const said = formFlagIn(given, playable) ?? openingFlagIn(given, playable);
  const fixed = said ?? (given.seed === undefined ? undefined : "--seed");
  if (fixed !== undefined) {
    throw new Failure("conflicting-options", here.say.arguments.fixedByRecord(fixed), { option: fixed });
  }
  const path = given.resume as string;
  const { record, options } = await replayFile(path, here);
  if (record.game !== playable.game.name) {
    const message = here.say.replay.unknownGame(path, record.game, [playable.game.name]);
    throw new Failure("bad-record", message, { file: path }, exitCodes.failed);
  }
  const { seed = seedFrom(hashOf(record.position ?? null)), position } = record;
  const table = new LocalGame(playable, { options, seed, ...(position && { position }) });
  for (const { seat: name, notation } of record.decisions) {
    const answer = playable.game.parse(notation, table.state);
    const seat = table.seatNamed(name);
    if (!isRefusal(answer) && seat !== undefined) table.decide(seat, answer);
  }
  const isSeatedAnew = [...seatFlagsOf(playable, here), "bots"].some((flag) => given[flag] !== undefined);
  const before = isSeatedAnew ? undefined : playersIn(record, table);
  table.players = before ?? seated(table, given, here);
  return table;
}

/** `players: stark human, greyjoy steward`, as this command writes it; anything else says nothing about seats. */
function playersIn({ headers }: RecordFile, table: LocalGame): string[] | undefined {
  const line = headers.find(({ name }) => name === "players")?.value ?? "";
  const who = new Map(line.split(",").map((part) => part.trim().split(" ") as [string, string]));
  const players = table.seats.map((seat) => who.get(table.nameOf(seat)));
  const isKnown = (player: string | undefined): player is string =>
    player === HUMAN || (player !== undefined && Object.hasOwn(table.playable.bots, player));
  return players.every(isKnown) && players.includes(HUMAN) ? players : undefined;
}
