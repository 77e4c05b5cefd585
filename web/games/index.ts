import type { ComponentType } from "react";
import type { SymbolName } from "../art/symbol-names.ts";
import type { GameClient } from "../table/game-client.ts";
import { openBooks } from "./books.ts";

/** What a page must know of a game before its client is loaded: a sign, and whom one can play. */
export interface GameListing {
  readonly name: string;
  readonly symbol: SymbolName;
  /** The seats in play for each number of players. */
  readonly seats: { readonly [players: number]: readonly string[] };
  readonly usualPlayers: number;
  seatSymbol(seat: string): SymbolName;
  /** Houses are called alike in every language. */
  seatTitle(seat: string): string;
}

const houses = ["stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell"] as const;
const five = ["stark", "lannister", "baratheon", "greyjoy", "tyrell"];

export const gameListings: readonly GameListing[] = [
  {
    name: "throne",
    symbol: "iron-throne",
    seats: {
      3: ["stark", "lannister", "baratheon"],
      4: ["stark", "lannister", "baratheon", "tyrell"],
      5: five,
      6: [...five, "martell"],
    },
    usualPlayers: 5,
    seatSymbol: (seat) => (isHouse(seat) ? `shield-${seat}` : "shield-neutral"),
    seatTitle: (seat) => seat.charAt(0).toUpperCase() + seat.slice(1),
  },
];

const isHouse = (seat: string): seat is (typeof houses)[number] => (houses as readonly string[]).includes(seat);

export const listingOf = (game: string): GameListing | undefined => gameListings.find(({ name }) => name === game);

/** A game may bring a picture for the front page. */
const pictures = import.meta.glob<{ readonly Picture: ComponentType }>("./*/picture.tsx");

export async function loadPicture(game: string): Promise<ComponentType> {
  return (await pictures[`./${game}/picture.tsx`]?.())?.Picture ?? (() => null);
}

/** Every game brings `<name>/client.ts`; it is loaded when somebody sits down to it. */
const clients = import.meta.glob<{ readonly client: unknown }>("./*/client.{ts,tsx}");

/** A game's client, with its words in the reader's language; undefined where this page has none of that name. */
export async function loadClient(game: string): Promise<GameClient | undefined> {
  const load = clients[`./${game}/client.ts`] ?? clients[`./${game}/client.tsx`];
  if (load === undefined) return undefined;
  const [{ client }] = await Promise.all([load(), openBooks(game)]);
  // Each client knows the type of its own views; the frame only hands them back to it.
  return client as GameClient;
}
