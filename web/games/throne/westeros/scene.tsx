import { sceneSymbol, useScenes } from "./scenes.ts";
import "./scene.css";

interface WesterosSceneProps {
  /** A card of the Westeros decks, by its id. */
  readonly event: string;
  /** Left out: decoration beside the card's name. */
  readonly title?: string;
}

/** The picture of a Westeros card alone, small: beside its name in lists, at the head of a chapter of the log. */
export function WesterosScene({ event, title }: WesterosSceneProps) {
  useScenes();
  const spoken = title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title };
  return (
    <svg className="westeros-scene" viewBox="0 0 222 196" preserveAspectRatio="xMidYMid slice" {...spoken}>
      <use href={`#${sceneSymbol(event)}`} width="222" height="196" />
    </svg>
  );
}
