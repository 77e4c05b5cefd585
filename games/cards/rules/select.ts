import { bindingNumber } from "../compiled/bindings.ts";
import { listOfCosts } from "../compiled/ops.ts";
import { bitOf, crestIds, houseIds, iconIds, keywordIds, NONE, traitIds, typeIds, type ZoneId } from "../data/names.ts";
import {
  CREST_SHIFT,
  goldSymbols,
  HOUSE_SHIFT,
  hasTrait,
  influenceOf,
  KEYWORDS,
  KINDS,
  MARKS,
  strOf,
  word,
} from "../derived/words.ts";
import { cards } from "../pool/index.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  goldOn,
  hostOf,
  isDuplicate,
  isFaceDown,
  isKneeling,
  isTaken,
  ownerOf,
  powerOn,
  roleOf,
} from "../state/bodies.ts";
import { ATTACKING, type Cards, DEFENDING, placesOf } from "../state/layout.ts";
import { cardOfRef, isBodyRef, type PileId, pileRef } from "../state/refs.ts";
import { isOut, seatsIn } from "../state/seats.ts";
import type { Cost, Face, Ref, Selector } from "../words/index.ts";
import { bodyOf, boundTo, type Context, refsOf, seatsOf } from "./context.ts";
import { timesLost } from "./lost.ts";
import { chosenAmong } from "./plots.ts";
import { reading } from "./reading.ts";

/** Which cards a selector means. Each is read once and becomes a list of tests; a state never holds any of it. */

type Test = (context: Context, body: Body) => boolean;
type FaceTest = (face: Face, context: Context) => boolean;

export interface Reading {
  readonly tests: readonly Test[];
  readonly faceTests: readonly FaceTest[];
  /** The types that it can mean; all that lie on the table as characters, locations or attachments if none is said. */
  readonly types: number;
}

const readings = new WeakMap<Selector, Reading>();

export function readingOf(selector: Selector): Reading {
  let reading = readings.get(selector);
  if (reading === undefined) {
    reading = { tests: testsOf(selector), faceTests: faceTestsOf(selector), types: typesOf(selector) };
    readings.set(selector, reading);
  }
  return reading;
}

const listed = <Name extends string>(names: Name | readonly Name[]): readonly Name[] =>
  typeof names === "string" ? [names] : names;
const setOf = <Name extends string>(ids: readonly Name[], names: Name | readonly Name[]): number =>
  listed(names).reduce((set, name) => set | bitOf(ids, name), 0);

const ON_TABLE = setOf(typeIds, ["character", "location", "attachment"]);

function typesOf({ type, or }: Selector): number {
  if (type !== undefined) return setOf(typeIds, type);
  if (or !== undefined) return or.reduce((set, one) => set | typesOf(one), 0);
  return ON_TABLE;
}

const isRef = (what: Selector | Ref): what is Ref => typeof what === "string" || "that" in what;

