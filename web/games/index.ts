import { entriesFor } from "@weirwood/catalogue";
import type { ComponentType } from "react";
import type { GameClient } from "../table/game-client.ts";
import type { Language } from "../text/language.ts";
import { openBooks } from "./books.ts";
import type { GameListing } from "./listing.ts";

export type { GameListing } from "./listing.ts";

const listings = import.meta.glob<GameListing>("./*/listing.ts", { eager: true, import: "listing" });

const listed = (audience: "players" | "tests"): readonly GameListing[] =>
  entriesFor(audience).flatMap(({ name }) => listings[`./${name}/listing.ts`] ?? []);

/** The games that players are offered without asking a server. */
export const gameListings = listed("players");

/** The same, and the game for tests where a server offers it. */
export const listingsWith = (offers: readonly { readonly name: string }[]): readonly GameListing[] =>
  listed("tests").filter(
    (listing) => gameListings.includes(listing) || offers.some(({ name }) => name === listing.name),
  );

/** The game that is meant where an address names none. */
export const firstGame = gameListings[0].name;

export const listingOf = (game: string): GameListing | undefined => listings[`./${game}/listing.ts`];

/** Whether this page has a board for a game; a server may offer others. */
export const hasBoard = (game: string): boolean => listingOf(game) !== undefined;

/** What a game is called; its name where this page does not know it. */
export const titleOf = (game: string, language: Language): string =>
  listingOf(game)?.title[language] ?? game.charAt(0).toUpperCase() + game.slice(1);

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
