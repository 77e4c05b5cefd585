import { readyDecks } from "@weirwood/cards/decks";
import { faces } from "@weirwood/cards/questions";
import { expect, test } from "vitest";
import { listing } from "./listing.ts";
import { seatsAbout } from "./seats.ts";

test("the decks of the front page are ready-made ones, one of each House, as the rules call them", () => {
  const ids = listing.openings?.ids ?? [];
  const houses = ids.map((id) => {
    const deck = readyDecks.find((one) => one.id === id);
    for (const language of ["en", "fr"] as const) expect(listing.seatTitle(id, language)).toBe(deck?.title[language]);
    expect(seatsAbout[id]?.line.fr).not.toBe(seatsAbout[id]?.line.en);
    const house = deck && faces[deck.deck.house].house?.[0];
    expect(listing.seatSymbol(id)).toBe(`cards/shield-${house}`);
    return house;
  });
  expect(new Set(houses).size).toBe(6);
  const first = readyDecks.filter(({ isFirst }) => isFirst).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(first);
});
