import { type Feature, type Features, featuresOf } from "@weirwood/kernel";
import { bitOf, iconIds, keywordIds, NONE, phaseIds, typeIds } from "./data/names.ts";
import { hasKeyword, hasType, influenceOf, MARKS, strOf, word } from "./derived/words.ts";
import { claimOf, housePower, incomeOf, initiativeOf, plotGoldOf, powerToWin, totalPower } from "./rules/numbers.ts";
import { placeOfPlots } from "./rules/plots.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isDuplicate,
  isKneeling,
  isLeaving,
  isTaken,
  powerOn,
} from "./state/bodies.ts";
import { ACTIVE, type Cards, FIRST, GOLD, PHASE, placesOf, ROUND, ROUNDS, TITLE } from "./state/layout.ts";
import { seatsIn } from "./state/seats.ts";

/** What there is to say in numbers about a player, from which the chance to win is judged. */

const [CHARACTER, LOCATION, ATTACHMENT] = (["character", "location", "attachment"] as const).map((type) =>
  bitOf(typeIds, type),
);
const [RENOWN, STEALTH, DEADLY, VIGILANT] = (["renown", "stealth", "deadly", "vigilant"] as const).map((keyword) =>
  bitOf(keywordIds, keyword),
);
const [MARSHALLING, CHALLENGES] = [phaseIds.indexOf("marshalling"), phaseIds.indexOf("challenges")];
const STANDING = phaseIds.indexOf("standing");
/** Whoever costs no more is given for a claim without a tear. */
const CHEAP = 2;

/** What one player has, counted. */
class Holding {
  /** Characters, what they cost, and those that cost little. */
  characters = 0;
  cost = 0;
  cheap = 0;
  strongest = 0;
  /** By icon: STR of those that stand and of those that kneel, and how many stand. */
  readonly standing: number[] = iconIds.map(() => 0);
  readonly kneeling: number[] = iconIds.map(() => 0);
  readonly able: number[] = iconIds.map(() => 0);
  renown = 0;
  stealth = 0;
  deadly = 0;
  vigilant = 0;
  duplicates = 0;
  powerOnCharacters = 0;
  boons = 0;
  banes = 0;
  locations = 0;
  locationCost = 0;
  influence = 0;
  hand = 0;
  handCost = 0;
  handCharacters = 0;
  handEvents = 0;
  plotsLeft = 0;
  bestGold = 0;
  bestClaim = 0;
  /** Whether income of this round is still to come, and whether what it buys is. */
  isBeforeIncome = false;
  isBeforeBuying = false;
  /** Whether own challenges, and challenges of others, are still to come in this round. */
  isBeforeAttacking = false;
  isBeforeDefending = false;
}

interface Survey {
  readonly game: Cards;
  readonly holdings: readonly Holding[];
}

const costOf = (card: number): number => {
  const cost = faces[card]?.cost;
  return typeof cost === "number" ? cost : 1;
};

function surveyOf(game: Cards): Survey {
  const holdings = Array.from({ length: seatsIn(game) }, () => new Holding());
  for (let body = 0; body < bodiesEnd(game); body++) if (isTaken(game, body)) addBody(game, body, holdings);
  for (const [seat, holding] of holdings.entries()) {
    addPiles(game, seat, holding);
    addTurns(game, seat, holding);
  }
  return { game, holdings };
}

function addBody(game: Cards, body: Body, holdings: readonly Holding[]): void {
  const holding = holdings[controllerOf(game, body)];
  if (holding === undefined || isLeaving(game, body)) return;
  const host = hostOf(game, body);
  if (isDuplicate(game, body)) {
    holding.duplicates++;
    return;
  }
  if (hasType(game, body, CHARACTER)) addCharacter(game, body, holding);
  else if (host !== NONE && hasType(game, body, ATTACHMENT)) {
    if (controllerOf(game, host) === controllerOf(game, body)) holding.boons++;
    else if (holdings[controllerOf(game, host)] !== undefined) holdings[controllerOf(game, host)].banes++;
  } else if (hasType(game, body, LOCATION)) {
    holding.locations++;
    holding.locationCost += costOf(cardOf(game, body));
  }
  holding.influence += isKneeling(game, body) ? 0 : influenceOf(game, body);
}

