import { isJsonMap, type Json, type JsonMap, seedFrom } from "@weirwood/kernel";
import { audit } from "../audit.ts";
import { abilities, abilityNumber } from "../compiled/abilities.ts";
import { houseIds, NONE, phaseIds, seatIds, type TypeId } from "../data/names.ts";
import { touch } from "../derived/words.ts";
import { cardsNamed } from "../naming.ts";
import { firstActionsOf, phasesOfRound } from "../rules/charts.ts";
import { contextOf } from "../rules/context.ts";
import { givesControl } from "../rules/control.ts";
import { addLasting } from "../rules/lasting.ts";
import { giveTitle } from "../rules/melee-course.ts";
import { proceed } from "../rules/play.ts";
import { setUpTable } from "../rules/setting-up.ts";
import { settleAll } from "../rules/settling.ts";
import { problemIn } from "../soundness/index.ts";
import {
  addBody,
  at,
  bodyCount,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isTaken,
  ownerOf,
  rowOf,
  setStatus,
} from "../state/bodies.ts";
import {
  ACTIVE,
  AGENDA,
  ask,
  type Cards,
  DRAWN,
  DUPLICATE,
  FACE_DOWN,
  FIRST,
  frames,
  GOLD,
  HOUSE,
  LIMITED,
  PHASE,
  PHASES,
  PLOT,
  placesOf,
  REVEALED,
  ROOM,
  ROUND,
} from "../state/layout.ts";
import { stillIn } from "../state/seats.ts";
import { readLaid } from "./card-words.ts";

/** Builds the position that a scenario's `given` describes; docs/games/cards/scenarios.md explains every word. */
export function given(description: Json, books?: "unbalanced"): Cards {
  const words = mapOf(description, "given");
  const stranger = Object.keys(words).find((word) => !tableWords.includes(word) && !isSeat(word));
  if (stranger !== undefined) throw new Error(`“${stranger}” is no word of a position`);
  const game = tableOf(words);
  const seats = seatIds.slice(0, game[0]);
  const away = seatIds.slice(game[0]).find((id) => Object.hasOwn(words, id));
  if (away !== undefined) throw new Error(`${away}: nobody sits there`);
  if (words.phase === "decks") return beforeDecks(game, words);
  const hasPlots = words.phase !== "set-up" && words.phase !== "plot";
  withinRoom(() => {
    for (const [seat, id] of seats.entries()) {
      const { plot = hasPlots ? usualPlot : undefined, ...said } = mapOf(words[id] ?? {}, id);
      bring(game, seat, plot === undefined ? said : { ...said, plot }, id);
    }
    for (const seat of seats.keys()) listWhatIsThere(game, seat);
  });
  begin(game, words);
  touch(game);
  settleAll(game);
  if (books !== "unbalanced") mustBalance(game);
  proceed(game);
  if (books !== "unbalanced") mustBeSound(game);
  return game;
}

/** Whatever is full on the way says so by a number of its own: there are more cards than anybody brings. */
function withinRoom(build: () => void): void {
  try {
    build();
  } catch (reason) {
    throw reason instanceof RangeError ? new Error(`play: ${ROOM} cards of one player at most`) : reason;
  }
}

/** A table to which nobody has brought a deck yet. */
function beforeDecks(game: Cards, words: JsonMap): Cards {
  const early = seatIds.find((id) => Object.hasOwn(words, id));
  if (early !== undefined) throw new Error(`${early}: has nothing before decks are chosen`);
  frames.push(game, frames.kinds["set-up"]);
  proceed(game);
  return game;
}

const tableWords = ["seats", "seed", "rounds", "gold-counts", "round", "phase", "at", "first", "active"];
const isSeat = (word: string): boolean => (seatIds as readonly string[]).includes(word);

/** Where it has come to, it can be played on to its end. */
function mustBeSound(game: Cards): void {
  mustBalance(game);
  const problem = problemIn(game);
  if (problem !== undefined) throw new Error(problem);
}

function mustBalance(game: Cards): void {
  const [wrong] = audit(game);
  if (wrong !== undefined) throw new Error(wrong);
}

function tableOf({ seats = 2, seed = "given", rounds = 30, "gold-counts": goldCounts = true }: JsonMap): Cards {
  const players = countOf(seats, "seats", 6);
  if (players < 2) throw new Error("seats: two at least");
  const options = { players, rounds: countOf(rounds, "rounds", 50), goldCounts: goldCounts === true };
  const game = setUpTable(options, seedFrom(String(seed)));
  frames.clear(game);
  return game;
}

