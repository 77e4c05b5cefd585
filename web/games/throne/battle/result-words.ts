import { ATTACK, cardIds, DEFENCE, NONE, type Side } from "@weirwood/throne/questions";
import { bladeSideOf, type Fight } from "../telling/fight.ts";
import type { Saying } from "./strength-lines.ts";

/** How a battle ended, said once and the same everywhere: who holds or takes what, with which numbers, and why. */
export interface ResultWords {
  readonly title: string;
  readonly reason: string | undefined;
}

/** Undefined as long as nobody has won. */
export function resultWords(fight: Fight, saying: Saying): ResultWords | undefined {
  const { result } = fight;
  if (result === undefined) return undefined;
  const said = saying.text.play.battle.result;
  const verb = verbOf(fight, saying);
  const { numbers } = result;
  return {
    title: numbers === undefined ? verb : `${verb}, ${said.score(numbers.strength, numbers.against)}`,
    reason: reasonOf(fight, saying),
  };
}

function verbOf(fight: Fight, { words, text }: Saying): string {
  const said = text.play.battle.result;
  const { house } = fight.sides[fight.result?.winner ?? ATTACK];
  const area = words.area(fight.area);
  if (house === NONE) return said.garrisonHolds(area);
  if (fight.result?.winner === DEFENCE) return said.holds(words.house(house), area);
  return isBarred(fight) ? said.wins(words.house(house), area) : said.takes(words.house(house), area);
}

/** The one card whose defeat keeps the victors out. */
const isBarred = ({ sides }: Fight): boolean => cardIds[sides[DEFENCE].card] === "arianne-martell";

function reasonOf(fight: Fight, { words, text }: Saying): string | undefined {
  const said = text.play.battle.result;
  const { result, sides } = fight;
  if (result === undefined || !fight.isMeasured) return undefined;
  const [winner, loser] = [sides[result.winner], sides[otherOf(result.winner)]];
  if (sides[DEFENCE].house === NONE) {
    const needed = sides[DEFENCE].announced;
    return result.winner === ATTACK ? said.garrisonFell(needed) : said.garrisonHeld(needed);
  }
  if (result.numbers === undefined) return said.noUnits(words.house(loser.house));
  const hasBlade = bladeSideOf(fight) === result.winner;
  if (result.isTie) return hasBlade ? said.tieByBlade : said.tie;
  const before = winner.announced - loser.announced;
  if (before > 0) return said.ahead(before);
  const byCards = winner.printed + winner.added - loser.printed - loser.added;
  if (hasBlade && before + byCards <= 0) return said.blade;
  return said.card(words.card(winner.card), words.card(loser.card), byCards);
}

const otherOf = (side: Side): Side => (side === ATTACK ? DEFENCE : ATTACK);
