import { cardIds, FOOTMAN, KNIGHT, NONE, SHIP, type UnitKind } from "../state/board.ts";
import { CARDS, TEXT_CANCELLED, type Throne } from "../state/layout.ts";

/** What the texts of the house cards say, as declarations; when and how they are carried out is house-cards.ts. */
export interface CardText {
  /** Cancels the other card's text before anything else. */
  readonly cancelsText?: true;
  /** The other card adds no strength. */
  readonly silencesStrength?: true;
  /** Own attacking units of a kind count so much each. */
  readonly attackersCount?: { readonly kind: UnitKind; readonly strength: number };
  /** The own Defense order counts twice. */
  readonly doublesDefense?: true;
  /** Ships count nothing in support. */
  readonly mutesSupportingShips?: true;
  /** Carried out as soon as the cards lie open. */
  readonly atOnce?: "destroy-footman" | "remove-defense";
  /** Carried out by the winner after the battle. */
  readonly ifWon?:
    | "take-back"
    | "remove-order-nearby"
    | "remove-order-of-loser"
    | "gain-power"
    | "make-knight"
    | "discard-card";
}

const noText: CardText = {};

const texts: { readonly [card: string]: CardText } = {
  "robb-stark": { attackersCount: { kind: KNIGHT, strength: 3 } },
  "catelyn-stark": { doublesDefense: true },
  "maester-luwin": { ifWon: "take-back" },
  "asha-greyjoy": { ifWon: "remove-order-nearby" },
  "victarion-greyjoy": { attackersCount: { kind: SHIP, strength: 2 } },
  "balon-greyjoy": { silencesStrength: true },
  "ser-jaime-lannister": { ifWon: "gain-power" },
  "vargo-hoat": { attackersCount: { kind: FOOTMAN, strength: 2 } },
  "cersei-lannister": { ifWon: "remove-order-of-loser" },
  "renly-baratheon": { ifWon: "make-knight" },
  "melisandre-of-asshai": { ifWon: "discard-card" },
  "salladhor-saan": { mutesSupportingShips: true },
  "ser-loras-tyrell": { atOnce: "destroy-footman" },
  "queen-of-thorns": { cancelsText: true },
  "brienne-of-tarth": { atOnce: "remove-defense" },
};

const byCard: readonly CardText[] = cardIds.map((id) => texts[id] ?? noText);

/** The text of the card that a side has on the table, unless it has been cancelled. */
export function textOf(game: Throne, side: number): CardText {
  const card = game[CARDS + side];
  return card === NONE || game[TEXT_CANCELLED + side] === 1 ? noText : (byCard[card] ?? noText);
}

export const hasText = (card: number): boolean => byCard[card] !== noText;
