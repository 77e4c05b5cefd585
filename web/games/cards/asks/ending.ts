import { GOLD, NONE } from "@weirwood/cards/questions";
import type { Desk } from "../desk/desk.ts";
import type { GivingUp } from "../desk/give-up.tsx";
import type { Deed } from "./deeds.ts";
import { isMarshalling } from "./reasons.ts";

/** What a pass of the reader ends: this round, or their marshalling, with what is left unspent. */
export function passing(desk: Desk, deeds: readonly Deed[]): GivingUp {
  const { view, seat, kind, text } = desk;
  const { poll, marshalling } = text.asks;
  const answer = { kind: "pass" } as const;
  if (desk.kept?.kind === "pass") return { answer, label: poll.passed };
  if (kind !== "action" || !isMarshalling(view, seat)) return { answer, label: poll.pass };
  const gold = view[GOLD + seat] === NONE ? 0 : view[GOLD + seat];
  const playable = new Set(deeds.filter(({ body }) => body === undefined).map(({ thing }) => thing)).size;
  return {
    answer,
    label: marshalling.end(gold),
    ...(playable > 0 && { left: marshalling.left(gold, playable) }),
  };
}
