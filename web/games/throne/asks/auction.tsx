import {
  auctionedTrack,
  type BidDecision,
  inOrderOfPlay,
  isAsked,
  placeOf,
  playersOf,
  powerOf,
  shownBid,
  type Track,
  trackIds,
} from "@weirwood/throne/questions";
import { useMemo } from "react";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel, SendRow } from "../desk/ask-panel.tsx";
import { RuleLink, Shield } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { bidding, mostOf } from "../draft/amount.ts";
import { NumberChoice } from "./number-choice.tsx";
import { usePreparedBids } from "./prepared-bids.ts";
import { PreparedTrack } from "./prepared-track.tsx";
import { settledBids } from "./settled-bids.ts";
import { SettledTrack, TrackTitle, trackSymbols } from "./settled-track.tsx";
import { Ranking, tieWords } from "./tie-ranking.tsx";
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
            <CurrentTrack key={id} track={track} />
          ) : (
            <PreparedTrack key={id} track={track} />
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
function CurrentTrack({ track }: { readonly track: Track }) {
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
