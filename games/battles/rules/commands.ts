import { commandCards } from "../data/cards.ts";
import type { Figure } from "../data/ids.ts";
import { NONE } from "../data/names.ts";
import type { Command } from "../data/vocabulary.ts";
import { upTo } from "../data/wording.ts";
import { BOTH, FIRST_ONLY, READY_BOTH, SECOND_ONLY } from "../decisions.ts";
import { type Battle, CARD, CARD_COMMANDS, CARD_HAS_ACTED, CARD_LEADER, CARD_READY_FIRST } from "../state/layout.ts";
import { isReady, isSpent } from "../state/units.ts";
import { reachesAny } from "./selecting.ts";

/** The command boxes of a card: which of them can be paid for together, and whether one would do anything. */

/** Which commands are carried out, a bit for each, by the word for it. */
export const commandsOf: readonly number[] = [0b01, 0b10, 0b11, 0b11];

const isReadying = (command: Command): boolean => "ready" in command;

/** For each card, the words that can be said of its commands. */
export const waysOf: readonly (readonly number[])[] = commandCards.map(({ commands }) => {
  if (commands.length === 1) return [FIRST_ONLY];
  const both = [FIRST_ONLY, SECOND_ONLY, BOTH];
  return commands.some(isReadying) ? [...both, READY_BOTH] : both;
});

/** For each card, what each of these words costs in command tokens. */
export const costsOf: readonly (readonly number[])[] = commandCards.map(({ commands }) =>
  commandsOf.map((set) => commands.reduce((sum, { cost }, command) => ((set >> command) & 1 ? sum + cost : sum), 0)),
);

/** Which command of a card readies units; -1 where none does. */
export const readyingOf: readonly number[] = commandCards.map(({ commands }) => commands.findIndex(isReadying));

/** Whether a card orders the commander's own unit in any case, and so nobody while that is spent. */
export const ordersLeaderFirst = (card: number): boolean =>
  commandCards[card].commands.every((command) => "order" in command && command.order[0].in === "self");

/** Whether a command would order or ready a unit. */
function doesSomething(game: Battle, command: Command, leader: Figure): boolean {
  if ("ready" in command) return reachesAny(game, command.ready, leader, NONE, isSpent);
  for (const select of command.order) {
    if (reachesAny(game, select, leader, NONE, isReady)) return true;
    // The command cannot be carried out without this unit (battles.cards.together).
    if ((select.least ?? 0) > 0) return false;
  }
  return false;
}

const anybody = upTo(1);

/** Whether a commander has any ready unit in his zone. Where he has none, no command that orders does anything. */
export const hasReadyUnit = (game: Battle, leader: Figure): boolean => reachesAny(game, anybody, leader, NONE, isReady);

function isForAnybody(command: Command): boolean {
  if (!("order" in command) || command.order.length > 1) return false;
  const { most: _most, least: _least, ...which } = command.order[0];
  return Object.values(which).every((word) => word === undefined);
}

/** For each card, the commands that order any units at all, a bit for each: these need no look at the units, card by card. */
const forAnybody = Uint8Array.from(commandCards, ({ commands }) =>
  commands.reduce((set, command, place) => (isForAnybody(command) ? set | (1 << place) : set), 0),
);

/** Which commands of a card would do something if it were played on a commander now, a bit for each. */
export function usefulCommands(game: Battle, card: number, leader: Figure, hasReady: boolean): number {
  const { commands } = commandCards[card];
  let set = hasReady ? forAnybody[card] : 0;
  for (let command = 0; command < commands.length; command++) {
    if ((forAnybody[card] >> command) & 1 || (!hasReady && command !== readyingOf[card])) continue;
    if (doesSomething(game, commands[command], leader)) set |= 1 << command;
  }
  return set;
}

/** Whether at least one of the commands that are paid for does something (battles.cards.idle). */
export const isUseful = (way: number, useful: number): boolean => (useful & commandsOf[way]) !== 0;

/**
 * Whether it is up to this command of the card in play that it does anything at all: nothing was ordered or readied, and
 * no command that is still to come could.
 */
export function isLastChance(game: Battle, command: number): boolean {
  if (game[CARD_HAS_ACTED] === 1) return false;
  const other = 1 - command;
  if (((game[CARD_COMMANDS] >> other) & 1) === 0 || !isStillToCome(game, command)) return true;
  return !doesSomething(game, commandCards[game[CARD]].commands[other], game[CARD_LEADER]);
}

/** Whether the other command of the card comes after this one. */
function isStillToCome(game: Battle, command: number): boolean {
  const readying = readyingOf[game[CARD]];
  if (readying < 0) return command === 0;
  return (command === readying) === (game[CARD_READY_FIRST] === 1);
}
