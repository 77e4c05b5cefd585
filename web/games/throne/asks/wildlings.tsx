import {
  type BidDecision,
  type House,
  houseIds,
  inOrderOfPlay,
  isAsked,
  playersOf,
  powerOf,
  THREAT,
  threatLimit,
  threatStep,
} from "@weirwood/throne/questions";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { AskPanel, SendRow } from "../desk/ask-panel.tsx";
import { RuleLink, Shield } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { bidding, mostOf } from "../draft/amount.ts";
import { NumberChoice } from "./number-choice.tsx";
import "./bids.css";

/** A wildling attack: everybody bids for the Night's Watch; what is known, what is missing, and what follows. */

const bidOf = ({ draft }: Desk): number => (draft?.kind === "bid" ? draft.power : 0);
const say = (power: number): BidDecision => bidding("bid", power);

export const wildlingScene: MakeScene = () => ({ panel: <WatchPanel />, stage: <WatchStage /> });

function WatchPanel() {
  const desk = useDesk();
  const { at, text, isStageOpen, setStageOpen } = desk;
  const open = (
    <p className="battle-strip">
      <button type="button" className="btn open-stage" onClick={() => setStageOpen(true)}>
        <Icon name="throne/mammoth" size={16} />
        {text.wildlings.open}
      </button>
    </p>
  );
  if (isStageOpen) return open;
  return (
    <AskPanel lead={text.wildlings.lead(at.view[THREAT])} send={text.auction.bid(bidOf(desk))}>
      {open}
      <BidChoice />
      <Outcomes />
    </AskPanel>
  );
}

function BidChoice() {
  const desk = useDesk();
  return (
    <NumberChoice
      count={bidOf(desk)}
      most={mostOf(desk.at, say)}
      symbol="throne/power"
      onCount={(next) => desk.change(say(next), desk.text.auction.bid(next))}
    />
  );
}

function WatchStage() {
  const desk = useDesk();
  const { at, text, setStageOpen, isSent } = desk;
  return (
    <StageWindow
      symbol="throne/mammoth"
      title={text.wildlings.title(at.view[THREAT])}
      chip={<span className="chip">{text.wildlings.card}</span>}
      steps={text.wildlings.steps}
      now={0}
      onClose={() => setStageOpen(false)}
      foot={
        <>
          <p className="muted stage-say">
            <Icon name="ui-lock" size={16} /> {text.auction.changeable}
          </p>
          <SendRow send={isSent ? text.alreadySent : text.auction.bid(bidOf(desk))} />
        </>
      }
    >
      <div className="wildlings">
        <section>
          <ThreatScale />
          <Threshold />
          <p className="muted">
            {text.wildlings.hidden} <RuleLink rule="throne.wildlings.bid" />
          </p>
          <ul className="watchers">
            {Array.from({ length: playersOf(at.view) }, (_, place) => inOrderOfPlay(at.view, place)).map((house) => (
              <Watcher key={house} house={house} />
            ))}
          </ul>
        </section>
        <section className="raised">
          <h3>{text.wildlings.yourBid}</h3>
          <BidChoice />
          <Needs />
          <Outcomes />
        </section>
      </div>
    </StageWindow>
  );
}

/** The wildling track, with the step that they have reached. */
function ThreatScale() {
  const { at } = useDesk();
  const steps = Array.from({ length: threatLimit / threatStep + 1 }, (_, step) => step * threatStep);
  return (
    <ol className="track-scale" aria-hidden="true">
      {steps.map((step) => (
        <li key={step} className={step === at.view[THREAT] ? "now" : step < at.view[THREAT] ? "past" : ""}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** One's own bid against what is needed: it counts only what is known. */
function Threshold() {
  const desk = useDesk();
  const { at, text } = desk;
  const threat = at.view[THREAT];
  const own = bidOf(desk);
  const missing = Math.max(0, threat - own);
  const others = biddersBesides(desk).length;
  const end = Math.max(threatLimit, own);
  return (
    <div className={`threshold ${houseClass(houseIds[at.house])}`}>
      <div className="threshold-bar" aria-hidden="true">
        <span className="mine" style={{ width: `${(100 * own) / end}%` }} />
        <span className="needed-bid" style={{ width: `${(100 * missing) / end}%` }} />
        <i style={{ left: `${(100 * threat) / end}%` }} />
      </div>
      <p>
        <b>{text.wildlings.you(own)}</b>
        {missing > 0 && <span>{text.wildlings.moreFrom(missing, others)}</span>}
      </p>
    </div>
  );
}

const biddersBesides = ({ at }: Desk): House[] =>
  Array.from({ length: playersOf(at.view) }, (_, place) => inOrderOfPlay(at.view, place)).filter(
    (house) => house !== at.house && isAsked(at.view, house),
  );

function Watcher({ house }: { readonly house: House }) {
  const desk = useDesk();
  const { at, text, words } = desk;
  const power = powerOf(at.view, house);
  const isMe = house === at.house;
  return (
    <li className={houseClass(houseIds[house])}>
      <Shield house={house} size={30} />
      <b>{words.house(house)}</b>
      <span className="coins" aria-hidden="true">
        {Array.from({ length: power }, (_, coin) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal coins have nothing but their place.
          <i key={coin} className={isMe && coin < bidOf(desk) ? "spent" : ""} />
        ))}
      </span>
      <span className="num">{power}</span>
      <span className="muted">
        {isMe ? text.you : isAsked(at.view, house) ? text.wildlings.secret : text.auction.noPower}
      </span>
    </li>
  );
}

/** What bids around one's own leave, and what they ask of the others. */
function Needs() {
  const desk = useDesk();
  const { at, text } = desk;
  const own = bidOf(desk);
  const power = powerOf(at.view, at.house);
  const others = biddersBesides(desk).length;
  const bids = [own - 1, own, own + 1].filter((bid) => bid >= 0 && bid <= power);
  return (
    <table className="needs">
      <thead>
        <tr>
          <th scope="col">{text.wildlings.bid}</th>
          <th scope="col">{text.wildlings.left}</th>
          <th scope="col">{text.wildlings.othersNeed(others)}</th>
        </tr>
      </thead>
      <tbody>
        {bids.map((bid) => (
          <tr key={bid} className={bid === own ? "now" : ""}>
            <td className="num">{bid}</td>
            <td className="num">{power - bid}</td>
            <td className="num">{Math.max(0, at.view[THREAT] - bid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both ends of it, side by side. */
function Outcomes() {
  const { at, text } = useDesk();
  const threat = at.view[THREAT];
  return (
    <div className="watch-outcomes">
      <section>
        <h3>
          <Icon name="throne/garrison" size={28} /> {text.wildlings.holds(threat)}
        </h3>
        <ul>
          {text.wildlings.ifHeld.map((line) => (
            <li key={line}>
              <Icon name="ui-check" size={16} /> {line}
            </li>
          ))}
        </ul>
        <RuleLink rule="throne.wildlings.watch-wins" />
      </section>
      <section>
        <h3>
          <Icon name="throne/mammoth" size={28} /> {text.wildlings.falls(threat - 1)}
        </h3>
        <ul>
          {text.wildlings.ifLost.map((line) => (
            <li key={line}>
              <Icon name="ui-x" size={16} /> {line}
            </li>
          ))}
        </ul>
        <RuleLink rule="throne.wildlings.watch-loses" />
      </section>
    </div>
  );
}
