import { type Chance, oneOf } from "../chance.ts";
import { NOBODY, type Seat } from "../game.ts";
import { type Refusal, refuse } from "../refusal.ts";
import * as at from "./layout.ts";
import { CARD_NAMES, SEAT_NAMES, type Wager } from "./layout.ts";
import { asks, check, type WagerDecision } from "./rules.ts";

/** All legal answers of a seat. */
export function options(state: Wager, seat: Seat): WagerDecision[] {
  const [ask] = asks(state);
  if (ask === undefined || !ask.seats.includes(seat)) return [];
  return candidates(state, seat, ask.kind).filter((answer) => check(state, seat, answer) === undefined);
}

export function sample(state: Wager, seat: Seat, chance: Chance): WagerDecision {
  return oneOf(options(state, seat), chance);
}

function candidates(state: Wager, seat: Seat, kind: string): WagerDecision[] {
  if (kind === "wager") {
    return Array.from({ length: state[at.COINS + seat] + 1 }, (_, coins) => ({ kind: "wager", coins }));
  }
  const cards = [NOBODY, ...CARD_NAMES.keys()];
  if (kind === "respond") return cards.map((card) => ({ kind: "respond", card }));
  if (kind === "discard") return [...CARD_NAMES.keys()].map((card) => ({ kind: "discard", card }));
  const targets = [NOBODY, ...SEAT_NAMES.keys()];
  return cards.flatMap((card) => targets.map((target) => ({ kind: "play", card, target }) as const));
}

/** `wager 3`, `play theft birch`, `play nothing`, `respond raven`, `discard toll`. */
export function print(answer: WagerDecision): string {
  if (answer.kind === "wager") return `wager ${answer.coins}`;
  const card = CARD_NAMES[answer.card] ?? "nothing";
  const target = answer.kind === "play" ? SEAT_NAMES[answer.target] : undefined;
  return target === undefined ? `${answer.kind} ${card}` : `${answer.kind} ${card} ${target}`;
}

export function parse(text: string): WagerDecision | Refusal {
  const malformed = refuse("kernel.malformed");
  if (text.length > 100) return malformed;
  const [kind, what, whom, ...more] = text.trim().toLowerCase().split(/\s+/);
  if (what === undefined || more.length > 0) return malformed;
  if (kind === "wager") {
    return /^\d{1,3}$/.test(what) && whom === undefined ? { kind, coins: Number(what) } : malformed;
  }
  const card = (CARD_NAMES as readonly string[]).indexOf(what);
  if (card === -1 && what !== "nothing") return malformed;
  if (kind === "play") {
    const target = whom === undefined ? NOBODY : (SEAT_NAMES as readonly string[]).indexOf(whom);
    const isWrong = (whom !== undefined && target === -1) || (card === NOBODY && target !== NOBODY);
    return isWrong ? malformed : { kind, card, target };
  }
  if (whom !== undefined) return malformed;
  if (kind === "respond") return { kind, card };
  return kind === "discard" && card !== NOBODY ? { kind, card } : malformed;
}
