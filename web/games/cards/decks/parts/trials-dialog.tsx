import { type Deck, readyDecks, whyNotDeck } from "@weirwood/cards/decks";
import { useId, useState } from "react";
import { Dialog } from "../../../../app/dialog.tsx";
import { Icon } from "../../../../art/icon.tsx";
import { timeWords } from "../../../../editing/time-words.ts";
import { playedIn, shareOf, wonBy } from "../../../../trials/trials.ts";
import { secondsLeft, type TrialRun, useTrials } from "../../../../trials/use-trials.ts";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { deckLine, keptDecks } from "../kept-decks.ts";
import { houseOfCard } from "../signs.ts";
import { usePlay } from "../use-play.ts";
import { GAMES } from "./trial-numbers.ts";

/** Two hundred games between bots against a deck of one's choice, or one game of one's own. */
export function TrialsDialog({ onClose }: { readonly onClose: () => void }) {
  const builder = useBuilder();
  const { text } = useDeckWords();
  const opponents = useOpponents();
  const [chosen, setChosen] = useState(opponents[0].id);
  const opponent = opponents.find(({ id }) => id === chosen) ?? opponents[0];
  const { run, isRunning, start, cancel } = useTrials<TrialAbout>();
  const { play, note } = usePlay();
  const mistakes = builder.standing.reasons.length;
  const isLegal = mistakes === 0;
  const begin = (): void => {
    if (!isLegal) return;
    const openings = [deckLine(builder.deck), deckLine(opponent.deck)];
    start({ game: "cards", options: {}, of: GAMES, openings }, { deck: builder.deck, against: opponent });
  };
  return (
    <Dialog
      title={text.trials.title}
      onClose={onClose}
      foot={
        <div className="row wrap">
          {isRunning ? (
            <button type="button" className="btn" onClick={cancel}>
              {text.trials.cancel}
            </button>
          ) : (
            <button type="button" className="btn primary" aria-disabled={!isLegal || undefined} onClick={begin}>
              <Icon name="ui-bot" />
              {text.trials.run(GAMES)}
            </button>
          )}
          <button
            type="button"
            className="btn"
            aria-disabled={!isLegal || undefined}
            onClick={() => play(deckLine(opponent.deck))}
          >
            <Icon name="ui-play" />
            {text.play.against(opponent.name)}
          </button>
        </div>
      }
    >
      <div className="form deck-trials">
        <p className="muted">{text.trials.lead}</p>
        <OpponentChoice opponents={opponents} chosen={opponent.id} onChoose={setChosen} />
        {!isLegal && (
          <p className="row">
            <Icon name="ui-info" />
            {text.trials.mendFirst(mistakes)}
          </p>
        )}
        {note !== undefined && <p role="alert">{note}</p>}
        {run !== undefined && <Outcome run={run} isRunning={isRunning} />}
      </div>
    </Dialog>
  );
}

interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
  readonly isOwn: boolean;
}

interface TrialAbout {
  readonly deck: Deck;
  readonly against: Opponent;
}

/** The ready-made decks, and the legal ones that this browser keeps. */
function useOpponents(): readonly Opponent[] {
  const { id: own, deck: mine } = useBuilder();
  const { text, language, nameOf } = useDeckWords();
  const [kept] = useState(() => keptDecks().filter(({ id, deck }) => id !== own && whyNotDeck(deck).length === 0));
  return [
    ...readyDecks.map(({ id, title, deck }) => ({ id, name: title[language], deck, isOwn: false })),
    { id: own, name: text.trials.itself, deck: mine, isOwn: true },
    ...kept.map(({ id, deck, ...named }) => ({ id, name: nameOf(named), deck, isOwn: true })),
  ];
}

interface OpponentChoiceProps {
  readonly opponents: readonly Opponent[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function OpponentChoice({ opponents, chosen, onChoose }: OpponentChoiceProps) {
  const { text } = useDeckWords();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{text.trials.against}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {[false, true].map((isOwn) => (
          <optgroup key={String(isOwn)} label={isOwn ? text.trials.own : text.trials.ready}>
            {opponents
              .filter((one) => one.isOwn === isOwn)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface OutcomeProps {
  readonly run: TrialRun<TrialAbout>;
  readonly isRunning: boolean;
}

/** How the games went, or how far they are. */
function Outcome({ run, isRunning }: OutcomeProps) {
  const { deck } = useBuilder();
  const { text, language } = useDeckWords();
  const { trials, about } = run;
  const done = playedIn(trials);
  const percent = (share: number): number => Math.round(100 * share);
  const won = shareOf(wonBy(trials, "0"), done);
  // The last of three is what is left, so that together they are a hundred.
  const drawn = percent(trials.drawn / Math.max(1, done));
  const lost = 100 - drawn - percent(won.share);
  const house = houseOfCard(deck.house);
  return (
    <div className="trial-result">
      {isRunning ? (
        <div role="status">
          <p>
            {text.trials.running(done, trials.of)}
            {done > 0 && `, ${text.trials.left(secondsLeft(run))}`}
          </p>
          <progress value={done} max={trials.of} aria-label={text.trials.run(trials.of)} />
        </div>
      ) : (
        <p>
          <b>{text.trials.summary(done, about.against.name, timeWords(run.begunAt, language))}</b>
        </p>
      )}
      {done > 0 && (
        <>
          <p className="row between num">
            <b>{text.trials.won(percent(won.share))}</b>
            <span>{text.trials.lost(lost)}</span>
          </p>
          <div className="trial-shares" data-house={house} aria-hidden>
            <i style={{ width: `${100 * won.share}%` }} />
            <i className="drawn" style={{ width: `${(100 * trials.drawn) / done}%` }} />
          </div>
          <p className="muted xs">
            {text.trials.interval(percent(won.least), percent(won.most))}. {text.trials.drawn(drawn)}{" "}
            {about.deck !== deck && text.trials.old}
          </p>
        </>
      )}
    </div>
  );
}
