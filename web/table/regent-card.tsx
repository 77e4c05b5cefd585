import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { elapsed, useNow } from "./elapsed.ts";
import { isPlayedByBot } from "./seat-state.ts";
import { seatStatesOf } from "./seats-at-table.ts";
import type { TableModel } from "./use-table-model.ts";

/** How long somebody must be away before the others are asked about a regent; the server asks for the same. */
const ABSENCE = 5 * 60_000;

/** Whom a regent would play for, and how many of those present must want it. */
export interface RegentCase {
  readonly seat: Seat;
  readonly needed: number;
  readonly voters: number;
}

/** Seats whose people have been away for long, for a reader who has a voice. */
export function regentOffers(model: TableModel, now = Date.now()): readonly RegentCase[] {
  const { seat, gameView, isWhatIf } = model;
  const { status, here } = gameView;
  if (status?.state !== "playing" || isWhatIf || seat === ONLOOKER) return [];
  const isVoter = (one: Seat): boolean => here.includes(one) && !isPlayedByBot(status, one);
  if (!isVoter(seat)) return [];
  const voters = status.seats.filter((one) => isVoter(one.seat)).length;
  const states = seatStatesOf(model);
  return status.seats
    .filter((one) => {
      const { is, since } = states[one.seat];
      const isAsked = status.votes.some((vote) => vote.kind === "regent" && vote.seat === one.seat);
      return is === "away" && since !== undefined && now - since >= ABSENCE && !isAsked;
    })
    .map((one) => ({ seat: one.seat, needed: Math.floor(voters / 2) + 1, voters }));
}

export const useRegentWords = () => useText().friends.votes.regent;

interface RegentTitleProps {
  readonly model: TableModel;
  readonly about: RegentCase;
}

/** Whose seat a regent would play, why, and what it takes. */
export function RegentTitle({ model, about }: RegentTitleProps) {
  const text = useText().friends;
  const now = useNow();
  const words = text.votes.regent;
  const { seat, needed, voters } = about;
  const { status } = model.gameView;
  const person = status?.seats[seat].person?.name ?? model.seatName(seat);
  const { since } = seatStatesOf(model)[seat] ?? {};
  const time = since === undefined ? undefined : elapsed(now - since, text);
  return (
    <>
      <div className="vote-title">
        <Icon name="ui-regent" size={40} />
        <div>
          <h3>{words.title(model.seatName(seat))}</h3>
          <p>{words.away(person, time)}</p>
        </div>
      </div>
      <p>{words.explain(needed, voters, model.seatName(seat), person)}</p>
    </>
  );
}
