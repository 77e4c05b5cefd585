import { battles } from "@weirwood/battles/playing";
import { attackWays, type Battle, hexNames, NONE, odds, unitIn } from "@weirwood/battles/questions";
import type { GameEvent } from "@weirwood/kernel";
import type { MomentStep } from "../../../table/telling.ts";
import type { DiceFacts, Fighter, Throw } from "./facts.ts";
import { bothSeats, list, type MomentFinder, words } from "./moment-finder.ts";

/**
 * The dice of an attack as a great moment: from what is thrown, or thrown again, to the hits that are counted. An attack is
 * interrupted by questions, so that a moment may begin with dice that already lie there.
 */

/** The events of one moment, in their order; whatever comes again begins another. */
const sequence = [
  "battles.keywords.hounds",
  "battles.attack.roll",
  "battles.attack.reroll",
  "battles.keywords.cover",
  "battles.attack.hits",
];
const placeInSequence = ({ rule }: GameEvent): number => sequence.indexOf(rule);

/** What an attack brings about at once, told beside the dice as well as on the field. */
const consequences = new Set([
  "battles.attack.casualties",
  "battles.attack.eliminated",
  "battles.commanders.unharmed",
  "battles.commanders.captured",
  "battles.keywords.stalwart",
  "battles.morale.change",
  "battles.morale.zones",
  "battles.retreat.step",
  "battles.retreat.blocked",
  "battles.victory.score",
]);

/** Attacks that drive nobody back. */
const deafWays = new Set(["parting", "strike"]);

/** In milliseconds at the steady pace. */
const DIM = 240;
const APART = 80;
const FALL = 420;
const CAPTION = 120;
const SENTENCE = 160;
const CONSEQUENCE = 120;
/** What lies there is looked at for a moment. */
const LOOK = 200;

export const findDice: MomentFinder = (events, at, { before, after, told = [] }) => {
  if (placeInSequence(events[at]) < 0) return undefined;
  const upTo = endOf(events, at);
  const own = events.slice(at, upTo);
  const earlier = [...told, ...events.slice(0, at)];
  const declared = earlier.findLast((event) => isDeclarationOf(event, own[0]));
  if (declared === undefined) return undefined;
  const throws = throwsOf(own, earlier, declared);
  const hounds = own.find(({ rule }) => rule === "battles.keywords.hounds");
  if (throws.length === 0 && hounds === undefined) return undefined;
  const counted = own.find(({ rule }) => rule === "battles.attack.hits");
  const outcomes = outcomesFrom(events, upTo);
  const isLast = upTo + outcomes.length === events.length;
  const asked = isLast && after !== undefined ? askedIn(after) : undefined;
  const chances = before !== undefined && events[0] === declared ? chancesOf(before, declared) : undefined;
  const facts: DiceFacts = {
    way: words(declared.way),
    attacker: attackerIn(declared),
    target: targetIn(declared),
    ...(hounds !== undefined && { hounds: words(hounds.face) }),
    throws,
    ...(counted !== undefined && { hits: Number(counted.hits), ignored: Number(counted.ignored) }),
    back: backOf(own, declared, throws, outcomes),
    outcomes,
    ...(asked !== undefined && { asked }),
    ...(chances !== undefined && { chances }),
  };
  const story = `attack ${declared.from} ${declared.at}`;
  return { upTo, moment: { kind: "dice", story, seats: bothSeats, steps: stepsOf(own, facts), facts } };
};

function endOf(events: readonly GameEvent[], at: number): number {
  let end = at + 1;
  while (end < events.length && placeInSequence(events[end]) > placeInSequence(events[end - 1])) end++;
  return end;
}

const ways: readonly string[] = attackWays;

const isDeclarationOf = (event: GameEvent, { house, from, at }: GameEvent): boolean =>
  event.rule === "battles.attack.declare" && event.house === house && event.from === from && event.at === at;

const attackerIn = ({ house, from, unit, rank }: GameEvent): Fighter => ({
  house: words(house),
  hex: words(from),
  ...(unit !== undefined && { unit: words(unit), rank: words(rank) }),
});

