import {
  type Decision,
  type DecisionBy,
  type DecisionsOf,
  isJsonMap,
  type JsonMap,
  malformed,
  Notation,
  type Refusal,
} from "@weirwood/kernel";
import { abilityNames } from "./compiled/abilities.ts";
import { iconIds, seatIds } from "./data/names.ts";
import { readyIds } from "./decks/ready/titles.ts";
import { cardIds, cardNumber } from "./pool/index.ts";
import { bodyNames, refNames } from "./state/refs.ts";

const numbers = (sign: string, most: number): readonly string[] =>
  Array.from({ length: most + 1 }, (_, n) => `${sign}${n}`);
const answer = { values: ["no", "yes"] };

/** What players say, in the order of play. Bodies are named by their row: `b12`. */
export const verbs = {
  /** `deck winter-guard`: a ready-made deck. A list of one's own is `list core_209 3*core_29 …`. */
  deck: { deck: { values: readyIds } },
  mulligan: { answer },
  plot: { card: { values: cardIds } },
  /** In any round of actions, saves or responses: nothing. */
  pass: {},
  /** `act core_2/1 b12`, `act play core_5`, `act ccg_riders_boneway/1 x3`, `act core_36/1 b7 o2`: an ability, its source, X, the occurrence. */
  act: {
    ability: { values: abilityNames },
    source: { values: [...bodyNames, ...cardIds] },
    x: { values: numbers("x", 99), none: "" },
    on: { values: numbers("o", 1023), none: "" },
  },
  /** `challenge military two`; `finish`: no more of them. */
  challenge: { type: { values: iconIds }, against: { values: seatIds } },
  finish: {},
  /** One card, player or word for whatever is asked; `done`: no more. */
  choose: { what: { values: refNames } },
  done: {},
  /** `next 0`: which of the passives that wait comes next. */
  next: { place: { most: 999 } },
  /** `times 12`: how often the cycle of a loop that was just played is done again. */
  times: { count: { most: 99 } },
} as const;

const words = new Notation(verbs);

/** Cards in a list, lowest first, each as often as it is there: a deck of one's own, or what is placed at set-up. */
export interface ListDecision<Kind extends string> extends Decision {
  readonly kind: Kind;
  readonly cards: readonly number[];
}

export type CardsDecision = DecisionsOf<typeof verbs> | ListDecision<"list"> | ListDecision<"place">;
export type Answer<Verb extends keyof typeof verbs> = DecisionBy<typeof verbs, Verb>;
export const { verbs: verb } = words;

const listKinds = ["list", "place"] as const;
type ListKind = (typeof listKinds)[number];
/** The longest deck that is read as a text. */
export const LONGEST = 12_000;
export const MOST_CARDS = 160;

function isList(answer: CardsDecision): answer is ListDecision<ListKind> {
  return (listKinds as readonly string[]).includes(answer.kind);
}

/** `list core_209 3*core_29`, `place core_5 core_29`; `place` alone: nothing. */
function printList({ kind, cards }: ListDecision<ListKind>): string {
  const said: string[] = [];
  for (let i = 0; i < cards.length; ) {
    let end = i;
    while (end < cards.length && cards[end] === cards[i]) end++;
    said.push(end - i > 1 ? `${end - i}*${cardIds[cards[i]]}` : cardIds[cards[i]]);
    i = end;
  }
  return [kind, ...said].join(" ");
}

function parseList(kind: ListKind, said: readonly string[]): CardsDecision | Refusal {
  const cards: number[] = [];
  for (const word of said) {
    const [, times = "1", id] = /^(?:(\d{1,3})\*)?(\w+)$/.exec(word) ?? [];
    const card = id === undefined ? undefined : cardNumber(id);
    if (card === undefined || cards.length + Number(times) > MOST_CARDS) return malformed(word);
    for (let i = 0; i < Number(times); i++) cards.push(card);
  }
  return { kind, cards: cards.sort((a, b) => a - b) };
}

/** A list from untrusted input: card numbers, sorted. */
export function readList<Kind extends ListKind>(kind: Kind, input: JsonMap): ListDecision<Kind> | undefined {
  const { cards } = input;
  if (!isJsonMap(input) || !Array.isArray(cards) || cards.length > MOST_CARDS) return undefined;
  const isCard = (card: unknown): card is number =>
    Number.isInteger(card) && Number(card) >= 0 && Number(card) < cardIds.length && !Object.is(card, -0);
  if (!cards.every(isCard)) return undefined;
  const isSorted = cards.every((card, i) => i === 0 || Number(cards[i - 1]) <= Number(card));
  return isSorted ? { kind, cards: cards as number[] } : undefined;
}

export const print = (answer: CardsDecision): string =>
  isList(answer) ? printList(answer) : words.print(answer as DecisionsOf<typeof verbs>);

export function parse(text: string): CardsDecision | Refusal {
  if (text.length > LONGEST) return malformed();
  const [first, ...said] = text.trim().toLowerCase().split(/\s+/);
  const kind = listKinds.find((one) => one === first);
  return kind === undefined ? words.parse(text) : parseList(kind, said);
}
