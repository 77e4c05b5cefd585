import { type GameEvent, narrate } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import type { Context } from "../../context.ts";
import { eventLines } from "../../table/log.ts";
import { paint } from "./signs.ts";

/** Told to a house alone when its orders are in or laid; at this table it sees for itself what it has just typed. */
const leftOut = ["throne.orders.secret", "throne.single.hidden"];

/** Events as sentences, a house's orders that are turned up together in one. */
export function logLines(events: readonly GameEvent[], here: Context, rules?: "with rules"): string[] {
  return eventLines(throne, paint, events, here, rules, (all, index) => {
    const event = all[index];
    if (leftOut.includes(event.rule) || isSameReveal(event, all[index - 1])) return undefined;
    return isReveal(event) ? revealed(all, index, here) : narrate(throne.phrasebooks[here.language], event);
  });
}

const isReveal = ({ rule }: GameEvent): boolean => rule === "throne.orders.reveal";

function isSameReveal(event: GameEvent, before: GameEvent | undefined): boolean {
  return before !== undefined && isReveal(event) && isReveal(before) && event.house === before.house;
}

/** All orders of a house that are turned up, in one line: `Stark: Winterfell March 0, White Harbor Support.` */
function revealed(events: readonly GameEvent[], from: number, { language, say }: Context): string {
  const { house, area, order } = throne.phrasebooks[language].names;
  const orders: string[] = [];
  for (let i = from; i === from || (i < events.length && isSameReveal(events[i], events[i - 1])); i++) {
    orders.push(`${area[String(events[i].area)]} ${order[String(events[i].order)]}`.replaceAll(" ", "\u00a0"));
  }
  return `${house[String(events[from].house)]}${say.play.asked} ${orders.join(", ")}.`;
}
