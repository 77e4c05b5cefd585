import {
  type AttackChoice,
  type AttackOdds,
  type Battle,
  CARD,
  cardIds,
  cardNumberOf,
  commanderIds,
  coverOf,
  type DiceParts,
  figureIds,
  groundOf,
  HOUNDS,
  hasKeyword,
  hexOf,
  isRangedWay,
  leaderOf,
  MELEE,
  NONE,
  rankIds,
  rankOf,
  STRIKE,
  stalwartCause,
  type Unit,
} from "@weirwood/battles/questions";
import { signed } from "@weirwood/kernel";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { BattlesText } from "../text/en.ts";
import type { BattleWords } from "../words.ts";
import { groundName } from "./ground-name.ts";

/** A line of what makes up an attack. */
export interface AttackPart {
  readonly symbol: BattlesSymbol;
  readonly label: string;
  /** Why it counts, or why it does not. */
  readonly note?: string;
  /** What it comes to: dice, or hits that are ignored. */
  readonly value?: string;
  readonly rule: string;
  /** It does nothing here. */
  readonly isIdle: boolean;
}

interface Explained {
  readonly view: Battle;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly choice: AttackChoice;
  readonly odds: AttackOdds;
  readonly words: BattleWords;
  readonly text: BattlesText["attack"]["odds"];
}

/** Where the dice come from, in the order in which they are counted. */
export function diceRows(about: Explained): readonly AttackPart[] {
  const { view, odds, words, text } = about;
  const { parts } = odds;
  const rows: AttackPart[] = [tableRow(about)];
  for (const { by, hex, most, idle } of parts.limits) {
    rows.push({
      symbol: "battles/fortification",
      label: text.limit[by](groundName(words, view, hex), most),
      ...(idle === undefined ? {} : { note: text.idle[idle] }),
      value: idle === undefined ? String(most) : text.none,
      rule: "battles.attack.caps",
      isIdle: idle !== undefined,
    });
  }
  for (const added of parts.added) rows.push(addedRow(about, added));
  if (parts.support > 0) {
    rows.push({
      symbol: "battles/commander",
      label: text.support,
      value: signed(parts.support),
      rule: "battles.commanders.support",
      isIdle: false,
    });
  }
  if (parts.offBalance !== undefined) {
    const counts = parts.offBalance === "moved";
    rows.push({
      symbol: "battles/ranged",
      label: words.book.names.keyword["off-balance"],
      note: text.offBalance[parts.offBalance],
      value: counts ? signed(-1) : text.none,
      rule: "battles.keywords.off-balance",
      isIdle: !counts,
    });
  }
  if (diceCounted(parts) < 1) {
    rows.push({
      symbol: "battles/die-morale",
      label: text.least,
      value: "1",
      rule: "battles.attack.caps",
      isIdle: false,
    });
  }
  return rows;
}

/** What the parts come to, without support, before there is at least one. */
function diceCounted({ table, limits, added, offBalance }: DiceParts): number {
  const most = limits.reduce((least, { most, idle }) => (idle === undefined ? Math.min(least, most) : least), table);
  const more = added.reduce((sum, { dice, holds }) => (holds ? sum + dice : sum), 0);
  return most + more - (offBalance === "moved" ? 1 : 0);
}

function tableRow({ view, attacker, choice, odds, words, text }: Explained): AttackPart {
  const rule = "battles.attack.dice";
  const value = String(odds.parts.table);
  const byRank = (rank: number): Pick<AttackPart, "symbol"> => ({
    symbol: `battles/rank-${rankIds[rank] as "green" | "blue" | "red"}`,
  });
  if (odds.way === STRIKE) {
    const label = text.blow(words.commander(view, leaderOf(view, attacker)));
    return { symbol: "battles/commander", label, value, rule: "battles.commanders.commit", isIdle: false };
  }
  if (odds.way === HOUNDS) {
    const { houndsRank } = choice;
    const hounds = { rule: "battles.keywords.hounds", isIdle: false };
    return houndsRank === undefined
      ? { symbol: "battles/kennel", label: text.hounds, note: text.houndsNote, value: "2–4", ...hounds }
      : { ...byRank(houndsRank), label: text.houndsRank(words.book.names.rank[rankIds[houndsRank]]), value, ...hounds };
  }
  return {
    ...byRank(rankOf(view, attacker)),
    label: text.table(words.rank(view, attacker)),
    value,
    rule,
    isIdle: false,
  };
}

