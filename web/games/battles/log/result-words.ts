import type { GameEvent, Phrasebook } from "@weirwood/kernel";
import type { ChronicleText } from "../chronicle/text/en.ts";
import type { Fought } from "./fought.ts";

/** How an attack ended, in sentences. */
export function resultWords({ results, isCounted }: Fought, said: ChronicleText["log"], { names }: Phrasebook): string {
  if (!isCounted && results.length === 0) return said.waiting;
  const nameOf = (kind: string, id: unknown): string => names[kind]?.[String(id)] ?? String(id);
  const steps = results.filter(({ rule }) => rule === "battles.retreat.step");
  const sentences = results.flatMap((event) => sentenceOf(event) ?? []);
  const hasLosses = results.some(({ rule }) => /casualties|eliminated|unharmed/.test(rule));
  return [...(hasLosses ? [] : [said.misses]), ...sentences].join(" ");

  function sentenceOf(event: GameEvent): string | undefined {
    switch (event.rule) {
      case "battles.attack.casualties":
        return Number(event.left) === 0 ? undefined : said.falls(Number(event.lost), Number(event.left));
      case "battles.attack.eliminated":
        return said.eliminated;
      case "battles.commanders.captured":
        return said.captured(nameOf("figure", event.figure));
      case "battles.commanders.unharmed":
        return said.holdsOut(nameOf("figure", event.figure));
      case "battles.keywords.stalwart":
        return said.firm;
      case "battles.retreat.blocked":
        return said.blocked;
      case "battles.retreat.step":
        return event === steps.at(-1) ? said.back(steps.length, nameOf("hex", event.to)) : undefined;
      default:
        return said.follows(nameOf("hex", event.to));
    }
  }
}
