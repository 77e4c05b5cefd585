import type { GameEvent } from "@weirwood/kernel";
import type { GameLog, GroupHeading } from "../../../table/log/game-log.ts";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";
import type { ChronicleText } from "../chronicle/text/en.ts";
import { RoundPictures } from "../westeros/round-pictures.tsx";
import { BattleCard } from "./battle-card.tsx";
import { groups, phaseOf } from "./groups.ts";
import { isRevealed, OrderRows } from "./order-rows.tsx";
import { summary } from "./summary.ts";

/** What a heading is made of: its events, and the words for it. */
interface Told {
  readonly events: readonly GameEvent[];
  readonly said: ChronicleText["log"];
  readonly nameOf: (kind: string, id: unknown) => string;
}

const eventOf = (events: readonly GameEvent[], rule: string): GameEvent | undefined =>
  events.find((event) => event.rule === rule);

const sumOf = (events: readonly GameEvent[], fact: string): number =>
  events.reduce((sum, event) => sum + Number(event[fact] ?? 0), 0);

const auctionSymbols = {
  "iron-throne": "throne/iron-throne",
  fiefdoms: "throne/blade",
  "kings-court": "throne/raven",
} as const;

/** The closed line of each kind of group. */
const headings: { readonly [kind: string]: (told: Told) => GroupHeading } = {
  orders: ({ events, said }) => ({
    symbol: "throne/order-back",
    title: said.orders,
    aside: String(events.filter(isRevealed).length),
  }),
  supply: ({ events, said, nameOf }) => ({
    symbol: "throne/barrel",
    title: said.supply,
    aside: events
      .filter(({ rule }) => rule === "throne.supply.count")
      .map(({ house, level }) => said.level(nameOf("house", house), Number(level)))
      .join(", "),
  }),
  muster: ({ events, said, nameOf }) => ({
    symbol: "throne/stronghold",
    title: said.muster,
    aside: [...new Set(events.map(({ house }) => nameOf("house", house)))].join(", "),
  }),
  auction({ events, said, nameOf }) {
    const { track } = events[0];
    const first = events.find(({ rule, place }) => rule === "throne.clash.place" && place === 1);
    return {
      symbol: auctionSymbols[track as keyof typeof auctionSymbols],
      title: nameOf("track", track),
      aside: first === undefined ? said.auctionOpen : said.auctionLed(nameOf("house", first.house)),
    };
  },
  income: ({ events, said }) => ({
    symbol: "throne/crown",
    title: said.income,
    aside: said.power(sumOf(events, "power")),
  }),
  wildlings({ events, said }) {
    const held = eventOf(events, "throne.wildlings.watch-wins");
    const outcome = held ?? eventOf(events, "throne.wildlings.watch-loses");
    if (outcome === undefined) return { symbol: "throne/mammoth", title: said.wildlings };
    return {
      symbol: "throne/mammoth",
      title: held === undefined ? said.watchLost : said.watchHeld,
      aside: said.against(Number(outcome.total), Number(outcome.threat)),
    };
  },
  consolidate: ({ events, said }) => ({
    symbol: "throne/power",
    title: said.consolidate,
    aside: said.power(sumOf(events, "power")),
  }),
  battle: ({ events: [{ attacker, defender, area }], said, nameOf }) => ({
    symbol: "throne/battle",
    title: said.battle(nameOf("house", attacker), nameOf("house", defender), nameOf("area", area)),
  }),
};

function heading(kind: string, events: readonly GameEvent[], language: Language): GroupHeading {
  const { names } = bookOf("throne", language);
  return headings[kind]({
    events,
    said: chronicleTextIn(language).log,
    nameOf: (of, id) => names[of]?.[String(id)] ?? String(id),
  });
}

/** The log of Throne: five phases, orders and auctions that open, battles as cards. */
export const throneLog: GameLog = {
  phaseOf,
  groups,
  heading,
  summary,
  cards: { battle: BattleCard },
  contents: { orders: OrderRows },
  RoundPictures,
};