function addedRow(
  { view, attacker, words, text }: Explained,
  { by, dice, holds }: AttackOdds["parts"]["added"][number],
): AttackPart {
  const { names } = words.book;
  const commander = commanderIds[cardNumberOf(view, leaderOf(view, attacker))];
  const card = cardIds[view[CARD]];
  const says = by === "card" ? names.cardText[card] : names.unitAbility[commander];
  return {
    symbol: by === "card" ? "battles/ch-banners" : "battles/commander",
    label: by === "card" ? text.added.card(names.card[card]) : text.added.commander(names.commander[commander]),
    note: holds ? says : `${text.unmet} ${says}`,
    value: holds ? signed(dice) : text.none,
    rule: by === "card" ? "battles.cards.play" : "battles.attack.caps",
    isIdle: !holds,
  };
}

/** What the target has against the dice: armour, cover, friends, and whether it is flanked. */
export function targetRows({ view, target, odds, words, text }: Explained): readonly AttackPart[] {
  const { keyword } = words.book.names;
  const [hex, cause] = [hexOf(view, target), stalwartCause(view, target)];
  const isExposed = (groundOf(view, hex).cover ?? 0) > coverOf(view, target);
  const rows: AttackPart[] = [
    {
      symbol: "battles/fortification",
      label: keyword.cover,
      note:
        odds.cover > 0
          ? text.ignores(odds.cover)
          : isExposed
            ? text.coverLost
            : text.coverNone(groundName(words, view, hex)),
      rule: "battles.keywords.cover",
      isIdle: odds.cover === 0,
    },
  ];
  // Only a unit's own attack flanks; where morale results do not count, nobody ignores them.
  if (odds.way === MELEE || isRangedWay(odds.way)) {
    rows.push({
      symbol: "battles/momentum",
      label: text.flank,
      note: odds.flanks ? text.flanks : text.flanksNot[isRangedWay(odds.way) ? "ranged" : "melee"],
      rule: "battles.engagement.flank",
      isIdle: !odds.flanks,
    });
  }
  if (odds.drivesBack) {
    rows.push({
      symbol: "battles/stalwart",
      label: keyword.stalwart,
      note: text.stalwart[cause?.by ?? "none"],
      rule: "battles.keywords.stalwart",
      isIdle: cause === undefined,
    });
  }
  if (odds.toughness > 0) {
    rows.push({
      symbol: "battles/ch-plate",
      label: keyword.toughness,
      note: text.ignores(odds.toughness),
      rule: "battles.keywords.cover",
      isIdle: false,
    });
  }
  if (hasKeyword(view, target, "heavy-armor")) rows.push(armourRow(view, target, words, text));
  return rows;
}

function armourRow(view: Battle, target: Unit, words: BattleWords, text: Explained["text"]): AttackPart {
  const next = rankIds[rankOf(view, target) + 1];
  return {
    symbol: "battles/ch-helm",
    label: words.book.names.keyword["heavy-armor"],
    note: next === undefined ? text.heavyRed : text.heavyArmor(words.book.names.rank[next]),
    rule: "battles.keywords.heavy-armor",
    isIdle: false,
  };
}

/** The commander who leads a unit, by name, where one does. */
export const leaderName = (view: Battle, unit: Unit, words: BattleWords): string | undefined => {
  const leader = leaderOf(view, unit);
  return leader === NONE ? undefined : words.book.names.figure[figureIds[leader]];
};
