import { type GameEvent, narrate, type Phrasebook } from "@weirwood/kernel";
import type { GroupHeading } from "../../../table/log/game-log.ts";
import { challengeSymbol } from "../challenge-symbol.ts";
import type { ChronicleText } from "../chronicle/text/en.ts";
import { eventMark } from "../event-mark.ts";
import { captionOf } from "../telling/captions.ts";

/** What a heading is made of: its events, and the words for it. */
interface Told {
  readonly events: readonly GameEvent[];
  readonly said: ChronicleText["log"];
  readonly book: Phrasebook;
}

const of = (events: readonly GameEvent[], rule: string): readonly GameEvent[] =>
  events.filter((event) => event.rule === rule);

const sum = (events: readonly GameEvent[]): number =>
  events.reduce((total, { count }) => total + Number(count ?? 0), 0);

/** The closed line of each kind of group. */
const byKind: { readonly [kind: string]: (told: Told) => GroupHeading } = {
  setup: ({ events, said, book }) => ({
    symbol: "cards/deck",
    title: said.setup,
    aside: of(events, "cards.setup.house")
      .map(({ house }) => book.names.house[String(house)])
      .join(", "),
  }),
  plots({ events, said, book }) {
    const plots = of(events, "cards.plots.revealed").map(({ card }) => book.names.card[String(card)]);
    const first = of(events, "cards.plots.first-player").at(-1);
    return {
      symbol: "cards/plot",
      title: plots.length === 0 ? said.plots : plots.join(" · "),
      ...(first !== undefined && { aside: said.first(book.names.player[String(first.player)]) }),
    };
  },
  draw: ({ events, said, book }) => ({
    symbol: "cards/deck",
    title: said.draw,
    aside: of(events, "cards.draw.count")
      .map(({ player, count }) => said.drawn(book.names.player[String(player)], Number(count)))
      .join(", "),
  }),
  marshalling({ events, said, book }) {
    const income = of(events, "cards.marshalling.income");
    const player = income[0]?.player ?? events[0].player;
    const played = of(events, "cards.play.played").length;
    return {
      symbol: "cards/gold",
      title: said.marshalling(book.names.player[String(player)] ?? ""),
      aside: said.marshalled(sum(income), played),
    };
  },
  challenge({ events, said, book }) {
    const [{ player, against, type }] = events;
    const counted = countedIn(events);
    return {
      symbol: challengeSymbol(String(type)),
      title: said.challenge(
        book.names.icon[String(type)],
        book.names.player[String(player)],
        book.names.player[String(against)],
      ),
      ...(counted !== undefined && { aside: `${counted.attack} : ${counted.defence}` }),
    };
  },
};

/** The event with the strengths of a challenge, where it has come so far. */
export const countedIn = (events: readonly GameEvent[]): GameEvent | undefined =>
  events.findLast(({ rule }) => rule === "cards.challenges.winner" || rule === "cards.challenges.nobody-wins");

/** Any other group is what its most telling event is. */
function plainHeading({ events, book }: Told): GroupHeading {
  const event = captionOf(events);
  return { symbol: eventMark(event).symbol, title: (narrate(book, event) ?? "").replace(/\.$/, "") };
}

export const headingOf = (kind: string, told: Told): GroupHeading => (byKind[kind] ?? plainHeading)(told);
