import { faces, NONE } from "@weirwood/cards/questions";
import { useId } from "react";
import { Icon } from "../../../../art/icon.tsx";
import { CardRound } from "../../card/card-picture.tsx";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { thingIn, useLook } from "../looking.ts";
import { rowsOf } from "../model/deck-changes.ts";
import { houseCards, pool } from "../model/pool.ts";

const sections = ["agenda", "plot", "character", "location", "attachment", "event", "title", "house"] as const;
const agendas = pool.filter((card) => faces[card].type === "agenda");

/** Everything that is in the deck, by type, with the House and the agenda to choose above. */
export function DeckList() {
  const { deck } = useBuilder();
  const { text } = useDeckWords();
  const isEmpty = deck.cards.length + deck.plots.length === 0;
  return (
    <div className="deck-list">
      <div className="deck-choices">
        <HouseChoice />
        <AgendaChoice />
      </div>
      {isEmpty && <p className="muted">{text.deck.empty}</p>}
      {sections.map((type) => (
        <DeckSection key={type} type={type} />
      ))}
    </div>
  );
}

function HouseChoice() {
  const { deck, choose } = useBuilder();
  const words = useDeckWords();
  const { text } = words;
  return (
    <Choice
      label={text.deck.house}
      none={text.deck.noHouse}
      chosen={deck.house === NONE ? undefined : deck.house}
      cards={houseCards}
      onChoose={(card) => choose("house", card)}
    />
  );
}

function AgendaChoice() {
  const { deck, choose } = useBuilder();
  const { text } = useDeckWords();
  return (
    <Choice
      label={text.deck.agenda}
      none={text.deck.noAgenda}
      chosen={deck.agendas[0]}
      cards={agendas}
      onChoose={(card) => choose("agenda", card)}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly none: string;
  readonly chosen: number | undefined;
  readonly cards: readonly number[];
  readonly onChoose: (card: number | undefined) => void;
}

function Choice({ label, none, chosen, cards, onChoose }: ChoiceProps) {
  const words = useDeckWords();
  const id = useId();
  return (
    <div>
      <label className="xs muted" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={chosen ?? ""}
        onChange={({ currentTarget: { value } }) => onChoose(value === "" ? undefined : Number(value))}
      >
        <option value="">{none}</option>
        {cards.map((card) => (
          <option key={card} value={card}>
            {words.card(card)}
          </option>
        ))}
      </select>
    </div>
  );
}

function DeckSection({ type }: { readonly type: (typeof sections)[number] }) {
  const { deck } = useBuilder();
  const { text } = useDeckWords();
  // One House card is chosen above; more than one is a mistake that must be seen.
  const rows = rowsOf(deck, type).filter(({ card }) => type !== "house" || card !== deck.house);
  if (rows.length === 0) return null;
  const count = rows.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <section>
      <h2>
        {text.deck.sections[type]} <span className="num">{count}</span>
      </h2>
      <ul>
        {rows.map((row) => (
          <DeckRow key={row.card} {...row} />
        ))}
      </ul>
    </section>
  );
}

function DeckRow({ card, copies }: { readonly card: number; readonly copies: number }) {
  const { standing, change } = useBuilder();
  const words = useDeckWords();
  const { text } = words;
  const { cost, plot, title, printing } = faces[card];
  const isWrong = standing.wrongTitles.has(title);
  const look = useLook();
  const thing = thingIn("deck", card);
  return (
    <li className="deck-row" data-wrong={isWrong || undefined}>
      <button type="button" className="deck-row-card" data-thing={thing} onClick={() => look(thing)}>
        <CardRound card={card} size={24} />
        <b className="num">{text.deck.copies(copies)}</b>
        <span className="grow">
          {words.card(card)}
          {printing !== undefined && <span className="printing">{printing}</span>}
        </span>
      </button>
      <span className="deck-row-change">
        <button type="button" aria-label={text.pool.remove(words.card(card))} onClick={() => change(card, -1)}>
          <Icon name="ui-minus" size={14} />
        </button>
        <button type="button" aria-label={text.pool.add(words.card(card))} onClick={() => change(card, 1)}>
          <Icon name="ui-plus" size={14} />
        </button>
      </span>
      <span className="num muted deck-row-cost">{plot === undefined ? cost : plot.gold}</span>
    </li>
  );
}
