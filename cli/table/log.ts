import { type GameEvent, narrate } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import pc from "picocolors";
import { wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { painted } from "./signs.ts";

/** Told to a house alone when its orders are in or laid; at this table it sees for itself what it has just typed. */
const leftOut = ["throne.orders.secret", "throne.single.hidden"];

/** Events as sentences; a turn begins with a heading. Events that have no sentence are left out. */
export function logLines(events: readonly GameEvent[], here: Surroundings, rules?: "with rules"): string[] {
  const lines: string[] = [];
  for (const [i, event] of events.entries()) {
    if (leftOut.includes(event.rule) || isSameReveal(event, events[i - 1])) continue;
    const sentence = isReveal(event) ? revealed(events, i, here) : narrate(throne.phrasebooks[here.language], event);
    if (sentence === undefined) continue;
    if (event.rule === "throne.turn.phases") lines.push("", pc.bold(`── ${sentence}`));
    else lines.push(`  ${logLine(sentence, rules === undefined ? undefined : event.rule, here)}`);
  }
  return lines;
}

const isReveal = ({ rule }: GameEvent): boolean => rule === "throne.orders.reveal";

function isSameReveal(event: GameEvent, before: GameEvent | undefined): boolean {
  return before !== undefined && isReveal(event) && isReveal(before) && event.house === before.house;
}

/** All orders of a house that are turned up, in one line: `Stark: Winterfell March 0, White Harbor Support.` */
function revealed(events: readonly GameEvent[], from: number, { language, say }: Surroundings): string {
  const { house, area, order } = throne.phrasebooks[language].names;
  const orders: string[] = [];
  for (let i = from; i === from || (i < events.length && isSameReveal(events[i], events[i - 1])); i++) {
    orders.push(`${area[String(events[i].area)]} ${order[String(events[i].order)]}`.replaceAll(" ", "\u00a0"));
  }
  return `${house[String(events[from].house)]}${say.play.asked} ${orders.join(", ")}.`;
}

function logLine(sentence: string, rule: string | undefined, { language, width }: Surroundings): string {
  const { house } = throne.phrasebooks[language].names;
  const whole = rule === undefined ? painted(sentence, house) : `${painted(sentence, house)} ${pc.dim(`(${rule})`)}`;
  return wrapped(whole, width - 4, "    ");
}
