import {
  isJsonMap,
  type Json,
  type JsonMap,
  patched,
  placeDice,
  RefusedError,
  type Seed,
  seedFrom,
} from "@weirwood/kernel";
import { audit } from "../audit.ts";
import { CARDS_OF_HOUSE, type Unit } from "../data/ids.ts";
import { HOUSES, type House, houseIds, NONE, STARK } from "../data/names.ts";
import { skirmishIds } from "../data/overviews.ts";
import { boardIds, type Hex, hexesOf, hexNames, isOnBoard } from "../field/hexes.ts";
import { PLAINS, terrainIds, tokenIds } from "../field/terrain.ts";
import { planIds } from "../plans/index.ts";
import { addCommander, addUnit, beginRounds, isInDeck } from "../rules/forces.ts";
import { START } from "../rules/morale.ts";
import { proceed } from "../rules/play.ts";
import { setUpBattle } from "../rules/setup.ts";
import * as at from "../state/layout.ts";
import { type Battle, decks, discards, hands, procedures, states } from "../state/layout.ts";
import { engage, isOccupied, unitIn } from "../state/units.ts";
import { loadDice } from "./loaded-dice.ts";
import { sectionWords } from "./observe.ts";
import { readUnit, setMarks } from "./unit-words.ts";

/** Builds the position that a scenario's `given` describes; docs/games/battles/scenarios.md explains every word. */
export function given(description: Json, books?: "unbalanced"): Battle {
  const words = mapOf(description, "given");
  const stranger = Object.keys(words).find((word) => !isWord(word));
  if (stranger !== undefined) throw new Error(`“${stranger}” is no word of a position`);
  const game = withSections(groundOf(words), words);
  for (const [word, read] of Object.entries(readers)) if (Object.hasOwn(words, word)) read(game, words[word]);
  stackDecks(game, words);
  begin(game, words);
  // Last of all: nothing before has rolled the dice that a scenario counts on.
  if (words.dice !== undefined) loadDice(game, words.dice);
  if (books !== "unbalanced") mustBalance(game);
  proceed(game);
  if (books !== "unbalanced") mustBalance(game);
  return game;
}

const beginnings = ["plan", "board", "houses", "seed", "phase", "turn", "dice"];
const isWord = (word: string): boolean =>
  [...beginnings, ...sectionWords].includes(word) || Object.hasOwn(readers, word);

function mustBalance(game: Battle): void {
  const [wrong] = audit(game);
  if (wrong !== undefined) throw new Error(wrong);
}

/** A plan's set-up, a skirmish before anything is picked, or an empty board. */
function groundOf({ plan, board, houses = "seated", seed = "given" }: JsonMap): Battle {
  const dice = seedFrom(String(seed));
  if (plan === undefined) return emptyBoard(numberOf(boardIds, board ?? "landscape", "board"), dice);
  if (board !== undefined) throw new Error("board: the plan says which");
  const chosen = {
    plan: nameOf([...planIds, ...skirmishIds], plan, "plan"),
    houses: nameOf(["seated", "lot"] as const, houses, "houses"),
    directionalRetreat: false,
    rangeByDistance: false,
  };
  return setUpBattle(chosen, dice);
}

/** Plains as far as the eye can see, values of three, four command tokens, five rounds. */
function emptyBoard(board: number, seed: Seed): Battle {
  const game = states.fromJSON({ seats: [...houseIds] });
  placeDice(game, at.DICE, seed);
  game[at.BOARD] = board;
  for (const hex of hexesOf[board]) game[at.TERRAIN + hex] = PLAINS;
  game[at.ROUNDS] = 5;
  game[at.ROUND] = 1;
  game[at.MOMENTUM] = STARK;
  game[at.MORALE_MARKER] = START;
  for (let house = 0; house < HOUSES; house++) {
    game[at.ORDER_VALUE + house] = 3;
    game[at.COMMAND_VALUE + house] = 3;
    game[at.COMMAND + house] = 4;
  }
  for (let direction = 0; direction < 6; direction++) game[at.DIRECTION + direction] = direction;
  return game;
}

/** The state with whatever is said by the names of its own sections. */
function withSections(game: Battle, words: JsonMap): Battle {
  const said = Object.entries(words).filter(([word]) => sectionWords.includes(word) && !beginnings.includes(word));
  try {
    return states.fromJSON(patched(states.toJSON(game), Object.fromEntries(said)));
  } catch (reason) {
    throw reason instanceof RefusedError ? new Error(String(reason.refusal.params.problem)) : reason;
  }
}

