import type { Json, Vocabulary } from "@weirwood/kernel";
import { printTroop } from "../notation/index.ts";
import { ATTACK, DEFENCE, strengthOf } from "../rules/strength.ts";
import { castlesOf } from "../rules/victory.ts";
import { askKind, hasAnswered, isAsked, isAsking } from "../state/asks.ts";
import {
  AREAS,
  type Area,
  areaIds,
  cardIds,
  DECK_SIZE,
  DECKS,
  eventIds,
  type House,
  houseIds,
  isLand,
  isPort,
  NONE,
  orderIds,
  PORTS,
  SINGLES,
  singleIds,
  trackIds,
  UNKNOWN,
} from "../state/board.ts";
import { hasPorts, holderOf, houseAt, houseOfSeat, isOver, playersOf } from "../state/flow.ts";
import {
  ATTACKER,
  BATTLE_AREA,
  BATTLE_FROM,
  BIDS,
  BLADE_USED,
  BOUND,
  CARDS,
  CHOSEN,
  CHOSEN_THREE,
  DECK,
  DEFENDER,
  ENDING,
  endings,
  FORT,
  LIES_OPEN,
  MARCHERS,
  PLACED,
  PORT_OWNER,
  procedures,
  SEASON,
  SINGLE_AREA,
  SINGLE_KIND,
  SINGLES_LEFT,
  THREAT,
  type Throne,
  TURN,
  unitKeys,
  VARIANTS,
  variantIds,
  WINNERS,
} from "../state/layout.ts";
import {
  cardsIn,
  cardsOf,
  controllerOf,
  garrisonOf,
  orderIn,
  ownerOf,
  powerOf,
  routedIn,
  routedTroopIn,
  sizeOf,
  standingIn,
  stockOf,
  supplyOf,
  tokenIn,
  troopAt,
  troopIn,
  usedCards,
} from "../state/pieces.ts";

/** The whole position by name, for scenarios, the terminal and bots' authors: what the table would see, in words. */
export function observe(game: Throne): { readonly [name: string]: Json } {
  const playing = Array.from({ length: playersOf(game) }, (_, seat) => houseOfSeat(game, seat));
  const byHouse = (answer: (house: House) => Json): Json =>
    Object.fromEntries(playing.map((house) => [houseIds[house], answer(house)]));
  return {
    players: playing.map((house) => houseIds[house]),
    turn: game[TURN],
    phase: phaseOf(game),
    threat: game[THREAT],
    season: game[SEASON] === NONE ? "none" : eventIds[game[SEASON]],
    cards: game[LIES_OPEN] === 1 ? range(DECKS).map((deck) => eventIds[game[DECK + deck * DECK_SIZE]]) : [],
    decks: range(DECKS).map((deck) =>
      range(DECK_SIZE).map((place) => eventName(game[DECK + deck * DECK_SIZE + place])),
    ),
    tracks: Object.fromEntries(
      trackIds.map((id, track) => [id, range(playersOf(game)).map((place) => houseIds[houseAt(game, track, place)])]),
    ),
    holders: Object.fromEntries(trackIds.map((id, track) => [id, houseIds[holderOf(game, track)]])),
    "blade-used": game[BLADE_USED] === 1,
    supply: byHouse((house) => supplyOf(game, house)),
    power: byHouse((house) => powerOf(game, house)),
    castles: byHouse((house) => castlesOf(game, house)),
    stock: byHouse((house) => Object.fromEntries(unitKeys.map((key, kind) => [key, stockOf(game, house, kind)]))),
    hands: byHouse((house) => cardsOf(game, house).map((card) => cardIds[card])),
    used: byHouse((house) => usedCards(game, house).map((card) => cardIds[card])),
    units: byArea(
      (area) => standingIn(game, area) > 0,
      (area) => armyText(game, area, printTroop(troopIn(game, area))),
    ),
    routed: byArea(
      (area) => routedIn(game, area) > 0,
      (area) => armyText(game, area, printTroop(routedTroopIn(game, area))),
    ),
    sizes: byArea(
      (area) => sizeOf(game, area) > 0,
      (area) => sizeOf(game, area),
    ),
    tokens: byArea(
      (area) => tokenIn(game, area) !== NONE,
      (area) => houseIds[tokenIn(game, area)],
    ),
    garrisons: byArea(
      (area) => garrisonOf(game, area) > 0,
      (area) => garrisonOf(game, area),
    ),
    variants: variantIds.filter((_, place) => (game[VARIANTS] >> place) & 1),
    forts: byArea(
      (area) => game[FORT + area] !== NONE,
      (area) => houseIds[game[FORT + area]],
    ),
    "port-owners": byArea(
      (area) => isPort(area) && hasPorts(game) && game[PORT_OWNER + area - PORTS] !== NONE,
      (area) => houseIds[game[PORT_OWNER + area - PORTS]],
    ),
    singles: byHouse((house) => singleOf(game, house)),
    "singles-left": byHouse((house) =>
      singleIds.flatMap((id, single) => Array<string>(game[SINGLES_LEFT + house * SINGLES + single]).fill(id)),
    ),
    bound: game[BOUND] === NONE ? "none" : houseIds[game[BOUND]],
    orders: byArea(
      (area) => orderIn(game, area) !== NONE,
      (area) => orderIds[orderIn(game, area)],
    ),
    control: byArea(
      (area) => isLand(area) && controllerOf(game, area) !== NONE,
      (area) => houseIds[controllerOf(game, area)],
    ),
    placed: byHouse((house) =>
      byArea(
        (area) => game[PLACED + house * AREAS + area] !== NONE,
        (area) => orderIds[game[PLACED + house * AREAS + area]],
      ),
    ),
    "chosen-three": byHouse((house) => cardsIn(game, house, game[CHOSEN_THREE + house]).map((card) => cardIds[card])),
    bids: byHouse((house) => game[BIDS + house]),
    chosen: byHouse((house) => (game[CHOSEN + house] === NONE ? "none" : cardIds[game[CHOSEN + house]])),
    asks: asksOf(game, playing),
    battle: battleOf(game),
    outcome: outcomeOf(game, playing),
  };
}

