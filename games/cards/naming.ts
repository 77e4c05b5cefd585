import { isRefusal, type Refusal } from "@weirwood/kernel";
import { abilities, abilityNames, own } from "./compiled/abilities.ts";
import { NONE, seatIds } from "./data/names.ts";
import { type CardsDecision, parse } from "./decisions.ts";
import { cardIds } from "./pool/index.ts";
import { actsOf, whyNot } from "./rules/acts.ts";
import { choices } from "./rules/choice.ts";
import { passivesToOrder } from "./rules/passives.ts";
import { type Act, CARD_SOURCE, IN_DEAD, IN_DISCARD, IN_HAND, IN_PLAY, IN_SHADOWS, roundOf } from "./rules/sources.ts";
import { bodiesEnd, cardOf, controllerOf, faces, isDuplicate, isFaceDown, isTaken } from "./state/bodies.ts";
import { ACTION_POLL, ask, type Cards, frames, placesOf } from "./state/layout.ts";
import { bodyNames, CARD_REF, cardOfRef, isCardRef, pileOfRef, refNames } from "./state/refs.ts";
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
export function parseIn(text: string, game?: Cards): CardsDecision | Refusal {
  const plain = parse(text);
  if (game === undefined) return plain;
  const [verb, ...said] = text.trim().toLowerCase().split(/\s+/);
  if (verb === "choose" && said.length === 1) return choiceOf(game, said[0], plain);
  if (verb === "act") return actOf(game, said, plain);
  if (verb === "play" || verb === "duplicate" || verb === "ambush" || verb === "save")
    return actOf(game, [verb === "save" ? "duplicate-save" : verb, ...said], plain);
  if (verb === "plot" && said.length === 1) return plotOf(game, said[0], plain);
  if (verb === "next" && said.length === 1) return nextOf(game, said[0], plain);
  return plain;
}

const PAY = refNames.indexOf("pay");

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

/** `act ice`, `act core_1/1 core_1#2 x3 o2`: the first legal use of such an ability by anybody who is asked. */
function actOf(game: Cards, said: readonly string[], plain: CardsDecision | Refusal): CardsDecision | Refusal {
  const [what = "", ...rest] = said;
  const x = rest.find((word) => /^x\d+$/.test(word));
  const on = rest.find((word) => /^o\d+$/.test(word));
  const [source] = rest.filter((word) => word !== x && word !== on);
  // Without a player or a number a name means the text, whoever has gained it.
  const bearer = /^[a-z]+\/[a-z]|#/.test(what) ? what.replace(/\/\d+$/, "") : undefined;
  const wanted = abilitiesNamed(what);
  if (wanted.length === 0) return plain;
  const meant = [...wanted, ...wanted.flatMap((ability) => rightsOf[ability])];
  const legal = legalActs(game).filter(
    (act) =>
      meant.includes(act.ability) &&
      isSource(game, act.source, source ?? bearer) &&
      (x === undefined || `x${act.x}` === x) &&
      (on === undefined || `o${act.on}` === on),
  );
  if (!isRefusal(plain) && legal.some((act) => isSaidBy(plain, act))) return plain;
  const [act] = legal;
  if (act !== undefined) return written(act.ability, act.source, x, act.on === NONE ? undefined : `o${act.on}`);
  // A row says which card is meant, also where there is none.
  if (!isRefusal(plain) && plain.kind === "act" && plain.source < CARD_SOURCE) return plain;
  const word = source ?? what.replace(/\/\d+$/, "");
  const timely = wanted.filter((one) => isForThisRound(game, one));
  const ability = timely.find((one) => isThere(game, one, word)) ?? timely[0] ?? wanted[0];
  const illegal = sourceOf(game, ability, word);
  return illegal === undefined ? plain : written(ability, illegal, x, on ?? occasionOf(game, ability, illegal));
}

