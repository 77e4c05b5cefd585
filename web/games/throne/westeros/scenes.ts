import { useEffect } from "react";
import { showSprite } from "../../../art/sprite.ts";
import sprite from "../art/westeros.svg?url";

/** Puts the scenes of the Westeros cards into the page: a sprite of its own, fetched when the first card is looked at. */
export const showScenes = (): Promise<void> => showSprite(sprite, "throne");

export function useScenes(): void {
  useEffect(() => void showScenes(), []);
}

/** The picture of a card, by its id in the rules. */
export const sceneSymbol = (event: string): string => `throne/we-${event}`;
