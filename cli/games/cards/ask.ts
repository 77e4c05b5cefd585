import { type CardsDecision, cards as game } from "@weirwood/cards";
import { outcomeAhead } from "@weirwood/cards/about";
import { readyDecks } from "@weirwood/cards/decks";
import {
  type Answer,
  abilities,
  abilityNumber,
  type Body,
  CARD_SOURCE,
  type Cards,
  cardIds,
  cardOfRef,
  controllerOf,
  dangersIn,
  faces,
  iconIds,
  isBodyRef,
  isCardRef,
  isTaken,
  MADE,
  NONE,
  offerOf,
  placesOf,
  refNames,
  type StackItem,
  seatIds,
  stackOf,
  type Timing,
  timingOf,
} from "@weirwood/cards/questions";
import type { Ask, Seat } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { cardList, figuresOf, textOf, textsOf, titleOf, titleOfBody } from "./cards.ts";
import { sentencesFor } from "./text/index.ts";

/** So many answers are listed with their numbers; "options" lists the others. */
const LISTED = 24;

const askOf = (view: Cards, seat: Seat): Ask | undefined => game.asks(view).find(({ seats }) => seats.includes(seat));

/** What the question is about, and what a seat may choose from. */
export function detailLines(view: Cards, seat: Seat, here: Context): string[] {
  return [
    ...timingLines(view, seat, here),
    ...sourceLines(view, seat, here),
    ...dangerLines(view, seat, here),
    ...handLines(view, seat, here),
    ...answerLines(view, seat, here),
  ];
}

/** The verbs that answers may begin with now. */
export function verbsOf(view: Cards, seat: Seat): CardsDecision["kind"][] {
  // Decks of one's own are more than can be written out.
  if (askOf(view, seat)?.kind === "deck") return ["deck", "list"];
  return [...new Set(Array.from(game.options(view, seat) ?? [], ({ kind }) => kind))];
}

/** Enter alone passes, wherever one may; and leaves the order of cards that come to a pile as it is. */
export function enterMeans(view: Cards, seat: Seat): string | undefined {
  const verbs = verbsOf(view, seat);
  if (verbs.includes("pass")) return "pass";
  return askOf(view, seat)?.kind === "stack" && verbs.includes("done") ? "done" : undefined;
}

/** Whoever can do nothing but pass need not be asked, where nobody else could learn from it. */
export function unasked(view: Cards, seat: Seat): string | undefined {
  const answers = game.options(view, seat);
  return answers?.length === 1 && answers.at(0)?.kind === "pass" ? "pass" : undefined;
}

/** Questions that come in a window: what it is, and what the answer is to. */
const inWindows: ReadonlySet<string> = new Set(["action", "save", "response", "order"]);

/** The step of the phase, what is being carried out, and what a challenge is about to bring. */
function timingLines(view: Cards, seat: Seat, here: Context): string[] {
  const kind = askOf(view, seat)?.kind ?? "";
  if (!inWindows.has(kind)) return [];
  const { ask } = sentencesFor(here);
  const timing = timingOf(view);
  const { phase, entries, entry, active, stack } = timing;
  const { names } = game.phrasebooks[here.language];
  const where = [phase && names.phase[phase], entry < 0 ? undefined : names.entry[entries[entry]]].filter(Boolean);
  const between = kind === "action" ? betweenWords(view, timing, here) : [];
  const items = stack.map((item) => itemWords(view, item, here));
  const ahead = kind === "save" && stack.at(-1)?.window === "resolution" ? aheadWords(view, here) : [];
  const lines = [
    ask.timing(ask.parts([where.join(", "), ...between]), active === undefined ? "" : playerOf(active, here)),
    ...(items.length === 0 ? [] : [ask.stack(items.join(" › "))]),
    ...(ahead.length === 0 ? [] : [ask.ahead(ask.parts(ahead))]),
  ];
  return lines.map((line) => `  ${wrapped(line, here.width - 4, "    ")}`);
}

/** Where a phase has several rounds of actions: what comes after this one, and which challenges have been made before it. */
function betweenWords(view: Cards, { entries, entry, active }: Timing, here: Context): string[] {
  const { ask } = sentencesFor(here);
  const { names } = game.phrasebooks[here.language];
  if (entry < 0 || entries[entry] !== "actions") return [];
  if (entries[entry + 1] !== "challenge") return [ask.next(names.entry[entries[entry + 1]])];
  const made = iconIds.filter((_, type) => active !== undefined && view[MADE + active * iconIds.length + type] > 0);
  return [made.length === 0 ? ask.noneMade : ask.made(made.map((type) => names.icon[type]).join(", "))];
}

