import type { GameEvent } from "@weirwood/kernel";
import type { LogGroup } from "../../../table/log/game-log.ts";

/** Events that come in rows, a line for each house or area: by their rules, what the row is. */
const rows: { readonly [rule: string]: string } = {
  // Who has placed theirs says nothing more once all lie open.
  "throne.orders.secret": "orders",
  "throne.orders.reveal": "orders",
  "throne.supply.count": "supply",
  "throne.supply.losses": "supply",
  "throne.muster.placing": "muster",
  "throne.muster.upgrade": "muster",
  "throne.clash.bids-shown": "auction",
  "throne.clash.ties": "auction",
  "throne.clash.place": "auction",
  "throne.clash.token": "auction",
  "throne.income.crowns": "income",
  "throne.wildlings.attack": "wildlings",
  "throne.wildlings.bids-shown": "wildlings",
  "throne.wildlings.watch-wins": "wildlings",
  "throne.wildlings.watch-loses": "wildlings",
  "throne.wildlings.highest": "wildlings",
  "throne.wildlings.lowest": "wildlings",
  "throne.wildlings.reward": "wildlings",
  "throne.wildlings.reward-declined": "wildlings",
  "throne.wildlings.losses": "wildlings",
  "throne.wildlings.reset": "wildlings",
  "throne.consolidate.pays": "consolidate",
  "throne.ports.consolidate": "consolidate",
  "throne.ports.blocked": "consolidate",
};

/** What belongs together in the log: battles, and rows of like events. */
export function groups(events: readonly GameEvent[]): readonly LogGroup[] {
  const found: LogGroup[] = [];
  for (let at = 0; at < events.length; ) {
    const group = battleAt(events, at) ?? rowAt(events, at);
    if (group !== undefined) found.push(group);
    at = group?.upTo ?? at + 1;
  }
  return found;
}

function rowAt(events: readonly GameEvent[], from: number): LogGroup | undefined {
  const { rule, track } = events[from];
  const kind = Object.hasOwn(rows, rule) ? rows[rule] : undefined;
  if (kind === undefined) return undefined;
  let upTo = from + 1;
  // Three tracks are three auctions, though they follow each other.
  while (upTo < events.length && rows[events[upTo].rule] === kind && events[upTo].track === track) upTo++;
  return { kind, from, upTo };
}

/** A battle is over once both sides have put their cards away. */
const putsAway = new Set(["throne.cards.discard", "throne.cards.seventh", "throne.three-cards.fifth"]);

const neverInBattle =
  /^throne\.(battle\.begins|turn|victory|raid|consolidate|orders|raven|garrison|routed\.rise|march\.unused)/;

function battleAt(events: readonly GameEvent[], from: number): LogGroup | undefined {
  const { rule, area } = events[from];
  if (rule !== "throne.battle.begins") return undefined;
  let upTo = from + 1;
  for (let cards = 0; upTo < events.length && cards < 2; upTo++) {
    const event = events[upTo];
    const marchesElsewhere = event.rule === "throne.march.moves" && event.to !== area;
    if (marchesElsewhere || neverInBattle.test(event.rule)) break;
    if (putsAway.has(event.rule)) cards++;
  }
  return { kind: "battle", from, upTo };
}

/** Phases by the rules that are of one phase only; whatever else happens goes on with the phase that it happens in. */
const phases: readonly (readonly [RegExp, string])[] = [
  [/^throne\.(turn\.phases|westeros|open|clash|income|wildlings)\b/, "westeros"],
  [/^throne\.(orders\.(secret|reveal)|raven|single\.(place|none|hidden|reveal))\b/, "planning"],
  [/^throne\.raid\b/, "raids"],
  [/^throne\.(march|battle\.begins|garrison)\b/, "marches"],
  [/^throne\.(consolidate|ports\.(consolidate|blocked))\b/, "consolidate"],
];

export const phaseOf = ({ rule }: GameEvent): string | undefined => phases.find(([rules]) => rules.test(rule))?.[1];
