import {
  ATTACK,
  BLADE_USED,
  bladeHolder,
  CARDS,
  type Card,
  DEFENCE,
  type House,
  houseIds,
  NONE,
  type Side,
  WINNER,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { BattleFacts, SceneKind } from "../telling/battle.ts";
import { bladeSideOf, type Fight, FightReader, textCard } from "../telling/fight.ts";
import { tieWinner } from "./forecast.ts";
import { type Saying, type StrengthLine, strengthLines } from "./strength-lines.ts";

/** What lies between both sides at one moment of a battle: cards, parts, score, blade. Drawn by battle-field.tsx. */
export interface BattleField {
  readonly sides: readonly [FieldSide, FieldSide];
  readonly label: string;
  /** Left out where it is no longer known. */
  readonly score: readonly [number, number] | undefined;
  /** Cards are still to come: the score is in soft ink. */
  readonly isEarly: boolean;
  /** Left out where a garrison is met. */
  readonly blade: "sheathed" | "drawn" | undefined;
  readonly tie: string | undefined;
}

export interface FieldSide {
  /** NONE: a garrison. */
  readonly house: House;
  readonly role: string;
  readonly lines: readonly FieldLine[];
  readonly card: FieldCard;
  /** What leaves the card at this very moment. */
  readonly plus?: string;
}

export interface FieldLine extends StrengthLine {
  /** Just come: it lights up. */
  readonly isNew?: boolean;
  /** Not certain yet. */
  readonly isOpen?: boolean;
}

export type FieldCard =
  | { readonly is: "none" }
  /** An empty place, and what it waits for. */
  | { readonly is: "awaited"; readonly words: string }
  | { readonly is: "laid" }
  | { readonly is: "open"; readonly card: Card };

/** What has been seen when a step of a moment is over. */
interface Seen {
  /** Undefined where nothing plays: the battle as it stands. */
  readonly now: SceneKind | undefined;
  readonly isTurned: boolean;
  readonly isCounted: boolean;
  readonly areTextsCounted: boolean;
  readonly isBladeShown: boolean;
}

/** What stood before the moment began has been seen before it. */
function seenAt({ scenes }: BattleFacts, step: number): Seen {
  const kinds = scenes.map(({ kind }) => kind);
  const isSeen = (kind: SceneKind): boolean => kinds.lastIndexOf(kind) <= step;
  return {
    now: kinds[step],
    isTurned: isSeen("turned"),
    isCounted: isSeen("counted"),
    areTextsCounted: isSeen("counted") && isSeen("text"),
    isBladeShown: isSeen("blade"),
  };
}

/** The field as a step of a moment leaves it. */
export function fieldAt(facts: BattleFacts, step: number, reader: House, saying: Saying): BattleField {
  const { fight } = facts;
  const said = saying.text.play.battle;
  const seen = seenAt(facts, step);
  const isGarrison = fight.sides[DEFENCE].house === NONE;
  const sides = [ATTACK, DEFENCE].map((side) => sideAt(facts, side as Side, seen, reader, saying)) as [
    FieldSide,
    FieldSide,
  ];
  const isDrawn = seen.isBladeShown && bladeSideOf(fight) !== undefined;
  const isCompared = seen.isCounted && fight.sides[ATTACK].card !== NONE;
  return {
    sides,
    label: isGarrison ? said.atLeast : isDrawn ? said.withBlade : isCompared ? said.withCards : said.beforeCards,
    score: fight.isMeasured ? [sumOf(sides[ATTACK]), sumOf(sides[DEFENCE])] : undefined,
    isEarly: !isCompared,
    blade: isGarrison ? undefined : isDrawn ? "drawn" : "sheathed",
    tie: isGarrison ? undefined : tieWords(fight, seen, saying),
  };
}

function tieWords({ tie, stood, result }: Fight, { now }: Seen, { words, text }: Saying): string | undefined {
  const house = tie ?? (stood && tieWinner(stood));
  if (house === undefined) return undefined;
  const isSettled = now !== "laid" && now !== "turned" && now !== "counted" && now !== "text";
  const said = text.play.battle;
  return (isSettled && result?.isTie ? said.tieWas : said.tie)(words.house(house));
}

/** The field of a view: the battle as it stands while somebody is asked. */
export function fieldOf(view: Throne, reader: House, saying: Saying, awaits: (house: House) => FieldCard): BattleField {
  const fight = (FightReader.within(view) as FightReader).fight;
  const field = fieldAt({ fight, scenes: [], hasMore: false, mayDraw: undefined, turn: undefined }, 0, reader, saying);
  const isBattle = fight.sides[DEFENCE].house !== NONE;
  const fill = (side: FieldSide): FieldSide => ({
    ...side,
    lines: [...side.lines, ...(isBattle ? bladeToCome(view, side.house, saying) : [])],
    card: view[CARDS] === NONE && isBattle ? awaits(side.house) : side.card,
  });
  return { ...field, sides: [fill(field.sides[ATTACK]), fill(field.sides[DEFENCE])] };
}

/** The blade as long as it may still be drawn: whose it is. */
function bladeToCome(view: Throne, house: House, { text }: Saying): FieldLine[] {
  const mayUse = view[WINNER] === NONE && bladeHolder(view) === house && view[BLADE_USED] === 0;
  if (!mayUse) return [];
  return [
    {
      key: "blade to come",
      picture: { symbol: "throne/blade" },
      words: text.play.battle.bladeToCome,
      strength: 1,
      rule: "throne.blade.use",
      isOpen: true,
    },
  ];
}

const sumOf = ({ lines }: FieldSide): number =>
  lines.reduce((sum, { strength, isOpen }) => (isOpen ? sum : sum + strength), 0);

function sideAt(facts: BattleFacts, side: Side, seen: Seen, reader: House, saying: Saying): FieldSide {
  const { fight } = facts;
  const { house, card, printed } = fight.sides[side];
  return {
    house,
    role: roleOf(fight, side, reader, saying),
    lines: fight.isMeasured ? linesAt(facts, side, seen, saying) : [],
    card: card === NONE ? { is: "none" } : seen.isTurned ? { is: "open", card } : { is: "laid" },
    ...(seen.now === "counted" && card !== NONE ? { plus: `+${printed}` } : {}),
  };
}

/** What a side is in the fight, and whether the reader is it. */
function roleOf(
  { sides, from }: Pick<Fight, "sides" | "from">,
  side: Side,
  reader: House,
  { words, text }: Saying,
): string {
  const said = text.play.battle;
  const { house } = sides[side];
  const role =
    side === DEFENCE ? said.defends : from === undefined ? said.attacks : said.attackerFrom(words.area(from));
  return house === reader ? `${role} · ${text.play.you}` : role;
}

function linesAt(facts: BattleFacts, side: Side, seen: Seen, saying: Saying): FieldLine[] {
  const { fight, scenes } = facts;
  const { card, printed, added, house } = fight.sides[side];
  const said = saying.text.play.battle;
  const lines: FieldLine[] = announcedLines(fight, side, saying);
  if (card !== NONE && seen.isCounted) {
    lines.push({
      key: "card",
      picture: { card: house },
      words: saying.words.card(card),
      strength: printed,
      rule: "throne.card.strength",
      isNew: seen.now === "counted",
    });
  }
  if (added !== 0 && seen.areTextsCounted) {
    const texts = scenes.filter(({ kind }) => kind === "text");
    const only = texts.length === 1 && texts[0].event !== undefined ? textCard(texts[0].event) : NONE;
    lines.push({
      key: "texts",
      picture: { symbol: "throne/crown" },
      words: only === NONE ? said.texts : said.textOf(saying.words.card(only)),
      strength: added,
      rule: "throne.cards.in-turn",
      isNew: seen.now === "text",
    });
  }
  if (seen.isBladeShown && bladeSideOf(fight) === side) {
    lines.push({
      key: "blade",
      picture: { symbol: "throne/blade" },
      words: said.blade,
      strength: 1,
      rule: "throne.blade.use",
      isNew: seen.now === "blade",
    });
  }
  return lines;
}

/** Units, order and support: from the view, or as few parts as the events have told. */
function announcedLines(fight: Fight, side: Side, saying: Saying): FieldLine[] {
  const { house, announced } = fight.sides[side];
  const said = saying.text.play.battle;
  if (house === NONE) {
    return [
      {
        key: "garrison",
        picture: { symbol: "throne/garrison" },
        words: said.garrison,
        strength: announced,
        rule: "throne.garrison.strength",
      },
    ];
  }
  if (fight.stood !== undefined) return strengthLines(fight.stood, side, saying);
  const support = fight.support.filter((event) => event.house === houseIds[house]);
  const lent = support.reduce((sum, event) => sum + Number(event.strength), 0);
  return [
    {
      key: "units",
      picture: { shield: house },
      words: said.unitsAndOrder,
      strength: announced - lent,
      rule: "throne.strength.announced",
    },
    ...support.map(({ area, strength }) => ({
      key: `support ${area}`,
      picture: { symbol: "throne/glyph-support" } as const,
      words: saying.words.book.names.area[String(area)],
      strength: Number(strength),
      rule: "throne.support.accept",
    })),
  ];
}
