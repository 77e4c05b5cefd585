import { entriesFor, entryNamed } from "@weirwood/catalogue";
import { describe, expect, test } from "vitest";
import { seatsWith } from "../lobby/game-options.ts";
import { firstGame, gameListings, hasBoard, listingOf, listingsWith, loadClient, titleOf } from "./index.ts";

test("players are offered the games of the catalogue that have a board here, in its order, and not the one for tests", () => {
  const games = entriesFor("players").map(({ name }) => name);
  expect(gameListings.map(({ name }) => name)).toEqual(games.filter(hasBoard));
  expect(firstGame).toBe("throne");
});

test("the game for tests is shown where a server offers it", () => {
  const namesWith = (...offered: string[]) => listingsWith(offered.map((name) => ({ name }))).map(({ name }) => name);
  const players = gameListings.map(({ name }) => name);
  expect(namesWith()).toEqual(players);
  expect(namesWith(...players, "chess")).toEqual(players);
  expect(new Set(namesWith(...players, "ravens-wager"))).toEqual(new Set([...players, "ravens-wager"]));
});

describe.each(listingsWith(entriesFor("tests")))("the listing of $name", (listing) => {
  test("names the seats of the usual game as the rules do", async () => {
    const rules = await entryNamed(listing.name)?.rules();
    const names = rules && seatsWith(rules, {});
    expect([...listing.usualSeats].sort()).toEqual([...(names ?? [])].sort());
    expect(listing.usualSeats).toHaveLength(listing.usualPlayers);
    expect(listing.usualSeats).toContain(listing.usualSeat);
  });

  test("has a title in both languages, and for every seat a title and a colour", () => {
    for (const language of ["en", "fr"] as const) expect(titleOf(listing.name, language)).toBe(listing.title[language]);
    for (const seat of listing.usualSeats) {
      for (const language of ["en", "fr"] as const) expect(listing.seatTitle(seat, language)).toMatch(/^[A-Z]/);
      expect(listing.seatColour(seat)).toMatch(/^var\(--/);
    }
  });

  test("has a word for a round that can stand within a sentence, and an invitation", () => {
    for (const language of ["en", "fr"] as const) {
      expect(listing.round[language]).toMatch(/^[a-z]+$/);
      expect(listing.invitation[language]).toMatch(/^[A-Z].*[a-z]$/);
    }
  });

  test("takes less than a kilobyte of what a first visit loads", () => {
    const source = JSON.stringify(listing, (_, value) => (typeof value === "function" ? String(value) : value));
    expect(source.length).toBeLessThan(1000);
  });
});

test("a game that nobody listed is not there", async () => {
  expect(listingOf("chess")).toBeUndefined();
  expect(hasBoard("chess")).toBe(false);
  expect(titleOf("chess", "en")).toBe("Chess");
  expect(await loadClient("chess")).toBeUndefined();
});
