import type { GameEvent } from "@weirwood/kernel";
import { type House, houseIds, type Track, trackIds } from "@weirwood/throne/questions";

/**
 * What every house bid in the auctions under way, by track. Bids leave the position once a track is settled, so they are
 * taken from what was told since the first of the three began; whoever came later has not been told.
 */
export function settledBids(told: readonly GameEvent[]): ReadonlyMap<Track, ReadonlyMap<House, number>> {
  const begun = told.findLastIndex(({ rule }) => rule === "throne.clash.tracks");
  const bids = new Map<Track, Map<House, number>>();
  for (const { rule, track, house, bid } of told.slice(begun + 1)) {
    if (rule !== "throne.clash.bids-shown") continue;
    const number = (trackIds as readonly string[]).indexOf(String(track));
    const ofTrack = bids.get(number) ?? new Map<House, number>();
    bids.set(number, ofTrack.set(houseIds.indexOf(String(house)), Number(bid)));
  }
  return bids;
}
