import type { Json, JsonMap, Vocabulary } from "@weirwood/kernel";
import { iconIds, keywordIds, NONE, phaseIds, seatIds, traitIds, typeIds } from "../data/names.ts";
import { hasKeyword, hasTrait, hasType, MARKS, seatWord, strOf, word } from "../derived/words.ts";
import { cardSlugs } from "../naming.ts";
import { cardIds } from "../pool/index.ts";
import { isOver } from "../rules/elimination.ts";
import { windowLevel } from "../rules/happenings.ts";
import { housePower } from "../rules/numbers.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  countersOn,
  destinationOf,
  goldOn,
  hostOf,
  isDuplicate,
  isFaceDown,
  isKneeling,
  isLeaving,
  isTaken,
  ownerOf,
  powerOn,
  roleOf,
} from "../state/bodies.ts";
import {
  ACTIVE,
  ATTACKER,
  ask,
  askKinds,
  type Cards,
  CH_FLAGS,
  CH_LOSER,
  CH_WINNER,
  CHALLENGE,
  CLAIM,
  DEFENDER,
  DOMINANT,
  DRAWN,
  destinationIds,
  FIRST,
  frames,
  frameworkIds,
  GOLD,
  JOUST,
  MELEE_TRAIT,
  OUT,
  PHASE,
  PLOT,
  placesOf,
  ROUND,
  roleIds,
  SECOND_TITLE,
  TITLE,
  WINNERS,
} from "../state/layout.ts";
import { seatsIn } from "../state/seats.ts";

const seatName = (cell: number): string => (cell === NONE ? "none" : seatIds[cell]);
const among = (set: number): readonly string[] => seatIds.filter((_, seat) => ((set >> seat) & 1) === 1);
const bySeat = (game: Cards, of: (seat: number) => Json): JsonMap =>
  Object.fromEntries(seatIds.slice(0, seatsIn(game)).map((id, seat) => [id, of(seat)]));
const piles = ["deck", "hand", "discard", "dead", "shadows", "plots", "used", "aside"] as const;

const sorted: readonly string[] = ["hand", "shadows", "plots"];
const sets = ["types", "icons", "keywords", "traits", "with", "out", "winners"];
export const unordered: ReadonlySet<string> = new Set([...sorted, ...sets]);

/** The first of a list lies on top of its pile; what has no order may be written in any. */
const pileOf = (game: Cards, pile: (typeof piles)[number]): Json =>
  bySeat(game, (seat) => {
    const cards = placesOf(game).piles[pile][seat].all(game);
    return (sorted.includes(pile) ? cards : cards.reverse()).map((card) => cardIds[card] ?? "unknown");
  });

/** The whole position by name: what scenarios speak of. */
const observed: { readonly [word: string]: (game: Cards) => Json } = {
  phase: (game) => (isOver(game) ? "over" : game[PHASE] === NONE ? "set-up" : phaseIds[game[PHASE]]),
  /** The step of the rules whose window is open; `action` in that of a player. */
  step(game) {
    const level = windowLevel(game);
    if (level === NONE) return "none";
    return frameworkIds[frames.getAt(game, level, frames.registers.window.framework)] ?? "action";
  },
  /** Who is asked what; who has given a secret answer is no longer listed. */
  asks(game) {
    if (!ask.isOpen(game)) return {};
    const missing = ask.asked(game) & ~ask.answered(game);
    return Object.fromEntries(among(missing).map((id) => [id, askKinds[ask.kind(game)]]));
  },
  round: (game) => game[ROUND],
  first: (game) => seatName(game[FIRST]),
  active: (game) => seatName(game[ACTIVE]),
  dominant: (game) => seatName(game[DOMINANT]),
  /** What counts for victory, and what of it lies on the House card. */
  power: (game) => bySeat(game, (seat) => seatWord(game, seat, "power")),
  house: (game) => bySeat(game, (seat) => housePower(game, seat)),
  gold: (game) => bySeat(game, (seat) => game[GOLD + seat]),
  drawn: (game) => bySeat(game, (seat) => game[DRAWN + seat]),
  plot: (game) => bySeat(game, (seat) => cardName(game, game[PLOT + seat])),
  title: (game) =>
    bySeat(game, (seat) => {
      const [first, second] = [game[TITLE + seat], game[SECOND_TITLE + seat]].map((body) => cardName(game, body));
      return game[SECOND_TITLE + seat] === NONE ? first : [first, second];
    }),
  ...Object.fromEntries(piles.map((pile) => [pile, (game: Cards) => pileOf(game, pile)])),
  play: (game) => bySeat(game, (seat) => inPlay(game, seat)),
  challenge: (game) =>
    game[CHALLENGE] === NONE
      ? {}
      : {
          type: iconIds[game[CHALLENGE]],
          attacker: seatName(game[ATTACKER]),
          defender: seatName(game[DEFENDER]),
          winner: seatName(game[CH_WINNER]),
          loser: seatName(game[CH_LOSER]),
          claim: game[CLAIM],
          traits: [...(game[CH_FLAGS] & JOUST ? ["joust"] : []), ...(game[CH_FLAGS] & MELEE_TRAIT ? ["melee"] : [])],
        },
  out: (game) => among(game[OUT]),
  winners: (game) => among(game[WINNERS]),
};

