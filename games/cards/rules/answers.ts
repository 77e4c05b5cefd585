import type { Refusal } from "@weirwood/kernel";
import { abilities, type Compiled, own } from "../compiled/abilities.ts";
import { bindingNumber } from "../compiled/bindings.ts";
import { listOfCosts } from "../compiled/ops.ts";
import { NONE } from "../data/names.ts";
import { derive } from "../derived/derive.ts";
import { CANNOT, DIES, GOES, hasFlag, rawStrOf, word } from "../derived/words.ts";
import { refuse } from "../refusal.ts";
import { addBody, at, type Body, rowOf } from "../state/bodies.ts";
import {
  type Cards,
  CH_FLAGS,
  CH_LOSER,
  CHALLENGE,
  CLAIM_CANCELLED,
  DEFENDER,
  frames,
  frameworkIds,
} from "../state/layout.ts";
import { isBodyRef } from "../state/refs.ts";
import { type EffectFilter, verbIds } from "../words/index.ts";
import { amountOf } from "./amounts.ts";
import { mayBePutOn } from "./attaching.ts";
import { boundTo, type Context, contextOf, seatsOf } from "./context.ts";
import { canPay } from "./costs.ts";
import { compiledAt, contextAt, isResolve, topLevel } from "./frames.ts";
import { isImmune, isTriggered, kindOfSource } from "./immunity.ts";
import { isMeant, matches } from "./select.ts";
import { nameOfCard } from "./step.ts";
import { AT_ZERO, BY_KILLING, NO_SAVE, SAVED, threatOf, threatsAt } from "./threats.ts";

/** What a save or a cancel may answer: the dangers of a card, the effect that is about to be carried out, the claim. */

const CANCELLED = 1;

export function whyNotCancelFor({ game, seat }: Context, thing: number): Refusal | undefined {
  if (!isResolve(game, thing)) return refuse("cards.acts.nothing-to-cancel", { card: "" });
  const text = compiledAt(game, thing).ability;
  const isOpponent = frames.getAt(game, thing, frames.registers.resolve.seat) !== seat;
  const isCancelled = frames.getAt(game, thing, frames.registers.resolve.cancelled) === CANCELLED;
  if (!("cancelledFor" in text) || text.cancelledFor === undefined || !isOpponent || isCancelled)
    return refuse("cards.acts.nothing-to-cancel", { card: "" });
  return canPay(contextOf(game, seat, NONE, NONE), [text.cancelledFor])
    ? undefined
    : refuse("cards.costs.cannot", { card: "" });
}

const BE_SAVED = 1 << verbIds.indexOf("be-saved");
const [KILLED, DISCARDED] = ["killed", "discarded"] as const;

export function whyNotSave(
  context: Context,
  ability: Extract<Compiled["ability"], { kind: "save" }>,
  on: number,
): Refusal | undefined {
  const { game } = context;
  const card = nameOfCard(context.card);
  const thing = topLevel(game) - 1;
  const rows = threatsAt(game, thing);
  if (!rows.includes(on)) return refuse("cards.saves.no-danger", { card });
  const { subject, how, flags } = threatOf(game, on);
  if ((flags & SAVED) !== 0) return refuse("cards.saves.once", { card });
  if ((flags & NO_SAVE) !== 0 || (word(game, subject, CANNOT) & BE_SAVED) !== 0)
    return refuse("cards.saves.cannot", { card });
  if (!ability.threats.includes(how === BY_KILLING ? KILLED : DISCARDED))
    return refuse("cards.saves.other-danger", { card });
  if (!isMeant(context, ability.what, subject)) return refuse("cards.saves.not-this", { card });
  // From a terminal effect saves only what also ends its condition (3.19).
  if ((flags & AT_ZERO) !== 0 && !endsAtZero(context, ability, subject, how))
    return refuse("cards.saves.terminal", { card });
  return isOutOfReachOf(game, subject, context) ? refuse("cards.immunity.ignores", { card }) : undefined;
}

const isOutOfReachOf = (game: Cards, subject: Body, context: Context): boolean =>
  context.ability !== own["duplicate-save"] && isImmune(game, subject, context);

