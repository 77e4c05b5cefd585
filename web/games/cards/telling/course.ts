import type { GameEvent } from "@weirwood/kernel";
import { backFrom, list, numbers, words } from "./moment-finder.ts";

/** A challenge as its events tell it, from its declaration on. */
export interface Course {
  readonly declared: GameEvent;
  /** Oldest first, the declaration included. */
  readonly events: readonly GameEvent[];
  readonly attacker: string;
  /** Whom it is against in the end: it may have been redirected. */
  readonly defender: string;
  readonly attackers: readonly Participant[];
  readonly defenders: readonly Participant[];
}

export interface Participant {
  readonly card: string;
  readonly body: number;
}

/** The challenge that an event at a place belongs to; undefined between challenges. */
export function courseBefore(
  events: readonly GameEvent[],
  at: number,
  told: readonly GameEvent[] = [],
): Course | undefined {
  const found: GameEvent[] = [];
  for (const event of backFrom(events, at, told)) {
    found.push(event);
    if (event.rule === "cards.challenges.declared") return courseOf(found.reverse());
    if (event.rule === "cards.challenges.over" || event.rule === "cards.round.phase") return undefined;
  }
  return undefined;
}

/** The same of events that begin with the declaration. */
function courseOf(events: readonly GameEvent[]): Course {
  const [declared] = events;
  const attacker = words(declared.player);
  let defender = words(declared.against);
  let attackers: readonly Participant[] = [];
  let defenders: readonly Participant[] = [];
  for (const event of events) {
    switch (event.rule) {
      case "cards.melee.redirected":
        defender = words(event.player);
        defenders = [];
        break;
      case "cards.challenges.attackers":
        attackers = participantsIn(event);
        break;
      case "cards.challenges.defenders":
        defenders = [...defenders, ...participantsIn(event)];
        break;
      case "cards.challenges.joined": {
        const joined = { card: words(event.card), body: Number(event.body) };
        if (event.player === attacker) attackers = [...attackers, joined];
        else defenders = [...defenders, joined];
        break;
      }
      case "cards.challenges.removed": {
        const isLeft = ({ body }: Participant): boolean => body !== event.body;
        [attackers, defenders] = [attackers.filter(isLeft), defenders.filter(isLeft)];
        break;
      }
    }
  }
  return { declared, events, attacker, defender, attackers, defenders };
}

const participantsIn = ({ cards, bodies }: GameEvent): readonly Participant[] => {
  const rows = numbers(bodies);
  return list(cards).map((card, place) => ({ card, body: rows[place] ?? -1 }));
};