const playerOf = (seat: Seat, { language }: Context): string => game.phrasebooks[language].names.player[seatIds[seat]];

/** `Blood for Blood (response, Player two; target Arianne)`: or the step of the rules by its name. */
function itemWords(view: Cards, item: StackItem, here: Context): string {
  const { is, window, seat, card, ability, targets, saves } = item;
  const { ask } = sentencesFor(here);
  const { names } = game.phrasebooks[here.language];
  const own = ability === undefined ? undefined : names.passive[abilities[ability].name as keyof typeof names.passive];
  const title = card !== undefined ? titleOf(card, here) : window !== undefined ? names.window[window] : (own ?? "");
  const aims = targets.map((ref) => aboutRef(view, ref, here)).filter((words) => words !== "");
  const about = [
    is === "framework" ? "" : [ask.item[is], seat === undefined ? "" : playerOf(seat, here)].filter(Boolean).join(", "),
    aims.length === 0 ? "" : ask.targets(aims.join(", ")),
    saves === undefined || !isTaken(view, saves) ? "" : ask.saves(markedTitle(view, saves, here)),
  ].filter(Boolean);
  return about.length === 0 ? title : `${title} (${ask.parts(about)})`;
}

/** Each part of what a challenge brings may be cancelled: it is said before. */
function aheadWords(view: Cards, here: Context): string[] {
  const { ask } = sentencesFor(here);
  const { claim, unopposed, renown } = outcomeAhead(view);
  const icons = game.phrasebooks[here.language].names.icon;
  return [
    ...(claim === undefined ? [] : [ask.claim(claim.count, icons[claim.type], playerOf(claim.payer, here))]),
    ...(unopposed === 0 ? [] : [ask.unopposed(unopposed)]),
    ...(renown.length === 0 ? [] : [ask.renown(renown.map((body) => titleOfBody(view, body, here)).join(", "))]),
  ];
}

/** The text that asks, and how many it wants. */
function sourceLines(view: Cards, seat: Seat, here: Context): string[] {
  const { ask } = sentencesFor(here);
  const bounds = askOf(view, seat)?.bounds;
  if (bounds === undefined) return [];
  const {
    ability,
    least = 0,
    most = 0,
    chosen = 0,
    influence,
    given,
  } = bounds as {
    readonly [name: string]: number | string;
  };
  const card = cardOfAbility(ability);
  const text = card === NONE ? "" : textOf(card, here);
  const by =
    card === NONE
      ? keywordLines(view, ability, here)
      : [text === "" ? titleOf(card, here) : ask.by(pc.bold(titleOf(card, here)), text)];
  const count = Number(most) > 1 ? [ask.wanted(Number(least), Number(most), Number(chosen))] : [];
  const wanted = influence === undefined ? count : [ask.influence(Number(influence), Number(given))];
  return [...by, ...wanted].map((line) => `  ${wrapped(line, here.width - 4, "    ")}`);
}

/** What a keyword asks, by its rule: whose it is stands before it. */
function keywordLines(view: Cards, ability: unknown, here: Context): string[] {
  const { rule } = game.phrasebooks[here.language].rules[`cards.own.${ability}`] ?? {};
  const body = stackOf(view).at(-1)?.body;
  if (rule === undefined || body === undefined || !isTaken(view, body)) return [];
  return [sentencesFor(here).ask.by(pc.bold(titleOfBody(view, body, here)), rule)];
}

/** What is about to be killed or discarded, where it can be saved. */
function dangerLines(view: Cards, seat: Seat, here: Context): string[] {
  if (askOf(view, seat)?.kind !== "save") return [];
  const subjects = [...new Set(dangersIn(view))].map((body) => markedTitle(view, body, here));
  if (subjects.length === 0) return [];
  return [`  ${wrapped(sentencesFor(here).ask.danger(subjects.join(", ")), here.width - 4, "    ")}`];
}

/** The hand, where a question is about it. */
function handLines(view: Cards, seat: Seat, here: Context): string[] {
  const kind = askOf(view, seat)?.kind ?? "";
  const hand = placesOf(view).piles.hand[seat].all(view);
  if (hand.length === 0) return [];
  if (["mulligan", "place"].includes(kind)) return textsOf(hand, here);
  if (!["plot", "action"].includes(kind)) return [];
  return [`  ${wrapped(sentencesFor(here).ask.hand(cardList(hand, here)), here.width - 4, "    ")}`];
}

/** Answers that are worth listing: of decks those that are ready. */
function answersOf(view: Cards, seat: Seat): readonly CardsDecision[] {
  if (askOf(view, seat)?.kind === "deck") return readyDecks.map((_, deck) => ({ kind: "deck", deck }));
  return [...(game.options(view, seat) ?? [])];
}

