import { type Refusal, refuse as refuseBy } from "@weirwood/kernel";
import type { TypeId } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import { refuse } from "../refusal.ts";
import { frenchTitles } from "../text/fr/titles.ts";
import { deckNumbers } from "./construction.ts";
import { type Deck, deckOf, faceOf, idOf, listOf } from "./deck.ts";

/**
 * Decks as people write them down: a card on each line, `2x Eddard Stark [core_5]`, where the number may be missing for
 * one copy and the id for a title that only one card bears. Headings, empty lines and what follows `#` or `//` are for readers.
 */

type Language = "en" | "fr";

/** Above the cards of each type, in the order of writing; whoever writes may also use the singular. */
const headings: readonly { readonly type: TypeId; readonly en: string; readonly fr: string }[] = [
  { type: "house", en: "House", fr: "Maison" },
  { type: "agenda", en: "Agenda", fr: "Agenda" },
  { type: "plot", en: "Plots", fr: "Complots" },
  { type: "character", en: "Characters", fr: "Personnages" },
  { type: "location", en: "Locations", fr: "Lieux" },
  { type: "attachment", en: "Attachments", fr: "Attachements" },
  { type: "event", en: "Events", fr: "Événements" },
  { type: "title", en: "Titles", fr: "Titres" },
];

/** A longer text is refused unread: the largest deck takes half of it. */
const MOST_CHARACTERS = 12_000;

/** Names are the same whatever their capitals, accents, apostrophes and spaces. */
const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘`´]/g, "'")
    .replace(/[Œœ]/g, "oe")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const withoutPlural = (heading: string): string => heading.replace(/[sx]$/, "");
const headingWords = new Set(headings.flatMap(({ en, fr }) => [en, fr].map((word) => withoutPlural(plain(word)))));
const isHeading = (line: string): boolean =>
  headingWords.has(withoutPlural(plain(line.replace(/ ?(?:\( ?\d+ ?\))? ?:?$/, ""))));

const byId: ReadonlyMap<string, number> = new Map(cards.map(({ id }, number) => [plain(id), number]));

/** Who bears a name: cards of decks only, so that scenarios and the titles of a melee make no name ambiguous. */
const byName: ReadonlyMap<string, readonly number[]> = namesOf();

function namesOf(): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (const [number, { face }] of cards.entries()) {
    if (face.isFixture || face.type === "title") continue;
    for (const name of new Set([plain(face.title), plain(titleIn("fr", number))])) {
      names.set(name, [...(names.get(name) ?? []), number]);
    }
  }
  return names;
}

function titleIn(language: Language, card: number): string {
  const { title } = faceOf(card);
  return language === "fr" ? (frenchTitles[title] ?? title) : title;
}

const bears = (card: number, name: string): boolean =>
  name === "" || name === plain(titleIn("en", card)) || name === plain(titleIn("fr", card));

/** The deck that a text describes, legal or not, or everything in it that cannot be understood. */
export function readDeckText(text: string): Deck | readonly Refusal[] {
  if (text.length > MOST_CHARACTERS) return [refuseBy("kernel.malformed")];
  const numbers: number[] = [];
  const reasons: Refusal[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = withoutComment(written);
    if (line === "" || isHeading(line)) continue;
    const read = readLine(line, index + 1);
    if ("rule" in read) reasons.push(read);
    else for (let copy = 0; copy < read.count; copy++) numbers.push(read.card);
  }
  return reasons.length > 0 ? reasons : deckOf(numbers);
}

const withoutComment = (line: string): string =>
  line
    .replace(/(?:#|\/\/).*$/, "")
    .replace(/\s+/g, " ")
    .trim();

/** What a refusal quotes of a line. */
const quoted = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const leadingCount = /^(\d+) ?(?:[x×](?=[ []))?/i;
const trailingId = /\[([^[\]]*)\]$/;

function readLine(text: string, line: number): { readonly card: number; readonly count: number } | Refusal {
  const number = leadingCount.exec(text)?.[1] ?? "1";
  const id = trailingId.exec(text)?.[1];
  const name = text.replace(leadingCount, "").replace(trailingId, "").trim();
  if (name === "" && id === undefined) return refuse("cards.deck.text-line", { line, text: quoted(text) });
  const count = Number(number);
  if (count < 1 || count > deckNumbers.mostCards) {
    return refuse("cards.deck.text-count", { line, count: quoted(number), most: deckNumbers.mostCards });
  }
  const card = id === undefined ? cardNamed(name, line) : cardWithId(id, name, line);
  return typeof card === "number" ? { card, count } : card;
}

function cardNamed(name: string, line: number): number | Refusal {
  const bearers = byName.get(plain(name)) ?? [];
  const card = bearers.length === 1 ? bearers[0] : byId.get(plain(name));
  if (card !== undefined) return card;
  if (bearers.length === 0) return refuse("cards.deck.text-unknown", { line, name: quoted(name) });
  return refuse("cards.deck.text-ambiguous", { line, name: quoted(name), ids: bearers.map(idOf) });
}

function cardWithId(id: string, name: string, line: number): number | Refusal {
  const card = byId.get(plain(id));
  if (card === undefined) return refuse("cards.deck.text-id", { line, id: quoted(id) });
  return bears(card, plain(name))
    ? card
    : refuse("cards.deck.text-title", { line, name: quoted(name), card: idOf(card) });
}

/** A deck as a text that reads back as the same deck, in either language. */
export function writeDeckText(deck: Deck, language: Language): string {
  const all = listOf(deck);
  const sections = headings.flatMap((heading) => {
    const section = all.filter((card) => faceOf(card).type === heading.type);
    if (section.length === 0) return [];
    return [[`${heading[language]} (${section.length})`, ...linesOf(section, language)].join("\n")];
  });
  return `${sections.join("\n\n")}\n`;
}

function linesOf(section: readonly number[], language: Language): readonly string[] {
  return [...new Set(section)].map((card) => {
    const copies = section.filter((other) => other === card).length;
    return `${copies}x ${titleIn(language, card)} [${idOf(card)}]`;
  });
}
