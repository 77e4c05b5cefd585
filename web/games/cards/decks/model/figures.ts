import { type Deck, drawTypes } from "@weirwood/cards/decks";
import { faces, iconIds } from "@weirwood/cards/questions";
import { costOf } from "./deck-changes.ts";
import { HIGH_COST } from "./pool.ts";

/** A deck in numbers: every copy counts. */
export interface Figures {
  /** Draw cards by printed cost; the last are all that cost more. */
  readonly byCost: readonly number[];
  readonly byIcon: readonly { readonly icon: string; readonly count: number; readonly strength: number }[];
  readonly byType: { readonly [type: string]: number };
  readonly characters: number;
  /** Gold and influence that its cards bring each round. */
  readonly income: number;
  readonly influence: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export function figuresOf({ cards }: Deck): Figures {
  const drawn = cards.filter((card) => drawTypes.has(faces[card].type));
  const costing = drawn.filter((card) => faces[card].cost !== undefined);
  const ofType = (type: string): number => drawn.filter((card) => faces[card].type === type).length;
  const byIcon = iconIds.map((icon) => {
    const bearers = drawn.filter((card) => faces[card].icons?.includes(icon));
    return { icon, count: bearers.length, strength: sum(bearers.map(strengthOf)) };
  });
  return {
    byCost: Array.from(
      { length: HIGH_COST + 1 },
      (_, cost) => costing.filter((card) => Math.min(costOf(card), HIGH_COST) === cost).length,
    ),
    byIcon,
    byType: Object.fromEntries([...drawTypes].map((type) => [type, ofType(type)])),
    characters: ofType("character"),
    income: sum(drawn.map((card) => faces[card].gold ?? 0)),
    influence: sum(drawn.map((card) => faces[card].influence ?? 0)),
  };
}

function strengthOf(card: number): number {
  const { str } = faces[card];
  return typeof str === "number" ? str : 0;
}
