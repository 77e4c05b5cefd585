import { StuckError, shuffle } from "@weirwood/kernel";
import { threatLimit, threatStep } from "../data/tracks.ts";
import { DECK_SIZE, DECKS, eventIds, FACE_UP, mammoths, NONE } from "../state/board.ts";
import {
  begin,
  CLASH_OF_KINGS,
  end,
  goTo,
  hasOpenWesteros,
  MUSTERING,
  SUPPLY_CARD,
  stepOf,
  WILDLING_ATTACK,
} from "../state/flow.ts";
import { DECK, DICE, LIES_OPEN, procedures, SEASON, SEEN, THREAT, type Throne } from "../state/layout.ts";
import type { RuleId } from "../text/en.ts";
import { payCrowns } from "./game-of-thrones.ts";
import type { Procedure, TellRule } from "./step.ts";

const { reveal: REVEAL, first: FIRST, under: UNDER } = procedures.steps.westeros;

/** The Westeros phase: three cards are turned, mammoths counted, then each card resolved, I to III. */
export const westerosPhase: Procedure = (game, tell) => {
  const step = stepOf(game);
  if (step === REVEAL) {
    for (let deck = 0; deck < DECKS; deck++) turnCard(game, deck, tell);
    game[LIES_OPEN] = 1;
    countMammoths(game, tell);
    goTo(game, FIRST);
  } else if (step < UNDER) {
    goTo(game, step + 1);
    resolveCard(game, step - FIRST, tell);
  } else {
    putCardsUnder(game, tell);
    end(game);
  }
};

export const topCard = (game: Throne, deck: number): number => game[DECK + deck * DECK_SIZE];

/** Winter is Coming goes back, its whole deck is shuffled, and another card turned (throne.westeros.winter). */
function turnCard(game: Throne, deck: number, tell?: TellRule): void {
  for (let shuffles = 0; isWinter(game, deck) && !hasOpenWesteros(game); shuffles++) {
    mustEnd(shuffles);
    tell?.({ rule: "throne.westeros.winter", deck: deck + 1 });
    shuffle(game, DICE, DECK + deck * DECK_SIZE, DECK_SIZE);
    game[SEEN + deck] = 0;
  }
  tell?.({ rule: "throne.westeros.reveal", deck: deck + 1, event: eventIds[topCard(game, deck)] });
}

/** Winter on top again and again: the deck holds nothing else. */
function mustEnd(shuffles: number): void {
  if (shuffles === MOST_SHUFFLES) throw new StuckError("a Westeros deck brings nothing but winter");
}

const MOST_SHUFFLES = 1000;

const isWinter = (game: Throne, deck: number): boolean => eventIds[topCard(game, deck)] === "winter-is-coming";

/**
 * With open columns Winter is handled when its turn comes: it is shuffled into the face-down part of its deck, and the
 * card that replaces it is resolved at once, its mammoth counted when it is drawn (throne.open.winter).
 */
function replaceWinter(game: Throne, deck: number, tell?: TellRule): void {
  const at = DECK + deck * DECK_SIZE;
  for (let shuffles = 0; isWinter(game, deck); shuffles++) {
    mustEnd(shuffles);
    tell?.({ rule: "throne.westeros.winter", deck: deck + 1 });
    // The two face-up cards below stay: Winter changes places with the face-down cards only.
    const faceDown = [game[at], ...game.slice(at + FACE_UP, at + DECK_SIZE)];
    shuffled.set(faceDown);
    shuffle(game, DICE, 0, faceDown.length, shuffled);
    game[at] = shuffled[0];
    game.set(shuffled.subarray(1, faceDown.length), at + FACE_UP);
    game[SEEN + deck] = 0;
    if (isWinter(game, deck)) continue;
    tell?.({ rule: "throne.open.winter", deck: deck + 1, event: eventIds[topCard(game, deck)] });
    if (mammoths[deck][topCard(game, deck)]) raiseThreat(game, 1, tell);
  }
}

const shuffled = new Uint8Array(DECK_SIZE);

function countMammoths(game: Throne, tell?: TellRule): void {
  let count = 0;
  for (let deck = 0; deck < DECKS; deck++) if (mammoths[deck][topCard(game, deck)]) count++;
  if (count > 0) raiseThreat(game, count, tell);
}

function raiseThreat(game: Throne, count: number, tell?: TellRule): void {
  const was = game[THREAT];
  game[THREAT] = Math.min(threatLimit, was + count * threatStep);
  tell?.({ rule: "throne.westeros.mammoths", count, threat: game[THREAT], was });
}

/** Procedures that a card begins; the other cards are settled on the spot. */
const procedureOf: { readonly [event: string]: number } = {
  supply: SUPPLY_CARD,
  mustering: MUSTERING,
  "clash-of-kings": CLASH_OF_KINGS,
  "wildling-attack": WILDLING_ATTACK,
};

/** Cards that bind this turn's orders, by the rule that tells how. */
const seasonRules: { readonly [event: string]: RuleId } = {
  "sea-of-storms": "throne.westeros.sea-of-storms",
  "feast-for-crows": "throne.westeros.feast-for-crows",
  "rains-of-autumn": "throne.westeros.rains-of-autumn",
  "storm-of-swords": "throne.westeros.storm-of-swords",
};

function resolveCard(game: Throne, deck: number, tell?: TellRule): void {
  if (hasOpenWesteros(game)) replaceWinter(game, deck, tell);
  const card = topCard(game, deck);
  const event = eventIds[card];
  if (event in procedureOf) begin(game, procedureOf[event]);
  else if (event === "game-of-thrones") payCrowns(game, tell);
  else if (event in seasonRules) {
    game[SEASON] = card;
    tell?.({ rule: seasonRules[event] });
  } else tell?.({ rule: "throne.westeros.last-days", deck: deck + 1 });
}

/** Resolved cards go under their decks, where everybody remembers them (throne.westeros.under-the-deck). */
function putCardsUnder(game: Throne, tell?: TellRule): void {
  for (let deck = 0; deck < DECKS; deck++) {
    const at = DECK + deck * DECK_SIZE;
    const card = game[at];
    game.copyWithin(at, at + 1, at + DECK_SIZE);
    game[at + DECK_SIZE - 1] = card;
    game[SEEN + deck] = Math.min(DECK_SIZE, game[SEEN + deck] + 1);
    if (!hasOpenWesteros(game)) continue;
    tell?.({ rule: "throne.open.next", deck: deck + 1, event: eventIds[game[at + FACE_UP - 1]] });
  }
  game[LIES_OPEN] = 0;
}

/** Whether this turn's card of deck III is the one named. */
export const isSeason = (game: Throne, event: (typeof eventIds)[number]): boolean =>
  game[SEASON] !== NONE && eventIds[game[SEASON]] === event;