const targetIn = ({ house, at, target, targetRank, figures }: GameEvent): Fighter => ({
  house: house === "stark" ? "lannister" : "stark",
  hex: words(at),
  unit: words(target),
  rank: words(targetRank),
  figures: Number(figures),
});

/** What is thrown in these events; else what was thrown last before them, which lies there still. */
function throwsOf(own: readonly GameEvent[], earlier: readonly GameEvent[], declared: GameEvent): readonly Throw[] {
  const thrown = own.flatMap((event) => throwOf(event) ?? []);
  if (thrown.length > 0) return thrown;
  const since = earlier.slice(earlier.lastIndexOf(declared));
  const last = since.findLast((event) => throwOf(event) !== undefined && event.at === declared.at);
  const lying = last && throwOf(last);
  if (lying === undefined) return [];
  // A commander may have changed what hits since they fell.
  const counted = own.find(({ rule }) => rule === "battles.attack.hits");
  return [{ ...lying, fresh: 0, ...(counted !== undefined && { hitting: list(counted.hitting) }) }];
}

function throwOf({ rule, faces, all, hitting }: GameEvent): Throw | undefined {
  const thrown = list(faces);
  if (rule === "battles.attack.roll") return { faces: thrown, fresh: thrown.length, hitting: list(hitting) };
  if (rule !== "battles.attack.reroll") return undefined;
  const lying = [...list(all)];
  for (const face of thrown) lying.splice(lying.lastIndexOf(face), 1);
  return { faces: [...lying, ...thrown], fresh: thrown.length, hitting: list(hitting) };
}

function outcomesFrom(events: readonly GameEvent[], at: number): readonly GameEvent[] {
  let end = at;
  while (end < events.length && consequences.has(events[end].rule)) end++;
  return events.slice(at, end);
}

/** What one House alone is asked. */
function askedIn(view: Battle): DiceFacts["asked"] {
  const ask = battles.asks(view)[0];
  if (ask === undefined || ask.seats.length !== 1) return undefined;
  return { kind: ask.kind, house: battles.seatName(view, ask.seats[0]) };
}

/** Morale results that drive the target back, once they are counted and if it still stands. */
function backOf(
  own: readonly GameEvent[],
  { way }: GameEvent,
  throws: readonly Throw[],
  outcomes: readonly GameEvent[],
): number {
  if (outcomes.some(({ rule }) => rule === "battles.attack.eliminated")) return 0;
  const last = throws.at(-1);
  // The first die of hounds may be the only one.
  if (last === undefined) return own[0].face === "morale" ? 1 : 0;
  const isCounted = own.some(({ rule }) => rule === "battles.attack.hits");
  if (!isCounted || deafWays.has(words(way)) || last.hitting.includes("morale")) return 0;
  return last.faces.filter((face) => face === "morale").length;
}

/** Only where the attack was announced on the field as it stood then. */
function chancesOf(before: Battle, { way, from, at }: GameEvent): readonly number[] | undefined {
  const [attacker, target] = [from, at].map((hex) => unitIn(before, hexNames.indexOf(words(hex))));
  if (attacker === NONE || target === NONE) return undefined;
  return odds(before, attacker, target, { way: ways.indexOf(words(way)) }).hits;
}

const timeOfThrow = ({ fresh }: Throw): number => DIM + APART * Math.max(0, fresh - 1) + FALL + CAPTION;

/** A step for everything that is thrown, and one for what it comes to. */
function stepsOf(own: readonly GameEvent[], { throws, outcomes, hits }: DiceFacts): readonly MomentStep[] {
  const thrown = own.filter(({ rule }) => rule === "battles.attack.roll" || rule === "battles.attack.reroll");
  const steps: MomentStep[] = thrown.map((says, place) => ({ lasts: timeOfThrow(throws[place]) + LOOK, says }));
  const says = own[own.length - 1];
  if (hits !== undefined) steps.push({ lasts: SENTENCE + CONSEQUENCE * (outcomes.length + 1) + LOOK, says });
  return steps.length > 0 ? steps : [{ lasts: FALL + LOOK, says }];
}