const pileWords = ["deck", "hand", "discard", "dead", "shadows", "used", "plots"] as const;
const seatWords = [...pileWords, "house", "agenda", "title", "plot", "play", "power", "gold", "drawn", "limited"];

/** What a player has: House card, plots, what lies before him and in his piles. */
function bring(game: Cards, seat: number, words: JsonMap, id: string): void {
  const stranger = Object.keys(words).find((word) => !seatWords.includes(word));
  if (stranger !== undefined) throw new Error(`${id}: “${stranger}” is no word of a player`);
  const house = addBody(game, houseCard(String(words.house ?? houseIds[seat % houseIds.length]), id), seat);
  game[HOUSE + seat] = house;
  game[rowOf(house) + at.power] = countOf(words.power ?? 0, `${id}.power`, 99);
  for (const agenda of listIn(words.agenda, `${id}.agenda`))
    setStatus(game, addBody(game, cardOfType(agenda, ["agenda"], `${id}.agenda`), seat), AGENDA, true);
  if (words.plot !== undefined) revealed(game, seat, cardOfType(words.plot, ["plot"], `${id}.plot`));
  if (words.title !== undefined) giveTitle(game, seat, cardOfType(words.title, ["title"], `${id}.title`));
  for (const pile of pileWords) fill(game, seat, pile, words[pile], `${id}.${pile}`);
  for (const laid of listIn(words.play, `${id}.play`)) lay(game, seat, laid, NONE, `${id}.play`);
  game[GOLD + seat] = countOf(words.gold ?? 0, `${id}.gold`, 99);
  game[DRAWN + seat] = countOf(words.drawn ?? 0, `${id}.drawn`, 99);
  game[LIMITED + seat] = words.limited === true ? 1 : 0;
}

function revealed(game: Cards, seat: number, card: number): void {
  const plot = addBody(game, card, seat);
  game[PLOT + seat] = plot;
  setStatus(game, plot, REVEALED, true);
}

/** Claim 1, and a text that is done with once it is revealed. */
const usualPlot = "summoning-season";

function houseCard(name: string, where: string): number {
  const card = faces.findIndex(({ type, house }) => type === "house" && house?.[0] === name);
  if (card < 0) throw new Error(`${where}.house: ${name} is not known`);
  return card;
}

/** The first of a list lies on top of its pile. */
function fill(
  game: Cards,
  seat: number,
  pile: (typeof pileWords)[number],
  said: Json | undefined,
  where: string,
): void {
  const types: readonly TypeId[] = pile === "used" || pile === "plots" ? ["plot"] : drawn;
  const cards = listIn(said, where).map((name) => cardOfType(name, types, where));
  for (const card of cards.reverse()) placesOf(game).piles[pile][seat].put(game, card);
}

const drawn: readonly TypeId[] = ["character", "location", "attachment", "event"];

/** A card on the table, and what lies on it; a House card lies there already. */
function lay(game: Cards, seat: number, said: Json, bearer: number, where: string): void {
  const laid = readLaid(said, where);
  const house = game[HOUSE + seat];
  if (bearer === NONE && cardsNamed(laid.card).includes(cardOf(game, house))) {
    for (const upon of laid.with) lay(game, seat, upon, house, where);
    return;
  }
  const card = cardOfType(laid.card, drawn, where);
  const controller = laid.controller ?? seat;
  const isDuplicate = laid.status.includes(DUPLICATE);
  // A duplicate is laid on a card of the same owner (3.27).
  const owner = laid.owner ?? (isDuplicate && bearer !== NONE ? ownerOf(game, bearer) : controller);
  const isUnborne = bearer === NONE && faces[card].type === "attachment";
  if (isUnborne && faces[card].attachTo?.type !== "house")
    throw new Error(`${where}: ${laid.card} is an attachment, and who bears it is not said`);
  const host = isUnborne ? house : bearer;
  const body = addBody(game, card, owner);
  const row = rowOf(body);
  game[row + at.controller] = controller;
  game[row + at.host] = host;
  for (const bit of laid.status) setStatus(game, body, bit, true);
  game[row + at.power] = laid.power;
  game[row + at.gold] = laid.gold;
  game[row + at.counters] = laid.counters;
  if (laid.status.includes(FACE_DOWN)) hide(game, body);
  for (const upon of laid.with) lay(game, seat, upon, body, where);
  if (owner !== controller && !isDuplicate && !isHeldByAttachment(game, body)) hold(game, body);
}

