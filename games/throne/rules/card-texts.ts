import {
  BASE_SET,
  CROWNED_SET,
  cardIds,
  cardNumber,
  FOOTMAN,
  KNIGHT,
  NONE,
  SHIP,
  type UnitKind,
} from "../state/board.ts";
import { cardSetOf } from "../state/flow.ts";
import { TEXT_CANCELLED, TEXT_CARD, type Throne } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";

/** When a text that adds to its card applies. */
export type Condition =
  | "attacking"
  | "defending"
  | "defending-castle"
  | "foe-higher-on-throne"
  | "stannis-used"
  | "no-support";

/** What a text adds to the card it stands on. */
export interface Bonus {
  readonly when: Condition;
  readonly strength?: number;
  readonly swords?: number;
  readonly forts?: number;
}

/** What the texts of the house cards say, as declarations; when and how they are carried out is house-cards.ts. */
export interface CardText {
  readonly rule: RuleId;
  /** Ignores or cancels the other card's text before anything else, and holds for the whole battle. */
  readonly cancelsText?: true;
  /** Having cancelled the other text, uses it as its own. */
  readonly borrowsText?: true;
  /** Ignores the other card's strength before anything else; where `when` is given, only then. */
  readonly ignoresStrength?: { readonly when?: "defending" };
  /** The other card adds no strength: a text that waits for its turn like most (throne.cards.order). */
  readonly silencesStrength?: true;
  /** Own attacking units of a kind count so much each; supporting ones of the own house too where said. */
  readonly attackersCount?: { readonly kind: UnitKind; readonly strength: number; readonly supporters?: true };
  /** The own Defense order counts twice. */
  readonly doublesDefense?: true;
  /** Ships count nothing in support; those of the own house do where said. */
  readonly mutesSupportingShips?: { readonly sparesOwn: boolean };
  readonly bonuses?: readonly Bonus[];
  /** Adds one strength for each opposing unit in the battle. */
  readonly countsFoes?: true;
  /** The foe may not use the Valyrian Steel Blade. */
  readonly forbidsBlade?: true;
  /** No casualties are taken. */
  readonly takesNoCasualties?: true;
  /** A beaten defender keeps the victors out. */
  readonly keepsVictorsOut?: true;
  /** Carried out as soon as the cards lie open, by Fiefdoms order. */
  readonly atOnce?:
    | "destroy-footman"
    | "remove-defense"
    | "remove-support-or-defense"
    | "spend-power"
    | "replace-card"
    | "demote-foe";
  /** Carried out after the battle: by a winner, by a loser, by either. */
  readonly ifWon?:
    | "take-back"
    | "remove-order-nearby"
    | "remove-order-of-loser"
    | "gain-power"
    | "make-knight"
    | "knight-in"
    | "discard-card"
    | "keep-march"
    | "take-token";
  readonly ifLost?: "recover-all";
  readonly afterwards?: "discard-any";
}

type Texts = { readonly [card: string]: Omit<CardText, "rule"> };

const baseTexts: Texts = {
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
  "salladhor-saan": { mutesSupportingShips: { sparesOwn: false } },
  "ser-loras-tyrell": { atOnce: "destroy-footman" },
  "queen-of-thorns": { cancelsText: true },
  "brienne-of-tarth": { atOnce: "remove-defense" },
  "doran-martell": { ifWon: "take-token" },
  "arianne-martell": { keepsVictorsOut: true },
  "obara-sand": { bonuses: [{ when: "attacking", swords: 1 }] },
};

const crownedTexts: Texts = {
  "robb-stark": { attackersCount: { kind: KNIGHT, strength: 3 } },
  "roose-bolton": { ifLost: "recover-all" },
  "the-blackfish": { takesNoCasualties: true },
  "catelyn-stark": { doublesDefense: true },
  "tywin-lannister": { atOnce: "spend-power" },
  "ser-jaime-lannister": { forbidsBlade: true },
  "ser-kevan-lannister": { attackersCount: { kind: FOOTMAN, strength: 2, supporters: true } },
  "tyrion-lannister": { atOnce: "remove-support-or-defense" },
  "cersei-lannister": { ifWon: "remove-order-of-loser" },
  "melisandre-of-asshai": { cancelsText: true },
  "stannis-baratheon": { bonuses: [{ when: "foe-higher-on-throne", strength: 2 }] },
  "renly-baratheon": { ifWon: "knight-in" },
  "ser-davos-seaworth": { bonuses: [{ when: "stannis-used", strength: 1, swords: 1 }] },
  "salladhor-saan": { mutesSupportingShips: { sparesOwn: true } },
  patchface: { afterwards: "discard-any" },
  "victarion-greyjoy": { attackersCount: { kind: SHIP, strength: 2, supporters: true } },
  "balon-greyjoy": { silencesStrength: true },
  "theon-greyjoy": { bonuses: [{ when: "defending-castle", strength: 1, swords: 1 }] },
  "asha-greyjoy": { bonuses: [{ when: "no-support", swords: 2, forts: 1 }] },
  "the-reader": { countsFoes: true },
  "aeron-damphair": { atOnce: "replace-card" },
  "mace-tyrell": { ifWon: "keep-march" },
  "willas-tyrell": { cancelsText: true, borrowsText: true },
  "queen-of-thorns": { ignoresStrength: {} },
  "ellaria-sand": { ignoresStrength: { when: "defending" } },
  "obara-sand": { bonuses: [{ when: "attacking", swords: 1 }] },
  "nymeria-sand": {
    bonuses: [
      { when: "defending", forts: 1 },
      { when: "attacking", swords: 1 },
    ],
  },
  "arianne-martell": { keepsVictorsOut: true },
  "doran-martell": { atOnce: "demote-foe" },
};

/** By set and card; undefined where a card has no text. Each text is told under a rule of its own. */
const bySet: readonly (readonly (CardText | undefined)[])[] = [
  textsOf(baseTexts, "throne.card."),
  textsOf(crownedTexts, "throne.crowned."),
];
const noText: CardText = { rule: "throne.card.icons" };

function textsOf(texts: Texts, prefix: string): (CardText | undefined)[] {
  return cardIds.map((id) =>
    Object.hasOwn(texts, id) ? { ...texts[id], rule: `${prefix}${id}` as RuleId } : undefined,
  );
}

/** The text that a side uses: that of its card, or a borrowed one; nothing where it has been cancelled. */
export function textOf(game: Throne, side: number): CardText {
  const card = game[TEXT_CARD + side];
  if (card === NONE || game[TEXT_CANCELLED + side] === 1) return noText;
  return bySet[cardSetOf(game)][card] ?? noText;
}

/** The rule under which a card's text is told, or undefined where it has none. */
export const ruleOfCard = (game: Throne, card: number): RuleId | undefined => bySet[cardSetOf(game)][card]?.rule;
export const hasText = (game: Throne, card: number): boolean => bySet[cardSetOf(game)][card] !== undefined;

/** The card that the texts of both sets, and two single-use orders, call by name. */
export const melisandre = cardNumber("melisandre-of-asshai");
export const stannis = cardNumber("stannis-baratheon");

if (bySet.length !== Math.max(BASE_SET, CROWNED_SET) + 1) throw new Error("a set of cards has no texts");
