import { cards as game } from "@weirwood/cards";
import {
  ACTIVE,
  ATTACKER,
  ATTACKING,
  type Body,
  bitOf,
  bodiesEnd,
  bodyNames,
  type Cards,
  CHALLENGE,
  cardOf,
  claimOf,
  controllerOf,
  countersOn,
  DEFENDER,
  DEFENDING,
  FIRST,
  GOLD,
  goldOn,
  HOUSE,
  hasType,
  hostOf,
  housePower,
  iconIds,
  incomeOf,
  initiativeOf,
  isAgenda,
  isDuplicate,
  isKneeling,
  isLeaving,
  isOut,
  isTaken,
  MARKS,
  NONE,
  ownerOf,
  PHASE,
  PLOT,
  phaseIds,
  placesOf,
  powerOn,
  powerToWin,
  ROUND,
  ROUNDS,
  roleOf,
  SECOND_TITLE,
  seatIds,
  seatsIn,
  strOf,
  TITLE,
  totalPower,
  typeIds,
  word,
} from "@weirwood/cards/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns, widthOf, wrapped } from "../../layout.ts";
import type { Viewpoint } from "../cli-game.ts";
import { cardList, known, titleOf, titleOfBody } from "./cards.ts";
import { iconLetters, signed } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

const [CHARACTER, LOCATION] = [bitOf(typeIds, "character"), bitOf(typeIds, "location")];
const ICONS = (1 << iconIds.length) - 1;

const playersIn = (view: Cards): number[] => Array.from({ length: seatsIn(view) }, (_, seat) => seat);
const titleOfSeat = (seat: number, { language }: Context): string =>
  game.phrasebooks[language].names.seat[seatIds[seat]];

/** The whole table as text: the round, the challenge, and what each player has. Reads a state or a view. */
export function boardLines(view: Cards, here: Context, viewpoint: Viewpoint = {}): string[] {
  return [
    ...headingLines(view, here),
    ...playersIn(view).flatMap((seat) => ["", ...playerLines(view, seat, here, viewpoint)]),
  ];
}

/** The round, its phase, and who is first and active; the challenge that is being fought. */
function headingLines(view: Cards, here: Context): string[] {
  const { board } = sentencesFor(here);
  const { names } = game.phrasebooks[here.language];
  if (view[ROUND] === 0) return [pc.bold(board.before)];
  const parts = [
    board.round(view[ROUND], view[ROUNDS]),
    ...(view[PHASE] === NONE ? [] : [names.phase[phaseIds[view[PHASE]]]]),
    ...(view[FIRST] === NONE ? [] : [board.first(titleOfSeat(view[FIRST], here))]),
    ...(view[ACTIVE] === NONE ? [] : [board.active(titleOfSeat(view[ACTIVE], here))]),
  ];
  const lines = [wrapped(pc.bold(parts.join(" · ")), here.width, "  ")];
  if (view[CHALLENGE] === NONE || view[DEFENDER] === NONE) return lines;
  const [attacker, defender] = [view[ATTACKER], view[DEFENDER]].map((seat) => titleOfSeat(seat, here));
  return [
    ...lines,
    wrapped(board.challenge(names.icon[iconIds[view[CHALLENGE]]], attacker, defender), here.width, "  "),
  ];
}