function testsOf(selector: Selector): Test[] {
  const tests: Test[] = [];
  const mask =
    (index: number, set: number): Test =>
    ({ game }, body) =>
      (word(game, body, index) & set) !== 0;
  const noMask =
    (index: number, set: number): Test =>
    ({ game }, body) =>
      (word(game, body, index) & set) === 0;
  if (selector.trait !== undefined) {
    const traits = listed(selector.trait).map((trait) => traitIds.indexOf(trait));
    tests.push(({ game }, body) => traits.some((trait) => hasTrait(game, body, trait)));
  }
  if (selector.notTrait !== undefined) {
    const traits = listed(selector.notTrait).map((trait) => traitIds.indexOf(trait));
    tests.push(({ game }, body) => !traits.some((trait) => hasTrait(game, body, trait)));
  }
  if (selector.house !== undefined) tests.push(mask(MARKS, setOf(houseIds, selector.house) << HOUSE_SHIFT));
  if (selector.notHouse !== undefined) tests.push(noMask(MARKS, setOf(houseIds, selector.notHouse) << HOUSE_SHIFT));
  if (selector.crest !== undefined) tests.push(mask(MARKS, setOf(crestIds, selector.crest) << CREST_SHIFT));
  if (selector.notCrest !== undefined) tests.push(noMask(MARKS, setOf(crestIds, selector.notCrest) << CREST_SHIFT));
  if (selector.hasCrest !== undefined) {
    const crests = ((1 << crestIds.length) - 1) << CREST_SHIFT;
    tests.push(selector.hasCrest ? mask(MARKS, crests) : noMask(MARKS, crests));
  }
  if (selector.icon !== undefined) tests.push(mask(MARKS, setOf(iconIds, selector.icon)));
  if (selector.noIcon !== undefined) tests.push(noMask(MARKS, setOf(iconIds, selector.noIcon)));
  if (selector.keyword !== undefined) tests.push(mask(KEYWORDS, setOf(keywordIds, selector.keyword)));
  if (selector.limited !== undefined) {
    const limited = setOf(keywordIds, "limited");
    tests.push(selector.limited ? mask(KEYWORDS, limited) : noMask(KEYWORDS, limited));
  }
  if (selector.str !== undefined) tests.push(within(selector.str, ({ game }, body) => strOf(game, body)));
  if (selector.power !== undefined) tests.push(within(selector.power, ({ game }, body) => powerOn(game, body)));
  if (selector.gold !== undefined) tests.push(within(selector.gold, ({ game }, body) => goldOn(game, body)));
  if (selector.attachments !== undefined)
    tests.push(within(selector.attachments, ({ game }, body) => attachmentsOn(game, body)));
  if (selector.role !== undefined) {
    const { role } = selector;
    tests.push(({ game }, body) => {
      const now = roleOf(game, body);
      if (role === "attacking") return now === ATTACKING;
      return role === "defending" ? now === DEFENDING : now !== NONE;
    });
  }
  if (selector.alone !== undefined) tests.push(({ game }, body) => isAlone(game, body));
  if (selector.kneeling !== undefined) {
    const { kneeling } = selector;
    tests.push(({ game }, body) => isKneeling(game, body) === kneeling);
  }
  if (selector.gives !== undefined) {
    const gives = listed(selector.gives);
    tests.push(({ game }, body) =>
      gives.some((symbol) => (symbol === "gold" ? goldSymbols(game, body) : influenceOf(game, body)) > 0),
    );
  }
  if (selector.ctrl !== undefined) {
    const { ctrl } = selector;
    if (ctrl === "you") tests.push(({ game, seat }, body) => controllerOf(game, body) === seat && !isOut(game, seat));
    else tests.push((context, body) => ((seatsOf(context, ctrl) >> controllerOf(context.game, body)) & 1) === 1);
  }
  if (selector.owner !== undefined) {
    const { owner } = selector;
    tests.push((context, body) => ((seatsOf(context, owner) >> ownerOf(context.game, body)) & 1) === 1);
  }
  if (selector.on !== undefined) {
    const { on } = selector;
    tests.push((context, body) => {
      const host = hostOf(context.game, body);
      return host !== NONE && isMeant(context, on, host);
    });
  }
  if (selector.other !== undefined) {
    const { other } = selector;
    tests.push((context, body) => !refsOf(context, other).includes(body));
  }
  if (selector.among !== undefined) {
    const name = bindingNumber(selector.among);
    tests.push(({ game, level }, body) => boundTo(game, level, name).includes(body));
  }
  if (selector.where !== undefined) {
    const { where } = selector;
    tests.push((context, body) => reading.holds({ ...context, it: body }, where));
  }
  const printed = faceTestsOf(selector, "printed only");
  for (const test of printed)
    tests.push((context, body) => !isFaceDown(context.game, body) && test(faces[cardOf(context.game, body)], context));
  if (selector.or !== undefined) {
    const { or } = selector;
    tests.push((context, body) => or.some((one) => matches(context, one, body)));
  }
  if (selector.not !== undefined) {
    const { not } = selector;
    tests.push((context, body) => !matches(context, not, body));
  }
  return tests;
}

function within(range: NonNullable<Selector["str"]>, of: (context: Context, body: Body) => number): Test {
  return (context, body) => isWithin(context, range, of(context, body));
}

