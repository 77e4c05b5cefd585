import type { GameEvent, Phrasebook } from "@weirwood/kernel";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { DiceFacts } from "../telling/facts.ts";
import type { StageText } from "./text/en.ts";

/** What an attack came to, as a line to read and as small cards. */

export interface Outcome {
  readonly symbol: BattlesSymbol;
  readonly title: string;
  readonly small?: string;
  /** Figures that the target has left, where that is drawn. */
  readonly left?: number;
}

const ofRule = (outcomes: readonly GameEvent[], rule: string): readonly GameEvent[] =>
  outcomes.filter((event) => event.rule === rule);

/** `Two figures fall. The unit must fall back.` */
export function sentenceOf({ outcomes, back }: DiceFacts, { dice: { result } }: StageText): string {
  const lost = ofRule(outcomes, "battles.attack.casualties").reduce((sum, event) => sum + Number(event.lost), 0);
  const has = (rule: string): boolean => outcomes.some((event) => event.rule === rule);
  const isGone = has("battles.attack.eliminated");
  const holdsOut = has("battles.commanders.unharmed");
  return [
    ...(isGone ? [result.gone] : lost > 0 ? [result.fall(lost)] : holdsOut ? [] : [result.nobody]),
    ...(holdsOut ? [result.holdsOut] : []),
    ...(has("battles.keywords.stalwart") ? [result.standsFirm] : []),
    ...(isGone ? [] : wayBack(back, has, result)),
  ].join(" ");
}

function wayBack(back: number, has: (rule: string) => boolean, result: StageText["dice"]["result"]): readonly string[] {
  if (has("battles.retreat.blocked")) return [result.cannotBack];
  if (has("battles.retreat.step")) return [result.fellBack];
  return back > 0 && !has("battles.keywords.stalwart") ? [result.mustBack] : [];
}

/** One card a consequence, in the order in which they came. */
export function outcomesOf(
  facts: DiceFacts,
  { dice: { outcomes: said } }: StageText,
  book: Phrasebook,
): readonly Outcome[] {
  const { outcomes, ignored = 0, back, target, asked } = facts;
  const cards: Outcome[] = [];
  if (ignored > 0)
    cards.push({ symbol: "battles/fortification", title: said.ignored(ignored), small: said.ignoredWhy });
  cards.push(...outcomes.flatMap((event) => outcomeOf(event, outcomes, said, book) ?? []));
  const isSettled = outcomes.some(({ rule }) => /^battles\.(retreat\.|keywords\.stalwart)/.test(rule));
  if (back > 0 && !isSettled) {
    const house = book.names.seat[target.house];
    const small =
      asked?.kind === "stand-firm" ? said.mayStand(house) : asked?.kind === "retreat" ? said.chooses(house) : undefined;
    cards.push({ symbol: "battles/fall-back", title: said.back(back), ...(small !== undefined && { small }) });
  }
  return cards;
}

function outcomeOf(
  event: GameEvent,
  all: readonly GameEvent[],
  said: StageText["dice"]["outcomes"],
  { names }: Phrasebook,
): Outcome | undefined {
  const number = (fact: string): number => Number(event[fact]);
  switch (event.rule) {
    case "battles.attack.casualties": {
      const left = number("left");
      if (left === 0) return undefined;
      const small = left === 1 ? said.lastOne : said.lost(number("lost"));
      return { symbol: "battles/infantry", title: said.left(left), small, left };
    }
    case "battles.attack.eliminated":
      return { symbol: "battles/rout", title: said.eliminated, small: names.unit[String(event.unit)] };
    case "battles.commanders.unharmed":
      return {
        symbol: "battles/commander",
        title: said.holdsOut,
        small: said.ofCapture(number("hits"), number("capture")),
      };
    case "battles.commanders.captured":
      return { symbol: "battles/captured", title: said.captured, small: names.figure[String(event.figure)] };
    case "battles.keywords.stalwart":
      return { symbol: "battles/stalwart", title: said.firm };
    case "battles.retreat.step": {
      const steps = ofRule(all, event.rule);
      if (event !== steps.at(-1)) return undefined;
      return {
        symbol: "battles/fall-back",
        title: said.back(steps.length),
        small: said.backTo(names.hex[String(event.to)]),
      };
    }
    case "battles.retreat.blocked":
      return { symbol: "battles/fall-back", title: said.blocked, small: said.blockedHits(number("hits")) };
    case "battles.morale.change":
      return {
        symbol: "battles/morale-break",
        title: said.morale(names.seat[String(event.house)], number("spaces")),
        small: names.morale[String(event.marker)],
      };
    case "battles.victory.score":
      return {
        symbol: "battles/objective",
        title: said.points(number("points")),
        small: names.score[String(event.for)],
      };
    default:
      return undefined;
  }
}