/** One reader a word that is no section, in the order in which they are carried out. */
const readers: { readonly [word: string]: (game: Battle, value: Json) => void } = {
  field: (game, value) =>
    byHex(game, value, "field", (hex, text) => {
      const [terrain, token] = text.split(/\s+/);
      game[at.TERRAIN + hex] = numberOf(terrainIds, terrain, `field: ${hexNames[hex]}`);
      game[at.TOKEN + hex] = token === undefined ? NONE : numberOf(tokenIds, token, `field: ${hexNames[hex]}`);
    }),
  units: (game, value) =>
    byHex(game, value, "units", (hex, text) => {
      const where = `units: ${hexNames[hex]}`;
      if (isOccupied(game, hex)) throw new Error(`${where} holds two units`);
      const { rank, type, commander, figures, marks } = readUnit(text, where);
      const unit = commander === undefined ? addUnit(game, type, rank, hex) : addCommander(game, commander, rank, hex);
      game[at.units.row(unit) + at.units.field.figures] = figures;
      setMarks(game, unit, marks);
    }),
  engaged: (game, value) =>
    byHex(game, value, "engaged", (hex, text) => {
      const [foe, house] = text.split(/\s+/);
      const units = [hex, hexOn(game, foe, "engaged")].map((one) => unitAt(game, one, "engaged"));
      engage(game, units[0], units[1], numberOf(houseIds, house, "engaged"));
    }),
};

/** Cards that are not said are in the deck, the lowest on top; where the deck is said, they are discarded. */
function stackDecks(game: Battle, words: JsonMap): void {
  for (const [house, id] of houseIds.entries()) {
    const isSaid = (piles: Json | undefined): boolean => isJsonMap(piles) && Object.hasOwn(piles, id);
    const isAnySaid = [words.decks, words.hands, words.discards].some(isSaid);
    // The deck of a plan stays as it was shuffled.
    if ((words.plan !== undefined && !isAnySaid) || (isSaid(words.decks) && isSaid(words.discards))) continue;
    const rest = (isSaid(words.decks) ? discards : decks)[house];
    while (rest.count(game) > 0) rest.takeTop(game);
    for (let card = (house + 1) * CARDS_OF_HOUSE - 1; card >= house * CARDS_OF_HOUSE; card--) {
      const isElsewhere = [hands, decks, discards].some((piles) => piles[house].has(game, card));
      if (isInDeck(game, card) && !isElsewhere) rest.put(game, card);
    }
  }
}

/** The step of the round with which each phase begins. */
const phases = { muster: "muster", rally: "rally", command: "command", regroup: "burn" } as const;
const phaseIds = Object.keys(phases) as readonly (keyof typeof phases)[];

/** Goes to the phase that is said; the command phase if none is, unless a plan begins as it is set up. */
function begin(game: Battle, words: JsonMap): void {
  if (words.plan !== undefined && words.phase === undefined && words.turn === undefined) {
    const isSkirmish = procedures.kind(game) === procedures.kinds.skirmish;
    if (isSkirmish && words.units !== undefined) throw new Error("units: those of a skirmish are yet to be drawn");
    const dealt = ["hands", "decks", "discards"].find((pile) => words[pile] !== undefined);
    if (isSkirmish && dealt !== undefined) throw new Error(`${dealt}: those of a skirmish are yet to be dealt`);
    return;
  }
  const phase = nameOf(phaseIds, words.phase ?? "command", "phase");
  while (procedures.depth(game) > 0) procedures.pop(game);
  const round = game[at.ROUND];
  beginRounds(game);
  game[at.ROUND] = Math.max(round, game[at.ROUND]);
  procedures.setStep(game, procedures.steps.round[phases[phase]]);
  const turn: House = numberOf(houseIds, words.turn ?? "stark", "turn");
  if (game[at.FIRST] === NONE) game[at.FIRST] = turn;
  if (phase !== "command") return;
  game[at.ACTIVE] = turn;
  procedures.push(game, procedures.kinds.turn);
}

function byHex(game: Battle, value: Json, word: string, read: (hex: Hex, text: string) => void): void {
  for (const [hex, text] of Object.entries(mapOf(value, word))) {
    if (typeof text !== "string") throw new Error(`${word}: ${hex} is said by a text`);
    read(hexOn(game, hex, word), text);
  }
}

function hexOn(game: Battle, name: Json | undefined, word: string): Hex {
  const hex = numberOf(hexNames, name, word);
  if (!isOnBoard(game[at.BOARD], hex)) throw new Error(`${word}: ${hexNames[hex]} is no hex of this board`);
  return hex;
}

function unitAt(game: Battle, hex: Hex, word: string): Unit {
  if (!isOccupied(game, hex)) throw new Error(`${word}: nobody stands on ${hexNames[hex]}`);
  return unitIn(game, hex);
}

function mapOf(value: Json, word: string): JsonMap {
  if (!isJsonMap(value)) throw new Error(`${word}: names with values are wanted`);
  return value;
}

function numberOf(names: readonly string[], name: Json | undefined, word: string): number {
  const number = names.indexOf(String(name));
  if (number < 0) throw new Error(`${word}: ${String(name)} is not known`);
  return number;
}

const nameOf = <Name extends string>(names: readonly Name[], name: Json, word: string): Name =>
  names[numberOf(names, name, word)];
