import type { RuleText } from "@weirwood/kernel";

/** The window: how an action, a framework step and everything in it is resolved. */
export const window = {
  "cards.window.one": {
    rule: "Every action and every framework step opens one window of six steps: it is declared, saved against or cancelled, carried out; passives follow, then responses, then the window ends. No event opens a window of its own.",
  },
  "cards.window.declare": {
    rule: "Step 1: the action and its X are announced, restrictions and a legal target are looked at, penalties and then other changes make the cost, the cost is paid, the targets are chosen. Only a way of paying that leaves a target is a way.",
  },
  "cards.window.saves": {
    rule: "Step 2: everybody in turn may save or cancel. What this triggers waits for the later steps of the same window.",
  },
  "cards.window.execute": {
    rule: "Step 3: the effect is carried out, as far as it can be.",
  },
  "cards.window.passives": {
    rule: "Step 4: the passives that were triggered follow, each with its own save step and with what it causes.",
  },
  "cards.window.responses": {
    rule: "Step 5: one response at a time, clockwise, until all pass in a row. A response is itself declared, saved against, carried out, with its passives; then the next on the left goes on, even if it was cancelled.",
  },
  "cards.window.end": {
    rule: "Step 6: moribund cards leave play, and the window is closed.",
  },
  "cards.window.framework": {
    rule: "A framework step is declared, saved against and carried out as one, whatever it contains; the first player begins its saves and its responses.",
  },
  "cards.window.first": {
    rule: "The first player begins every round of actions. Passing is not final until all have passed in a row.",
  },
  "cards.window.who-begins": {
    rule: "The saves and responses of an action begin left of its player, those of a framework step with the first player, those of a response left of who declared it. After an inner round the outer one goes on left of the player whose card was just done.",
    reason: "The game says who begins for actions and framework steps; the rest follows it.",
  },
  "cards.window.poll": {
    rule: "In a round all players answer at once and in secret. The first in order who does not pass acts; all other answers are forgotten, and everybody is asked anew.",
    reason: "It is the same game as asking one after the other, and tells nobody who could have acted.",
  },
  "cards.window.once-each": {
    rule: "A response or passive works once for each time that its trigger occurs, for each copy of its card. Ten characters killed together are ten occurrences of “a character is killed”.",
  },
  "cards.window.two-conditions": {
    rule: "A trigger with two conditions is one occurrence.",
  },
  "cards.window.opportunities": {
    rule: "An opportunity to respond stays open until its window ends, also for cards that come into play or into hand later in it. Passives do not look back.",
  },
  "cards.window.loops": {
    rule: "Whoever plays an endless loop plays it once in full, then says how often. It is done that often at once. A win in it ends the game.",
    log: "{player:player} does it {count?once|# times} more.",
  },
} as const satisfies Record<string, RuleText>;