/** A row for each player. */
export function seatLines(view: Cards, here: Context, { seatName: own, players = [] }: Viewpoint = {}): string[] {
  const { seats, board } = sentencesFor(here);
  const { seat: titles } = game.phrasebooks[here.language].names;
  const { piles } = placesOf(view);
  const head = ["", seats.power, seats.house, seats.gold, seats.hand, seats.deck, seats.characters, "", ""];
  const rows = playersIn(view).map((seat) => [
    `${seatIds[seat] === own ? "›" : " "} ${signed(seatIds[seat], titles)}`,
    String(totalPower(view, seat)),
    String(housePower(view, seat)),
    String(view[GOLD + seat]),
    String(piles.hand[seat].count(view)),
    String(piles.deck[seat].count(view)),
    String(inPlay(view, seat, (body) => hasType(view, body, CHARACTER)).length),
    isOut(view, seat) ? board.out : "",
    players[seat] ?? "",
  ]);
  const right = [1, 2, 3, 4, 5, 6];
  const wide = columns([head, ...rows], right);
  const [top, ...lines] = wide.every((line) => widthOf(line) <= here.width)
    ? wide
    : columns([head, ...rows], right, " ");
  return [...headingLines(view, here), pc.dim(top), ...lines];
}

/** What a player controls, without what lies on other cards. */
function inPlay(view: Cards, seat: number, test: (body: Body) => boolean): Body[] {
  const found: Body[] = [];
  for (let body = 0; body < bodiesEnd(view); body++)
    if (isTaken(view, body) && controllerOf(view, body) === seat && hostOf(view, body) === NONE && test(body))
      found.push(body);
  return found;
}

function playerLines(view: Cards, seat: number, here: Context, { seatName: own, players = [] }: Viewpoint): string[] {
  const { board } = sentencesFor(here);
  const { names } = game.phrasebooks[here.language];
  const name = seatIds[seat];
  const house = view[HOUSE + seat];
  const head = [
    signed(name, names.seat),
    ...(house === NONE ? [] : [titleOfBody(view, house, here)]),
    ...(players[seat] === undefined ? [] : [pc.dim(players[seat])]),
    ...(isOut(view, seat) ? [board.out] : []),
  ];
  const first = `${name === own ? "›" : " "} ${wrapped(head.join(" · "), here.width - 2, "  ")}`;
  // Nothing is on the table before decks are.
  if (house === NONE && !isOut(view, seat)) return [first];
  return [
    first,
    ...[...plotParts(view, seat, here), countsOf(view, seat, here)].map(
      (line) => `  ${wrapped(line, here.width - 2, "  ")}`,
    ),
    ...groupLines(
      board.characters,
      view,
      inPlay(view, seat, (body) => hasType(view, body, CHARACTER)),
      here,
    ),
    ...groupLines(
      board.locations,
      view,
      inPlay(view, seat, (body) => isOnlyLocation(view, body)),
      here,
    ),
    ...groupLines(
      board.others,
      view,
      inPlay(view, seat, (body) => isOther(view, body, seat)),
      here,
    ),
    ...handLine(view, seat, here),
  ];
}

const isOnlyLocation = (view: Cards, body: Body): boolean =>
  hasType(view, body, LOCATION) && !hasType(view, body, CHARACTER);

/** Neither character nor location: an event that is being played, a House card that bears something. */
function isOther(view: Cards, body: Body, seat: number): boolean {
  if (hasType(view, body, CHARACTER) || hasType(view, body, LOCATION) || isAgenda(view, body)) return false;
  if ([PLOT, TITLE, SECOND_TITLE].some((cell) => body === view[cell + seat])) return false;
  return body !== view[HOUSE + seat] || carried(view, body).length > 0;
}

/** The plot with its numbers as they are now, the title and the agenda. */
function plotParts(view: Cards, seat: number, here: Context): string[] {
  const { board } = sentencesFor(here);
  const plot = view[PLOT + seat];
  const titles = [view[TITLE + seat], view[SECOND_TITLE + seat]].filter((title) => title !== NONE);
  const parts = [
    plot === NONE
      ? board.noPlot
      : board.plot(
          titleOf(cardOf(view, plot), here),
          incomeOf(view, seat),
          initiativeOf(view, seat),
          claimOf(view, seat),
        ),
    ...titles.map((title) => board.title(titleOf(cardOf(view, title), here))),
    ...inPlay(view, seat, (body) => isAgenda(view, body)).map((body) => board.agenda(titleOfBody(view, body, here))),
  ];
  return [parts.join(" · ")];
}

