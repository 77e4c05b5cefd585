import {
  abilities,
  abilitiesOf,
  type Body,
  bitOf,
  type Cards,
  cardOf,
  cardOfRef,
  controllerOf,
  type Face,
  faces,
  forEachOn,
  hasKeyword,
  hasType,
  iconIds,
  isBodyRef,
  isCardRef,
  isDuplicate,
  isKneeling,
  keywordIds,
  MARKS,
  type Modifier,
  powerOn,
  powerToWin,
  strOf,
  totalPower,
  typeIds,
  word,
} from "@weirwood/cards/questions";

/** What cards are worth, in gold: what one would pay to have them in play. */

const CHARACTER = bitOf(typeIds, "character");
const keywordWorth: { readonly [keyword: string]: number } = {
  renown: 1.6,
  stealth: 0.9,
  deadly: 0.8,
  infamy: 0.6,
  vigilant: 0.6,
  vengeful: 0.5,
  intimidate: 0.8,
  joust: 0.4,
  stalwart: 0.3,
  deathbound: -0.1,
};

const keywordsWorth = (held: (keyword: number) => boolean): number =>
  keywordIds.reduce((sum, keyword, place) => sum + (held(place) ? (keywordWorth[keyword] ?? 0) : 0), 0);

const printedNumber = (printed: number | "X" | undefined): number => (typeof printed === "number" ? printed : 1);
const fightWorth = (str: number, icons: number): number => str * (0.25 + 0.2 * icons) + 0.45 * icons;

function printedWorth(face: Face, card: number): number {
  const { gold = 0, influence = 0, initiative = 0 } = face;
  const symbols = 2.4 * gold + 0.8 * influence + 0.2 * initiative;
  const texts = abilitiesOf[card].length;
  const cost = printedNumber(face.cost);
  switch (face.type) {
    case "character":
      return (
        0.5 +
        0.25 * cost +
        fightWorth(printedNumber(face.str), face.icons?.length ?? 0) +
        keywordsWorth((place) => face.keywords?.includes(keywordIds[place]) ?? false) +
        symbols +
        0.4 * texts
      );
    case "location":
      return 0.6 + 0.6 * cost + symbols + 0.4 * texts;
    case "attachment":
      return 1 + 0.7 * cost + symbols;
    case "event":
      return 1.2;
    default:
      return 1;
  }
}

/** A card as it is printed, by its number. */
export const cardWorth: readonly number[] = faces.map(printedWorth);

const iconsIn = (marks: number): number => iconIds.reduce((sum, _, icon) => sum + ((marks >> icon) & 1), 0);

/** A card on the table, whoever controls it, with the power on it and what lies on it. */
export function bodyWorth(game: Cards, body: Body): number {
  const card = cardOf(game, body);
  let worth = cardWorth[card] ?? 1;
  if (hasType(game, body, CHARACTER)) {
    const face = faces[card];
    const printed = fightWorth(printedNumber(face.str), face.icons?.length ?? 0);
    worth += fightWorth(strOf(game, body), iconsIn(word(game, body, MARKS))) - printed;
  }
  worth += powerWorth(game, controllerOf(game, body)) * powerOn(game, body);
  forEachOn(game, body, (on) => {
    worth += isDuplicate(game, on) ? 0.8 : bearerSign(cardOf(game, on)) * 0.8;
  });
  return Math.max(0.1, worth);
}

/** Whatever can be chosen: a body or a card of a pile. */
export const refWorth = (game: Cards, ref: number): number =>
  isBodyRef(ref) ? bodyWorth(game, ref) : isCardRef(ref) ? cardWorth[cardOfRef(ref)] : 0;

/** One power of a player: dearer towards the end. */
export function powerWorth(game: Cards, seat: number): number {
  const share = Math.min(1, totalPower(game, seat) / Math.max(1, powerToWin(game, seat)));
  return 1.6 + 3 * share * share;
}

/** How much a card loses by kneeling now. */
export function kneelLoss(game: Cards, body: Body, isNeeded: boolean): number {
  if (isKneeling(game, body)) return 0;
  if (!hasType(game, body, CHARACTER)) return 0.15;
  const fight = fightWorth(strOf(game, body), iconsIn(word(game, body, MARKS)));
  return 0.05 * strOf(game, body) + (isNeeded ? 0.45 * fight : 0);
}

const verbWorth: { readonly [verb: string]: number } = {
  attack: -1.5,
  defend: -1.2,
  "be-killed": 2,
  "be-discarded": 1,
  "be-saved": -1,
  "be-bypassed": 0.3,
  "use-stealth": -0.5,
  stand: -2,
  "be-chosen": 0.4,
  "gain-renown": -1,
  "gain-house-power": -2,
  trigger: -1,
  "lose-str": 0.5,
  draw: -1,
  kneel: 0.3,
};
const numberWorth: { readonly [number: string]: number } = {
  income: 1.2,
  "plot-income": 1.2,
  initiative: 0.2,
  claim: 1.5,
  "draw-count": 1.2,
  "draw-cap": 0.4,
  "power-to-win": -2,
  "dominance-str": 0.1,
  "unopposed-power": 1,
  "renown-power": 1,
  "hand-limit": 0.3,
};

/** What a change is worth for the card or player that undergoes it, `amount` being how much it is. STR is reckoned elsewhere. */
export function modifierWorth(mod: Modifier, amount: number): number {
  switch (mod.mod) {
    case "str":
      return 0.5 * amount;
    case "icon":
      return 0.8 * mod.by;
    case "keyword":
      return (keywordWorth[mod.keyword] ?? 0) * mod.by;
    case "blank":
      return -1.2;
    case "immune":
      return 0.5;
    case "cannot":
      return verbWorth[mod.verb] ?? 0;
    case "no-kneel":
      return 1;
    case "not-counted":
    case "power-ignored":
    case "dies-at-zero":
      return -1.5;
    case "toll":
      return -1;
    case "gains":
      return mod.ability.kind === "constant" ? 0.5 : 0.8;
    case "number":
      return (numberWorth[mod.of] ?? 0) * amount;
    case "challenges":
      return 1.5 * mod.by;
    case "may-not":
      return -2;
    case "play-cost":
      return -amount;
    case "challenge-toll":
      return -0.5;
    default:
      return 0;
  }
}

/** Whether an attachment is a boon for its bearer or a bane, by its texts. */
const bearerSigns: readonly (1 | -1)[] = faces.map((face, card) => {
  if (face.type !== "attachment") return 1;
  let sum = 0.01;
  for (const number of abilitiesOf[card]) {
    const { ability } = abilities[number];
    if (ability.kind === "constant" && ability.on === "bearer")
      for (const mod of ability.mods) sum += modifierWorth(mod, "by" in mod && typeof mod.by === "number" ? mod.by : 1);
    else if (ability.kind === "passive")
      for (const effect of ability.effects)
        if ("what" in effect && effect.what === "bearer")
          sum += effect.do === "kill" || effect.do === "discard" || effect.do === "kneel" ? -2 : 0;
  }
  return sum > 0 ? 1 : -1;
});
export const bearerSign = (card: number): 1 | -1 => bearerSigns[card] ?? 1;
export const isCharacter = (game: Cards, body: Body): boolean => hasType(game, body, CHARACTER);
export const holdsKeyword = (game: Cards, body: Body, keyword: (typeof keywordIds)[number]): boolean =>
  hasKeyword(game, body, bitOf(keywordIds, keyword));
