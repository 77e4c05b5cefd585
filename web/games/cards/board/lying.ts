import {
  ATTACKING,
  type Body,
  BYPASSED,
  bitOf,
  bodiesEnd,
  type Cards,
  CHALLENGE,
  cardOf,
  controllerOf,
  countersOn,
  DEFENDING,
  destinationOf,
  faces,
  goldOn,
  HOUSE,
  hasStatus,
  hasType,
  hostOf,
  isAgenda,
  isDuplicate,
  isFaceDown,
  isKneeling,
  isLeaving,
  isTaken,
  MARKS,
  NONE,
  PLOT,
  powerOn,
  roleOf,
  SECOND_TITLE,
  seatsIn,
  strOf,
  TITLE,
  TO_DEAD,
  typeIds,
  word,
} from "@weirwood/cards/questions";
import type { CardNow } from "../card/card-picture.tsx";
import { bodyThing, type Thing } from "../desk/things.ts";

/** A card on the table, with what lies on it. */
export interface Spot {
  readonly body: Body;
  readonly thing: Thing;
  /** Undefined: face down. */
  readonly card: number | undefined;
  readonly controller: number;
  readonly now: CardNow;
  readonly isCharacter: boolean;
  readonly isEvent: boolean;
  readonly isLeaving: boolean;
  /** Leaving, and to the dead pile. */
  readonly isDying: boolean;
  /** Stealth has passed it by. */
  readonly isPassedBy: boolean;
  readonly attached: readonly Spot[];
  readonly duplicates: readonly Spot[];
}

/** What lies before one player. Whoever takes part in a challenge lies in the lane. */
export interface Side {
  readonly seat: number;
  readonly house: Spot | undefined;
  readonly plot: Spot | undefined;
  readonly agendas: readonly Spot[];
  readonly titles: readonly Spot[];
  readonly characters: readonly Spot[];
  readonly locations: readonly Spot[];
}

/** How everything lies. */
export interface Lying {
  readonly sides: readonly Side[];
  readonly attackers: readonly Spot[];
  readonly defenders: readonly Spot[];
  /** Cards that are being played and lie nowhere else: events. */
  readonly played: readonly Spot[];
}

const [CHARACTER, EVENT, AGENDA_TYPE, TITLE_TYPE] = ["character", "event", "agenda", "title"].map((type) =>
  bitOf(typeIds, type),
);
const ICONS = 7;
const nobody: readonly Spot[] = [];

/** The amounts that make up the strength of a body, where they are known. */
export type PartsOf = (body: Body) => readonly number[] | undefined;

/** Reads once how everything lies in a view. */
export function lyingIn(view: Cards, partsOf?: PartsOf): Lying {
  const hosted = hostedIn(view);
  const spot = (body: Body): Spot => spotAt(view, body, hosted, partsOf);
  const sides = Array.from({ length: seatsIn(view) }, (_, seat) => ({
    seat,
    house: named(view, HOUSE + seat, spot),
    plot: named(view, PLOT + seat, spot),
    titles: [TITLE + seat, SECOND_TITLE + seat].flatMap((cell) => named(view, cell, spot) ?? []),
    agendas: [] as Spot[],
    characters: [] as Spot[],
    locations: [] as Spot[],
  }));
  const [attackers, defenders, played]: [Spot[], Spot[], Spot[]] = [[], [], []];
  const apart = new Set(sides.flatMap(({ house, plot, titles }) => [house, plot, ...titles].map((one) => one?.body)));
  const isChallenge = view[CHALLENGE] !== NONE;
  for (let body = 0; body < bodiesEnd(view); body++) {
    if (!isTaken(view, body) || apart.has(body) || hostOf(view, body) !== NONE) continue;
    const one = spot(body);
    const side = sides[one.controller];
    if (isChallenge && roleOf(view, body) === ATTACKING) attackers.push(one);
    else if (isChallenge && roleOf(view, body) === DEFENDING) defenders.push(one);
    else if (one.isCharacter) side.characters.push(one);
    else if (one.isEvent) played.push(one);
    else if (isAgenda(view, body) || hasType(view, body, AGENDA_TYPE | TITLE_TYPE)) side.agendas.push(one);
    else side.locations.push(one);
  }
  return { sides, attackers, defenders, played };
}

/** What lies on each body. */
function hostedIn(view: Cards): ReadonlyMap<Body, readonly Body[]> {
  const hosted = new Map<Body, Body[]>();
  for (let body = 0; body < bodiesEnd(view); body++) {
    if (!isTaken(view, body) || hostOf(view, body) === NONE) continue;
    const on = hosted.get(hostOf(view, body));
    if (on === undefined) hosted.set(hostOf(view, body), [body]);
    else on.push(body);
  }
  return hosted;
}

function named(view: Cards, cell: number, spot: (body: Body) => Spot): Spot | undefined {
  const body = view[cell];
  return body === NONE || !isTaken(view, body) ? undefined : spot(body);
}

function spotAt(view: Cards, body: Body, hosted: ReadonlyMap<Body, readonly Body[]>, partsOf?: PartsOf): Spot {
  const on = hosted.get(body)?.map((one) => spotAt(view, one, hosted, partsOf)) ?? nobody;
  const duplicates = on.filter((one) => isDuplicate(view, one.body));
  const isHidden = isFaceDown(view, body) || cardOf(view, body) >= faces.length;
  const card = cardOf(view, body);
  // A duplicate that is leaving lies alone, and is of no type any more but the printed one.
  const isCharacter = hasType(view, body, CHARACTER) || (isDuplicate(view, body) && faces[card]?.type === "character");
  return {
    body,
    thing: bodyThing(body),
    card: isHidden ? undefined : card,
    controller: controllerOf(view, body),
    isCharacter,
    isEvent: hasType(view, body, EVENT),
    isLeaving: isLeaving(view, body),
    isDying: isLeaving(view, body) && destinationOf(view, body) === TO_DEAD,
    isPassedBy: hasStatus(view, body, BYPASSED),
    now: nowAt(view, body, isCharacter, duplicates.length, partsOf),
    attached: on.filter((one) => !isDuplicate(view, one.body)),
    duplicates,
  };
}

function nowAt(view: Cards, body: Body, isCharacter: boolean, duplicates: number, partsOf?: PartsOf): CardNow {
  const [power, gold, counters] = [powerOn(view, body), goldOn(view, body), countersOn(view, body)];
  const isChanged = isCharacter && !isFaceDown(view, body) && strOf(view, body) !== faces[cardOf(view, body)]?.str;
  return {
    ...(isChanged && partsOf !== undefined && { strParts: partsOf(body) }),
    ...(isCharacter && { str: strOf(view, body), icons: word(view, body, MARKS) & ICONS }),
    ...(power > 0 && { power }),
    ...(gold > 0 && { gold }),
    ...(counters > 0 && { counters }),
    ...(duplicates > 0 && { duplicates }),
    ...(isKneeling(view, body) && { isKneeling: true }),
    // An event leaves in any case, once it is carried out.
    ...(isLeaving(view, body) && !hasType(view, body, EVENT) && { isFaded: true }),
  };
}

/** Everything of a row that can be pointed at, from left to right: cards, each with what lies on it. */
export const thingsOf = (spots: readonly Spot[]): Thing[] =>
  spots.flatMap(({ thing, attached, duplicates }) => [thing, ...[...attached, ...duplicates].map((one) => one.thing)]);
