import type { GameEvent, JsonMap, Phrasebook } from "@weirwood/kernel";
import type { ComponentType } from "react";
import type { Language } from "../text/language.ts";
import { openBooks } from "./books.ts";

/**
 * A game may play one of its games by itself on the front page: `games/<name>/show.tsx` exports how it looks as `show`,
 * `games/<name>/show-record.ts` which record it plays as `shown`. Both are loaded after the page.
 */
export interface GameShow {
  /** Fills the place it is drawn in. Nothing in it can be pressed. */
  readonly Scene: ComponentType<SceneProps>;
  /** Which of the events that one decision brought about is worth a caption; without one the show passes on. */
  readonly captionOf: (events: readonly GameEvent[]) => GameEvent | undefined;
  /** The sentences with the names of this game; where left out, those of every game. */
  readonly bookFor?: (view: JsonMap, language: Language) => Phrasebook;
}

export interface SceneProps {
  /** The position as an onlooker sees it, in its plain form. */
  readonly view: JsonMap;
  /** What has just happened. */
  readonly events: readonly GameEvent[];
  /** The seat that the reader has chosen: the scene turns to its home whenever another is chosen. */
  readonly seat: string;
}

export interface ShownRecord {
  /** Where its record is fetched from. */
  readonly address: string;
  readonly title: { readonly [language in Language]: string };
  /** How long it was, and what decided it. */
  readonly about: { readonly [language in Language]: string };
}

const shows = import.meta.glob<{ readonly show: GameShow }>("./*/show.tsx");
const records = import.meta.glob<{ readonly shown: ShownRecord }>("./*/show-record.ts");

export const hasShow = (game: string): boolean => Object.hasOwn(shows, `./${game}/show.tsx`);

/** How a game shows itself, with its words in the reader's language. */
export async function loadShow(game: string): Promise<GameShow> {
  const [{ show }] = await Promise.all([shows[`./${game}/show.tsx`](), openBooks(game)]);
  return show;
}

/** What a game shows itself by; undefined where it does not. */
export const loadShown = async (game: string): Promise<ShownRecord | undefined> =>
  (await records[`./${game}/show-record.ts`]?.())?.shown;

export const fetchShown = async ({ address }: ShownRecord): Promise<string> => (await fetch(address)).text();

/** `show-throne`: shown games stand beside tables and games of this browser where replays are asked for by an id. */
const PREFIX = "show-";
export const shownId = (game: string): string => PREFIX + game;
export const gameShownAs = (id: string): string | undefined =>
  id.startsWith(PREFIX) && hasShow(id.slice(PREFIX.length)) ? id.slice(PREFIX.length) : undefined;
