import { houseAt, KINGS_COURT, playersOf, powerOf, type Track } from "@weirwood/throne/questions";
import { Icon } from "../art/icon.tsx";
import { Shield } from "../desk/controls.tsx";
import { useDesk } from "../desk/desk.ts";
import { NumberChoice } from "./number-choice.tsx";
import { prepareBid, preparedBid, usePreparedBids } from "./prepared-bids.ts";
import { Stars, TrackTitle } from "./settled-track.tsx";

/** A bid for an auction that is not open yet: sent when it opens, and until then changed at will. */
export function PreparedTrack({ track }: { readonly track: Track }) {
  const desk = useDesk();
  const { at, text } = desk;
  const prepared = usePreparedBids();
  const left = powerOf(at.view, at.house);
  const bid = prepared[track];
  return (
    <section className="auction-track prepared">
      <TrackTitle
        track={track}
        chip={
          <span className="chip">
            <Icon name="ui-clock" size={14} />
            {bid === undefined ? text.auction.later : text.auction.ready}
          </span>
        }
      />
      <p className="muted">{text.auction.prepareLead}</p>
      <NumberChoice
        isSmall
        count={preparedBid(prepared, track)}
        most={left}
        symbol="throne/power"
        onCount={(next) => prepareBid(track, next)}
      />
      {bid !== undefined && (
        <button type="button" className="btn ghost" onClick={() => prepareBid(track, undefined)}>
          {text.auction.forget}
        </button>
      )}
      <PlacesNow track={track} />
    </section>
  );
}

/** Who stands where until the track is bid for. */
function PlacesNow({ track }: { readonly track: Track }) {
  const { at, text, words } = useDesk();
  return (
    <>
      <h4>{text.auction.placesNow}</h4>
      <ol className="places-now">
        {Array.from({ length: playersOf(at.view) }, (_, place) => houseAt(at.view, track, place)).map(
          (house, place) => (
            <li key={house}>
              <span className="place num">{place + 1}</span>
              <Shield house={house} size={24} />
              <span className="grow">{words.house(house)}</span>
              {track === KINGS_COURT && <Stars house={house} />}
            </li>
          ),
        )}
      </ol>
    </>
  );
}
