import type { AskSummary as OpenAsk } from "@weirwood/kernel";
import type { AskSummary, ServerMessage } from "@weirwood/protocol";

/** When each ask that is open was asked. */
export type AskTimes = readonly { readonly ask: number; readonly at: number }[];

/** The times of what is asked now: of an ask that was open before, as it was; of a new one, now. */
export function askTimes(known: AskTimes | undefined, asks: readonly OpenAsk[], now: number): AskTimes {
  return asks.map(({ id }) => known?.find(({ ask }) => ask === id) ?? { ask: id, at: now });
}

/** What the game waits for, as everybody is told. Tables begun before times were kept have none until the next ask. */
export function asksTold(asks: readonly OpenAsk[], times: AskTimes | undefined): AskSummary[] {
  return asks.map(({ seats, answered, ...ask }) => {
    const time = times?.find((one) => one.ask === ask.id);
    return {
      ...ask,
      seats: [...seats],
      ...(time && { since: time.at }),
      ...(answered && { answered: [...answered] }),
    };
  });
}

/** Messages about asks that were open before and are still, where it changed who has answered and everybody may see that. */
export function answeredTexts(table: string, before: readonly OpenAsk[], after: readonly OpenAsk[]): string[] {
  return after.flatMap(({ id, answered }) => {
    const known = before.find((ask) => ask.id === id)?.answered;
    if (answered === undefined || known === undefined || known.join() === answered.join()) return [];
    return JSON.stringify({ is: "answered", table, ask: id, seats: [...answered] } satisfies ServerMessage);
  });
}
