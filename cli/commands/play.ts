import { randomBytes } from "node:crypto";
import {
  hashOf,
  hex,
  isRefusal,
  type RecordFile,
  type Seat,
  type Seed,
  seedFrom,
  seedFromHex,
  writeRecord,
} from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import type { Command } from "commander";
import { botNames, botsNamed, gameCalled, houseNamed, wholeNumber } from "../arguments.ts";
import { Failure } from "../failure.ts";
import { writeText } from "../files.ts";
import { replayFile } from "../records.ts";
import type { Report, Surroundings } from "../surroundings.ts";
import { playAtTable } from "../table/hot-seat.ts";
import { HUMAN, type Player, Session } from "../table/session.ts";
import { declareTable, type TableArguments, tableArguments, tableOptions, variantsOf } from "../table-options.ts";

interface PlayArguments extends TableArguments {
  readonly house?: readonly string[];
  readonly seat?: readonly string[];
  readonly bots?: string;
  readonly seed?: string;
  readonly record?: string;
  readonly resume?: string;
}

export function declarePlay(program: Command, here: Surroundings, end: (report: Report) => void): void {
  const { help } = here.say;
  declareTable(program.command("play"), here)
    .summary(help.play.summary)
    .description(help.play.about)
    .argument("<game>", help.game)
    .option("--house <house...>", help.play.house)
    .option("--seat <n...>", help.play.seat)
    .option("--bots <names>", help.play.bots)
    .option("--seed <text>", help.play.seed)
    .option("--record <file>", help.play.record)
    .option("--resume <file>", help.play.resume)
    .addHelpText("after", help.play.examples)
    .action(async (game: string, given: PlayArguments) => end(await play(game, given, here)));
}

async function play(gameName: string, given: PlayArguments, here: Surroundings): Promise<Report> {
  gameCalled(gameName, here);
  const session = given.resume === undefined ? newSession(given, here) : resumedSession(given.resume, given, here);
  const save = (path: string): void => writeText(path, writeRecord(session.record), here);
  const recordPath = given.record ?? given.resume;
  const { ended, savedTo } = await playAtTable(session, recordPath, save, here);
  const outcome = throne.outcome(session.state);
  return {
    json: {
      game: throne.name,
      seed: hex(session.seed),
      options: { ...session.options },
      variants: variantsOf(session.options),
      players: Object.fromEntries(session.players.map((player, seat) => [session.houseOf(seat), player])),
      decisions: session.decisions,
      finished: outcome !== undefined,
      ended,
      winners: outcome?.winners.map((seat) => session.houseOf(seat)) ?? [],
      rule: outcome?.rule ?? null,
      record: savedTo ?? null,
    },
  };
}

function newSession(given: PlayArguments, here: Surroundings): Session {
  const session = new Session(tableOptions(given, here), seedGiven(given.seed));
  session.players = seated(session, given, here);
  return session;
}

/** Any text will do as a seed; 64 hexadecimal digits are the seed itself. */
function seedGiven(text: string | undefined): Seed {
  if (text === undefined) return new Uint8Array(randomBytes(32));
  return seedFromHex(text) ?? seedFrom(text);
}

/** People by house or by seat, one of them if nobody is named; bots are dealt round the other seats. */
function seated(session: Session, given: PlayArguments, here: Surroundings): Player[] {
  const { seats } = session;
  const { house = [], seat: seatNumbers = [], bots = "steward" } = given;
  const people = new Set<Seat>([
    ...house.flatMap((list) => list.split(",")).map((name) => seatOfHouse(session, name.trim(), here)),
    ...seatNumbers.map((number) => wholeNumber("--seat", number, 1, seats.length, here) - 1),
  ]);
  if (bots === "none") return seats.map(() => HUMAN);
  const names = botsNamed(bots, here);
  if (people.size === 0) people.add(0);
  let dealt = 0;
  return seats.map((seat) => (people.has(seat) ? HUMAN : names[dealt++ % names.length]));
}

function seatOfHouse(session: Session, name: string, here: Surroundings): Seat {
  const house = houseNamed("--house", name, here);
  const seat = session.seats.find((one) => session.houseOf(one) === house);
  if (seat !== undefined) return seat;
  throw new Failure("absent-house", here.say.arguments.absentHouse(house, session.seats.length), {
    option: "--house",
  });
}

/** A game taken up again from its record, with the players that the record names unless others are asked for. */
function resumedSession(path: string, given: PlayArguments, here: Surroundings): Session {
  const fixed = ([...tableArguments, "seed"] as const).find((name) => given[name] !== undefined);
  if (fixed !== undefined) {
    const option = `--${fixed.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    throw new Failure("conflicting-options", here.say.arguments.fixedByRecord(option), { option });
  }
  const { record, options } = replayFile(path, here);
  const { seed = seedFrom(hashOf(record.position ?? null)), position } = record;
  const session = new Session(options, seed, position);
  for (const { seat: house, notation } of record.decisions) {
    const answer = throne.parse(notation, session.state);
    const seat = session.seats.find((one) => session.houseOf(one) === house);
    if (!isRefusal(answer) && seat !== undefined) session.decide(seat, answer);
  }
  const isSeatedAnew = given.house !== undefined || given.seat !== undefined || given.bots !== undefined;
  const before = isSeatedAnew ? undefined : playersIn(record, session);
  session.players = before ?? seated(session, given, here);
  return session;
}

/** `players: stark human, greyjoy steward`, as this command writes it; anything else says nothing about seats. */
function playersIn({ headers }: RecordFile, session: Session): Player[] | undefined {
  const line = headers.find(({ name }) => name === "players")?.value ?? "";
  const who = new Map(line.split(",").map((part) => part.trim().split(" ") as [string, string]));
  const players = session.seats.map((seat) => who.get(session.houseOf(seat)));
  const isKnown = (player: string | undefined): player is Player =>
    player === HUMAN || (botNames as readonly (string | undefined)[]).includes(player);
  return players.every(isKnown) && players.includes(HUMAN) ? players : undefined;
}
