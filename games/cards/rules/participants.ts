import { NONE } from "../data/names.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import { at, type Body, cardOf, roleOf, rowOf } from "../state/bodies.ts";
import { type Cards, CH_FLAGS, CHALLENGE, CHALLENGE_OVER, JOUST, MELEE_TRAIT, RESOLVED } from "../state/layout.ts";
import { countRole } from "./roles.ts";
import { nameOfCard, type TellRule } from "./step.ts";

/** How cards come to take part in the challenge, and how they leave it. */

export function joinAs(game: Cards, body: Body, role: number): void {
  game[rowOf(body) + at.role] = role;
  touch(game, facts.ROLES);
  updateTraits(game);
}

/** Takes a body out: it has never taken part (3.31). Where nobody is left the challenge is over at once (3.28). */
export function removeFromChallenge(game: Cards, body: Body, tell?: TellRule): void {
  if (roleOf(game, body) === NONE) return;
  game[rowOf(body) + at.role] = NONE;
  touch(game, facts.ROLES);
  tell?.({ rule: "cards.challenges.removed", card: nameOfCard(cardOf(game, body)), body });
  updateTraits(game);
  endIfEmpty(game, tell);
}

export function endIfEmpty(game: Cards, tell?: TellRule): void {
  if (game[CHALLENGE] === NONE || (game[CH_FLAGS] & (CHALLENGE_OVER | RESOLVED)) !== 0) return;
  if (countRole(game, 0) + countRole(game, 1) > 0) return;
  game[CH_FLAGS] |= CHALLENGE_OVER;
  tell?.({ rule: "cards.challenges.nobody-left" });
}

/** Joust is lost with a second attacker or defender, melee below four participants, at that moment (4.7). */
export function updateTraits(game: Cards): void {
  const [attackers, defenders] = [countRole(game, 0), countRole(game, 1)];
  if (attackers > 1 || defenders > 1) game[CH_FLAGS] &= ~JOUST;
  if (attackers + defenders < 4) game[CH_FLAGS] &= ~MELEE_TRAIT;
}
