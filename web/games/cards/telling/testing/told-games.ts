import { cards } from "@weirwood/cards/playing";
import type { Cards } from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { Telling } from "../../../../table/telling.ts";
import { replayOf } from "../../../../testing/replay-of.ts";
import { tell } from "../tell.ts";

/** A recorded game and all that it told. */
export async function toldGame(record: string) {
  const game = await replayOf(record);
  const { steps } = game.summary;
  return { game, steps, events: steps.flatMap(({ events }) => events) };
}

/** Everything that a seat sees told, decision by decision, with the views before and after. */
export async function tellingsFor(record: string, seat: number): Promise<readonly Telling[]> {
  const { game, steps } = await toldGame(record);
  const told: GameEvent[] = [];
  const tellings: Telling[] = [];
  let before: Cards | undefined;
  for (const [at, { events }] of steps.entries()) {
    const seen = events.filter(({ audience }) => audience === undefined || (audience as number[]).includes(seat));
    if (seen.length === 0) continue;
    const after = cards.fromJSON(game.view(at, seat));
    before ??= cards.fromJSON(game.view(Math.max(0, at - 1), seat));
    tellings.push(...tell(seen, { before, after, seat, language: "en", told }));
    told.push(...seen);
    before = after;
  }
  return tellings;
}