/** Whether an attachment of its controller gives control of a body: it goes home when that leaves. */
function isHeldByAttachment(game: Cards, body: number): boolean {
  for (let other = 0; other < bodyCount(game); other++)
    if (hostOf(game, other) === body && givesControl[cardOf(game, other)]) return true;
  return false;
}

/** The text by which a card on the table is another's than its owner's, for good. */
const takingOver = abilities[abilityNumber("core_172/1") ?? NONE];

/** Without a text that holds it a card would go back to its owner at once. */
function hold(game: Cards, body: number): void {
  const seat = controllerOf(game, body);
  const context = contextOf(game, seat, NONE, takingOver.card);
  context.ability = takingOver.number;
  const op = takingOver.ops.findIndex((word) => word.op === "do" && word.effect.do === "take-control");
  addLasting(context, { op, subject: body, who: seat, until: "game" });
}

/** The card of a face-down body is nobody's to see. */
function hide(game: Cards, body: number): void {
  const { faceDown } = placesOf(game);
  const row = faceDown.add(game);
  game[row + faceDown.field.body] = body;
  game[row + faceDown.field.card] = cardOf(game, body);
}

/** A deck list is whatever lies somewhere, so that the books balance. */
function listWhatIsThere(game: Cards, seat: number): void {
  const { piles } = placesOf(game);
  const all = pileWords.flatMap((pile) => piles[pile][seat].all(game));
  for (let body = 0; body < bodyCount(game); body++)
    if (isTaken(game, body) && ownerOf(game, body) === seat && faces[cardOf(game, body)].type !== "title")
      all.push(cardOf(game, body));
  for (const card of all) piles.list[seat].put(game, card);
}

/** Goes to the beginning of a phase, or to its first segment of actions. */
function begin(game: Cards, words: JsonMap): void {
  game[FIRST] = numberOf(seatIds.slice(0, game[0]), words.first ?? "one", "first");
  if (words.phase === "set-up") {
    frames.push(game, frames.kinds["set-up"]);
    frames.setStep(game, frames.steps["set-up"].mulligan);
    if (words.at === "beginning") ask.open(game, "mulligan", stillIn(game));
    return;
  }
  const phase = numberOf(phaseIds, words.phase ?? "challenges", "phase");
  const place = phasesOfRound.indexOf(phaseIds[phase]);
  if (place < 0) throw new Error(`phase: ${phaseIds[phase]} comes by a card alone`);
  const hasTurns = phaseIds[phase] === "challenges" || phaseIds[phase] === "marshalling";
  const moment = String(words.at ?? (hasTurns ? "actions" : "beginning"));
  if (moment !== "actions" && moment !== "beginning") throw new Error(`at: ${moment} is not known`);
  game[ROUND] = countOf(words.round ?? 1, "round", 50);
  for (const [i, id] of phasesOfRound.entries()) game[PHASES + i] = phaseIds.indexOf(id);
  game[PHASE] = phase;
  frames.begin(game, "round", { place: place + 1 });
  const active = numberOf(seatIds.slice(0, game[0]), words.active ?? seatIds[game[FIRST]], "active");
  const turns = (active - game[FIRST] + game[0]) % game[0];
  if (moment === "beginning") {
    frames.begin(game, "phase", {});
    return;
  }
  if (hasTurns) game[ACTIVE] = active;
  frames.begin(game, "phase", {
    entry: firstActionsOf(phaseIds[phase]),
    turns: hasTurns ? turns : 0,
    inner: hasTurns ? 1 : 0,
    from: game[FIRST],
  });
}

function cardOfType(name: Json, types: readonly TypeId[], where: string): number {
  const [card] = typeof name === "string" ? cardsNamed(name).filter((one) => types.includes(faces[one].type)) : [];
  if (card === undefined) throw new Error(`${where}: ${String(name)} is no ${types.join(", ")}`);
  return card;
}

function listIn(value: Json | undefined, where: string): Json[] {
  if (value === undefined) return [];
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) throw new Error(`${where}: a list of cards is wanted`);
  return [...(value as readonly Json[])];
}

function mapOf(value: Json, word: string): JsonMap {
  if (!isJsonMap(value)) throw new Error(`${word}: names with values are wanted`);
  return value;
}

function countOf(value: Json, word: string, most: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${word}: a number from 0 to ${most} is wanted`);
  return value;
}

function numberOf(names: readonly string[], name: Json, word: string): number {
  const number = names.indexOf(String(name));
  if (number < 0) throw new Error(`${word}: ${String(name)} is not known`);
  return number;
}
