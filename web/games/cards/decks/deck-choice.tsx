import { readyDecks } from "@weirwood/cards/decks";
import type { Refusal } from "@weirwood/kernel";
import { useState } from "react";
import { TopBar } from "../../../app/top-bar.tsx";
import { timeWords } from "../../../editing/time-words.ts";
import { Icon } from "../art/icon.tsx";
import { useDeckWords } from "./deck-words.ts";
import { forgetDeck, type KeptDeck, keepDeck, keptDecks } from "./kept-decks.ts";
import { emptyDeck } from "./model/deck-changes.ts";
import { standingOf } from "./model/mistakes.ts";
import { ImportDialog } from "./parts/import-dialog.tsx";
import { ProblemList } from "./parts/problem-list.tsx";
import { houseOfCard, shieldOf } from "./signs.ts";
import { lookAt, openKept, openNew } from "./use-opened-deck.ts";

interface DeckChoiceProps {
  /** The link carries nothing that can be read. */
  readonly unreadable?: true;
  /** What cannot be understood of the deck that came with the link. */
  readonly problems?: readonly Refusal[];
}

/** The decks that are kept here, and ways to begin a new one. */
export function DeckChoice({ unreadable, problems }: DeckChoiceProps) {
  const { text } = useDeckWords();
  return (
    <>
      <TopBar>
        <b className="serif">{text.title}</b>
      </TopBar>
      <main className="deck-choice">
        <section className="panel">
          <h1>{text.choice.title}</h1>
          <p>{text.choice.lead}</p>
          {(unreadable || problems) && (
            <div className="why" role="alert">
              <Icon name="ui-warn" />
              <div>
                <p>{unreadable ? text.link.unreadable : text.link.refused}</p>
                {problems && <ProblemList problems={problems} />}
              </div>
            </div>
          )}
          <YourDecks />
        </section>
        <NewDeck />
      </main>
    </>
  );
}

function YourDecks() {
  const words = useDeckWords();
  const { choice } = words.text;
  const [kept, setKept] = useState(keptDecks);
  const [forgotten, setForgotten] = useState<KeptDeck>();
  const forget = (one: KeptDeck): void => {
    forgetDeck(one.id);
    setForgotten(one);
    setKept(keptDecks());
  };
  const restore = (one: KeptDeck): void => {
    keepDeck(one);
    setForgotten(undefined);
    setKept(keptDecks());
  };
  return (
    <>
      <h2>{choice.yours}</h2>
      {kept.length === 0 && <p className="muted">{choice.none}</p>}
      <div role="status">
        {forgotten !== undefined && (
          <p className="row deck-forgotten">
            <span className="grow">{choice.forgotten(words.nameOf(forgotten))}</span>
            <button type="button" className="btn" onClick={() => restore(forgotten)}>
              <Icon name="ui-undo" />
              {choice.undo}
            </button>
          </p>
        )}
      </div>
      <ul className="deck-lines">
        {kept.map((one) => (
          <YourDeck key={one.id} kept={one} onForget={forget} />
        ))}
      </ul>
    </>
  );
}

function YourDeck({ kept, onForget }: { readonly kept: KeptDeck; readonly onForget: (kept: KeptDeck) => void }) {
  const words = useDeckWords();
  const { choice, checks } = words.text;
  const name = words.nameOf(kept);
  const mistakes = standingOf(kept.deck).reasons.length;
  return (
    <li>
      <button type="button" aria-label={choice.open(name)} onClick={() => openKept(kept.id)}>
        <Icon name={shieldOf(houseOfCard(kept.deck.house))} size={36} />
        <span>
          <b className="serif">{name}</b>
          <span className="muted xs">
            {choice.changed(timeWords(kept.changedAt, words.language))} ·{" "}
            {mistakes === 0 ? checks.legal : checks.mistakes(mistakes)}
          </span>
        </span>
      </button>
      <button
        type="button"
        className="btn ghost square"
        aria-label={choice.duplicate(name)}
        onClick={() => openNew({ name: choice.twinName(name), deck: kept.deck })}
      >
        <Icon name="ui-plus" />
      </button>
      <button
        type="button"
        className="btn ghost square"
        aria-label={choice.forget(name)}
        onClick={() => onForget(kept)}
      >
        <Icon name="ui-trash" />
      </button>
    </li>
  );
}

/** An empty deck, one of ours, or a text. */
function NewDeck() {
  const { text, language } = useDeckWords();
  const { choice } = text;
  const [isImporting, setIsImporting] = useState(false);
  return (
    <section className="panel">
      <h2>{choice.begin}</h2>
      <div className="row wrap">
        <button
          type="button"
          className="btn primary"
          onClick={() => lookAt({ name: choice.emptyName, deck: emptyDeck })}
        >
          <Icon name="ui-plus" />
          {choice.empty}
        </button>
        <button type="button" className="btn" onClick={() => setIsImporting(true)}>
          <Icon name="ui-upload" />
          {text.bar.import}
        </button>
      </div>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
      <h3>{choice.from}</h3>
      <ul className="deck-lines">
        {readyDecks.map(({ id, title, about, isFirst, deck }) => (
          <li key={id}>
            <button type="button" onClick={() => lookAt({ name: choice.copyName(title[language]), deck })}>
              <Icon name={shieldOf(houseOfCard(deck.house))} size={36} />
              <span>
                <b className="serif">{title[language]}</b>
                <span className="muted xs">
                  {about[language]}
                  {isFirst && ` (${choice.first})`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
