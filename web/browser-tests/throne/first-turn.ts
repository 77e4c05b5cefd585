import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
import { expect } from "vitest";
import { gameOf } from "../server/kept-games.ts";
import type { Hands } from "./hands.ts";

/** Plays the reader's part of the first turn to its end, as a good bot would, with these hands. */
export async function playFirstTurn(hands: Hands, id: string, seed: number): Promise<void> {
  const { page } = hands;
  const chance = chanceFrom(seed);
  for (;;) {
    const { snapshot, seats, decisions } = await gameOf(page, id);
    const state = throne.fromJSON(snapshot);
    if (throne.round(state) > 1) return;
    const seat = seats.findIndex(({ bot }) => bot === undefined);
    if (!throne.isAwaited(state, seat)) {
      // The bots think.
      await expect.poll(async () => (await gameOf(page, id)).decisions.length).toBeGreaterThan(decisions.length);
      continue;
    }
    await hands.make(throneBots.steward.choose(throne.view(state, seat), seat, chance), throne.asks(state)[0].id);
    await expect.poll(async () => (await gameOf(page, id)).decisions.length).toBeGreaterThan(decisions.length);
  }
}
