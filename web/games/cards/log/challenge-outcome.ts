import type { GameEvent, Phrasebook } from "@weirwood/kernel";
import { spoken } from "../../../table/seat-names.ts";
import type { Language } from "../../../text/language.ts";
import type { ChronicleText } from "../chronicle/text/en.ts";
import { countedIn } from "./headings.ts";

/** What came of a challenge, in a sentence or two: who won, who was killed or discarded, and the power it gave. */
export function outcomeOf(
  events: readonly GameEvent[],
  said: ChronicleText["log"],
  { names }: Phrasebook,
  language: Language,
): string {
  const counted = countedIn(events);
  if (counted === undefined)
    return events.some(({ rule }) => rule === "cards.challenges.over") ? said.nobodyLeft : said.underWay;
  const namesOf = (rule: string): readonly string[] =>
    events.filter((event) => event.rule === rule).map(({ card }) => names.card[String(card)]);
  const killed = namesOf("cards.leaving.killed");
  const discarded = namesOf("cards.hand.discarded");
  const winner = counted.rule === "cards.challenges.winner" ? String(counted.player) : undefined;
  const power = events
    .filter(({ rule, player }) => /^cards\.power\./.test(rule) && player === winner)
    .reduce((sum, { count }) => sum + Number(count), 0);
  return [
    winner === undefined ? said.nobodyWins : said.wins(names.player[winner]),
    ...(killed.length === 0 ? [] : [said.killed(spoken(killed, language), killed.length)]),
    ...(discarded.length === 0 ? [] : [said.discarded(spoken(discarded, language))]),
    ...(power === 0 ? [] : [said.power(power)]),
  ].join(" ");
}
