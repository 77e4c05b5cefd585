import { type House, houseAt, houseIds, KINGS_COURT, playersOf, starsOf, type Track } from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";

export const trackSymbols: readonly ThroneSymbol[] = ["throne/iron-throne", "throne/blade", "throne/raven"];

interface SettledTrackProps {
  readonly track: Track;
  /** What each house bid for it, where that was told here. */
  readonly bids: ReadonlyMap<House, number> | undefined;
}

/** A track whose auction is over: who stands where now, and what it cost them. */
export function SettledTrack({ track, bids }: SettledTrackProps) {
  const { view, reader, words, text } = useReading();
  return (
    <section className="auction-track settled">
      <TrackTitle track={track} chip={<span className="chip ok">{text.play.auction.settled}</span>} />
      <ol>
        {Array.from({ length: playersOf(view) }, (_, place) => {
          const house = houseAt(view, track, place);
          return (
            <li key={house} className={`auction-slot ${house === reader ? "me" : ""} ${houseClass(houseIds[house])}`}>
              <span className="place num">{place + 1}</span>
              <Shield house={house} size={30} />
              <b className="grow">{words.house(house)}</b>
              {track === KINGS_COURT && <Stars house={house} />}
              {bids?.has(house) === true && (
                <span className="bid num" role="img" aria-label={text.play.auction.bidShown(bids.get(house) ?? 0)}>
                  <Icon name="throne/power" size={20} />
                  {bids.get(house)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function Stars({ house }: { readonly house: House }) {
  const { view, text } = useReading();
  const count = starsOf(view, house);
  return (
    <span className="stars" role="img" aria-label={text.play.auction.stars(count)}>
      {"★".repeat(count)}
    </span>
  );
}

export function TrackTitle({ track, chip }: { readonly track: Track; readonly chip: ReactNode }) {
  const { words } = useReading();
  return (
    <h3>
      <Icon name={trackSymbols[track]} size={24} />
      {words.track(track)}
      {chip}
    </h3>
  );
}