const byAreas = [areaIds];
const byHouses = [houseIds];
const byTracks = [trackIds];
const plain: [] = [];

/** The words of `observe`, and the names that may stand under each. */
export const words: Vocabulary = {
  players: plain,
  turn: plain,
  phase: plain,
  threat: plain,
  season: plain,
  cards: plain,
  decks: plain,
  tracks: byTracks,
  holders: byTracks,
  "blade-used": plain,
  supply: byHouses,
  power: byHouses,
  castles: byHouses,
  stock: [houseIds, unitKeys],
  hands: byHouses,
  used: byHouses,
  units: byAreas,
  routed: byAreas,
  sizes: byAreas,
  tokens: byAreas,
  garrisons: byAreas,
  variants: plain,
  forts: byAreas,
  "port-owners": byAreas,
  singles: byHouses,
  "singles-left": byHouses,
  bound: plain,
  orders: byAreas,
  control: byAreas,
  placed: [houseIds, areaIds],
  "chosen-three": byHouses,
  bids: byHouses,
  chosen: byHouses,
  asks: byHouses,
  battle: [["area", "from", "attacker", "defender", "garrison", "marchers", "attack", "defence", "cards"]],
  outcome: [["winners", "rule"]],
};

/** Where a house's single-use order lies, and which it is, as far as may be known. */
function singleOf(game: Throne, house: House): Json {
  const area = game[SINGLE_AREA + house];
  if (area === NONE) return "none";
  const single = game[SINGLE_KIND + house];
  return `${areaIds[area]} ${single === UNKNOWN ? "unknown" : singleIds[single]}`;
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const eventName = (event: number): string => (event === UNKNOWN ? "unknown" : eventIds[event]);

function byArea(isThere: (area: Area) => boolean, answer: (area: Area) => Json): { [area: string]: Json } {
  return Object.fromEntries(
    range(AREAS)
      .filter(isThere)
      .map((area) => [areaIds[area], answer(area)]),
  );
}

const armyText = (game: Throne, area: Area, troop: string): string => `${houseIds[ownerOf(game, area)]} ${troop}`;

/** The innermost part of the turn that is going on. */
function phaseOf(game: Throne): string {
  if (isOver(game)) return "over";
  return procedures.kindName(game);
}

/** Who is asked what; who has given a secret answer is no longer listed. */
function asksOf(game: Throne, playing: readonly House[]): Json {
  if (!isAsking(game)) return {};
  const asked = playing.filter((house) => isAsked(game, house) && !hasAnswered(game, house));
  return Object.fromEntries(asked.map((house) => [houseIds[house], askKind(game)]));
}

function battleOf(game: Throne): Json {
  if (game[BATTLE_AREA] === NONE) return {};
  const fight = {
    area: areaIds[game[BATTLE_AREA]],
    from: areaIds[game[BATTLE_FROM]],
    attacker: houseIds[game[ATTACKER]],
    marchers: printTroop(troopAt(game, MARCHERS)),
    attack: strengthOf(game, ATTACK),
  };
  if (game[DEFENDER] === NONE) return { ...fight, garrison: garrisonOf(game, game[BATTLE_AREA]) };
  const cards = [ATTACK, DEFENCE].map((side) => (game[CARDS + side] === NONE ? "none" : cardIds[game[CARDS + side]]));
  return { ...fight, defender: houseIds[game[DEFENDER]], defence: strengthOf(game, DEFENCE), cards };
}

function outcomeOf(game: Throne, playing: readonly House[]): Json {
  if (!isOver(game)) return {};
  const winners = playing.filter((house) => (game[WINNERS] >> house) & 1).map((house) => houseIds[house]);
  return { winners, rule: endings[game[ENDING]] };
}