/** The answers with their numbers, each with what it is about. */
function answerLines(view: Cards, seat: Seat, here: Context): string[] {
  const answers = answersOf(view, seat);
  // What is placed at set-up is a choice of any cards at all: the hand above says more than all of its parts.
  if (answers[0]?.kind === "place") return [];
  const lines = answers.slice(0, LISTED).map((answer, i) => {
    const about = aboutAnswer(view, seat, answer, here);
    // A number means one of the answers that the rules write out.
    const number = answer.kind === "deck" ? "" : `${pc.dim(`#${i + 1}`)} `;
    return `${number}${game.print(answer)}${about === "" ? "" : `  ${about}`}`;
  });
  const more = answers.length - lines.length;
  return [...lines, ...(more > 0 ? [sentencesFor(here).ask.more(more)] : [])].map(
    (line) => `  ${wrapped(line, here.width - 6, "      ")}`,
  );
}

function aboutAnswer(view: Cards, seat: Seat, answer: CardsDecision, here: Context): string {
  switch (answer.kind) {
    case "deck":
      return readyDecks[answer.deck].title[here.language];
    case "plot":
      return `${titleOf(answer.card, here)} ${pc.dim(figuresOf(answer.card, here))}`;
    case "act":
      return [aboutSource(view, answer.source, here), aboutOccurrence(view, seat, answer, here)]
        .filter(Boolean)
        .join(" ");
    case "choose":
      return aboutRef(view, answer.what, here);
    case "next":
      return aboutWaiting(view, seat, answer.place, here);
    default:
      return "";
  }
}

/** The card that what it answers is about: two answers of one card differ in it. */
function aboutOccurrence(view: Cards, seat: Seat, answer: Answer<"act">, here: Context): string {
  const { on } = offerOf(view, seat, answer);
  return on === undefined || !isTaken(view, on)
    ? ""
    : pc.dim(`(${sentencesFor(here).ask.about(markedTitle(view, on, here))})`);
}

/** `b7 Lannisport Steward`: which of several of one title it is. */
const markedTitle = (view: Cards, body: Body, here: Context): string =>
  `${refNames[body]} ${titleOfBody(view, body, here)}`;

interface WaitingText {
  readonly ability: string;
  readonly source: number;
  readonly target?: number;
}

/** The passive that waits at a place: whose text it is, what it says, and whom it is for where that was chosen before. */
function aboutWaiting(view: Cards, seat: Seat, place: number, here: Context): string {
  const all = (askOf(view, seat)?.bounds.waiting as readonly WaitingText[] | undefined) ?? [];
  const waiting = all[place];
  if (waiting === undefined) return "";
  const { ask } = sentencesFor(here);
  const { passive } = game.phrasebooks[here.language].names;
  const card = cardOfAbility(waiting.ability);
  const isThere = waiting.source !== NONE && isTaken(view, waiting.source);
  const source = isThere ? titleOfBody(view, waiting.source, here) : "";
  const own = passive[waiting.ability as keyof typeof passive] ?? waiting.ability;
  const text =
    card === NONE ? (source === "" ? own : ask.by(source, own)) : ask.by(titleOf(card, here), textOf(card, here));
  const isOfSeveral = all.filter(({ ability }) => ability === waiting.ability).length > 1;
  const about = [
    isThere && isOfSeveral ? refNames[waiting.source] : "",
    isThere ? playerOf(controllerOf(view, waiting.source), here) : "",
    waiting.target === undefined ? "" : markedTitle(view, waiting.target, here),
  ].filter(Boolean);
  return about.length === 0 ? text : `${text} (${about.join(", ")})`;
}

const cardOfAbility = (name: unknown): number =>
  typeof name === "string" ? (abilities[abilityNumber(name) ?? -1]?.card ?? NONE) : NONE;

/** The card that something is done with: on the table, or in a pile. */
function aboutSource(view: Cards, source: number, here: Context): string {
  if (source < CARD_SOURCE) return isTaken(view, source) ? titleOfBody(view, source, here) : "";
  const card = source - CARD_SOURCE;
  return `${titleOf(card, here)} ${pc.dim(figuresOf(card, here))}`.trimEnd();
}

function aboutRef(view: Cards, ref: number, here: Context): string {
  if (isBodyRef(ref)) return isTaken(view, ref) ? titleOfBody(view, ref, here) : "";
  if (isCardRef(ref)) return titleOf(cardOfRef(ref), here);
  return game.phrasebooks[here.language].names.seat[refNames[ref]] ?? "";
}

/** Words that name cards for completion: ids and whatever lies on the table. */
export const cardWords = (): readonly string[] => cardIds.filter((_, card) => faces[card].isFixture !== true);
