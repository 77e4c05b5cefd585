import { commandCards } from "../data/cards.ts";
import type { Unit } from "../data/ids.ts";
import { NONE } from "../data/names.ts";
import type { Effect, Modifier } from "../data/vocabulary.ts";
import { ACTIVE, type Battle, BY_FIRST, BY_SECOND, CARD, CARD_ONE_USED, CARD_TACTIC } from "../state/layout.ts";
import { houseOf, orderOf } from "../state/units.ts";
import { changeMorale } from "./morale.ts";
import type { TellRule } from "./step.ts";

/** What the command card that is being carried out changes, for whoever asks in the midst of it. */

const nothing: readonly Modifier[] = [];

/** For each card and command: what the ordered units have, without the tactic and with it. */
const modifiers: readonly (readonly {
  readonly plain: readonly Modifier[];
  readonly tactical: readonly Modifier[];
}[])[] = commandCards.map(({ commands, tactic }) => {
  const byTactic = tactic !== undefined && "ordered" in tactic.effect ? tactic.effect.ordered : nothing;
  return commands.map((command) => {
    const plain = "order" in command ? (command.with ?? nothing) : nothing;
    return { plain, tactical: [...plain, ...byTactic] };
  });
});

/** What the card in play gives a unit that it ordered. */
export function cardModifiers(game: Battle, unit: Unit): readonly Modifier[] {
  if (game[CARD] === NONE) return nothing;
  const by = orderOf(game, unit);
  if (by !== BY_FIRST && by !== BY_SECOND) return nothing;
  const { plain, tactical } = modifiers[game[CARD]][by];
  return game[CARD_TACTIC] === NONE ? plain : tactical;
}

/** What the tactic of the card in play does, where it is used. */
export function tacticInForce(game: Battle): Effect | undefined {
  if (game[CARD] === NONE || game[CARD_TACTIC] === NONE) return undefined;
  return commandCards[game[CARD]].tactic?.effect;
}

/** The modifier that one of the ordered units may have for one attack, as long as none has had it. */
export function oneModifier(game: Battle, unit: Unit): Modifier | undefined {
  const effect = game[CARD_ONE_USED] === 1 ? undefined : tacticInForce(game);
  const isOrdered = orderOf(game, unit) === BY_FIRST || orderOf(game, unit) === BY_SECOND;
  return isOrdered && effect !== undefined && "one" in effect ? effect.one : undefined;
}

export function useOneModifier(game: Battle): void {
  game[CARD_ONE_USED] = 1;
}

/** An enemy of the House whose turn it is was forced to retreat so far, whether it found room or not (R-B62). */
export function noteRetreat(game: Battle, unit: Unit, hexes: number, tell?: TellRule): void {
  const effect = tacticInForce(game);
  if (effect === undefined || !("moralePer" in effect) || !("retreat" in effect.moralePer)) return;
  if (houseOf(unit) !== game[ACTIVE] && hexes >= effect.moralePer.retreat)
    changeMorale(game, game[ACTIVE], effect.gain, tell);
}
