import type { GameEvent } from "@weirwood/kernel";
import type { GameLog, GroupHeading } from "../../../table/log/game-log.ts";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";
import type { ChronicleText } from "../chronicle/text/en.ts";
import { AttackCard } from "./attack-card.tsx";
import { groups, phaseOf } from "./groups.ts";
import { summary } from "./summary.ts";

/** What a heading is made of: its events, and the words for it. */
interface Told {
  readonly events: readonly GameEvent[];
  readonly said: ChronicleText["log"];
  readonly nameOf: (kind: string, id: unknown) => string;
}

const countOf = (events: readonly GameEvent[], rule: string): number =>
  events.filter((event) => event.rule === rule).length;

/** The closed line of each kind of group. */
const headings: { readonly [kind: string]: (told: Told) => GroupHeading } = {
  attack: ({ events: [{ unit, target, at }], said, nameOf }) => ({
    symbol: "battles/engagement",
    title: said.attack(
      unit === undefined ? nameOf("marker", "archers") : nameOf("unit", unit),
      nameOf("unit", target),
      nameOf("hex", at),
    ),
  }),
  card: ({ events, said, nameOf }) => ({
    symbol: "battles/commander",
    title: nameOf("card", events[0].card),
    aside: said.ordered(nameOf("figure", events[0].figure), countOf(events, "battles.cards.order")),
  }),
  order({ events, nameOf, said }) {
    const [{ symbol, unit, hex }] = events;
    const moved = events.findLast(({ to }) => to !== undefined);
    const at = nameOf("hex", hex);
    return {
      symbol: `battles/hexorder-${symbol}` as BattlesSymbol,
      title: nameOf("unit", unit),
      aside: moved === undefined ? at : said.way(at, nameOf("hex", moved.to)),
    };
  },
  rally: ({ events, said, nameOf }) => ({
    symbol: "battles/hexorder-valor",
    title: said.rally,
    aside: events
      .filter(({ rule }) => rule === "battles.muster.orders")
      .map(({ house, faces }) => said.rallied(nameOf("seat", house), Array.isArray(faces) ? faces.length : 0))
      .join(", "),
  }),
  keep: ({ said }) => ({ symbol: "battles/seal", title: said.keep }),
  fire: ({ events, said }) => ({ symbol: "battles/fire-2", title: said.fire, aside: String(events.length) }),
};

function heading(kind: string, events: readonly GameEvent[], language: Language): GroupHeading {
  const { names } = bookOf("battles", language);
  return headings[kind]({
    events,
    said: chronicleTextIn(language).log,
    nameOf: (of, id) => names[of]?.[String(id)] ?? String(id),
  });
}

/** The log of Battles: four phases, cards and orders with what they moved, attacks with their dice. */
export const battlesLog: GameLog = { phaseOf, groups, heading, summary, cards: { attack: AttackCard } };
