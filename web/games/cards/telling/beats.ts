import type { GameEvent } from "@weirwood/kernel";

/**
 * What is told as one beat: one execution, whatever it does, is one; so is a card with what is paid for it, everybody's draw, all
 * cards that leave as a window ends. Beats are made of rules and public facts alone: nothing hidden lengthens one.
 */

/** Motions of the table, in milliseconds at the steady pace. */
const FLY = 320;
const AIM = 160;
const LAND = 160;
/** However a poll ends, so long is seen of it. */
const POLL = 320;
/** A sentence wants to be read. */
const READ = 480;

/** The parts that events belong to, by rule or by how rules begin; whatever an effect does is `effect`. */
const parts: readonly (readonly [RegExp, Part])[] = [
  [/^cards\.(costs|targets)\.|^cards\.duplicates\.discarded$/, "payment"],
  [/^cards\.round\.begins$/, "round"],
  [/^cards\.round\.(phase|skipped|added)$/, "phase"],
  [/^cards\.draw\.|^cards\.setup\.mulligan$/, "draw"],
  [/^cards\.setup\.house$/, "houses"],
  [/^cards\.setup\./, "placed"],
  [/^cards\.plots\.revealed$/, "revealed"],
  [/^cards\.plots\.(initiative|tie-power|tie-lot)$/, "initiative"],
  [/^cards\.plots\.first-player$/, "first"],
  [/^cards\.melee\.title$/, "title"],
  [/^cards\.marshalling\.income$/, "income"],
  [/^cards\.challenges\.(turn|over|another)$/, "turn"],
  [/^cards\.challenges\.finished$/, "finished"],
  [/^cards\.challenges\.(declared|only-attacker|attackers)$/, "attack"],
  [/^cards\.(challenges\.(joust|melee)|melee\.redirected)$/, "attack"],
  [/^cards\.challenges\.stealth$/, "stealth"],
  [/^cards\.challenges\.(no-)?defenders$/, "defence"],
  [/^cards\.challenges\.(winner|nobody-wins|nobody-left)$/, "winner"],
  [/^cards\.challenges\.claim$/, "claim"],
  [/^cards\.dominance\./, "dominance"],
  [/^cards\.standing\./, "standing"],
  [/^cards\.(taxation\.|plots\.(used|back)$|round\.cut-short$)/, "ending"],
  [/^cards\.leaving\.gone$/, "gone"],
  [/^cards\.saves\./, "saved"],
  [/^cards\.elimination\./, "out"],
  [/^cards\.victory\./, "victory"],
];

export type Part =
  | "act"
  | "effect"
  | "payment"
  | "round"
  | "phase"
  | "draw"
  | "houses"
  | "placed"
  | "revealed"
  | "initiative"
  | "first"
  | "title"
  | "income"
  | "turn"
  | "finished"
  | "attack"
  | "stealth"
  | "defence"
  | "winner"
  | "claim"
  | "dominance"
  | "standing"
  | "ending"
  | "gone"
  | "saved"
  | "out"
  | "victory";

const known = new Map<string, Part>();

/** What an event is part of; an act is whatever somebody uses or a card does by itself. */
export function partOf({ rule, how }: GameEvent): Part {
  if (how !== undefined) return "act";
  const before = known.get(rule);
  if (before !== undefined) return before;
  const part = parts.find(([rules]) => rules.test(rule))?.[1] ?? "effect";
  known.set(rule, part);
  return part;
}

/** What a beat that begins with a part takes in besides more of the same: what it brings about. */
const takesIn: { readonly [part in Part]?: readonly Part[] } = {
  act: ["payment", "effect", "draw", "saved"],
  effect: ["payment", "draw"],
  payment: ["effect"],
  saved: ["effect", "payment"],
  claim: ["effect"],
  attack: ["payment"],
  dominance: ["effect"],
  round: ["phase"],
  phase: ["draw", "income", "turn", "dominance", "standing", "ending", "effect"],
  income: ["payment"],
  finished: ["turn"],
  turn: ["finished"],
  gone: ["turn"],
  placed: ["draw"],
  houses: ["draw"],
};

/** Never two of them at once: each is looked at. */
const single: ReadonlySet<Part> = new Set(["act", "first", "title", "winner", "out"]);

/** Whether an event goes on with the beat that another began. */
export function goesOn(first: GameEvent, next: GameEvent): boolean {
  const [of, part] = [partOf(first), partOf(next)];
  if (of === part) return !single.has(part) && next.rule !== "cards.challenges.declared";
  return takesIn[of]?.includes(part) ?? false;
}

const times: { readonly [part in Part]: number } = {
  act: FLY + AIM + READ,
  effect: FLY + READ,
  payment: FLY,
  round: READ,
  phase: POLL,
  draw: READ,
  houses: FLY + 2 * READ,
  placed: FLY + READ,
  revealed: FLY + READ,
  initiative: FLY + READ,
  first: FLY + READ,
  title: FLY + READ,
  income: FLY + AIM,
  turn: 0,
  finished: READ,
  attack: FLY + AIM + READ,
  stealth: READ,
  defence: FLY + READ,
  winner: FLY + READ,
  claim: FLY + READ,
  dominance: FLY + READ,
  standing: READ,
  ending: POLL,
  gone: FLY + AIM,
  saved: FLY + READ,
  out: FLY + READ,
  victory: FLY + 2 * READ,
};

/** Whoever played a card has seen it leave their hand: it only lands. */
const OWN_PLAY = FLY + LAND;

/** How long a beat is looked at. */
export function timeOf(events: readonly GameEvent[], own: string | undefined): number {
  const [first] = events;
  if (first.how === "action" && first.player === own) return OWN_PLAY;
  return Math.max(...events.map((event) => times[partOf(event)]));
}
