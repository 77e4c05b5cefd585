import {
  auctionedTrack,
  type BidDecision,
  type House,
  houseAt,
  houseIds,
  inOrderOfPlay,
  isAsked,
  KINGS_COURT,
  placeOf,
  playersOf,
  powerOf,
  shownBid,
  type TiesDecision,
  type Track,
  trackIds,
} from "@weirwood/throne/questions";
import { useMemo } from "react";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { AskPanel, SendRow } from "../desk/ask-panel.tsx";
import { RuleLink, Shield } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { bidding, mostOf } from "../draft/amount.ts";
import { ranking, shifted } from "../draft/ranking.ts";
import { NumberChoice } from "./number-choice.tsx";
import { prepareBid, preparedBid, usePreparedBids } from "./prepared-bids.ts";
import { settledBids } from "./settled-bids.ts";
import { SettledTrack, Stars, TrackTitle, trackSymbols } from "./settled-track.tsx";
import "./bids.css";

/** The three auctions of a Clash of Kings: what is settled, what is bid now, and what is prepared for the next. */

const bidOf = ({ draft }: Desk): number => (draft?.kind === "bid" ? draft.power : 0);
const say = (power: number): BidDecision => bidding("bid", power);

export const influenceBidScene: MakeScene = () => ({ panel: <BidPanel />, stage: <AuctionStage /> });

function BidPanel() {
  const desk = useDesk();
  const { at, text, words, isStageOpen, setStageOpen } = desk;
  const track = auctionedTrack(at.view);
  if (isStageOpen) return <OpenAuction onOpen={() => setStageOpen(true)} />;
  return (
    <AskPanel lead={text.auction.lead} send={text.auction.bid(bidOf(desk))}>
      <OpenAuction onOpen={() => setStageOpen(true)} />
      <p className="auction-now">
        <Icon name={trackSymbols[track]} /> <b>{words.track(track)}</b>
      </p>
      <NumberChoice
        count={bidOf(desk)}
        most={mostOf(at, say)}
        symbol="throne/power"
        onCount={(next) => desk.change(say(next), text.auction.bid(next))}
      />
    </AskPanel>
  );
}

function OpenAuction({ onOpen }: { readonly onOpen: () => void }) {
  const { text } = useDesk();
  return (
    <p className="battle-strip">
      <button type="button" className="btn open-stage" onClick={onOpen}>
        <Icon name="throne/iron-throne" size={16} />
        {text.auction.open}
      </button>
    </p>
  );
}

function AuctionStage() {
  const desk = useDesk();
  const { at, kind, text, words, told, setStageOpen } = desk;
  const now = auctionedTrack(at.view);
  const isTie = kind === "ties";
  const bids = useMemo(() => settledBids(told), [told]);
  return (
    <StageWindow
      symbol="throne/iron-throne"
      title={words.book.names.event["clash-of-kings"]}
      chip={<span className="chip">{text.auction.card}</span>}
      steps={trackIds.map((_, track) => words.track(track))}
      now={now}
      onClose={() => setStageOpen(false)}
      foot={
        <>
          <p className="muted stage-say">
            {isTie ? text.auction.youOrder : text.auction.changeable}{" "}
            <RuleLink rule={isTie ? "throne.clash.ties" : "throne.clash.bid"} />
          </p>
          <SendRow send={isTie ? tieWords(desk) : desk.isSent ? text.alreadySent : text.auction.bid(bidOf(desk))} />
        </>
      }
    >
      <AuctionSummary now={now} />
      <div className="auction">
        {trackIds.map((id, track) =>
          track < now ? (
            <SettledTrack key={id} track={track} bids={bids.get(track)} />
          ) : track === now ? (
            <Current key={id} track={track} />
          ) : (
            <Prepared key={id} track={track} />
          ),
        )}
      </div>
    </StageWindow>
  );
}

