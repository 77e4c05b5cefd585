import type { Track } from "@weirwood/throne/questions";
import { create } from "zustand";

/** Bids for auctions that are still to come. They are the reader's own, stay in the page, and go when it is left. */
type PreparedBids = { readonly [track in Track]?: number };

const useBids = create<{ readonly bids: PreparedBids }>(() => ({ bids: {} }));

export const usePreparedBids = (): PreparedBids => useBids(({ bids }) => bids);
export const preparedBid = (bids: PreparedBids, track: Track): number => bids[track] ?? 0;

export function prepareBid(track: Track, power: number | undefined): void {
  useBids.setState(({ bids }) => {
    const { [track]: _before, ...others } = bids;
    return { bids: power === undefined ? others : { ...others, [track]: power } };
  });
}

/** Takes the bid that was prepared for an auction that opens now. */
export function takePrepared(track: Track): number | undefined {
  const bid = useBids.getState().bids[track];
  if (bid !== undefined) prepareBid(track, undefined);
  return bid;
}

/** A new Clash of Kings, or another table: what was prepared for the last is gone. */
export const forgetPrepared = (): void => useBids.setState({ bids: {} });
