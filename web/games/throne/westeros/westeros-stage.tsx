import type { Throne } from "@weirwood/throne/rules";
import { StageCorner } from "../../../table/stage/stage-corner.tsx";
import { StageFoot } from "../../../table/stage/stage-foot.tsx";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import { useStageText } from "../stages/text/stage-text.ts";
import type { TurnedCard, WesterosFacts } from "../telling/westeros-facts.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import { useThroneWords } from "../words.ts";
import { WesterosScene } from "./scene.tsx";
import { StageReading } from "./stage-reading.tsx";
import { ThreatTrack } from "./threat-track.tsx";
import { TouchedBy } from "./touched.tsx";
import { numeralOf, WesterosBack, WesterosCard } from "./westeros-card.tsx";
import "./westeros.css";

const SYMBOL = "throne/mammoth";

/** The Westeros cards of a turn, turned one after the other. */
export function WesterosStage(props: StageProps<Throne>) {
  const { moment, step, shape, isStill, onSkip, onShape } = props;
  const text = useStageText().westeros;
  const facts = moment.facts as WesterosFacts;
  const decks = decksOf(facts);
  const deckNow = decks.indexOf(facts.cards[Math.min(step, facts.cards.length - 1)].deck);
  if (shape === "corner") return <WesterosCorner {...props} />;
  return (
    <StageReading {...props}>
      <StageWindow
        className={isStill ? "westeros-stage still" : "westeros-stage"}
        symbol={SYMBOL}
        title={text.title}
        chip={<p className="stage-lead">{text.lead(facts.turn)}</p>}
        steps={decks.map(numeralOf)}
        now={deckNow}
        onClose={() => onShape("corner")}
        onSkip={onSkip}
        foot={<CardsFoot {...props} />}
      >
        <div className="westeros-decks">
          {decks.map((deck) => (
            <DeckPlace key={deck} deck={deck} shown={shownOf(facts, deck, step)} facts={facts} />
          ))}
        </div>
        <ThreatTrack facts={facts} isClimbing={step >= facts.cards.length} isStill={isStill} />
      </StageWindow>
    </StageReading>
  );
}

const decksOf = ({ cards }: WesterosFacts): readonly number[] => [...new Set(cards.map(({ deck }) => deck))];

/** Which card of a deck lies open at a step, by its place among the cards; -1 while it is still face down. */
const shownOf = ({ cards }: WesterosFacts, deck: number, step: number): number =>
  cards.findLastIndex((card, at) => card.deck === deck && at <= step);

interface DeckPlaceProps {
  readonly deck: number;
  readonly shown: number;
  readonly facts: WesterosFacts;
}

/** A deck's place: its back, then the card that is turned and whom it touches. */
function DeckPlace({ deck, shown, facts }: DeckPlaceProps) {
  const text = useStageText().westeros;
  const card = facts.cards[shown] as TurnedCard | undefined;
  if (card === undefined) {
    return (
      <section className="deck-place">
        <WesterosBack deck={deck} label={text.back(numeralOf(deck))} />
        <p className="face-down">
          <Icon name="hourglass" size={16} />
          {text.faceDown}
        </p>
      </section>
    );
  }
  const isReplaced = facts.cards.some((other, at) => at > shown && other.deck === deck);
  return (
    <section className="deck-place" key={shown}>
      <div className={isReplaced ? "westeros-turning goes-back" : "westeros-turning"}>
        <WesterosBack deck={deck} />
        <WesterosCard deck={deck} event={card.event} />
      </div>
      <div className="deck-words">
        <CardLine event={card.event} />
        <TouchedBy card={card} />
      </div>
    </section>
  );
}

/** Name and line of a card beside it, where the card is too small for them. */
function CardLine({ event }: { readonly event: string }) {
  const { names } = useThroneWords().book;
  const does = useThroneText().play.side.events[event];
  return (
    <div className="card-line-beside" aria-hidden="true">
      <b>{names.event[event]}</b>
      <span>{does}</span>
    </div>
  );
}

function CardsFoot({ moment, step, isOver, onNext, onSkip }: StageProps<Throne>) {
  const text = useStageText().westeros;
  const { cards } = moment.facts as WesterosFacts;
  const left = Math.max(0, cards.length - 1 - step);
  const isLast = step >= moment.steps.length - 1;
  const next = isLast ? undefined : left === 0 ? text.count : text.next;
  return (
    <StageFoot says={text.left(left)} next={next} isOver={isOver} onNext={onNext}>
      {!isLast && (
        <button type="button" className="btn" onClick={onSkip}>
          <Icon name="ui-step" size={16} />
          {text.turnAll}
        </button>
      )}
    </StageFoot>
  );
}

/** The same, small: the pictures, their names, and the wildlings. */
function WesterosCorner({ moment, step, onNext, onShape }: StageProps<Throne>) {
  const text = useStageText().westeros;
  const { names } = useThroneWords().book;
  const facts = moment.facts as WesterosFacts;
  const { threat, mammoths } = facts;
  const isClimbing = step >= facts.cards.length;
  return (
    <StageCorner
      symbol={SYMBOL}
      title={text.title}
      steps={moment.steps.length}
      now={step}
      onClose={onNext}
      onEnlarge={() => onShape("full")}
    >
      <ul className="corner-cards">
        {decksOf(facts).map((deck) => {
          const shown = shownOf(facts, deck, step);
          return (
            <li key={deck}>
              {shown < 0 ? <span className="corner-back">{numeralOf(deck)}</span> : null}
              {shown >= 0 && <WesterosScene event={facts.cards[shown].event} />}
              <small>{shown < 0 ? text.faceDown : names.event[facts.cards[shown].event]}</small>
            </li>
          );
        })}
      </ul>
      {threat !== undefined && (
        <p className="corner-line">{isClimbing ? text.climb(mammoths, threat.now) : text.stand(threat.was)}</p>
      )}
    </StageCorner>
  );
}