/** What is read from the print: of cards in piles everything, of bodies only what nothing in play changes. */
function faceTestsOf(selector: Selector, which?: "printed only"): FaceTest[] {
  const tests: FaceTest[] = [];
  const some = <Name extends string>(
    names: Name | readonly Name[] | undefined,
    of: (face: Face) => readonly string[] | undefined,
  ) => {
    if (names === undefined) return;
    const wanted: readonly string[] = listed(names);
    tests.push((face) => of(face)?.some((name) => wanted.includes(name)) ?? false);
  };
  if (which === undefined) {
    some(selector.type, ({ type }) => [type]);
    some(selector.trait, ({ traits }) => traits);
    some(selector.house, ({ house }) => house);
    some(selector.crest, ({ crests }) => crests);
    some(selector.icon, ({ icons }) => icons);
    some(selector.keyword, ({ keywords }) => keywords);
    const { notTrait, notHouse, noIcon, notCrest, limited, or, not, str } = selector;
    if (notTrait !== undefined) tests.push(({ traits }) => !traits?.some((trait) => listed(notTrait).includes(trait)));
    if (notHouse !== undefined) tests.push(({ house }) => !house?.includes(notHouse));
    if (noIcon !== undefined) tests.push(({ icons }) => !icons?.includes(noIcon));
    if (notCrest !== undefined) tests.push(({ crests }) => !crests?.some((crest) => listed(notCrest).includes(crest)));
    if (limited !== undefined) tests.push(({ keywords }) => (keywords?.includes("limited") ?? false) === limited);
    if (str !== undefined) tests.push(ofFace(str, printedStr));
    if (or !== undefined) tests.push((face, context) => or.some((one) => matchesFace(context, one, face)));
    if (not !== undefined) tests.push((face, context) => !matchesFace(context, not, face));
  }
  if (selector.unique !== undefined) tests.push(({ unique }) => (unique ?? false) === selector.unique);
  if (selector.cursed !== undefined) tests.push(({ cursed }) => cursed === true);
  some(selector.title, ({ title }) => [title]);
  if (selector.copyOf !== undefined) {
    const { copyOf } = selector;
    tests.push(({ title }, context) => title === titleOf(context, copyOf));
  }
  if (selector.named !== undefined) {
    const name = bindingNumber(selector.named);
    tests.push(({ title }, context) =>
      boundTo(context.game, context.level, name).some((ref) => faces[cardOfRef(ref)]?.title === title),
    );
  }
  if (selector.influenceCost !== undefined) {
    const range = selector.influenceCost;
    tests.push((face, context) => isWithin(context, range, influenceCostOf(face)));
  }
  if (selector.printedStr !== undefined) tests.push(ofFace(selector.printedStr, printedStr));
  if (selector.cost !== undefined) tests.push(ofFace(selector.cost, printedCost));
  return tests;
}

function isWithin(context: Context, { min, max }: NonNullable<Selector["str"]>, value: number): boolean {
  if (min !== undefined && value < reading.amountOf(context, min)) return false;
  return max === undefined || value <= reading.amountOf(context, max);
}

/** The influence that using a card costs, be it one way of several to pay: of what it does first; 0 where it costs none (3.1). */
function influenceCostOf(face: Face): number {
  const card = cards.find((one) => one.face === face);
  for (const ability of card?.abilities ?? [])
    for (const cost of ability.kind === "constant" ? [] : listOfCosts(ability.cost).flatMap(waysOf))
      if ("pay" in cost && cost.pay === "influence" && typeof cost.count === "number") return cost.count;
  return 0;
}

const waysOf = (cost: Cost): readonly Cost[] => ("either" in cost ? cost.either.flat() : [cost]) as readonly Cost[];

const ofFace =
  (range: NonNullable<Selector["str"]>, of: (face: Face) => number): FaceTest =>
  (face, context) =>
    isWithin(context, range, of(face));

/** X is 0 unless it is defined, and so is what is missing. */
export const printedStr = ({ str }: Face): number => (typeof str === "number" ? str : 0);
export const printedCost = ({ cost }: Face): number => (typeof cost === "number" ? cost : 0);

function titleOf(context: Context, ref: Ref): string | undefined {
  const body = bodyOf(context, ref);
  if (body !== NONE) return faces[cardOf(context.game, body)].title;
  if (ref === "self") return faces[context.card].title;
  const [first] = refsOf(context, ref);
  return first !== undefined && !isBodyRef(first) ? faces[cardOfRef(first)]?.title : undefined;
}

