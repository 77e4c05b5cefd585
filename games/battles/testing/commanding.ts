import { isRefusal } from "@weirwood/kernel";
import { commanders as commanderCards } from "../data/commanders.ts";
import { cardIds, commanderIds, figureIds } from "../data/ids.ts";
import { type House, SYMBOLS, type SymbolId, symbolIds } from "../data/names.ts";
import { type BattleDecision, notation } from "../decisions.ts";
import { card, playCard } from "../rules/cards.ts";
import { chooseStep, effect, freeMoveStep, swapTokenStep } from "../rules/choosing.ts";
import { commitStep } from "../rules/commits.ts";
import { declareStep } from "../rules/declaring.ts";
import type { BattleEvent, Step } from "../rules/step.ts";
import { rowOfFigure } from "../state/commanders.ts";
import {
  ACTIVE,
  ask,
  type Battle,
  COMMAND,
  commanders,
  decks,
  discards,
  hands,
  MORALE_MARKER,
  moraleSpaces,
  POOL,
  procedures,
  units,
} from "../state/layout.ts";
import { rowOfUnit, unitIn } from "../state/units.ts";
import { type Battlefield, battlefield, hexNamed } from "./battlefield.ts";

/** A battlefield on which a House is about to take its turn. */
export interface Command extends Battlefield {
  readonly active: House;
  /** Commander cards by the hexes of their units. */
  readonly leaders: { readonly [hex: string]: (typeof commanderIds)[number] };
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  readonly pool?: { readonly [face in SymbolId]?: number };
  /** Command tokens on the board: 3 if nothing is said. */
  readonly command?: number;
  readonly morale?: string;
  readonly spent?: readonly string[];
}

/** Sets up a House with its commanders, cards and tokens. */
export function commanding(about: Command): Battle {
  const game = battlefield(about);
  const { active, leaders } = about;
  game[ACTIVE] = active;
  game[MORALE_MARKER] = moraleSpaces.indexOf(about.morale ?? "start");
  game[COMMAND + active] = about.command ?? 3;
  for (const [hex, id] of Object.entries(leaders)) lead(game, hex, id);
  for (const id of about.hand ?? []) hands[active].put(game, cardIds.indexOf(id));
  for (const id of about.deck ?? []) decks[active].put(game, cardIds.indexOf(id));
  for (const id of about.discards ?? []) discards[active].put(game, cardIds.indexOf(id));
  for (const [symbol, count] of Object.entries(about.pool ?? {})) {
    game[POOL + active * SYMBOLS + symbolIds.indexOf(symbol as SymbolId)] = count;
  }
  for (const hex of about.spent ?? []) game[rowOfUnit(unitIn(game, hexNamed(hex))) + units.field["is-spent"]] = 1;
  return game;
}

function lead(game: Battle, hex: string, id: (typeof commanderIds)[number]): void {
  const number = commanderIds.indexOf(id);
  const figure = figureIds.indexOf(commanderCards[number].figure as (typeof figureIds)[number]);
  const unit = unitIn(game, hexNamed(hex));
  game[rowOfFigure(figure) + commanders.field.card] = number;
  game[rowOfFigure(figure) + commanders.field.unit] = unit;
  game[rowOfUnit(unit) + units.field.leader] = figure;
}

const steps = [
  playCard,
  commitStep,
  declareStep,
  chooseStep,
  freeMoveStep,
  swapTokenStep,
] as unknown as readonly Step[];
const stepOf = ({ kind }: BattleDecision): Step =>
  steps.find(({ decision }) => decision === kind || decision.includes(kind)) as Step;

export function parsed(text: string): BattleDecision {
  const answer = notation.parse(text);
  if (isRefusal(answer)) throw new Error(`cannot read ${text}`);
  return answer;
}

/** By which rule a decision is refused, or undefined where it is legal. */
export function refusalOf(game: Battle, text: string): string | undefined {
  const answer = parsed(text);
  const step = ask.isOpen(game) && ask.kinds[ask.kind(game)] === "free-move" ? freeMoveStep : stepOf(answer);
  return (step as Step).check(game, game[ACTIVE], answer)?.rule;
}

/**
 * Plays decisions of the House whose turn it is and goes on by the procedures of cards and effects alone: units that are
 * ordered do nothing. Says what was told.
 */
export function play(game: Battle, ...texts: readonly string[]): BattleEvent[] {
  const told: BattleEvent[] = [];
  const tell = (event: BattleEvent): void => void told.push(event);
  for (const text of texts) {
    const refused = refusalOf(game, text);
    if (refused !== undefined) throw new Error(`${text} is refused by ${refused}`);
    const answer = parsed(text);
    const step = ask.isOpen(game) && ask.kinds[ask.kind(game)] === "free-move" ? freeMoveStep : stepOf(answer);
    ask.close(game);
    (step as Step).apply(game, game[ACTIVE], answer, tell);
    while (!ask.isOpen(game) && procedures.depth(game) > 0) {
      if (procedures.kind(game) === procedures.kinds.card) card(game, tell);
      else if (procedures.kind(game) === procedures.kinds.effect) effect(game, tell);
      else procedures.pop(game);
    }
  }
  return told;
}

/** The kind of the ask that is open, or undefined. */
export const askedNow = (game: Battle): string | undefined =>
  ask.isOpen(game) ? ask.kinds[ask.kind(game)] : undefined;