/**
 * Whether a save ends what kills at no STR (3.19): by the STR that it gives, or because what it attaches leaves no such text in
 * force. The latter is seen on a copy on which it is attached.
 */
function endsAtZero(
  context: Context,
  { effects }: Extract<Compiled["ability"], { kind: "save" }>,
  subject: Body,
  how: number,
): boolean {
  const trial = context.game.slice();
  let str = 0;
  for (const effect of effects) {
    const isAttached = effect.do === "become-attachment" && effect.on === "subject" && mayBePutOn(trial, subject);
    if (isAttached) {
      const body = addBody(trial, context.card, context.seat);
      trial[rowOf(body) + at.host] = subject;
    }
    const mods =
      effect.do === "become-attachment" && isAttached
        ? effect.gives
        : effect.do === "give" && effect.to === "subject"
          ? effect.mods
          : [];
    str += mods.reduce((more, mod) => (mod.mod === "str" ? more + amountOf(context, mod.by) : more), 0);
  }
  derive(trial);
  return rawStrOf(trial, subject) + str > 0 || !hasFlag(trial, subject, how === BY_KILLING ? DIES : GOES);
}

/** Whether a cancel is for the effect that this round is about; without a context only what is open to all is looked at. */
export function fitsThing(game: Cards, filter: EffectFilter, thing: number, context?: Context): boolean {
  if (!isResolve(game, thing)) return filter.claim === true && fitsClaim(game, thing, context);
  if (filter.claim) return false;
  const compiled = compiledAt(game, thing);
  const { ability } = compiled;
  if (compiled.card === NONE && compiled.number !== own["duplicate-save"]) return false;
  if (frames.getAt(game, thing, frames.registers.resolve.cancelled) === CANCELLED) return false;
  if ("noCancel" in ability && ability.noCancel) return false;
  const source = contextAt(game, thing);
  const kind = kindOfSource(game, source);
  // Effects of agendas cannot be cancelled (4.12).
  if (kind === "agenda" || (filter.of !== undefined && kind !== filter.of)) return false;
  if (filter.kind === "triggered" && !isTriggered(compiled.number)) return false;
  if (filter.kind === "triggered-ability" && !(isTriggered(compiled.number) && source.source !== NONE)) return false;
  if (filter.kind === "response" && !["response", "save", "cancel"].includes(ability.kind)) return false;
  if (filter.kind === "passive" && ability.kind !== "passive" && ability.kind !== "whenever") return false;
  if (
    filter.kind === "when-revealed" &&
    !(ability.kind === "passive" && ability.on.on === "plot-revealed" && ability.on.what === "self")
  )
    return false;
  if (filter.without?.some((what) => costsAny[what][compiled.number])) return false;
  if (context === undefined) return true;
  if (filter.by !== undefined && ((seatsOf(context, filter.by) >> source.seat) & 1) === 0) return false;
  if (filter.onlyTarget === undefined) return true;
  const targets = boundTo(game, thing, bindingNumber("target"));
  return targets.length === 1 && isBodyRef(targets[0]) && matches(context, filter.onlyTarget, targets[0]);
}

const costing = (what: "gold" | "influence"): readonly boolean[] =>
  abilities.map(
    ({ ability }) =>
      ability.kind !== "constant" && JSON.stringify(listOfCosts(ability.cost)).includes(`"pay":"${what}"`),
  );
/** Abilities that cost some, by their numbers. */
const costsAny = { gold: costing("gold"), influence: costing("influence") };

const RESOLUTION = frameworkIds.indexOf("resolution");

/** The claim of a challenge that is about to be met, and by whom it is read: whoever has lost as defender. */
function fitsClaim(game: Cards, thing: number, context?: Context): boolean {
  const isResolution =
    frames.kindAt(game, thing) === frames.kinds.window &&
    frames.getAt(game, thing, frames.registers.window.framework) === RESOLUTION;
  if (!isResolution || game[CHALLENGE] === NONE || (game[CH_FLAGS] & CLAIM_CANCELLED) !== 0) return false;
  if (game[CH_LOSER] === NONE || game[CH_LOSER] !== game[DEFENDER]) return false;
  return context === undefined || context.seat === game[CH_LOSER];
}
