import { NOBODY } from "../game.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { CARD_NAMES, SEAT_NAMES } from "./layout.ts";
import type { WagerDecision } from "./rules.ts";

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
