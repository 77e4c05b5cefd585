import { isRefusal, malformed, type Refusal, refuse } from "@weirwood/kernel";
import { abilities, abilitiesOf, abilityNames, own } from "./compiled/abilities.ts";
import { NONE, seatIds } from "./data/names.ts";
import { type CardsDecision, LONGEST, MOST_CARDS, parse } from "./decisions.ts";
import { listOf } from "./decks/deck.ts";
import { readDeckText } from "./decks/deck-text.ts";
import { cardIds, cardNumber } from "./pool/index.ts";
import { actsOf, whyNot } from "./rules/acts.ts";
import { choices } from "./rules/choice.ts";
import { waitingPassives } from "./rules/passives.ts";
import {
  type Act,
  CARD_SOURCE,
  houseOf,
  IN_DEAD,
  IN_DISCARD,
  IN_HAND,
  IN_PLAY,
  IN_SHADOWS,
  roundOf,
} from "./rules/sources.ts";
import { bodiesEnd, cardOf, controllerOf, faces, isDuplicate, isFaceDown, isTaken } from "./state/bodies.ts";
import { ACTION_POLL, ask, askKinds, type Cards, frames, placesOf } from "./state/layout.ts";
import { bodyNames, CARD_REF, cardOfRef, choiceWords, isCardRef, pileOfRef, refNames, WORD_REF } from "./state/refs.ts";
import { seatsIn } from "./state/seats.ts";

/**
 * How people name cards in a position: by id or by title, `core_5` or `eddard-stark`, with the controller before it where
 * both have one, `two/core_5`, and a number behind it where one has several, `core_5#2`. Rows are for machines.
 */

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’!.,?]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const cardSlugs: readonly string[] = faces.map(({ title }) => slugOf(title));

/** The cards that a word can mean: one by its id, all of a title. */
const cardsByName: ReadonlyMap<string, readonly number[]> = (() => {
  const byName = new Map<string, number[]>();
  for (const [card, slug] of cardSlugs.entries()) byName.set(slug, [...(byName.get(slug) ?? []), card]);
  for (const [card, id] of cardIds.entries()) byName.set(id, [card]);
  return byName;
})();

export const cardsNamed = (name: string): readonly number[] => cardsByName.get(name) ?? [];

interface Named {
  readonly cards: readonly number[];
  readonly controller: number | undefined;
  readonly place: number | undefined;
}

