import { expect, test } from "vitest";
import { throneSymbolNames } from "./art/symbol-names.ts";
import { listing } from "./listing.ts";

test("the signs of the game and of its houses are drawn", () => {
  for (const sign of [listing.symbol, ...listing.usualSeats.map(listing.seatSymbol)]) {
    expect(throneSymbolNames).toContain(sign);
  }
});
