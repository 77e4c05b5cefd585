import { given } from "@weirwood/battles/given";
import { type Battle, battles } from "@weirwood/battles/rules";
import { isRefusal, type JsonMap } from "@weirwood/kernel";
import type { Locator, Page } from "playwright-core";
import { gameOf, layState } from "../server/kept-games.ts";
import { walkTo } from "../server/visit.ts";

interface OpenTable {
  /** What the reader has answered since. */
  answered(): Promise<string[]>;
}

/** A position, after these answers. */
export function laidOut(position: JsonMap, ...answers: readonly string[]): Battle {
  const state = given(position);
  for (const said of answers) {
    const answer = battles.parse(said, state);
    if (isRefusal(answer)) throw new Error(said);
    battles.apply(state, battles.awaited(state), answer);
  }
  return state;
}

/** Opens a table on which the reader is asked something: whoever is awaited, if nobody is named. */
export async function openTable(page: Page, state: Battle, seat = battles.awaited(state)): Promise<OpenTable> {
  await page.goto("/practice");
  const id = await layState(page, battles, { state, seat, options: { plan: "kingsroad" } });
  await walkTo(page, `/practice/${id}`);
  await page.locator(".ask h2").waitFor();
  return {
    answered: async () =>
      (await gameOf(page, id)).decisions.filter((made) => made.seat === seat).map(({ notation }) => notation),
  };
}

export const hexButton = (page: Page, hex: string): Locator => page.locator(`[data-hex="${hex}"][role="button"]`);