function addCharacter(game: Cards, body: Body, holding: Holding): void {
  const str = strOf(game, body);
  const cost = costOf(cardOf(game, body));
  holding.characters++;
  holding.cost += cost;
  holding.cheap += cost <= CHEAP ? 1 : 0;
  holding.strongest = Math.max(holding.strongest, str);
  holding.powerOnCharacters += powerOn(game, body);
  for (let icon = 0; icon < iconIds.length; icon++) {
    if (((word(game, body, MARKS) >> icon) & 1) === 0) continue;
    if (isKneeling(game, body)) holding.kneeling[icon] += str;
    else {
      holding.standing[icon] += str;
      holding.able[icon]++;
    }
  }
  holding.renown += hasKeyword(game, body, RENOWN) ? 1 : 0;
  holding.stealth += hasKeyword(game, body, STEALTH) ? 1 : 0;
  holding.deadly += hasKeyword(game, body, DEADLY) ? 1 : 0;
  holding.vigilant += hasKeyword(game, body, VIGILANT) ? 1 : 0;
}

function addPiles(game: Cards, seat: number, holding: Holding): void {
  const { hand, plots } = placesOf(game).piles;
  holding.hand = hand[seat].count(game);
  for (const card of hand[seat].all(game)) {
    const type = faces[card]?.type;
    holding.handCharacters += type === "character" ? 1 : 0;
    holding.handEvents += type === "event" ? 1 : 0;
    holding.handCost += type === "event" ? 0 : costOf(card);
  }
  for (const card of plots[placeOfPlots(game, seat)].all(game)) {
    const plot = faces[card]?.plot;
    holding.plotsLeft++;
    holding.bestGold = Math.max(holding.bestGold, plot?.gold ?? 0);
    holding.bestClaim = Math.max(holding.bestClaim, plot?.claim ?? 0);
  }
}

/** Players have their turns in order from the first, in marshalling and in challenges. */
function addTurns(game: Cards, seat: number, holding: Holding): void {
  const phase = game[PHASE] === NONE ? 0 : game[PHASE];
  const seats = seatsIn(game);
  const place = (one: number): number => (one - game[FIRST] + seats) % seats;
  const turn = game[ACTIVE] === NONE ? -1 : place(game[ACTIVE]);
  const own = place(seat);
  holding.isBeforeIncome = phase < MARSHALLING || (phase === MARSHALLING && own > turn);
  holding.isBeforeBuying = phase < MARSHALLING || (phase === MARSHALLING && own >= turn);
  holding.isBeforeAttacking = phase < CHALLENGES || (phase === CHALLENGES && own >= turn);
  // Somebody else has a turn: he whose turn it is, or one behind him.
  holding.isBeforeDefending = phase < CHALLENGES || (phase === CHALLENGES && (turn !== own || own < seats - 1));
}

const claims = (is: boolean): number => (is ? 1 : 0);
const needOf = (game: Cards, seat: number): number => Math.max(0, powerToWin(game, seat) - totalPower(game, seat));
/** 1 for whoever has won, a half for whoever lacks one power, a third for two. */
const nearnessOf = (game: Cards, seat: number): number => 1 / (1 + needOf(game, seat));

/** The most that any other player has of something. */
function mostOfOthers({ holdings }: Survey, seat: number, of: (other: number) => number): number {
  let most = 0;
  for (let other = 0; other < holdings.length; other++) if (other !== seat) most = Math.max(most, of(other));
  return most;
}

const strength = ({ holdings }: Survey, seat: number, icon: number): number =>
  holdings[seat].standing[icon] + holdings[seat].kneeling[icon];

const held = (id: string, part: string, of: (holding: Holding) => number): Feature<Survey> => ({
  id,
  part,
  of: ({ holdings }, seat) => of(holdings[seat]),
});

const byIcon = iconIds.flatMap((icon, at): Feature<Survey>[] => [
  held(`${icon}.standing`, "characters", ({ standing }) => standing[at]),
  held(`${icon}.kneeling`, "characters", ({ kneeling }) => kneeling[at]),
  held(`${icon}.able`, "characters", ({ able }) => able[at]),
  {
    id: `${icon}.edge`,
    part: "characters",
    of: (survey, seat) =>
      strength(survey, seat, at) - mostOfOthers(survey, seat, (other) => strength(survey, other, at)),
  },
  {
    id: `${icon}.attack`,
    part: "challenges",
    of: (survey, seat) =>
      survey.holdings[seat].isBeforeAttacking
        ? survey.holdings[seat].standing[at] -
          mostOfOthers(survey, seat, (other) => survey.holdings[other].standing[at])
        : 0,
  },
  {
    id: `${icon}.defence`,
    part: "challenges",
    of: (survey, seat) => (survey.holdings[seat].isBeforeDefending ? survey.holdings[seat].standing[at] : 0),
  },
]);

