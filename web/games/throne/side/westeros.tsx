import {
  BOUND,
  DECK,
  DECK_SIZE,
  DECKS,
  eventIds,
  hasOpenWesteros,
  LIES_OPEN,
  NONE,
  SEASON,
  SEEN,
  sortedDecks,
  TURN,
  UNKNOWN,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { Icon } from "../art/icon.tsx";
import { RuleLink, Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { WesterosScene } from "../westeros/scene.tsx";
import { Figure, FigureRow } from "./figure.tsx";

/** The Westeros cards of this turn, what binds it, and what the decks still hold. */

const cardAt = (view: Throne, deck: number, place: number): number => view[DECK + deck * DECK_SIZE + place];

/** This turn's card: on top while it is settled, and under its deck after that; none in the first turn. */
function cardOfTurn(view: Throne, deck: number): number {
  if (view[LIES_OPEN] === 1) return cardAt(view, deck, 0);
  return view[TURN] === 1 || view[SEEN + deck] === 0 ? NONE : cardAt(view, deck, DECK_SIZE - 1);
}

const roman = ["I", "II", "III"];

/** What a card does, by the rule that it is told under. */
const ruleOf: { readonly [event: string]: string } = {
  supply: "throne.supply.count",
  mustering: "throne.muster.points",
  "last-days-of-summer": "throne.westeros.last-days",
  "winter-is-coming": "throne.westeros.winter",
  "clash-of-kings": "throne.clash.tracks",
  "game-of-thrones": "throne.income.crowns",
  "wildling-attack": "throne.wildlings.attack",
  "sea-of-storms": "throne.westeros.sea-of-storms",
  "feast-for-crows": "throne.westeros.feast-for-crows",
  "rains-of-autumn": "throne.westeros.rains-of-autumn",
  "storm-of-swords": "throne.westeros.storm-of-swords",
};

export function WesterosCards() {
  const { view, words, text } = useReading();
  const said = text.play.side;
  const cards = Array.from({ length: DECKS }, (_, deck) => cardOfTurn(view, deck));
  return (
    <section className="side-part">
      <h3>{said.cardsOfTurn}</h3>
      {cards.every((card) => card === NONE) && <p className="muted">{said.noCards}</p>}
      <ul className="westeros-cards">
        {cards.map(
          (card, deck) =>
            card !== NONE && (
              <li key={roman[deck]} className={card === view[SEASON] ? "pictured season" : "pictured"}>
                <WesterosScene event={eventIds[card]} />
                <i>{roman[deck]}</i>
                <span>
                  <b>{words.book.names.event[eventIds[card]]}.</b> {said.events[eventIds[card]]}{" "}
                  <RuleLink rule={ruleOf[eventIds[card]]} isShort />
                </span>
              </li>
            ),
        )}
      </ul>
      {view[BOUND] !== NONE && (
        <p className="bound">
          <Shield house={view[BOUND]} size={20} /> {said.bound(words.house(view[BOUND]))}{" "}
          <RuleLink rule="throne.single.lion" isShort />
        </p>
      )}
      {hasOpenWesteros(view) && <OpenColumns />}
      <div className="decks">
        {Array.from({ length: DECKS }, (_, deck) => (
          <DeckFigure key={roman[deck]} deck={deck} />
        ))}
      </div>
    </section>
  );
}

const COLUMN = 3;

/** With the variant: the cards that are to come, the next first. */
function OpenColumns() {
  const { view, words, text } = useReading();
  const from = view[LIES_OPEN] === 1 ? 1 : 0;
  return (
    <>
      <h4>{text.play.side.toCome}</h4>
      <ul className="westeros-cards">
        {roman.map((numeral, deck) => (
          <li key={numeral}>
            <i>{numeral}</i>
            <span>
              {Array.from({ length: COLUMN - from }, (_, place) => cardAt(view, deck, place + from))
                .filter((card) => card !== UNKNOWN)
                .map((card) => words.book.names.event[eventIds[card]])
                .join(" › ")}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many of each card a deck still hides. */
function hiddenIn(view: Throne, deck: number): Map<number, number> {
  const left = new Map<number, number>();
  for (const card of sortedDecks[deck]) left.set(card, (left.get(card) ?? 0) + 1);
  for (let place = 0; place < DECK_SIZE; place++) {
    const card = cardAt(view, deck, place);
    if (card !== UNKNOWN) left.set(card, (left.get(card) ?? 0) - 1);
  }
  return left;
}

function DeckFigure({ deck }: { readonly deck: number }) {
  const { view, words, text } = useReading();
  const hidden = hiddenIn(view, deck);
  const count = [...hidden.values()].reduce((sum, one) => sum + one, 0);
  const seen = Array.from({ length: view[SEEN + deck] }, (_, place) => cardAt(view, deck, DECK_SIZE - 1 - place));
  return (
    <Figure
      label={text.play.side.deck(roman[deck], count)}
      rule="throne.westeros.under-the-deck"
      parts={() => (
        <>
          <ul>
            {[...hidden]
              .filter(([, left]) => left > 0)
              .map(([card, left]) => (
                <FigureRow key={card} name={words.book.names.event[eventIds[card]]} count={left} />
              ))}
          </ul>
          {seen.length > 0 && (
            <>
              <p className="muted">{text.play.side.seen}</p>
              <p>{seen.map((card) => words.book.names.event[eventIds[card]]).join(", ")}</p>
            </>
          )}
        </>
      )}
    >
      <Icon name="ui-log" size={16} />
      <span>
        {roman[deck]} <b className="num">{count}</b>
      </span>
    </Figure>
  );
}