export const observe = (game: Cards): { readonly [word: string]: Json } =>
  Object.fromEntries(Object.entries(observed).map(([name, of]) => [name, of(game)]));

const cardName = (game: Cards, body: number): string => (body === NONE ? "none" : cardIds[cardOf(game, body)]);

const marked = (names: readonly string[], set: number): readonly string[] =>
  names.filter((_, place) => ((set >> place) & 1) === 1);

/** What a player controls, by id and by title, with a number where there are several of a kind. */
function inPlay(game: Cards, seat: number): Json {
  const said: { [name: string]: Json } = {};
  for (let body = 0; body < bodiesEnd(game); body++) {
    if (!isTaken(game, body) || controllerOf(game, body) !== seat) continue;
    const seen = seenOf(game, body);
    const names = isFaceDown(game, body) ? ["face-down"] : [cardIds[cardOf(game, body)], cardSlugs[cardOf(game, body)]];
    for (const name of new Set(names)) {
      const free = freeName(said, name);
      said[free] = seen;
      if (free === name) said[`${name}#1`] = seen;
    }
  }
  return said;
}

function freeName(said: { readonly [name: string]: Json }, name: string): string {
  let place = 1;
  while (Object.hasOwn(said, numbered(name, place))) place++;
  return numbered(name, place);
}

const numbered = (name: string, place: number): string => (place === 1 ? name : `${name}#${place}`);

function seenOf(game: Cards, body: Body): Json {
  const host = hostOf(game, body);
  return {
    owner: seatIds[ownerOf(game, body)],
    kneeling: isKneeling(game, body),
    str: strOf(game, body),
    icons: marked(iconIds, word(game, body, MARKS)),
    types: typeIds.filter((_, place) => hasType(game, body, 1 << place)),
    keywords: keywordIds.filter((_, place) => hasKeyword(game, body, 1 << place)),
    traits: traitIds.filter((_, place) => hasTrait(game, body, place)),
    power: powerOn(game, body),
    gold: goldOn(game, body),
    counters: countersOn(game, body),
    with: uponIt(game, body, false),
    duplicates: uponIt(game, body, true).length,
    on: host === NONE ? "none" : cardName(game, host),
    role: roleIds[roleOf(game, body)] ?? "none",
    leaving: isLeaving(game, body) ? (destinationIds[destinationOf(game, body)] ?? "none") : "none",
  };
}

function uponIt(game: Cards, host: Body, areDuplicates: boolean): readonly string[] {
  const found: string[] = [];
  for (let body = 0; body < bodiesEnd(game); body++)
    if (isTaken(game, body) && hostOf(game, body) === host && isDuplicate(game, body) === areDuplicates)
      found.push(isFaceDown(game, body) ? "face-down" : cardName(game, body));
  return found;
}

const cardWords = [
  "owner",
  "kneeling",
  "str",
  "icons",
  "types",
  "keywords",
  "traits",
  "power",
  "gold",
  "counters",
  "with",
  "duplicates",
  "on",
  "role",
  "leaving",
];
/** So many of a kind before one player have a name. */
const MOST_OF_A_KIND = 9;
const bodyWords = [...cardIds, ...cardSlugs, "face-down"].flatMap((name) => [
  name,
  ...Array.from({ length: MOST_OF_A_KIND }, (_, i) => `${name}#${i + 1}`),
]);
const ofSeats = ["asks", "power", "house", "gold", "drawn", "plot", "title", ...piles];

/** The words of `observe`, and the names that may stand under each. */
export const words: Vocabulary = {
  ...Object.fromEntries(Object.keys(observed).map((name) => [name, []])),
  ...Object.fromEntries(ofSeats.map((name) => [name, [seatIds]])),
  play: [seatIds, bodyWords, cardWords],
  challenge: [["type", "attacker", "defender", "winner", "loser", "claim", "traits"]],
};

/** In rounds of actions, saves and responses nobody need be said to pass, nor that stealth passes nobody by or cards lie as they lay. */
export function unsaid(game: Cards, seat: number): string | undefined {
  if (!ask.isOpen(game)) return undefined;
  const isAsked = (((ask.asked(game) & ~ask.answered(game)) >> seat) & 1) === 1;
  if (!isAsked) return undefined;
  if (isFormality(game) || askKinds[ask.kind(game)] === "stealth") return "done";
  return ["action", "save", "response"].includes(askKinds[ask.kind(game)]) ? "pass" : undefined;
}

/** Whether somebody is asked for an order that he may leave as it is. */
export const isFormality = (game: Cards): boolean =>
  ask.isOpen(game) &&
  askKinds[ask.kind(game)] === "stack" &&
  frames.get(game, frames.registers.choice.got) >= frames.get(game, frames.registers.choice.least);
