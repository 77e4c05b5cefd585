import { type Deck, readDeckText, writeDeckText } from "@weirwood/cards/decks";
import type { Refusal } from "@weirwood/kernel";
import { packed, unpacked } from "../../../../editing/packed.ts";
import type { Language } from "../../../../text/language.ts";
import type { NamedDeck } from "./deck-changes.ts";

/** Decks as texts, in files and in links: the list of cards as the rules write it, under a line with its name. */

const KEY = "deck=";

/** As long as a text may be that the rules read, and a name. */
const MOST_CHARACTERS = 12_200;
const LONGEST_NAME = 80;

/** What was read: a deck, and its name where the text has one; or all that cannot be understood. */
export type ReadDeck =
  | { readonly is: "deck"; readonly name: string | undefined; readonly deck: Deck }
  | { readonly is: "refused"; readonly problems: readonly Refusal[] };

/** What a link carries, or why it carries nothing. */
export type LinkedDeck = ReadDeck | { readonly is: "unreadable" };

/** A name in one line that nothing can be hidden behind. */
const plainName = (name: string): string => name.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME);

export const textOfDeck = ({ name, deck }: NamedDeck, language: Language): string =>
  `# ${plainName(name)}\n\n${writeDeckText(deck, language)}`;

export function readDeck(text: string): ReadDeck {
  const read = readDeckText(text);
  if (!("house" in read)) return { is: "refused", problems: read };
  const [, name = ""] = /^\s*(?:#|\/\/)(.*)/.exec(text) ?? [];
  return { is: "deck", name: plainName(name) || undefined, deck: read };
}

/** The fragment that carries a deck. */
export const fragmentOf = async (named: NamedDeck): Promise<string> =>
  `#${KEY}${await packed(textOfDeck(named, "en"))}`;

/** The deck that a fragment carries; undefined where it speaks of none. */
export async function deckIn(fragment: string): Promise<LinkedDeck | undefined> {
  const said = fragment.replace(/^#/, "");
  if (!said.startsWith(KEY)) return undefined;
  const text = await unpacked(said.slice(KEY.length), MOST_CHARACTERS);
  return text === undefined ? { is: "unreadable" } : readDeck(text);
}
