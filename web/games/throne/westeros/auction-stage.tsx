import { narrate } from "@weirwood/kernel";
import { type Track, trackIds } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { StageCorner } from "../../../table/stage/stage-corner.tsx";
import { StageFoot } from "../../../table/stage/stage-foot.tsx";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import type { Moment, StageProps } from "../../../table/telling.ts";
import { shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { trackSymbols } from "../asks/settled-track.tsx";
import { RuleLink } from "../desk/controls.tsx";
import { useStageText } from "../stages/text/stage-text.ts";
import type { AuctionFacts } from "../telling/westeros-facts.ts";
import { useThroneWords } from "../words.ts";
import { BidRows } from "./bid-rows.tsx";
import { sceneSymbol } from "./scenes.ts";
import { StageReading } from "./stage-reading.tsx";
import { WesterosCard } from "./westeros-card.tsx";
import "./westeros.css";

const CARD = "clash-of-kings";
const trackOf = ({ track }: AuctionFacts): Track => (trackIds as readonly string[]).indexOf(track);

/** The outcome of an auction: all bids at once, then the houses in their new places. */
export function AuctionStage(props: StageProps<Throne>) {
  const { moment, step, isOver, shape, isStill, onNext, onSkip, onShape } = props;
  const text = useStageText().auction;
  const words = useThroneWords();
  const facts = moment.facts as AuctionFacts;
  const track = trackOf(facts);
  const isSettled = step > 0;
  if (shape === "corner") return <AuctionCorner {...props} />;
  const next = trackIds[track + 1] as string | undefined;
  return (
    <StageReading {...props}>
      <StageWindow
        className={isStill ? "westeros-stage auction-stage still" : "westeros-stage auction-stage"}
        symbol={trackSymbols[track]}
        title={words.book.names.event[CARD]}
        chip={<p className="stage-lead">{isSettled ? text.settled(words.track(track)) : text.open}</p>}
        steps={trackIds.map((_, place) => words.track(place))}
        now={track}
        onClose={() => onShape("corner")}
        onSkip={onSkip}
        foot={
          <StageFoot
            says={next === undefined ? text.last : text.next(words.track(track + 1))}
            next={isSettled ? undefined : text.see}
            isOver={isOver}
            onNext={onNext}
          />
        }
      >
        <div className="auction-outcome">
          <div className="outcome-card">
            <WesterosCard deck={2} event={CARD} />
          </div>
          <svg className="outcome-scene" viewBox="0 20 222 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href={`#${sceneSymbol(CARD)}`} width="222" height="196" />
          </svg>
          <div className="outcome-words">
            <Headline moment={moment} isSettled={isSettled} />
            <BidRows facts={facts} isSettled={isSettled} />
            {isSettled && <Ties facts={facts} />}
          </div>
        </div>
      </StageWindow>
    </StageReading>
  );
}

/** The sentence of the log, as a headline. */
const sentenceOf = (moment: Moment, book: Parameters<typeof narrate>[0]): string => {
  const told = moment.steps.at(-1)?.says;
  return told === undefined ? "" : (narrate(book, told) ?? "").replace(/\.$/, "");
};

/** Who takes the token, by how much, and what it is good for. */
function Headline({ moment, isSettled }: { readonly moment: Moment; readonly isSettled: boolean }) {
  const text = useStageText().auction;
  const words = useThroneWords();
  const facts = moment.facts as AuctionFacts;
  const name = (house: string): string => words.book.names.house[house];
  if (!isSettled) return <h3 className="outcome-headline">{text.bids(words.track(trackOf(facts)))}</h3>;
  const [{ house, bid }, second] = facts.places;
  const isClose = bid !== undefined && second?.bid !== undefined;
  return (
    <>
      <h3 className="outcome-headline">{sentenceOf(moment, words.book)}</h3>
      <p className="outcome-reason">
        {isClose && `${text.against(bid, name(second.house), second.bid)} `}
        {text.uses[facts.track](name(house))} <RuleLink rule="throne.clash.token" isShort />
      </p>
    </>
  );
}

/** Houses that bid the same, group by group. */
function tiesIn({ places }: AuctionFacts): readonly (readonly string[])[] {
  const groups = new Map<number, string[]>();
  for (const { house, bid } of places) {
    if (bid !== undefined) groups.set(bid, [...(groups.get(bid) ?? []), house]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function Ties({ facts }: { readonly facts: AuctionFacts }) {
  const text = useStageText().auction;
  const { house: names } = useThroneWords().book.names;
  const { places, settledBy } = facts;
  return (
    <>
      {tiesIn(facts).map((houses) => (
        <p key={houses[0]} className="tie-note">
          <Icon name="throne/iron-throne" size={18} />
          {text.tie(
            houses.map((house) => names[house]),
            places.find(({ house }) => house === houses[0])?.bid ?? 0,
            settledBy && names[settledBy],
          )}
        </p>
      ))}
    </>
  );
}

/** The same, small: who takes the token, and everybody's bid. */
function AuctionCorner({ moment, step, onNext, onShape }: StageProps<Throne>) {
  const words = useThroneWords();
  const facts = moment.facts as AuctionFacts;
  const text = useStageText().auction;
  return (
    <StageCorner
      symbol={trackSymbols[trackOf(facts)]}
      title={words.track(trackOf(facts))}
      steps={moment.steps.length}
      now={step}
      onClose={onNext}
      onEnlarge={() => onShape("full")}
    >
      <p className="corner-line">
        <b>{sentenceOf(moment, words.book)}</b>
      </p>
      <ol className="corner-bids">
        {facts.places.map(({ house, bid }) => (
          <li key={house}>
            <Icon name={shieldSymbol(house)} size={26} label={words.book.names.house[house]} />
            {bid !== undefined && (
              <span className="num" role="img" aria-label={text.bid(bid)}>
                {bid}
              </span>
            )}
          </li>
        ))}
      </ol>
    </StageCorner>
  );
}
