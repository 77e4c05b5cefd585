import { placeDice, roll, type Seed } from "@weirwood/kernel";
import { bindingNumber } from "../compiled/bindings.ts";
import { deckOf } from "../decks/deck.ts";
import { derive, settle } from "../derived/derive.ts";
import { touch } from "../derived/words.ts";
import { addBody, cardOf, faces, ownerOf, setStatus } from "../state/bodies.ts";
import {
  AGENDA,
  ask,
  askKinds,
  type Cards,
  DICE,
  FIRST,
  frames,
  GOLD_COUNTS,
  HOUSE,
  MELEE,
  placesOf,
  ROUNDS,
  states,
} from "../state/layout.ts";
import { inOrder, seatsIn, stillIn } from "../state/seats.ts";
import { attachTo } from "./attaching.ts";
import { boundTo, unbind } from "./context.ts";
import { ownHostsFor, placedAlone } from "./framework-choices.ts";
import { beginRounds } from "./phases.ts";
import { type CardsOptions, drawUpTo, handOf } from "./setup.ts";
import { nameOfCard, nameOfSeat, type Procedure, type TellRule } from "./step.ts";

/** Before the first round, from the empty table to the first plots. */

export function setUpTable({ players, rounds, goldCounts }: CardsOptions, seed: Seed): Cards {
  const game = states.blank(players);
  placeDice(game, DICE, seed);
  game[MELEE] = players > 2 ? 1 : 0;
  game[ROUNDS] = rounds;
  game[GOLD_COUNTS] = goldCounts ? 1 : 0;
  frames.push(game, frames.kinds["set-up"]);
  derive(game);
  return game;
}

const { steps } = frames;

export const setUp: Procedure = (game, tell) => {
  switch (frames.step(game)) {
    case steps["set-up"].decks:
      frames.setStep(game, steps["set-up"].deal);
      ask.open(game, "deck", stillIn(game));
      return;
    case steps["set-up"].deal:
      for (const seat of inOrderOfSeats(game)) takeDeck(game, seat, tell);
      derive(game);
      game[FIRST] = roll(game, DICE, seatsIn(game));
      for (const seat of inOrderOfSeats(game)) drawUpTo(game, seat, handOf(game, seat), tell);
      frames.setStep(game, steps["set-up"].mulligan);
      ask.open(game, "mulligan", stillIn(game));
      return;
    case steps["set-up"].mulligan:
      frames.setStep(game, steps["set-up"].place);
      ask.open(game, "place", stillIn(game));
      return;
    default:
      if (!giveBearers(game, tell)) return;
      for (const seat of inOrder(game)) drawUpTo(game, seat, handOf(game, seat), tell);
      frames.pop(game);
      beginRounds(game);
  }
};

const inOrderOfSeats = (game: Cards): number[] => Array.from({ length: seatsIn(game) }, (_, seat) => seat);

/** The House card and the agenda lie open; the draw deck is shuffled. */
function takeDeck(game: Cards, seat: number, tell?: TellRule): void {
  const { list, deck, plots } = placesOf(game).piles;
  const chosen = deckOf(list[seat].all(game));
  game[HOUSE + seat] = addBody(game, chosen.house, seat);
  for (const agenda of chosen.agendas) setStatus(game, addBody(game, agenda, seat), AGENDA, true);
  for (const card of chosen.cards) deck[seat].put(game, card);
  for (const card of chosen.plots) plots[seat].put(game, card);
  deck[seat].shuffle(game, DICE);
  touch(game);
  tell?.({
    rule: "cards.setup.house",
    player: nameOfSeat(seat),
    house: faces[chosen.house].house?.[0] ?? "neutral",
    agendas: chosen.agendas.map(nameOfCard),
    count: chosen.cards.length,
  });
}

const BEARER = bindingNumber("host");

/** What was placed and needs a bearer gets one, of its player's choice where there are several; whether all have. */
function giveBearers(game: Cards, tell?: TellRule): boolean {
  const level = frames.depth(game) - 1;
  for (let next = placedAlone(game); next !== undefined; next = placedAlone(game)) {
    const seat = ownerOf(game, next);
    const hosts = ownHostsFor(game, seat, cardOf(game, next));
    const [host] = hosts.length === 1 ? hosts : boundTo(game, level, BEARER);
    unbind(game, level, BEARER);
    if (host === undefined) {
      frames.begin(game, "choice", { seat, kind: askKinds.indexOf("target"), least: 1, most: 1, name: BEARER, op: 0 });
      return false;
    }
    attachTo(game, next, host);
    settle(game);
    tell?.({
      rule: "cards.setup.bearer",
      card: nameOfCard(cardOf(game, next)),
      on: nameOfCard(cardOf(game, host)),
      bodies: [next, host],
    });
  }
  return true;
}