function namedBy(word: string): Named | undefined {
  const [, who, name, place] = /^(?:([a-z]+)\/)?([\w-]+)(?:#(\d+))?$/.exec(word) ?? [];
  const cards = name === undefined ? [] : cardsNamed(name);
  const controller = who === undefined ? undefined : (seatIds as readonly string[]).indexOf(who);
  if (cards.length === 0 || controller === -1) return undefined;
  return { cards, controller, place: place === undefined ? undefined : Number(place) };
}

/** The bodies that a word can mean, in the order of their rows. */
function bodiesNamed(game: Cards, word: string): readonly number[] {
  const named = namedBy(word);
  if (named === undefined) return [];
  const found: number[] = [];
  for (let body = 0; body < bodiesEnd(game); body++) {
    if (!isTaken(game, body) || isFaceDown(game, body) || isDuplicate(game, body)) continue;
    if (!named.cards.includes(cardOf(game, body))) continue;
    if (named.controller === undefined || controllerOf(game, body) === named.controller) found.push(body);
  }
  return named.place === undefined ? found : found.slice(named.place - 1, named.place);
}

/** The decision that a text means in a position; the canonical notation means the same with one and without. */
export function parseIn(text: string, game?: Cards, seat?: number): CardsDecision | Refusal {
  const plain = parse(text);
  const [, list] = /^\s*list\s(.*)$/is.exec(text) ?? [];
  if (list !== undefined) return isRefusal(plain) && text.length <= LONGEST && !hasIds(list) ? deckIn(list) : plain;
  if (game === undefined) return plain;
  const [verb, ...said] = text.trim().toLowerCase().split(/\s+/);
  if (verb === "choose" && said.length === 1) return choiceOf(game, said[0], plain);
  if (verb === "act") return actOf(game, said, plain, seat);
  if (verb === "play" || verb === "duplicate" || verb === "ambush" || verb === "save")
    return actOf(game, [verb === "save" ? "duplicate-save" : verb, ...said], plain, seat);
  if (verb === "plot" && said.length === 1) return plotOf(game, said[0], plain);
  // In a duel there is but one to challenge.
  if (verb === "challenge" && said.length === 1 && seat !== undefined && seatsIn(game) === 2)
    return parse(`challenge ${said[0]} ${seatIds[1 - seat]}`);
  if (verb === "next" && said.length === 1) return nextOf(game, said[0], plain);
  if (verb === "place" && isRefusal(plain)) return placedOf(game, said);
  return plain;
}

/** Whoever lists ids is told which of them is none, and is not taken to list titles. */
const hasIds = (list: string): boolean =>
  list
    .toLowerCase()
    .split(/\s+/)
    .some((word) => cardNumber(word.replace(/^\d{1,3}\*/, "")) !== undefined);

/** A deck as people write it down, its lines parted by `;` too. */
function deckIn(text: string): CardsDecision | Refusal {
  const deck = readDeckText(text.replaceAll(";", "\n"));
  if (!("house" in deck)) return deck[0];
  const cards = listOf(deck);
  return cards.length > MOST_CARDS ? refuse("kernel.malformed") : { kind: "list", cards };
}

/** `place eddard-stark 2*great-keep`: of several cards of a title the one that is in a hand. */
function placedOf(game: Cards, said: readonly string[]): CardsDecision | Refusal {
  const { hand } = placesOf(game).piles;
  const ids = said.map((word) => {
    const [, times = "", name = ""] = /^(\d+\*)?(.*)$/.exec(word) ?? [];
    const cards = cardsNamed(name);
    const card = cards.find((one) => hand.some((pile) => pile.has(game, one))) ?? cards[0];
    return card === undefined ? word : `${times}${cardIds[card]}`;
  });
  return parse(["place", ...ids].join(" "));
}

const PAY = WORD_REF + choiceWords.indexOf("pay");

/** What can be chosen goes before what cannot, and the canonical reading before all. */
function choiceOf(game: Cards, word: string, plain: CardsDecision | Refusal): CardsDecision | Refusal {
  const isChoosing = frames.depth(game) > 0 && frames.kind(game) === frames.kinds.choice;
  const open = isChoosing ? choices(game) : [];
  if (!isRefusal(plain) && plain.kind === "choose" && open.includes(plain.what)) return plain;
  if (word === "yes" && open.includes(PAY)) return parse("choose pay");
  const named = namedBy(word);
  const bodies = bodiesNamed(game, word);
  const isMeant = (ref: number): boolean =>
    named?.cards.includes(cardOfRef(ref)) === true &&
    (named.controller === undefined || pileOfRef(ref)?.seat === named.controller);
  const what =
    bodies.find((ref) => open.includes(ref)) ??
    open.find((ref) => isCardRef(ref) && isMeant(ref)) ??
    bodies[0] ??
    named?.cards.map((card) => CARD_REF + card)[0];
  return what === undefined ? plain : parse(`choose ${refNames[what]}`);
}

/** `act ice`, `act core_1/1 core_1#2 x3 o2`, `act iron-mines for core_5`: the first legal use of such an ability by anybody who is asked. */
function actOf(
  game: Cards,
  said: readonly string[],
  plain: CardsDecision | Refusal,
  seat?: number,
): CardsDecision | Refusal {
  const [what = "", ...words] = said;
  const aboutAt = words.indexOf("for");
  const about = aboutAt < 0 ? undefined : words[aboutAt + 1];
  const rest = words.filter((_, place) => aboutAt < 0 || (place !== aboutAt && place !== aboutAt + 1));
  const x = rest.find((word) => /^x\d+$/.test(word));
  const on = rest.find((word) => /^o\d+$/.test(word));
  const [source, ...more] = rest.filter((word) => word !== x && word !== on);
  // Without a player or a number a name means the text, whoever has gained it.
  const bearer = /^[a-z]+\/[a-z]|#/.test(what) ? what.replace(/\/\d+$/, "") : undefined;
  const wanted = abilitiesNamed(what);
  if (wanted.length === 0) return plain;
  const stranger = [source, about].find((word) => word !== undefined && !isName(word)) ?? more[0];
  if (stranger !== undefined) return malformed(stranger);
  const legal = legalActs(game, source ?? bearer ?? what, seat).filter(
    (act) =>
      wanted.includes(act.ability) &&
      (seat === undefined || !rightsOfAll.has(act.ability) || act.source === houseOf(game, seat)) &&
      isSource(game, act.source, source ?? bearer) &&
      (x === undefined || `x${act.x}` === x) &&
      (on === undefined || `o${act.on}` === on) &&
      isAbout(game, act.ability, act.on, about),
  );
  if (!isRefusal(plain) && legal.some((act) => isSaidBy(plain, act))) return plain;
  const [act] = legal;
  if (act !== undefined) return written(act.ability, act.source, x, act.on === NONE ? undefined : `o${act.on}`);
  // A row says which card is meant, also where there is none.
  if (!isRefusal(plain) && plain.kind === "act" && plain.source < CARD_SOURCE) return plain;
  const word = source ?? what.replace(/\/\d+$/, "");
  const timely = wanted.filter((one) => isForThisRound(game, one));
  const ability = timely.find((one) => isThere(game, one, word)) ?? timely[0] ?? wanted[0];
  const illegal = sourceOf(game, ability, word, seat);
  return illegal === undefined ? plain : written(ability, illegal, x, on ?? occasionOf(game, ability, illegal, about));
}

/** Whether an occurrence, or a danger where it is a save, is about the card that was named. */
function isAbout(game: Cards, ability: number, on: number, about: string | undefined): boolean {
  if (about === undefined) return true;
  const { happenings, threats } = placesOf(game);
  const rows = abilities[ability].kind === "save" ? threats : happenings;
  if (on >= rows.count(game)) return false;
  const subject = game[rows.row(on) + rows.field.subject];
  if (subject !== NONE || rows === threats) return bodiesNamed(game, about).includes(subject);
  return cardsNamed(about).includes(game[happenings.row(on) + happenings.field.card]);
}

/** What says no more than that an occurrence is not this ability's, or the ability not this player's. */
const notItsOwn: ReadonlySet<string> = new Set([
  "cards.acts.no-occasion",
  "cards.acts.not-there",
  "cards.acts.not-yours",
  "cards.acts.other-round",
  "cards.saves.no-danger",
]);

/** The occurrence that an illegal use can be about, where none is said: so that it is refused for its own reason. */
function occasionOf(game: Cards, ability: number, source: number, about?: string): string | undefined {
  if (!isPolled(game)) return undefined;
  const poll = frames.get(game, frames.registers.poll.kind);
  const { happenings, threats } = placesOf(game);
  const count = poll === ACTION_POLL ? 0 : Math.max(happenings.count(game), threats.count(game));
  for (let on = 0; on < count; on++) {
    if (!isAbout(game, ability, on, about)) continue;
    for (let seat = 0; seat < seatsIn(game); seat++) {
      const no = whyNot(game, seat, poll, { ability, source, x: 0, on });
      if (no !== undefined && !notItsOwn.has(no.rule)) return `o${on}`;
    }
  }
  return undefined;
}

const isSaidBy = (said: CardsDecision, { ability, source, x, on }: Act): boolean =>
  said.kind === "act" &&
  said.ability === ability &&
  said.source === source &&
  Math.max(0, said.x) === x &&
  said.on === (on === NONE ? -1 : on);

const written = (ability: number, source: number, x?: string, on?: string): CardsDecision | Refusal =>
  parse(["act", abilityNames[ability], sourceNames[source], x, on].filter((word) => word !== undefined).join(" "));
const sourceNames: readonly string[] = [...refNames.slice(0, CARD_SOURCE), ...cardIds];

const isName = (word: string): boolean => sourceNames.includes(word) || namedBy(word) !== undefined;

/** `core_5/1`, `eddard-stark/1`, or a card with whatever it can do. */
function abilitiesNamed(what: string): readonly number[] {
  const exact = abilityNames.indexOf(what);
  if (exact >= 0) return [exact];
  const [, name = "", place] = /^(?:[a-z]+\/)?([a-z][\w-]*?)(?:#\d+)?(?:\/(\d+))?$/.exec(what) ?? [];
  const cards = cardsNamed(name);
  const itsOwn = abilities.flatMap(({ number, card, name: known }) =>
    cards.includes(card) && (place === undefined || known === `${cardIds[card]}/${place}`) ? [number] : [],
  );
  return place === undefined ? [...itsOwn, ...cards.flatMap(rightsBy)] : itsOwn;
}

/** What the rules let players do by a text: to redirect a challenge, or to undo an event that says how. */
const rightsBy = (card: number): readonly number[] =>
  abilitiesOf[card].flatMap((number) => {
    const { ability } = abilities[number];
    if (ability.kind !== "constant") return "cancelledFor" in ability ? [own["cancel-for"]] : [];
    return ability.mods.flatMap((mod) => (mod.mod === "redirects" ? [redirections[mod.when]] : []));
  });

/** Used by the House card of whoever has the right. */
const rightsOfAll: ReadonlySet<number> = new Set([
  own["cancel-for"],
  own["redirect-attack"],
  own["take-the-challenge"],
]);
const redirections = { attackers: own["redirect-attack"], "no-defenders": own["take-the-challenge"] };

function isSource(game: Cards, source: number, word: string | undefined): boolean {
  if (word === undefined || sourceNames[source] === word) return true;
  if (source < CARD_SOURCE) return bodiesNamed(game, word).includes(source);
  return namedBy(word)?.cards.includes(source - CARD_SOURCE) ?? false;
}

/** Where an ability would be used from that cannot be used: a body, else a card of a pile. */
function sourceOf(game: Cards, ability: number, word: string, seat?: number): number | undefined {
  const row = bodyNames.indexOf(word);
  if (row >= 0) return row;
  if (rightsOfAll.has(ability) && seat !== undefined) return houseOf(game, seat);
  const bearer = abilities[ability].card;
  const bodies = bodiesNamed(game, word);
  const body = bodies.find((one) => controllerOf(game, one) === seat) ?? bodies[0];
  if (body !== undefined && (abilities[ability].from & IN_PLAY) !== 0) return body;
  const card = namedBy(word)?.cards[0] ?? (bearer < cardIds.length ? bearer : undefined);
  return card === undefined ? undefined : CARD_SOURCE + card;
}

const pileBits = { hand: IN_HAND, dead: IN_DEAD, discard: IN_DISCARD, shadows: IN_SHADOWS } as const;

/** Whether a card lies where this ability is used from: one text of it may be for play, another for the hand. */
function isThere(game: Cards, ability: number, word: string): boolean {
  const { card, from } = abilities[ability];
  if ((from & IN_PLAY) !== 0) return bodiesNamed(game, word).length > 0;
  const { piles } = placesOf(game);
  return (Object.keys(pileBits) as (keyof typeof pileBits)[]).some(
    (name) => (from & pileBits[name]) !== 0 && piles[name].some((pile) => pile.has(game, card)),
  );
}

/** Whether an ability is of the kind that this round is for; a card may have others beside it. */
const isForThisRound = (game: Cards, ability: number): boolean =>
  isPolled(game) && roundOf[abilities[ability].kind] === frames.get(game, frames.registers.poll.kind);

const isPolled = (game: Cards): boolean =>
  frames.depth(game) > 0 && frames.kind(game) === frames.kinds.poll && ask.isOpen(game);

/** The legal acts of everybody, those of who speaks first; who speaks of a card of his own means that one, and no other. */
function legalActs(game: Cards, word: string, speaker: number | undefined): readonly Act[] {
  if (!isPolled(game)) return [];
  const kind = frames.get(game, frames.registers.poll.kind);
  const isOwn = bodiesNamed(game, word.replace(/\/\d+$/, "")).some((body) => controllerOf(game, body) === speaker);
  const others = Array.from({ length: seatsIn(game) }, (_, seat) => seat).filter((seat) => seat !== speaker);
  const seats = [...(speaker === undefined ? [] : [speaker]), ...(isOwn ? [] : others)];
  return seats.flatMap((seat) => actsOf(game, seat, kind));
}

/** A plot that a text has revealed is chosen like any other card. */
function plotOf(game: Cards, word: string, plain: CardsDecision | Refusal): CardsDecision | Refusal {
  if (ask.isOpen(game) && askKinds[ask.kind(game)] === "choice") return choiceOf(game, word, plain);
  const { plots } = placesOf(game).piles;
  const card = cardsNamed(word).find((one) => plots.some((pile) => pile.has(game, one)));
  return isRefusal(plain) && card !== undefined ? parse(`plot ${cardIds[card]}`) : plain;
}

/** A passive that waits may be named by the card that bears it. */
function nextOf(game: Cards, word: string, plain: CardsDecision | Refusal): CardsDecision | Refusal {
  if (!isRefusal(plain) || !ask.isOpen(game) || askKinds[ask.kind(game)] !== "order") return plain;
  const place = waitingPassives(game).findIndex(
    ({ ability, source, card }) =>
      bodiesNamed(game, word).includes(source) ||
      (source === NONE && cardsNamed(word).includes(card)) ||
      abilityNames[ability] === word,
  );
  return place < 0 ? plain : parse(`next ${place}`);
}
