import { cards } from "@weirwood/cards/playing";
import { type Cards, seatsIn } from "@weirwood/cards/questions";
import { type GameEvent, narrate, ONLOOKER, type Phrasebook } from "@weirwood/kernel";
import { spoken } from "../../../table/seat-names.ts";
import type { Circumstances } from "../../../table/telling.ts";
import type { Language } from "../../../text/language.ts";
import { tableBook } from "../table-book.ts";
import { cardsTextIn } from "../text/use-cards-text.ts";
import { partOf } from "./beats.ts";
import { list, words } from "./moment-finder.ts";

/** The reader's one-word name; undefined for those who look on. */
export function readerIn({ before, after, seat }: Circumstances<Cards>): string | undefined {
  const view = after ?? before;
  return view === undefined || seat === ONLOOKER || seat >= seatsIn(view) ? undefined : cards.seatName(view, seat);
}

/** Of several events, those that say most, most first; others say only what these do. */
const telling: readonly RegExp[] = [
  /^cards\.victory\./,
  /^cards\.leaving\.(killed|discarded|returned)$/,
  /^cards\.saves\./,
  /^cards\.control\./,
  /^cards\.dominance\./,
  /^cards\.power\./,
  /^cards\.(effects|hand|search|deck|attachments|play|challenges|leaving)\./,
];

const rankOf = ({ rule }: GameEvent): number => {
  const rank = telling.findIndex((rules) => rules.test(rule));
  return rank < 0 ? telling.length : rank;
};

/** The event that says most of a beat: what somebody does, else what comes of it. */
export function captionOf(events: readonly GameEvent[]): GameEvent {
  const [first] = events;
  if (first.how !== undefined) return first;
  if (partOf(first) === "attack")
    return events.findLast(({ rule }) => rule === "cards.challenges.attackers") ?? events[events.length - 1];
  return events.reduce((best, event) => (rankOf(event) < rankOf(best) ? event : best), first);
}

/** What the caption says, where more than one event is told: one sentence or two, with the names of the table. */
export function sentenceOf(events: readonly GameEvent[], circumstances: Circumstances<Cards>): string | undefined {
  if (events.length < 2) return undefined;
  const { language, after, before } = circumstances;
  const book = tableBook(language, after ?? before);
  const [first] = events;
  switch (partOf(first)) {
    case "attack":
      return attackWords(events, book, language);
    case "draw":
    case "placed":
    case "houses":
      return drawWords(events, book, language);
    case "gone":
      return manyWords(events, book, language);
    case "act":
      return actWords(events, book, language);
    default:
      return manyWords(
        events.filter((event) => rankOf(event) === rankOf(captionOf(events))),
        book,
        language,
      );
  }
}

/** Who attacks whom with whom: in one sentence, though it is told in two or three. */
function attackWords(events: readonly GameEvent[], book: Phrasebook, language: Language): string | undefined {
  const declared = events.find(({ rule }) => rule === "cards.challenges.declared");
  const attack = events.findLast(({ rule }) => rule === "cards.challenges.attackers");
  if (declared === undefined || attack === undefined) return narrate(book, captionOf(events));
  const { names } = book;
  return cardsTextIn(language).telling.attacks({
    attacker: names.player[words(declared.player)],
    defender: names.player[words(declared.against)],
    type: names.icon[words(declared.type)],
    cards: spoken(
      list(attack.cards).map((card) => names.card[card]),
      language,
    ),
    isForced: events.some(({ rule }) => rule === "cards.challenges.only-attacker"),
  });
}

const MOST_NAMED = 3;

/** Everybody's draw: the reader's cards by name, others by number. */
function drawWords(events: readonly GameEvent[], book: Phrasebook, language: Language): string | undefined {
  const { names } = book;
  const seen = new Map<string, string[]>();
  for (const { rule, player, card } of events)
    if (rule === "cards.draw.card")
      seen.set(words(player), [...(seen.get(words(player)) ?? []), names.card[words(card)]]);
  const said = cardsTextIn(language).telling;
  // More than these are seen in the hand.
  const own = [...seen]
    .filter(([, drawn]) => drawn.length <= MOST_NAMED)
    .map(([player, drawn]) => said.draws(names.player[player], spoken(drawn, language)));
  const others = events.filter(
    ({ rule, player }) => rule !== "cards.draw.card" && !(rule === "cards.draw.count" && seen.has(words(player))),
  );
  return [...others.flatMap((event) => narrate(book, event) ?? []), ...own].join(" ");
}

/** More than these of one kind are counted. */
const MOST_SAID = 2;

/** A few sentences, or their number where they are many. */
function manyWords(events: readonly GameEvent[], book: Phrasebook, language: Language): string | undefined {
  const said = cardsTextIn(language).telling;
  const killed = events.filter(({ rule }) => rule === "cards.leaving.killed").length;
  if (killed > MOST_SAID) return said.killed(killed);
  const gone = events.filter(({ rule }) => /^cards\.leaving\./.test(rule)).length;
  if (gone > MOST_SAID) return said.leave(gone);
  const sentences = events.flatMap((event) => narrate(book, event) ?? []);
  return sentences.length === 0 ? undefined : sentences.slice(0, MOST_SAID).join(" ");
}

/** What is done, and what comes of it at once. */
function actWords(events: readonly GameEvent[], book: Phrasebook, language: Language): string | undefined {
  const [first, ...rest] = events;
  const done = narrate(book, first);
  // A card that is played says so; that it enters play is seen.
  const effects = rest.filter(
    (event) => rankOf(event) < telling.length && !/^cards\.(play|duplicates)\./.test(event.rule),
  );
  const best = effects.length === 0 ? undefined : rankOf(captionOf(effects));
  const come = manyWords(
    effects.filter((event) => rankOf(event) === best),
    book,
    language,
  );
  const forced = rest.find(({ rule }) => /^cards\.targets\.only/.test(rule));
  return [done, forced && narrate(book, forced), come].filter((part) => part !== undefined).join(" ");
}