/** By ability, what it lets players do beside itself: the rights that a title gives, the price for which a text is cancelled. */
const rightsOf: readonly (readonly number[])[] = abilities.map(({ ability }) => {
  if ("cancelledFor" in ability && ability.cancelledFor !== undefined) return [own["cancel-for"]];
  if (ability.kind !== "constant") return [];
  return ability.mods.flatMap((mod) => {
    if (mod.mod !== "redirects") return [];
    return [mod.when === "attackers" ? own["redirect-attack"] : own["take-the-challenge"]];
  });
});

/** What says no more than that an occurrence is not this ability's, or the ability not this player's. */
const notItsOwn: ReadonlySet<string> = new Set([
  "cards.acts.no-occasion",
  "cards.acts.not-there",
  "cards.acts.not-yours",
  "cards.acts.other-round",
  "cards.saves.no-danger",
]);

/** The occurrence that an illegal use can be about, where none is said: so that it is refused for its own reason. */
function occasionOf(game: Cards, ability: number, source: number): string | undefined {
  if (!isPolled(game)) return undefined;
  const poll = frames.get(game, frames.registers.poll.kind);
  const { happenings, threats } = placesOf(game);
  const count = poll === ACTION_POLL ? 0 : Math.max(happenings.count(game), threats.count(game));
  for (let on = 0; on < count; on++)
    for (let seat = 0; seat < seatsIn(game); seat++) {
      const no = whyNot(game, seat, poll, { ability, source, x: 0, on });
      if (no !== undefined && !notItsOwn.has(no.rule)) return `o${on}`;
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

/** `core_5/1`, `eddard-stark/1`, or a card with whatever it can do. */
function abilitiesNamed(what: string): readonly number[] {
  const exact = abilityNames.indexOf(what);
  if (exact >= 0) return [exact];
  const [, name = "", place] = /^(?:[a-z]+\/)?([a-z][\w-]*?)(?:#\d+)?(?:\/(\d+))?$/.exec(what) ?? [];
  const cards = cardsNamed(name);
  return abilities.flatMap(({ number, card, name: known }) =>
    cards.includes(card) && (place === undefined || known === `${cardIds[card]}/${place}`) ? [number] : [],
  );
}

function isSource(game: Cards, source: number, word: string | undefined): boolean {
  if (word === undefined || sourceNames[source] === word) return true;
  if (source < CARD_SOURCE) return bodiesNamed(game, word).includes(source);
  return namedBy(word)?.cards.includes(source - CARD_SOURCE) ?? false;
}

/** Where an ability would be used from that cannot be used: a body, else a card of a pile. */
function sourceOf(game: Cards, ability: number, word: string): number | undefined {
  const row = bodyNames.indexOf(word);
  if (row >= 0) return row;
  const bearer = abilities[ability].card;
  const [body] = bodiesNamed(game, word);
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

function legalActs(game: Cards): readonly Act[] {
  if (!isPolled(game)) return [];
  const kind = frames.get(game, frames.registers.poll.kind);
  return Array.from({ length: seatsIn(game) }, (_, seat) => actsOf(game, seat, kind)).flat();
}

function plotOf(game: Cards, word: string, plain: CardsDecision | Refusal): CardsDecision | Refusal {
  const { plots } = placesOf(game).piles;
  const card = cardsNamed(word).find((one) => plots.some((pile) => pile.has(game, one)));
  return isRefusal(plain) && card !== undefined ? parse(`plot ${cardIds[card]}`) : plain;
}

/** `next core_201`: the passive of that card, where there is one among those that wait. */
function nextOf(game: Cards, word: string, plain: CardsDecision | Refusal): CardsDecision | Refusal {
  if (!isRefusal(plain) || frames.depth(game) === 0 || frames.kind(game) !== frames.kinds.passives) return plain;
  const bodies = bodiesNamed(game, word);
  const place = passivesToOrder(game).findIndex(({ source, card }) =>
    source === NONE ? namedBy(word)?.cards.includes(card) === true : bodies.includes(source),
  );
  return place < 0 ? plain : parse(`next ${place}`);
}
