import { type ComponentType, lazy } from "react";

export interface RulePictureProps {
  readonly rule: string;
}

/** A game may bring pictures of what its rules speak of: `<name>/glossary/rule-picture.tsx`, loaded when one is opened. */
const found = import.meta.glob<{ readonly RulePicture: ComponentType<RulePictureProps> }>(
  "./*/glossary/rule-picture.tsx",
);

const made = new Map<string, ComponentType<RulePictureProps> | undefined>();

/** What draws a game's pictures beside its rules; undefined where it has none. */
export function rulePictureOf(game: string): ComponentType<RulePictureProps> | undefined {
  if (!made.has(game)) {
    const load = found[`./${game}/glossary/rule-picture.tsx`];
    made.set(game, load && lazy(() => load().then(({ RulePicture }) => ({ default: RulePicture }))));
  }
  return made.get(game);
}
