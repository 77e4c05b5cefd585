import { isRefusal } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { expect, test } from "vitest";
import { symbolNames } from "../art/symbol-names.ts";
import { gameListings, listingOf, loadClient } from "./index.ts";

test("the seats that can be chosen are those that the rules know, for every number of players", () => {
  for (const players of [3, 4, 5, 6]) {
    const houses = listingOf("throne")?.seats[players];
    expect(isRefusal(throne.readOptions({ players, houses }))).toBe(false);
  }
});

test("every seat has a sign that is drawn, and a title", () => {
  for (const listing of gameListings) {
    for (const seat of Object.values(listing.seats).flat()) {
      expect(symbolNames).toContain(listing.seatSymbol(seat));
      expect(listing.seatTitle(seat)).toMatch(/^[A-Z]/);
    }
  }
});

test("a game that nobody listed is not there", async () => {
  expect(listingOf("chess")).toBeUndefined();
  expect(await loadClient("chess")).toBeUndefined();
});
