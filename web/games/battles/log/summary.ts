import type { GameEvent } from "@weirwood/kernel";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";

/** The two things of a round that are worth telling: who was captured or broke, what was lost or taken, else the attacks. */
export function summary(events: readonly GameEvent[], language: Language): readonly string[] {
  const { names } = bookOf("battles", language);
  const said = chronicleTextIn(language).log;
  const of = (rule: string): readonly GameEvent[] => events.filter((event) => event.rule === rule);
  const captured = of("battles.commanders.captured").map(({ figure }) =>
    said.captured(names.figure[String(figure)]).replace(/\.$/, ""),
  );
  const broken = of("battles.morale.zones").map(({ house }) => said.breaks(names.seat[String(house)]));
  const eliminated = of("battles.attack.eliminated");
  const lost = ["stark", "lannister"].flatMap((house) => {
    const units = eliminated.filter((event) => event.house === house).length;
    return units === 0 ? [] : said.lost(names.seat[house], units);
  });
  const taken = of("battles.victory.objective").map(({ house, hex }) =>
    said.takes(names.seat[String(house)], names.hex[String(hex)]),
  );
  const attacks = of("battles.attack.declare").length;
  const rest = attacks === 0 ? [] : [said.attacks(attacks)];
  return [...captured.slice(-1), ...broken.slice(-1), ...lost, ...taken.slice(-1), ...rest].slice(0, 2);
}
