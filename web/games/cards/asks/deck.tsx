import { type Deck, deckOf, listOf, readDeckText, readyDecks, whyNotDeck } from "@weirwood/cards/decks";
import { type CardsDecision, cards } from "@weirwood/cards/playing";
import { faces, NONE } from "@weirwood/cards/questions";
import { isRefusal, type Refusal } from "@weirwood/kernel";
import { useState } from "react";
import { reasonOf } from "../../../table/ask/asking.ts";
import { Why } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { CardRound } from "../card/card-picture.tsx";
import { deckLine, keptDecks } from "../decks/kept-decks.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";
import { setupText } from "../setup/setup-text.ts";
import { shieldOf } from "./signs.ts";
import "./set-up.css";

/** A deck that lies there to be taken, legal or not. */
interface Offered {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly deck: Deck;
  readonly answer: CardsDecision;
  readonly isFirst?: boolean;
}

const listAnswer = (deck: Deck): CardsDecision => ({ kind: "list", cards: listOf(deck) });

function readyOffers({ words: { language } }: Desk): readonly Offered[] {
  return readyDecks.map(({ title, about, deck, isFirst, id }, number) => ({
    key: id,
    title: title[language],
    about: about[language],
    deck,
    answer: { kind: "deck", deck: number },
    isFirst: isFirst === true,
  }));
}

const ownOffers = (desk: Desk): readonly Offered[] =>
  keptDecks().map(({ id, name, deck }) => ({
    key: id,
    title: name,
    about: countsOf(desk, deck),
    deck,
    answer: listAnswer(deck),
  }));

const countsOf = (desk: Desk, { cards: draws, plots }: Deck): string =>
  setupText(desk).deck.cards(draws.length, plots.length);

/** What the reader looks at: what is drafted, or what was pressed and is not legal. */
const isLookedAt = ({ hand, draft, kept }: Desk, { answer }: Offered): boolean => {
  const looked = (hand as CardsDecision | undefined) ?? draft ?? kept;
  return looked !== undefined && cards.print(looked) === cards.print(answer);
};

function look(desk: Desk, { answer, title }: Offered): void {
  // An illegal one is no draft, and is looked at all the same.
  desk.change(desk.why(answer) === undefined ? answer : undefined, title);
  desk.pickUp(answer);
}

/** Every player brings a deck: one that is ready, one of their own, or a list. */
export function deckScene(desk: Desk): Scene {
  const { keys } = desk.text.asks;
  const looked = (desk.hand as CardsDecision | undefined) ?? desk.draft;
  return {
    spread: <DeckSpread />,
    panel: <DeckPanel />,
    keys: [
      { key: "Enter", label: keys.confirm, act: () => desk.send(looked) },
      ...readyOffers(desk)
        .slice(0, 9)
        .map((one, place) => ({ key: String(place + 1), label: one.title, act: () => look(desk, one) })),
    ],
  };
}

function DeckSpread() {
  const desk = useDesk();
  const text = setupText(desk).deck;
  const own = ownOffers(desk);
  return (
    <div className="cards-choices cards-decks">
      <h3>{text.ready}</h3>
      <ul>
        {readyOffers(desk).map((one) => (
          <DeckTile key={one.key} offered={one} />
        ))}
      </ul>
      <h3>{text.own}</h3>
      {own.length === 0 && <p className="muted">{text.noOwn}</p>}
      <ul>
        {own.map((one) => (
          <DeckTile key={one.key} offered={one} />
        ))}
      </ul>
      <div className="cards-deck-more">
        <a className="btn" href="/games/cards/decks" target="_blank" rel="noreferrer">
          {text.build}
        </a>
        <PasteList />
      </div>
    </div>
  );
}

function DeckTile({ offered }: { readonly offered: Offered }) {
  const desk = useDesk();
  const text = setupText(desk).deck;
  const { deck, title, about, isFirst, answer } = offered;
  const isLegal = desk.why(answer) === undefined;
  return (
    <li>
      <button
        type="button"
        className="cards-deck"
        aria-pressed={isLookedAt(desk, offered)}
        data-illegal={!isLegal || undefined}
        onClick={() => look(desk, offered)}
      >
        <Icon name={shieldOf(deck.house === NONE ? undefined : faces[deck.house].house?.[0])} size={40} />
        <span>
          <b>{title}</b>
          {isFirst && <em>{text.first}</em>}
          {!isLegal && <em>{text.illegal}</em>}
          <small>{about}</small>
        </span>
      </button>
    </li>
  );
}

/** A list from elsewhere, as people write decks down. */
function PasteList() {
  const desk = useDesk();
  const text = setupText(desk).deck;
  const [said, setSaid] = useState("");
  const read = (): void => {
    const line = cards.parse(`list ${said.replaceAll(/\s*\n\s*/g, "; ")}`);
    const found = isRefusal(line) ? readDeckText(said) : line;
    if ("kind" in found && found.kind === "list") look(desk, offerFor(desk, deckOf(found.cards)));
    else if ("house" in found) look(desk, offerFor(desk, found as Deck));
    else desk.explain((Array.isArray(found) ? found[0] : found) as Refusal);
  };
  return (
    <details className="cards-paste">
      <summary className="btn">{text.paste}</summary>
      <textarea
        rows={8}
        value={said}
        aria-label={text.pasteLabel}
        placeholder={text.pasteLabel}
        onInput={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <button type="button" className="btn" onClick={read}>
        {text.read}
      </button>
    </details>
  );
}

const offerFor = (desk: Desk, deck: Deck): Offered => ({
  key: deckLine(deck),
  title: setupText(desk).deck.pasted,
  about: countsOf(desk, deck),
  deck,
  answer: listAnswer(deck),
});

/** The deck that an answer means. */
const deckFor = (answer: CardsDecision): Deck | undefined =>
  answer.kind === "deck" ? readyDecks[answer.deck].deck : answer.kind === "list" ? deckOf(answer.cards) : undefined;

function DeckPanel() {
  const desk = useDesk();
  const { words, kept } = desk;
  const text = setupText(desk).deck;
  const looked = (desk.hand as CardsDecision | undefined) ?? desk.draft ?? kept;
  const deck = looked && deckFor(looked);
  if (looked === undefined || deck === undefined)
    return (
      <AskPanel title={text.title} lead={text.lead} send={text.take} sendKey={desk.text.asks.enter}>
        <p>{text.none}</p>
      </AskPanel>
    );
  const offered =
    [...readyOffers(desk), ...ownOffers(desk)].find((one) => isLookedAt(desk, one)) ?? offerFor(desk, deck);
  const reasons = whyNotDeck(deck);
  const isTaken = kept !== undefined && cards.print(kept) === cards.print(looked);
  return (
    <AskPanel
      title={text.title}
      lead={text.lead}
      send={isTaken ? text.taken : kept === undefined ? text.take : text.takeThis}
      answer={isTaken || reasons.length > 0 ? undefined : looked}
      sendKey={desk.text.asks.enter}
    >
      <h3>{offered.title}</h3>
      <p>{offered.about}</p>
      <ul className="cards-plot-list">
        {[...deck.agendas, ...deck.plots].map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a plot are the same.
          <li key={place}>
            <CardRound card={card} size={28} /> {words.card(card)}
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <section aria-label={text.reasons}>
          {reasons.slice(0, 6).map((why) => (
            <Why key={JSON.stringify(why)} reason={reasonOf(words.book, why)} />
          ))}
        </section>
      )}
    </AskPanel>
  );
}
