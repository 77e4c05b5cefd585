import {
  type Area,
  ATTACK,
  ATTACKER,
  BATTLE_AREA,
  BATTLE_ORDER,
  cardAt,
  cardSetOf,
  cardStrength,
  DEFENCE,
  DEFENDER,
  fightersOf,
  type House,
  isSilenced,
  NONE,
  type Order,
  orderIn,
  ownerOf,
  ruleOfCard,
  type Side,
  type StrengthPart,
  strengthOf,
  supportersIn,
  supportStrength,
  type UnitKind,
  type UnitsPart,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { unitIds } from "../pieces.ts";
import type { ThroneText } from "../text/en.ts";
import type { ThroneWords } from "../words.ts";

/** What a side's strength is made of, line by line: a picture, words, a number and the rule behind it. */

export type Picture =
  | { readonly unit: UnitKind; readonly house: House }
  | { readonly order: Order; readonly house: House }
  | { readonly shield: House }
  | { readonly card: House }
  | { readonly symbol: ThroneSymbol };

export interface StrengthLine {
  readonly key: string;
  readonly picture: Picture;
  readonly words: string;
  readonly strength: number;
  readonly rule: string;
  /** Units of a supporting area one by one: the line opens into them. */
  readonly parts?: readonly UnitsPart[];
}

export interface Saying {
  readonly words: ThroneWords;
  readonly text: ThroneText;
}

export const principalOf = (view: Throne, side: Side): House => view[side === ATTACK ? ATTACKER : DEFENDER];

/** Every part that counts for a side now. */
export function strengthLines(view: Throne, side: Side, saying: Saying): StrengthLine[] {
  const parts: StrengthPart[] = [];
  strengthOf(view, side, parts);
  return parts.flatMap((part) => linesOf(view, side, part, saying));
}

function linesOf(view: Throne, side: Side, part: StrengthPart, saying: Saying): StrengthLine[] {
  const { words, text } = saying;
  const house = principalOf(view, side);
  switch (part.what) {
    case "units":
      return fightersOf(view, side).map(({ kind, count, strength }) => ({
        key: `unit ${kind}`,
        picture: { unit: kind, house },
        words: text.board.units[unitIds[kind]](count),
        strength,
        rule: unitIds[kind] === "engine" ? "throne.siege.strength" : "throne.strength.units",
      }));
    case "order": {
      const order = side === ATTACK ? view[BATTLE_ORDER] : orderIn(view, view[BATTLE_AREA]);
      return [
        {
          key: "order",
          picture: { order, house },
          words: words.order(order),
          strength: part.strength,
          rule: "throne.strength.orders",
        },
      ];
    }
    case "support":
      return [supportLine(view, side, part.area as Area, part.strength, saying)];
    case "fort":
      return [
        {
          key: "fort",
          picture: { symbol: "throne/fortification" },
          words: text.play.battle.fort,
          strength: part.strength,
          rule: "throne.forts.defence",
        },
      ];
    case "card":
      return [cardLine(view, side, part.card as number, part.strength, saying)];
    case "blade":
      return [
        {
          key: "blade",
          picture: { symbol: "throne/blade" },
          words: text.play.battle.blade,
          strength: part.strength,
          rule: "throne.blade.use",
        },
      ];
  }
}

function supportLine(view: Throne, side: Side, area: Area, strength: number, { words, text }: Saying): StrengthLine {
  const house = ownerOf(view, area);
  const isOwn = house === principalOf(view, side);
  const units = supportersIn(view, area, side);
  return {
    key: `support ${area}`,
    picture: isOwn ? { order: orderIn(view, area), house } : { shield: house },
    words: isOwn ? words.area(area) : text.play.battle.ally(words.house(house), words.area(area)),
    strength,
    rule: "throne.support.all-or-nothing",
    parts: units,
  };
}

/** The card, and beside it what its text or its silence does to its number. */
function cardLine(view: Throne, side: Side, card: number, strength: number, { words, text }: Saying): StrengthLine {
  const printed = cardStrength[cardAt(cardSetOf(view), card)];
  const said = text.play.battle;
  const name = words.card(card);
  const isSilent = isSilenced(view, side);
  return {
    key: "card",
    picture: { card: principalOf(view, side) },
    words: isSilent ? said.silenced(name) : strength === printed ? name : said.raised(name, printed),
    strength,
    rule: (strength === printed ? undefined : ruleOfCard(view, card)) ?? "throne.card.strength",
  };
}

/** Areas whose support could still join a fight, and what each would add to either side. */
export interface PossibleSupport {
  readonly area: Area;
  readonly house: House;
  readonly attack: number;
  readonly defence: number;
}

export function supportWorth(view: Throne, area: Area): PossibleSupport {
  const battle = view[BATTLE_AREA];
  return {
    area,
    house: ownerOf(view, area),
    attack: supportStrength(view, area, ATTACK, battle),
    defence: supportStrength(view, area, DEFENCE, battle),
  };
}

export const isFighting = (view: Throne): boolean => view[BATTLE_AREA] !== NONE;
