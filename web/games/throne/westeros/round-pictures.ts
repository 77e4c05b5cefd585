import type { GameEvent } from "@weirwood/kernel";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { sceneSymbol } from "./scenes.ts";

/** A card of a turn: its picture, and its name. */
export interface RoundPicture {
  readonly symbol: string;
  readonly title: string;
}

/** The cards that were carried out in a turn, one a deck: the last that lay there. */
export function roundPictures(events: readonly GameEvent[], language: Language): readonly RoundPicture[] {
  const names = bookOf("throne", language).names.event;
  const cards = new Map<unknown, string>();
  for (const { rule, deck, event } of events) {
    if (rule === "throne.westeros.reveal" || rule === "throne.open.winter") cards.set(deck, String(event));
  }
  return [...cards.values()].map((event) => ({ symbol: sceneSymbol(event), title: names[event] }));
}
