import { battles } from "@weirwood/battles/playing";
import type { Battle } from "@weirwood/battles/questions";
import { type GameEvent, ONLOOKER } from "@weirwood/kernel";
import type { Circumstances, Tell, Telling } from "../../../table/telling.ts";
import type { Language } from "../../../text/language.ts";
import { battlesTextIn } from "../text/use-battles-text.ts";
import { timeOf } from "./beats.ts";
import { cardSentence } from "./card-sentence.ts";
import { findDice } from "./dice.ts";
import type { FoundMoment, MomentFinder } from "./moment-finder.ts";
import { findBreak, findCapture } from "./morale.ts";
import { findRound } from "./round.ts";

const finders: readonly MomentFinder[] = [findDice, findBreak, findCapture, findRound];

/** Events as the table tells them: great moments, and everything else as beats on the field. Each is told once. */
export const tell: Tell<Battle> = (events, circumstances) => {
  const tellings: Telling[] = [];
  for (let at = 0; at < events.length; ) {
    const found = momentAt(events, at, circumstances);
    const upTo = found?.upTo ?? runFrom(events, at, circumstances);
    const told = events.slice(at, upTo);
    tellings.push(found === undefined ? beatOf(told, circumstances) : { events: told, lasts: 0, moment: found.moment });
    at = upTo;
  }
  return tellings;
};

function momentAt(...where: Parameters<MomentFinder>): FoundMoment | undefined {
  for (const find of finders) {
    const found = find(...where);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is seen at once though several rules tell of it: an attack that is announced, a blow and whom it takes. */
const together: { readonly [rule: string]: string } = {
  "battles.attack.declare": "attack",
  "battles.engagement.token": "attack",
  "battles.engagement.flank": "attack",
  "battles.cards.play": "card",
  "battles.cards.tactic": "card",
  "battles.attack.casualties": "losses",
  "battles.attack.eliminated": "losses",
  "battles.commanders.unharmed": "losses",
  "battles.fire.burns": "losses",
  "battles.morale.change": "losses",
  "battles.victory.score": "losses",
};

/** Units travel one after the other; what else one rule did in many places is seen at once. */
const single = new Set([
  "battles.attack.declare",
  "battles.cards.play",
  "battles.movement.walk",
  "battles.movement.run",
  "battles.movement.free",
]);

const partOf = ({ rule }: GameEvent): string => together[rule] ?? rule;

function runFrom(events: readonly GameEvent[], at: number, circumstances: Circumstances<Battle>): number {
  const first = events[at];
  let upTo = at + 1;
  while (upTo < events.length) {
    const next = events[upTo];
    const isAlike = partOf(next) === partOf(first) && !single.has(next.rule);
    // A unit that goes back step by step goes alone.
    const isOther = next.rule === "battles.retreat.step" && next.id !== first.id;
    if (!isAlike || isOther || momentAt(events, upTo, circumstances) !== undefined) break;
    upTo++;
  }
  return upTo;
}

/** Of several, the one that says most. */
const telling = ["battles.attack.eliminated", "battles.engagement.flank"];

/** Whoever attacks has just pointed at both: for them the dice fall at once. */
const isOwnAttack = ({ rule, house }: GameEvent, { before, seat }: Circumstances<Battle>): boolean =>
  rule === "battles.attack.declare" &&
  before !== undefined &&
  seat !== ONLOOKER &&
  battles.seatName(before, seat) === house;

/** What is said of many events at once, or of a card whose words not everybody knows. */
function sentenceOf(events: readonly GameEvent[], language: Language): string | undefined {
  if (events[0].rule === "battles.cards.play") return cardSentence(events, language);
  const ordered = events.filter(({ rule }) => rule === "battles.cards.order").length;
  return ordered > 1 ? battlesTextIn(language).telling.ordered(ordered) : undefined;
}

function beatOf(events: readonly GameEvent[], circumstances: Circumstances<Battle>): Telling {
  const caption = events.find(({ rule }) => telling.includes(rule)) ?? events[0];
  const sentence = sentenceOf(events, circumstances.language);
  const isAnnounced = partOf(events[0]) === "attack";
  return {
    events,
    lasts: isOwnAttack(events[0], circumstances) ? 0 : timeOf(events),
    caption,
    ...(sentence !== undefined && { sentence }),
    ...(isAnnounced && { isAhead: true }),
  };
}
