import type { CSSProperties } from "react";
import { houseClass, shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { useStageText } from "../stages/text/stage-text.ts";
import type { AuctionFacts, AuctionPlace } from "../telling/westeros-facts.ts";
import { useThroneWords } from "../words.ts";

interface BidRowsProps {
  readonly facts: AuctionFacts;
  /** Rows stand where the bids have put them; before that, where the houses stood. */
  readonly isSettled: boolean;
}

/** Every house with its bid in coins, on its way to its new place; houses that tie stand in a dashed box. */
export function BidRows({ facts: { places }, isSettled }: BidRowsProps) {
  return (
    <ol className={isSettled ? "bid-rows settled" : "bid-rows"}>
      {places.map((place, at) => {
        const isTied = (other: AuctionPlace | undefined): boolean =>
          other?.bid !== undefined && other.bid === place.bid;
        const [isTiedUp, isTiedDown] = [isTied(places[at - 1]), isTied(places[at + 1])];
        const tie = isTiedUp && isTiedDown ? "tied" : isTiedUp ? "tied last" : isTiedDown ? "tied first" : "";
        return <BidRow key={place.house} place={place} at={at} tie={tie} isSettled={isSettled} />;
      })}
    </ol>
  );
}

interface BidRowProps {
  readonly place: AuctionPlace;
  readonly at: number;
  readonly tie: string;
  readonly isSettled: boolean;
}

function BidRow({ place: { house, bid, was }, at, tie, isSettled }: BidRowProps) {
  const text = useStageText().auction;
  const name = useThroneWords().book.names.house[house];
  const from = was === undefined ? 0 : was - 1 - at;
  return (
    <li
      className={`${houseClass(house)} ${tie} ${isSettled && at === 0 ? "top" : ""}`}
      style={{ "--from": from } as CSSProperties}
    >
      <b className="num">{isSettled ? at + 1 : (was ?? "")}</b>
      <Icon name={shieldSymbol(house)} size={36} />
      <span className="bidder">
        {name}
        {isSettled && at === 0 && <em>{text.token}</em>}
      </span>
      <Coins count={bid ?? 0} />
      <span className="bid num" role="img" aria-label={bid === undefined ? undefined : text.bid(bid)}>
        {bid ?? "?"}
      </span>
      {isSettled && <Move places={from} isKnown={was !== undefined} />}
    </li>
  );
}

function Coins({ count }: { readonly count: number }) {
  return (
    <span className="fallen-coins" aria-hidden="true" style={{ "--coins": count } as CSSProperties}>
      {Array.from({ length: count }, (_, coin) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal coins have nothing but their place.
        <i key={coin} style={{ "--coin": coin } as CSSProperties} />
      ))}
    </span>
  );
}

/** Places won or lost. */
function Move({ places, isKnown }: { readonly places: number; readonly isKnown: boolean }) {
  const text = useStageText().auction;
  if (!isKnown) return <span />;
  if (places === 0) {
    return (
      <span className="rank-move" role="img" aria-label={text.same}>
        =
      </span>
    );
  }
  const isUp = places > 0;
  const label = isUp ? text.up(places) : text.down(-places);
  return (
    <span className={isUp ? "rank-move up" : "rank-move down"} role="img" aria-label={label}>
      <Icon name={isUp ? "ui-arrow-up" : "ui-arrow-down"} size={18} />
      {Math.abs(places)}
    </span>
  );
}
