import type { Seat } from "@weirwood/kernel";
import { type IconId, iconIds, NONE } from "../data/names.ts";
import { claimType } from "../rules/claim.ts";
import { unopposedPower } from "../rules/numbers.ts";
import { hasRenown, payerOf } from "../rules/outcomes.ts";
import { participants } from "../rules/roles.ts";
import type { Body } from "../state/bodies.ts";
import {
  ATTACKER,
  ATTACKING,
  type Cards,
  CH_FLAGS,
  CH_WINNER,
  CLAIM,
  CLAIM_CANCELLED,
  DEFENDING,
  UNOPPOSED,
} from "../state/layout.ts";

/** What a challenge that has been counted is about to bring, any part of which may still be cancelled. */
export interface Outcome {
  readonly claim: { readonly type: IconId; readonly count: number; readonly payer: Seat } | undefined;
  /** Power for a victory without opposition. */
  readonly unopposed: number;
  readonly renown: readonly Body[];
}

export function outcomeAhead(view: Cards): Outcome {
  const payer = payerOf(view);
  const winner = view[CH_WINNER];
  const flags = view[CH_FLAGS];
  const isMet = payer !== NONE && (flags & CLAIM_CANCELLED) === 0 && view[CLAIM] > 0;
  const isAttacker = winner !== NONE && winner === view[ATTACKER];
  return {
    claim: isMet ? { type: iconIds[claimType(view)], count: view[CLAIM], payer } : undefined,
    unopposed: isAttacker && (flags & UNOPPOSED) !== 0 ? unopposedPower(view, winner) : 0,
    renown:
      winner === NONE
        ? []
        : participants(view, isAttacker ? ATTACKING : DEFENDING).filter((body) => hasRenown(view, body)),
  };
}
