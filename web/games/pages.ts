import type { Json } from "@weirwood/kernel";
import type { ComponentType } from "react";
import type { Language } from "../text/language.ts";
import type { TextPart } from "./books.ts";

/** A page that a game brings of its own, at `/games/<game>/<page>`. It fills the window and brings its own bar. */
export interface GamePage {
  /** What a link to it says. */
  readonly title: { readonly [language in Language]: string };
  /** Where its words are. */
  readonly part: TextPart;
  load(): Promise<ComponentType>;
}

/** What a game makes of a document among its options: where one is made, and what one looks like. */
export interface GameDocument {
  /** The name of the page on which it is made. */
  readonly page: string;
  /** A small picture of a document that may not be right. */
  loadPicture(): Promise<ComponentType<{ readonly document: Json }>>;
}

export interface GamePages {
  readonly pages: { readonly [name: string]: GamePage };
  /** By the name of the option. */
  readonly documents?: { readonly [option: string]: GameDocument };
}

/** A game may bring pages: `games/<name>/pages.ts` lists them, and each is loaded when somebody goes there. */
const found = import.meta.glob<GamePages>("./*/pages.ts");

/** The pages of a game; none where it brings none. */
export async function loadPages(game: string): Promise<GamePages> {
  return (await found[`./${game}/pages.ts`]?.()) ?? { pages: {} };
}
