import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { elapsed, useNow } from "./elapsed.ts";
import { isPlayedByBot } from "./seat-state.ts";
import { seatStatesOf } from "./seats-at-table.ts";
import type { TableModel } from "./use-table-model.ts";
import { ABSENCE, paceOf, playersOf } from "./vote-pace.ts";

/** Whom a regent would play for, and how many of those who count must want it. */
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
  if (isPlayedByBot(status, seat)) return [];
  const pace = paceOf(status, here);
  const states = seatStatesOf(model);
  return status.seats
    .filter((one) => {
      const { is, since } = states[one.seat];
      const isAsked = status.votes.some((vote) => vote.kind === "regent" && vote.seat === one.seat);
      return is === "away" && since !== undefined && now - since >= ABSENCE[pace] && !isAsked;
    })
    .map((one) => {
      const others = playersOf(status).filter((other) => other !== one.seat);
      // Over days, whoever is not there just now has a voice as well.
      const voters = others.filter((other) => pace === "slow" || here.includes(other)).length;
      const needed = Math.max(Math.floor(voters / 2) + 1, Math.ceil(others.length / 2));
      return { seat: one.seat, needed, voters };
    });
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
