import { bindingNumber } from "../../compiled/bindings.ts";
import type { Op } from "../../compiled/ops.ts";
import { type Body, faces } from "../../state/bodies.ts";
import { cardOfRef, isBodyRef, pileOfRef } from "../../state/refs.ts";
import { hostsFor } from "../attaching.ts";
import { boundTo, type Context, unbind } from "../context.ts";
import { whyNotUnique } from "../uniqueness.ts";
import { refsMeant } from "./picking.ts";

/** Bearers of attachments that a text puts into play: whoever will control one says where it lies, before any of them enters. */

type Entering = Pick<Extract<Op, { op: "choose-bearer" }>, "what" | "under">;

interface Unborne {
  readonly ref: number;
  readonly controller: number;
}

/** Attachments that will enter play by this text, in its order; who can lie nowhere stays where he is. */
function unborne(context: Context, { what, under }: Entering): Unborne[] {
  const { game, seat } = context;
  return refsMeant(context, what).flatMap((ref) => {
    const place = isBodyRef(ref) ? undefined : pileOfRef(ref);
    if (place === undefined || faces[cardOfRef(ref)]?.type !== "attachment") return [];
    const controller = under === "owner" ? place.seat : seat;
    const isBarred = [controller, place.seat].some((one) => whyNotUnique(game, one, cardOfRef(ref)) !== undefined);
    return isBarred || hostsFor(game, controller, cardOfRef(ref)).length === 0 ? [] : [{ ref, controller }];
  });
}

const BEARERS = bindingNumber("bearers");
const chosenBearers = (context: Context): Body[] => boundTo(context.game, context.level, BEARERS);

/** The attachment whose bearer is chosen next. */
export const nextUnborne = (context: Context, op: Entering): Unborne | undefined =>
  unborne(context, op)[chosenBearers(context).length];

export function bearersOpen(context: Context, op: Entering): Body[] {
  const next = nextUnborne(context, op);
  return next === undefined ? [] : hostsFor(context.game, next.controller, cardOfRef(next.ref));
}

/** Bearers as they were chosen, each asked for once by the card that enters. */
export function takeBearers(context: Context, op: Entering): (ref: number) => Body | undefined {
  const bearers = chosenBearers(context);
  const left = unborne(context, op).map(({ ref }, i) => ({ ref, bearer: bearers[i] }));
  unbind(context.game, context.level, BEARERS);
  return (ref) => {
    const place = left.findIndex((one) => one.ref === ref);
    return place < 0 ? undefined : left.splice(place, 1)[0].bearer;
  };
}
