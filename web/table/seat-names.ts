import { ONLOOKER, type Phrasebook, type Seat } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { botName } from "../lobby/levels.ts";
import type { Text } from "../text/en.ts";
import type { Language } from "../text/language.ts";
import type { GameClient, SeatPlayer } from "./game-client.ts";
import type { SeatState } from "./seat-state.ts";

/** A list of names as it is said: `A, B and C`. */
export function spoken(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** A seat's title by its one-word name; the name where the game's book has no title for it. */
export const seatTitle = (book: Phrasebook, name: string | undefined): string =>
  name === undefined ? "" : (book.names.seat?.[name] ?? name);

/** What a seat is called by whoever reads: its title in the game, once there is one, else its number. */
export function seatNames(client: GameClient, view: unknown, language: Language): (seat: Seat) => string {
  return (seat) => client.seatTitle(view, seat, language);
}

/** The person's or the bot's name on a chair, or nothing where it is empty. */
export function sitterName(status: TableStatus, seat: Seat, text: Text): string | undefined {
  const { person, bot } = status.seats[seat] ?? {};
  if (person !== undefined) return person.name;
  return bot === undefined ? undefined : `${botName(bot, text)} (${text.table.bot})`;
}

/** People and bots by seat, for the game's own list of seats, which marks the bots itself. */
export function playersOf(
  status: TableStatus,
  states: readonly SeatState[],
  text: Text,
  aside: (seat: Seat) => SeatPlayer["aside"],
): SeatPlayer[] {
  return status.seats.map(({ seat, bot }) => ({
    name: bot === undefined ? (sitterName(status, seat, text) ?? text.table.emptySeat) : botName(bot, text),
    isBot: bot !== undefined,
    state: states[seat],
    aside: aside(seat),
  }));
}

export const readerOf = (status: TableStatus | undefined): Seat => status?.seat ?? ONLOOKER;