const titleCards = faces.flatMap(({ type, isFixture }, card) => (type === "title" && !isFixture ? [card] : []));
const titles = titleCards.map(
  (title, place): Feature<Survey> => ({
    id: `title.${place + 1}`,
    part: "titles",
    of: ({ game }, seat) => claims(game[TITLE + seat] !== NONE && cardOf(game, game[TITLE + seat]) === title),
  }),
);

const list: readonly Feature<Survey>[] = [
  { id: "power", part: "power", of: ({ game }, seat) => totalPower(game, seat) },
  { id: "power.need", part: "power", of: ({ game }, seat) => needOf(game, seat) },
  { id: "power.near", part: "power", of: ({ game }, seat) => nearnessOf(game, seat) },
  { id: "power.house", part: "power", of: ({ game }, seat) => housePower(game, seat) },
  {
    id: "power.lead",
    part: "power",
    of: (survey, seat) =>
      totalPower(survey.game, seat) - mostOfOthers(survey, seat, (other) => totalPower(survey.game, other)),
  },
  {
    id: "power.rival-near",
    part: "power",
    of: (survey, seat) => mostOfOthers(survey, seat, (other) => nearnessOf(survey.game, other)),
  },
  held("characters", "characters", ({ characters }) => characters),
  held("characters.cost", "characters", ({ cost }) => cost),
  held("characters.cheap", "characters", ({ cheap }) => cheap),
  held("characters.strongest", "characters", ({ strongest }) => strongest),
  held("characters.power", "power", ({ powerOnCharacters }) => powerOnCharacters),
  held("renown", "characters", ({ renown }) => renown),
  held("stealth", "characters", ({ stealth }) => stealth),
  held("deadly", "characters", ({ deadly }) => deadly),
  held("vigilant", "characters", ({ vigilant }) => vigilant),
  held("duplicates", "characters", ({ duplicates }) => duplicates),
  ...byIcon,
  held("attachments.boons", "attachments", ({ boons }) => boons),
  held("attachments.banes", "attachments", ({ banes }) => banes),
  held("locations", "locations", ({ locations }) => locations),
  held("locations.cost", "locations", ({ locationCost }) => locationCost),
  held("influence", "locations", ({ influence }) => influence),
  {
    id: "income.cards",
    part: "gold",
    of: ({ game }, seat) => incomeOf(game, seat) - plotGoldOf(game, seat),
  },
  {
    id: "income.coming",
    part: "gold",
    of: ({ game, holdings }, seat) => (holdings[seat].isBeforeIncome ? incomeOf(game, seat) : 0),
  },
  {
    id: "gold.spendable",
    part: "gold",
    of: ({ game, holdings }, seat) => (holdings[seat].isBeforeBuying ? game[GOLD + seat] : 0),
  },
  { id: "gold", part: "gold", of: ({ game }, seat) => game[GOLD + seat] },
  held("hand", "hand", ({ hand }) => hand),
  held("hand.cost", "hand", ({ handCost }) => handCost),
  held("hand.characters", "hand", ({ handCharacters }) => handCharacters),
  held("hand.events", "hand", ({ handEvents }) => handEvents),
  { id: "deck", part: "hand", of: ({ game }, seat) => placesOf(game).piles.deck[seat].count(game) },
  held("plots", "plots", ({ plotsLeft }) => plotsLeft),
  held("plots.gold", "plots", ({ bestGold }) => bestGold),
  held("plots.claim", "plots", ({ bestClaim }) => bestClaim),
  {
    id: "claim",
    part: "plots",
    of: ({ game, holdings }, seat) => (holdings[seat].isBeforeAttacking ? claimOf(game, seat) : 0),
  },
  { id: "initiative", part: "plots", of: ({ game }, seat) => initiativeOf(game, seat) },
  { id: "first", part: "turns", of: ({ game }, seat) => claims(game[FIRST] === seat) },
  held("attacks-to-come", "turns", ({ isBeforeAttacking }) => claims(isBeforeAttacking)),
  held("defences-to-come", "turns", ({ isBeforeDefending }) => claims(isBeforeDefending)),
  { id: "stands-next", part: "turns", of: ({ game }) => claims(game[PHASE] !== NONE && game[PHASE] >= STANDING) },
  { id: "round", part: "turns", of: ({ game }) => game[ROUND] },
  { id: "rounds-left", part: "turns", of: ({ game }) => Math.min(10, game[ROUNDS] - game[ROUND]) },
  { id: "players", part: "turns", of: ({ holdings }) => holdings.length },
  ...titles,
];

export const features: Features<Cards> = featuresOf(surveyOf, list);