/** Attachments of a card; duplicates are none. */
function attachmentsOn(game: Cards, host: Body): number {
  let count = 0;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++)
    if (hostOf(game, body) === host && isTaken(game, body) && !isDuplicate(game, body)) count++;
  return count;
}

/** Whether a body is the only participant of its side. */
function isAlone(game: Cards, body: Body): boolean {
  const role = roleOf(game, body);
  if (role === NONE) return false;
  const end = bodiesEnd(game);
  for (let other = 0; other < end; other++)
    if (other !== body && isTaken(game, other) && roleOf(game, other) === role) return false;
  return true;
}

/** Whether a body in play fits. */
export const matches = (context: Context, selector: Selector, body: Body): boolean =>
  fitsReading(context, readingOf(selector), body);

/** The same, where the selector was read before: looking it up costs more than asking it. */
export function fitsReading(context: Context, reading: Reading, body: Body): boolean {
  if ((word(context.game, body, KINDS) & reading.types) === 0) return false;
  const { tests } = reading;
  for (let i = 0; i < tests.length; i++) if (!tests[i](context, body)) return false;
  return true;
}

/** Whether a card fits as it is printed. */
export const matchesFace = (context: Context, selector: Selector, face: Face): boolean =>
  fitsFaceTests(context, readingOf(selector).faceTests, face);

function fitsFaceTests(context: Context, tests: readonly FaceTest[], face: Face): boolean {
  for (let i = 0; i < tests.length; i++) if (!tests[i](face, context)) return false;
  return true;
}

/** Whether a body is what a filter means: a selector, or a card that the text speaks of. */
export const isMeant = (context: Context, what: Selector | Ref, body: Body): boolean =>
  isRef(what) ? refsOf(context, what).includes(body) : matches(context, what, body);

const inPlay: readonly ZoneId[] = ["play"];
const zonesOf = ({ in: zone }: Selector): readonly ZoneId[] =>
  zone === undefined ? inPlay : typeof zone === "string" ? [zone] : zone;

/** Everything that fits: bodies, or cards of piles; of a card that lies there twice, one is as good as the other. */
export function allThatFit(context: Context, selector: Selector): number[] {
  const { game } = context;
  const found: number[] = [];
  for (const zone of zonesOf(selector)) {
    if (zone === "play") {
      const [end, reading] = [bodiesEnd(game), readingOf(selector)];
      for (let body = 0; body < end; body++)
        if (isTaken(game, body) && fitsReading(context, reading, body)) found.push(body);
    } else addFromPiles(context, selector, zone, found);
  }
  return found;
}

function addFromPiles(context: Context, selector: Selector, zone: PileId, found: number[]): void {
  const { game } = context;
  const pile = placesOf(game).piles[zone];
  const { faceTests } = readingOf(selector);
  const whose = seatsOf(context, selector.ctrl ?? selector.owner ?? (selector.lost === undefined ? "you" : "anyone"));
  for (let seat = 0; seat < seatsIn(game); seat++) {
    if (((whose >> seat) & 1) === 0) continue;
    // A plot that was chosen lies before whoever chose it, and is in no plot deck any more.
    const chosen = zone === "plots" ? chosenAmong(game, seat) : [];
    for (let place = 0; place < pile[seat].count(game); place++) {
      const card = pile[seat].get(game, place);
      if (card >= faces.length || !fitsFaceTests(context, faceTests, faces[card])) continue;
      if (chosen.includes(card)) {
        chosen.splice(chosen.indexOf(card), 1);
        continue;
      }
      const ref = pileRef(seat, zone, card);
      if (selector.lost === undefined || wasLost(game, ref, found)) found.push(ref);
    }
  }
}

/** Whether a card of a pile was killed or discarded from play in this phase, and not counted already. */
function wasLost(game: Cards, ref: number, found: readonly number[]): boolean {
  return found.filter((one) => one === ref).length < timesLost(game, ref);
}

/** How many cards of a player in play fit. */
function ownCount(context: Context, selector: Selector, seat: number): number {
  const { game } = context;
  let count = 0;
  const [end, reading] = [bodiesEnd(game), readingOf(selector)];
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && controllerOf(game, body) === seat && fitsReading(context, reading, body)) count++;
  return count;
}

reading.ownCount = ownCount;
