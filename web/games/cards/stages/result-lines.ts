import type { CardsSymbol } from "../art/symbol-names.ts";
import type { ResultFacts } from "../telling/facts.ts";
import type { StageReading } from "./stage-reading.ts";
import type { StageText } from "./text/en.ts";

/** A line of a result: what it can bring, whether it did, and how much. */
export interface ResultLine {
  readonly symbol: CardsSymbol;
  readonly title: string;
  readonly small: string;
  /** It did not happen. */
  readonly isOff?: boolean;
  /** Power that it gives. */
  readonly power?: number;
  /** Somebody is about to leave play. */
  readonly isDying?: boolean;
}

/** Claim, unopposed, renown and deadly in their order, also where nothing came of them; a title only where one counted. */
export function resultLines(
  facts: ResultFacts,
  text: StageText["result"],
  reading: StageReading,
): readonly ResultLine[] {
  return [
    claimLine(facts, text, reading),
    ...(facts.winner === facts.attacker ? [unopposedLine(facts, text)] : []),
    renownLine(facts, text, reading),
    ...(facts.title > 0 ? [titleLine(facts, text, reading)] : []),
    ...deadlyLine(facts, text, reading),
  ];
}

function claimLine(facts: ResultFacts, text: StageText["result"], reading: StageReading): ResultLine {
  const { claim, attacker, winner, isClaimCancelled } = facts;
  const said = text.claim;
  const symbol = "cards/claim";
  if (winner !== attacker)
    return { symbol, title: said.none, small: said.repelled(reading.player(attacker)), isOff: true };
  if (claim === undefined)
    return { symbol, title: said.none, small: isClaimCancelled ? said.cancelled : said.zero, isOff: true };
  const { type, count, killed, discarded, power } = claim;
  const payer = reading.player(claim.player);
  if (type === "military")
    return {
      symbol,
      title: said.military(count, payer),
      small: killed.length === 0 ? said.saved : said.killed(reading.cards(killed), killed.length === 1),
      isDying: killed.length > 0,
    };
  if (type === "intrigue")
    return {
      symbol,
      title: said.intrigue(count, payer),
      small: discarded.length === 0 ? said.emptyHand : said.discarded(reading.cards(discarded)),
    };
  return {
    symbol,
    title: said.power(count, payer),
    small: power === 0 ? said.noPower : said.moved(power, reading.player(winner)),
    ...(power > 0 && { power }),
  };
}

function unopposedLine({ unopposed, defence, defenders }: ResultFacts, text: StageText["result"]): ResultLine {
  const said = text.unopposed;
  if (unopposed === 0) return { symbol: "cards/unopposed", title: said.no, small: said.opposed(defence), isOff: true };
  const why = defenders.length > 0 ? said.noStrength : said.nobody;
  return { symbol: "cards/unopposed", title: said.yes, small: why, power: unopposed };
}

function renownLine(facts: ResultFacts, text: StageText["result"], reading: StageReading): ResultLine {
  const { renown, attackers, defenders } = facts;
  const said = text.renown;
  if (renown.length === 0) return { symbol: "cards/keyword-renown", title: said.no, small: said.none, isOff: true };
  const power = [...attackers, ...defenders].reduce((sum, fighter) => sum + (fighter.power ?? 0), 0);
  return {
    symbol: "cards/keyword-renown",
    title: said.yes(reading.cards(renown)),
    small: said.took,
    power: Math.max(power, renown.length),
  };
}

const titleLine = ({ title, winner }: ResultFacts, text: StageText["result"], reading: StageReading): ResultLine => ({
  symbol: "cards/title-hand",
  title: text.opposed.yes(reading.player(winner)),
  small: text.opposed.why,
  power: title,
});

/** Only where somebody is deadly. */
function deadlyLine(
  { deadly, defender, defenders }: ResultFacts,
  text: StageText["result"],
  reading: StageReading,
): readonly ResultLine[] {
  if (deadly === undefined || deadly.attackers + deadly.defenders === 0) return [];
  const said = text.deadly;
  const { attackers: attacking, defenders: defending } = deadly;
  const symbol = "cards/keyword-deadly";
  if (attacking <= defending) return [{ symbol, title: said.no, small: said.equal(attacking, defending), isOff: true }];
  const isThere = defenders.some(({ isDying }) => !isDying);
  return [
    {
      symbol,
      title: said.more(attacking, defending),
      small: isThere ? said.next(reading.player(defender)) : said.nobody,
      ...(!isThere && { isOff: true }),
    },
  ];
}
