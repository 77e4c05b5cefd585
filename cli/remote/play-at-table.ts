import { randomInt, randomUUID } from "node:crypto";
import { entryNamed } from "@weirwood/catalogue";
import { chanceFrom } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { gameNames, wholeNumber } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { complaintAbout, serverAt } from "./complaint.ts";
import type { RemoteRefusal } from "./faults.ts";
import { Line } from "./line.ts";
import { type Played, Player, SeatLost } from "./player.ts";
import { Program, ProgramEnded } from "./program.ts";
import { RemoteServer } from "./server.ts";

export interface BotArguments {
  readonly server: string;
  readonly token?: string;
  readonly table?: string;
  readonly seat?: string;
  readonly invite?: string;
}

/** Starts a program and lets it play one seat of a table, to the end of the game. */
export async function playAtTable(words: readonly string[], given: BotArguments, here: Context): Promise<Report> {
  const { say } = here;
  const seat = given.seat === undefined ? undefined : wholeNumber("--seat", given.seat, 1, 16, here) - 1;
  const server = new RemoteServer(serverAt(given.server, here), { token: tokenIn(given, here) });
  const visit = { table: tableIn(given, here), ...(given.invite !== undefined && { invite: given.invite }) };
  const program = await started(words, here);
  try {
    const status = await sitDown(server, visit, seat, here);
    const { title, seats } = status;
    here.note(say.bot.seated(title, (status.seat as number) + 1, seats.length));
    const { played, losses } = await play(server, visit, status, program, here);
    await program.dismiss();
    const won = played.result.winners.includes(played.seatName);
    here.print(say.bot.over(played.seatName, won, played.result.rule));
    here.print(say.bot.count(played.decisions, played.refused, played.sampled));
    return { json: { table: visit.table, ...reportOf(played, status), won, reconnections: losses } };
  } catch (reason) {
    if (reason instanceof ProgramEnded) {
      const facts = { program: words[0], ended: reason.code };
      throw new Failure("bot-ended", say.bot.ended(words[0], reason.code), facts, exitCodes.failed);
    }
    if (reason instanceof SeatLost) throw new Failure("seat-lost", say.bot.seatLost, {}, exitCodes.failed);
    throw complaintAbout(reason, here);
  } finally {
    await program.end();
  }
}

function reportOf({ seatName, decisions, refused, sampled, result }: Played, { seat = 0 }: TableStatus) {
  const { winners, rule } = result;
  return { seat, seatName, decisions, refused, sampled, winners: [...winners], rule };
}

/** Whoever lists processes sees their arguments, so a token may come from the environment too. */
function tokenIn(given: BotArguments, { say, environment }: Context): string {
  const token = given.token ?? environment.WEIRWOOD_TOKEN ?? "";
  if (/^[\w-]{1,100}$/.test(token)) return token;
  throw new Failure("missing-option", token === "" ? say.bot.noToken : say.bot.badToken, { option: "--token" });
}

function tableIn({ table = "" }: BotArguments, { say }: Context): string {
  if (/^[\w-]{16,32}$/.test(table)) return table;
  throw new Failure("missing-option", say.bot.noTable, { option: "--table", value: table });
}

async function started(words: readonly string[], { say }: Context): Promise<Program> {
  try {
    return await Program.start(words);
  } catch (error) {
    const { code = "?" } = error as NodeJS.ErrnoException;
    throw new Failure("cannot-start", say.bot.cannotStart(words[0], code), { program: words[0] });
  }
}

interface Visit {
  readonly table: string;
  readonly invite?: string;
}

/** Takes the seat, if it is not ours already, and says that we are ready. */
async function sitDown(
  server: RemoteServer,
  { table, invite }: Visit,
  wanted: number | undefined,
  { say }: Context,
): Promise<TableStatus> {
  const invited = invite === undefined ? {} : { invite };
  let status = await server.ask("table", { params: { table }, query: invited });
  if (status.state === "finished" || status.state === "closed") throw new Failure("table-over", say.bot.tableOver);
  if (status.seat === undefined) {
    const isFree = ({ person, bot }: TableStatus["seats"][number]): boolean =>
      person === undefined && bot === undefined;
    const seat = wanted ?? status.seats.find(isFree)?.seat;
    if (status.state !== "open" || seat === undefined) throw new Failure("no-seat", say.bot.noSeat);
    status = await server.ask("joinTable", { params: { table, seat }, body: invited });
  } else if (wanted !== undefined && wanted !== status.seat) {
    throw new Failure("no-seat", say.bot.otherSeat(status.seat + 1), { option: "--seat" });
  }
  const isReady = status.seats[status.seat as number].isReady;
  if (status.state !== "open" || isReady) return status;
  return server.ask("ready", { params: { table }, body: { nonce: randomUUID() } });
}

async function play(
  server: RemoteServer,
  visit: Visit,
  { game: name, rules, seat }: TableStatus,
  program: Program,
  here: Context,
): Promise<{ played: Played; losses: number }> {
  const { say, language } = here;
  const entry = entryNamed(name);
  if (entry === undefined) throw new Failure("unknown-game", say.bot.unknownGame(name, gameNames(here)));
  const game = await entry.game();
  if (game.rulesVersion !== rules) throw new Failure("other-rules", say.bot.otherRules(rules, game.rulesVersion));

  let losses = 0;
  let end: (reason: RemoteRefusal) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = reject;
  });
  const line = new Line(
    { ...visit, server, language },
    {
      changed: () => player.changed(),
      lost: () => {
        losses++;
        here.note(say.bot.lost);
      },
      back: () => here.note(say.bot.back),
      ended: (reason) => end(reason),
    },
  );
  const chance = chanceFrom(randomInt(2 ** 32));
  const player = new Player({ line, program, game, seat: seat as number, chance, language });
  const programEnds = program.over.then((how) => Promise.reject(how));
  try {
    const over = line.begun().then(() => player.play());
    return { played: await Promise.race([over, ended, programEnds]), losses };
  } finally {
    await line.close();
  }
}