/** On a phone the three columns lie below one another: this line keeps all three bids in sight. */
function AuctionSummary({ now }: { readonly now: Track }) {
  const desk = useDesk();
  const { at, text, words, kind } = desk;
  const prepared = usePreparedBids();
  return (
    <ul className="auction-summary">
      {trackIds.map((id, track) => {
        const own =
          track < now
            ? text.auction.placed(placeOf(at.view, track, at.house) + 1)
            : track > now
              ? text.auction.preparedBid(prepared[track] ?? 0)
              : kind === "ties"
                ? text.auction.bidShown(shownBid(at.view, at.house))
                : text.auction.bidShown(bidOf(desk));
        return (
          <li key={id} className={track === now ? "now" : ""}>
            <Icon name={trackSymbols[track]} size={18} />
            <span>
              <small>{words.track(track)}</small>
              <b>{own}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The auction that is open: one's own bid, or ties to be settled. */
function Current({ track }: { readonly track: Track }) {
  const desk = useDesk();
  const { at, kind, text, words } = desk;
  if (kind === "ties") {
    return (
      <section className="auction-track current">
        <TrackTitle track={track} chip={<span className="chip">{text.auction.allShown}</span>} />
        <Ranking />
      </section>
    );
  }
  return (
    <section className="auction-track current">
      <TrackTitle
        track={track}
        chip={
          <span className="chip">
            <Icon name="ui-lock" size={14} />
            {text.auction.yourBid}
          </span>
        }
      />
      <NumberChoice
        count={bidOf(desk)}
        most={mostOf(at, say)}
        symbol="throne/power"
        onCount={(next) => desk.change(say(next), text.auction.bid(next))}
      />
      <p className="muted">
        {text.auction.placeNow(placeOf(at.view, track, at.house) + 1)}{" "}
        {text.auction.powerAfter(powerOf(at.view, at.house) - bidOf(desk))}
      </p>
      <ul className="bidders">
        {Array.from({ length: playersOf(at.view) }, (_, place) => inOrderOfPlay(at.view, place))
          .filter((house) => house !== at.house)
          .map((house) => (
            <li key={house}>
              <Shield house={house} size={24} />
              <span className="grow">{words.house(house)}</span>
              <span className="muted">
                {isAsked(at.view, house) ? text.auction.power(powerOf(at.view, house)) : text.auction.noPower}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** A bid for an auction that is not open yet: sent when it opens, and until then changed at will. */
function Prepared({ track }: { readonly track: Track }) {
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

const rankingOf = ({ draft, at }: Desk): TiesDecision => (draft?.kind === "ties" ? draft : ranking(at));
const tieWords = (desk: Desk): string =>
  rankingOf(desk)
    .groups.map((group) =>
      group.map((house) => (house === desk.at.house ? desk.text.you : desk.words.house(house))).join(", "),
    )
    .join(" · ");

export const tiesScene: MakeScene = () => ({ panel: <TiesPanel />, stage: <AuctionStage /> });

function TiesPanel() {
  const desk = useDesk();
  const { text, isStageOpen, setStageOpen } = desk;
  if (isStageOpen) return <OpenAuction onOpen={() => setStageOpen(true)} />;
  return (
    <AskPanel lead={text.auction.youOrder} send={tieWords(desk)}>
      <OpenAuction onOpen={() => setStageOpen(true)} />
      <Ranking />
    </AskPanel>
  );
}

/** Every house by its bid; those that tie stand in a box and can be moved in it. */
function Ranking() {
  const desk = useDesk();
  const { at } = desk;
  const { groups } = rankingOf(desk);
  const bids = Array.from({ length: playersOf(at.view) }, (_, place) => inOrderOfPlay(at.view, place));
  const rows: (readonly House[])[] = [...groups];
  for (const house of bids) if (!groups.some((group) => group.includes(house))) rows.push([house]);
  rows.sort(([one], [other]) => shownBid(at.view, other) - shownBid(at.view, one));
  let place = 0;
  return (
    <ol className="ranking">
      {rows.map((group) => {
        const first = place + 1;
        place += group.length;
        return group.length === 1 ? (
          <RankedHouse key={group[0]} house={group[0]} place={first} />
        ) : (
          <li key={group.join()} className="tie">
            <TieBox group={group} first={first} />
          </li>
        );
      })}
    </ol>
  );
}

function TieBox({ group, first }: { readonly group: readonly House[]; readonly first: number }) {
  const { at, text } = useDesk();
  return (
    <>
      <p className="tie-title">
        <b>{text.auction.tieAt(shownBid(at.view, group[0]))}</b>{" "}
        <span className="muted">{text.auction.places(first, first + group.length - 1)}</span>
        <span className="chip turn">{text.auction.youDecide}</span>
      </p>
      <ol>
        {group.map((house, index) => (
          <RankedHouse
            key={house}
            house={house}
            place={first + index}
            isFirst={index === 0}
            isLast={index === group.length - 1}
            isTied
          />
        ))}
      </ol>
    </>
  );
}

function RankedHouse({ house, place, isTied = false, isFirst = false, isLast = false }: RankedHouseProps) {
  const desk = useDesk();
  const { at, text, words } = desk;
  const move = (by: 1 | -1): void =>
    desk.change(shifted(rankingOf(desk), house, by), text.auction.movedTo(words.house(house), place + by));
  const was = placeOf(at.view, auctionedTrack(at.view), house) + 1;
  return (
    <li
      className={`auction-slot ${isTied ? "tied" : ""} ${house === at.house ? "me" : ""} ${houseClass(houseIds[house])}`}
    >
      <span className="place num">{place}</span>
      <Shield house={house} size={30} />
      <span className="grow">
        <b>{words.house(house)}</b>
        <small className="muted">{house === at.house ? text.auction.youWere(was) : text.auction.was(was)}</small>
      </span>
      {isTied && (
        <span className="up-down">
          <button
            type="button"
            className="btn square"
            aria-label={text.auction.up(words.house(house))}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && move(-1)}
          >
            <Icon name="ui-arrow-up" />
          </button>
          <button
            type="button"
            className="btn square"
            aria-label={text.auction.down(words.house(house))}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && move(1)}
          >
            <Icon name="ui-arrow-down" />
          </button>
        </span>
      )}
      <span className="bid num">
        <Icon name="throne/power" size={20} />
        {shownBid(at.view, house)}
      </span>
    </li>
  );
}

interface RankedHouseProps {
  readonly house: House;
  readonly place: number;
  readonly isTied?: boolean;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}
