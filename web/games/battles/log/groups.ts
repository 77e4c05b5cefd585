import type { GameEvent } from "@weirwood/kernel";
import type { LogGroup } from "../../../table/log/game-log.ts";

/** What belongs together in the log of a battle: an attack, a card or an order with what it moved, rows of like events. */

/** By the rule that begins a group: what it is, and which events go on with it. */
const openings: { readonly [rule: string]: { readonly kind: string; readonly goesOn: RegExp } } = {
  "battles.attack.declare": {
    kind: "attack",
    goesOn:
      /^battles\.(attack\.|engagement\.|keywords\.|retreat\.|morale\.(change|zones)|victory\.(score|objective)|commanders\.(unharmed|captured|commit|swap))/,
  },
  "battles.cards.play": {
    kind: "card",
    goesOn:
      /^battles\.(cards\.(?!play|draw)|movement\.|victory\.(objective|score)|commanders\.leave|engagement\.leave)/,
  },
  "battles.orders.by-token": {
    kind: "order",
    goesOn: /^battles\.(movement\.|victory\.(objective|score)|commanders\.(also|leave)|engagement\.leave|fire\.quench)/,
  },
  "battles.muster.orders": { kind: "rally", goesOn: /^battles\.(muster\.orders|cards\.(draw|drawn|reshuffle))$/ },
  "battles.muster.keep": { kind: "keep", goesOn: /^battles\.muster\.keep$/ },
  "battles.fire.burns": { kind: "fire", goesOn: /^battles\.(fire\.|attack\.(casualties|eliminated)|morale\.)/ },
  "battles.fire.spreads": { kind: "fire", goesOn: /^battles\.fire\./ },
  "battles.fire.stays": { kind: "fire", goesOn: /^battles\.fire\./ },
};

export function groups(events: readonly GameEvent[]): readonly LogGroup[] {
  const found: LogGroup[] = [];
  for (let at = 0; at < events.length; ) {
    const group = groupAt(events, at);
    if (group !== undefined) found.push(group);
    at = group?.upTo ?? at + 1;
  }
  return found;
}

function groupAt(events: readonly GameEvent[], from: number): LogGroup | undefined {
  const opening = Object.hasOwn(openings, events[from].rule) ? openings[events[from].rule] : undefined;
  if (opening === undefined) return undefined;
  let upTo = from + 1;
  while (upTo < events.length && opening.goesOn.test(events[upTo].rule) && !beginsAnother(events, from, upTo)) upTo++;
  return { kind: opening.kind, from, upTo };
}

/** One attack after another; but whoever leaves an engagement to attack is struck at first, inside its own attack. */
function beginsAnother(events: readonly GameEvent[], from: number, at: number): boolean {
  if (events[at].rule !== "battles.attack.declare") return false;
  const { house, from: hex } = events[from];
  return events
    .slice(from, at)
    .some((one) => one.rule === "battles.attack.roll" && one.house === house && one.from === hex);
}

/** Phases by the rules that are of one phase only; whatever else happens goes on with the phase that it happens in. */
const phases: readonly (readonly [RegExp, string])[] = [
  [/^battles\.skirmish\./, "skirmish"],
  [/^battles\.special\.(fortify|breach|breach-roll|aim|hide|palisade-falls)$/, "preparing"],
  [/^battles\.muster\.(round|advantage)$/, "muster"],
  [/^battles\.muster\.orders$/, "rally"],
  [/^battles\.(orders|movement|attack\.declare|cards\.play)/, "command"],
  [/^battles\.(muster\.keep|morale\.recover|fire\.(burns|spreads|stays))$/, "regroup"],
];

export const phaseOf = ({ rule }: GameEvent): string | undefined => phases.find(([rules]) => rules.test(rule))?.[1];