function countsOf(view: Cards, seat: number, here: Context): string {
  const { board } = sentencesFor(here);
  const { piles } = placesOf(view);
  const shadows = piles.shadows[seat].count(view);
  return [
    board.power(totalPower(view, seat), powerToWin(view, seat), housePower(view, seat)),
    board.gold(view[GOLD + seat]),
    board.hand(piles.hand[seat].count(view)),
    board.deck(piles.deck[seat].count(view)),
    ...(shadows === 0 ? [] : [board.shadows(shadows)]),
    board.plots(piles.plots[seat].count(view)),
    board.discard(piles.discard[seat].count(view)),
    board.dead(piles.dead[seat].count(view)),
  ]
    .map((text) => text.replaceAll(" ", "\u00a0"))
    .join(" · ");
}

/** Cards of one kind, a line each, with what they bear under them. */
function groupLines(title: string, view: Cards, bodies: readonly Body[], here: Context): string[] {
  if (bodies.length === 0) return [];
  const lines = bodies.flatMap((body) => [
    bodyLine(view, body, here),
    ...carried(view, body).map((one) => `  + ${bodyLine(view, one, here)}`),
  ]);
  return [`  ${pc.dim(title)}`, ...lines.map((line) => `    ${wrapped(line, here.width - 6, "      ")}`)];
}

/** Attachments that lie on a card; duplicates are only counted. */
function carried(view: Cards, host: Body): Body[] {
  const found: Body[] = [];
  for (let body = 0; body < bodiesEnd(view); body++)
    if (isTaken(view, body) && hostOf(view, body) === host && !isDuplicate(view, body)) found.push(body);
  return found;
}

function duplicatesOf(view: Cards, host: Body): number {
  let count = 0;
  for (let body = 0; body < bodiesEnd(view); body++)
    if (isTaken(view, body) && hostOf(view, body) === host && isDuplicate(view, body)) count++;
  return count;
}

/** `b12 Eddard Stark  4 MIP · 2 power · kneeling · attacking`. */
function bodyLine(view: Cards, body: Body, here: Context): string {
  const { board } = sentencesFor(here);
  const isCharacter = hasType(view, body, CHARACTER);
  const icons = iconLetters(word(view, body, MARKS) & ICONS);
  const duplicates = duplicatesOf(view, body);
  const role = roleOf(view, body);
  const facts = [
    ...(isCharacter ? [`${strOf(view, body)} ${icons}`.trimEnd()] : []),
    ...(powerOn(view, body) > 0 ? [board.powerOn(powerOn(view, body))] : []),
    ...(goldOn(view, body) > 0 ? [board.goldOn(goldOn(view, body))] : []),
    ...(countersOn(view, body) > 0 ? [board.counters(countersOn(view, body))] : []),
    ...(duplicates > 0 ? [board.duplicates(duplicates)] : []),
    ...(isKneeling(view, body) ? [board.kneeling] : []),
    ...(role === ATTACKING ? [board.attacking] : []),
    ...(role === DEFENDING ? [board.defending] : []),
    ...(isLeaving(view, body) ? [board.leaving] : []),
    ...(ownerOf(view, body) === controllerOf(view, body) ? [] : [board.of(titleOfSeat(ownerOf(view, body), here))]),
  ];
  const name = `${pc.dim(bodyNames[body])} ${titleOfBody(view, body, here)}`;
  return facts.length === 0 ? name : `${name}  ${facts.join(" · ")}`;
}

/** A hand that the viewer may see. */
function handLine(view: Cards, seat: number, here: Context): string[] {
  const hand = placesOf(view).piles.hand[seat].all(view);
  if (known(hand).length === 0) return [];
  const { seats } = sentencesFor(here);
  return [`  ${pc.dim(seats.hand)}`, `    ${wrapped(cardList(hand, here), here.width - 6, "    ")}`];
}
