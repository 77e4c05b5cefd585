import { commandCards } from "./data/cards.ts";
import { CARDS_OF_HOUSE, cardIds, figureIds, UNITS, unitNames } from "./data/ids.ts";
import { HOUSES, houseIds, NONE } from "./data/names.ts";
import { areAdjacent, HEXES, hexNames, isOnBoard } from "./field/hexes.ts";
import { cardNumberOf, cardOfFigure, isCaptured, tokensOn, unitOfFigure } from "./state/commanders.ts";
import { groundOf } from "./state/field.ts";
import {
  type Battle,
  BOARD,
  DEVASTATED,
  decks,
  discards,
  FIRE,
  hands,
  objectives,
  procedures,
} from "./state/layout.ts";
import {
  figuresOf,
  foeOfUnit,
  hasLeader,
  hexOf,
  houseOf,
  leaderOf,
  rankOf,
  typeNumber,
  typeOf,
} from "./state/units.ts";

/** Everything that cannot be in any battle, by the word of a position that it belongs to. */
export function audit(game: Battle): string[] {
  return [...unitFaults(game), ...commanderFaults(game), ...cardFaults(game), ...fieldFaults(game)];
}

/** Units of a skirmish wait beside the field until they are placed. */
const isBeingPlaced = (game: Battle): boolean => procedures.kind(game) === procedures.kinds.skirmish;

function unitFaults(game: Battle): string[] {
  const faults: string[] = [];
  const standing = new Map<number, number>();
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = hexOf(game, unit);
    const figures = figuresOf(game, unit);
    const name = hex === NONE ? unitNames[unit] : hexNames[hex];
    const wrong = (what: string): number => faults.push(`units: ${name} ${what}`);
    if (typeNumber(game, unit) === NONE) {
      if (hex !== NONE || figures > 0) wrong("is no unit");
      continue;
    }
    if (rankOf(game, unit) === NONE) wrong("has no rank");
    if (hasLeader(game, unit) && unitOfFigure(game, leaderOf(game, unit)) !== unit)
      wrong("is led by somebody elsewhere");
    if (houseIds[houseOf(unit)] !== typeOf(game, unit).house) wrong("serves the other House");
    if (figures > typeOf(game, unit).strength) wrong("has too many figures");
    if (hex === NONE) {
      if (figures > 0 && !isBeingPlaced(game)) wrong("stands nowhere");
      if (foeOfUnit(game, unit) !== NONE) faults.push(`engaged: ${name} stands nowhere`);
      continue;
    }
    if (figures === 0) wrong("has no figures");
    if (!isOnBoard(game[BOARD], hex)) wrong("is no hex of this board");
    if (standing.has(hex)) wrong("holds two units");
    standing.set(hex, unit);
    const foe = foeOfUnit(game, unit);
    if (foe === NONE) continue;
    const isPair =
      foeOfUnit(game, foe) === unit &&
      houseOf(foe) !== houseOf(unit) &&
      hexOf(game, foe) !== NONE &&
      areAdjacent(hex, hexOf(game, foe));
    if (!isPair) faults.push(`engaged: ${name} has no enemy beside it`);
  }
  return faults;
}

function commanderFaults(game: Battle): string[] {
  const faults: string[] = [];
  for (const [figure, id] of figureIds.entries()) {
    const wrong = (what: string): number => faults.push(`commanders: ${id} ${what}`);
    const unit = unitOfFigure(game, figure);
    if (cardNumberOf(game, figure) === NONE) {
      if (unit !== NONE || tokensOn(game, figure) > 0) wrong("has no card");
      continue;
    }
    if (cardOfFigure(game, figure).figure !== id) wrong("has the card of another");
    if (tokensOn(game, figure) > cardOfFigure(game, figure).limit) wrong("has more tokens than his limit");
    if (unit === NONE) continue;
    if (isCaptured(game, figure)) wrong("is captured and leads a unit");
    if (leaderOf(game, unit) !== figure) wrong("leads a unit that another leads");
  }
  return faults;
}

/** Every card lies in one pile of its own House. */
function cardFaults(game: Battle): string[] {
  const faults: string[] = [];
  const seen = new Uint8Array(commandCards.length);
  for (let house = 0; house < HOUSES; house++) {
    for (const pile of [decks, hands, discards]) {
      for (const card of pile[house].all(game)) {
        // In a view nobody knows what lies there.
        if (card >= cardIds.length) continue;
        if (Math.trunc(card / CARDS_OF_HOUSE) !== house) faults.push(`hands: ${cardIds[card]} is of the other House`);
        if (seen[card]++ > 0) faults.push(`hands: there is one ${cardIds[card]}`);
      }
    }
  }
  return faults;
}

function fieldFaults(game: Battle): string[] {
  const faults: string[] = [];
  const HIGHEST_FIRE = 4;
  for (let hex = 0; hex < HEXES; hex++) {
    if (game[FIRE + hex] === 0) continue;
    const limit = game[DEVASTATED + hex] === 1 ? HIGHEST_FIRE : (groundOf(game, hex).burnLimit ?? 0);
    if (!isOnBoard(game[BOARD], hex) || game[FIRE + hex] > limit)
      faults.push(`fire: ${hexNames[hex]} burns ${limit} at most`);
  }
  for (let row = 0; row < objectives.count(game); row++) {
    const hex = game[objectives.row(row) + objectives.field.hex];
    if (hex === NONE || !isOnBoard(game[BOARD], hex)) faults.push("objectives: each lies in a hex of the board");
  }
  return faults;
}
