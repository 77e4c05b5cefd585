import { entriesFor } from "@weirwood/catalogue";
import { describe, expect, test } from "vitest";
import { firstGame, gameListings, listingOf, listingsOffered, loadClient, titleOf } from "./index.ts";
import { seatNames } from "./seats.ts";
import { throneSymbolNames } from "./throne/art/symbol-names.ts";

test("players are offered the games of the catalogue, and not the one for tests", () => {
  expect(gameListings.map(({ name }) => name)).toEqual(entriesFor("players").map(({ name }) => name));
  expect(gameListings.map(({ name }) => name)).toContain(firstGame);
});

test("of a server's games those are shown that this page knows", () => {
  const namesOf = (...offered: string[]) => listingsOffered(offered.map((name) => ({ name }))).map(({ name }) => name);
  expect(namesOf("throne", "chess")).toEqual(["throne"]);
  expect(namesOf("throne", "ravens-wager")).toEqual(["ravens-wager", "throne"]);
});

describe.each(listingsOffered(entriesFor("tests")))("the listing of $name", (listing) => {
  test("names the seats of the usual game as the rules do", async () => {
    const names = await seatNames(listing.name, {});
    expect([...listing.usualSeats].sort()).toEqual([...names].sort());
    expect(listing.usualSeats).toHaveLength(listing.usualPlayers);
  });

  test("has a title in both languages, and for every seat a title and a colour", () => {
    for (const language of ["en", "fr"] as const) expect(titleOf(listing.name, language)).toBe(listing.title[language]);
    for (const seat of listing.usualSeats) {
      for (const language of ["en", "fr"] as const) expect(listing.seatTitle(seat, language)).toMatch(/^[A-Z]/);
      expect(listing.seatColour(seat)).toMatch(/^var\(--/);
    }
  });

  test("takes less than a kilobyte of what a first visit loads", () => {
    const source = JSON.stringify(listing, (_, value) => (typeof value === "function" ? String(value) : value));
    expect(source.length).toBeLessThan(1000);
  });
});

test("the signs of Throne and of its seats are drawn", () => {
  const listing = listingOf("throne");
  const signs = [listing?.symbol, ...(listing?.usualSeats ?? []).map((seat) => listing?.seatSymbol(seat))];
  for (const sign of signs) expect(throneSymbolNames).toContain(sign);
});

test("a game that nobody listed is not there", async () => {
  expect(listingOf("chess")).toBeUndefined();
  expect(titleOf("chess", "en")).toBe("chess");
  expect(await loadClient("chess")).toBeUndefined();
});

test("the seats that can be chosen are those that the rules know, for every number of players", async () => {
  expect(await seatNames("throne", { players: 3 })).toHaveLength(3);
  expect([...(await seatNames("throne", { players: 4 }))].sort()).toEqual([
    "baratheon",
    "lannister",
    "stark",
    "tyrell",
  ]);
  expect(await seatNames("throne", { players: 6 })).toContain("martell");
  expect(await seatNames("throne", { players: 9 })).toEqual([]);
});
