import {
  ATTACK,
  ATTACKER,
  type Card,
  type CardDecision,
  cardSetOf,
  cardsOf,
  DEFENCE,
  type House,
  handCards,
  NONE,
  powerOf,
  ruleOfCard,
  type ThreeCardsDecision,
  textInUse,
  usedCards,
} from "@weirwood/throne/questions";
import { Choice } from "../../../table/ask/controls.tsx";
import { battleScene } from "../battle/battle-face.tsx";
import { foeOf } from "../battle/card-outcomes.ts";
import { OutcomeTable } from "../battle/outcome-table.tsx";
import { isFighting } from "../battle/strength-lines.ts";
import { cardWords, HouseCard } from "../cards/house-card.tsx";
import { OpenCard } from "../cards/open-card.tsx";
import { RuleLink } from "../desk/controls.tsx";
import { Decline } from "../desk/decline.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { cardToggled, chosen, noCards, whyNotAmongThree, whyNotCard } from "../draft/hand.ts";

/** Choosing among cards: for the battle, three for the foe to draw from, one to take back, to strike, to change. */

const chosenCard = ({ draft }: Desk): Card => (draft !== undefined && "card" in draft ? draft.card : NONE);

export const cardScene: MakeScene = (desk) => {
  const { at, text, words } = desk;
  const card = chosenCard(desk);
  return battleScene(desk, {
    lead: text.cards.secret,
    own: card === NONE ? { is: "awaited", words: text.battle.yourCard } : { is: "open", card },
    body: (
      <>
        <Hand house={at.house} kind="card" isOwn />
        {card !== NONE && <CardWords card={card} />}
      </>
    ),
    wide: card === NONE ? <FoeHand isOpen /> : <CardOutcomes card={card} />,
    send: card === NONE ? text.cards.choose : text.cards.play(words.card(card)),
  });
};

function CardOutcomes({ card }: { readonly card: Card }) {
  return (
    <>
      <OutcomeTable card={card} />
      <FoeHand />
    </>
  );
}

/** The cards of a house, those that can be played first. */
function handInOrder({ view }: Desk["at"], house: House): Card[] {
  const all = handCards[cardSetOf(view)][house];
  const inHand = all.filter((card) => cardsOf(view, house).includes(card));
  return [...inHand, ...all.filter((card) => !inHand.includes(card))];
}

/** All seven cards of a house: those in hand to choose from, the others as played. */
function Hand({ house, kind, isOwn }: { readonly house: House; readonly kind: CardDecision["kind"]; isOwn?: boolean }) {
  const desk = useDesk();
  const { at, words, text } = desk;
  return (
    <fieldset className="card-row hand">
      <legend className="visually-hidden">{isOwn ? text.cards.yours : words.house(house)}</legend>
      {handInOrder(at, house).map((card) => {
        const isInHand = cardsOf(at.view, house).includes(card);
        return (
          <Choice
            key={card}
            className="card-button"
            isPressed={chosenCard(desk) === card}
            refusal={whyNotCard(at, kind, card)}
            onChoose={() => desk.change(chosen(kind, card), words.card(card))}
          >
            <HouseCard view={at.view} card={card} words={words} stamp={isInHand ? undefined : text.cards.played} />
          </Choice>
        );
      })}
    </fieldset>
  );
}

/** What a card's text says in full. */
function CardWords({ card }: { readonly card: Card }) {
  const { at, words } = useDesk();
  const said = cardWords(at.view, card, words);
  const own = ruleOfCard(at.view, card);
  if (said === undefined || own === undefined) return null;
  return (
    <p className="card-words">
      <b>{words.card(card)}:</b> {said} <RuleLink rule={own} isShort />
    </p>
  );
}

/** The foe's cards, which lie open: in hand and used. */
function FoeHand({ isOpen = false }: { readonly isOpen?: boolean }) {
  const { at, words, text } = useDesk();
  const foe = foeOf(at);
  const title = text.cards.foeHand(words.house(foe), cardsOf(at.view, foe).length);
  return (
    <details className="foe-hand" open={isOpen}>
      <summary>{title}</summary>
      <fieldset className="card-row hand">
        <legend className="visually-hidden">{title}</legend>
        {handInOrder(at, foe).map((card) => (
          <OpenCard
            key={card}
            view={at.view}
            card={card}
            words={words}
            stamp={cardsOf(at.view, foe).includes(card) ? undefined : text.cards.played}
          />
        ))}
      </fieldset>
    </details>
  );
}

const threeOf = ({ draft }: Desk): ThreeCardsDecision => (draft?.kind === "three-cards" ? draft : noCards);

export const threeCardsScene: MakeScene = (desk) => {
  const { text } = desk;
  const { cards } = threeOf(desk);
  return battleScene(desk, {
    lead: text.cards.threeLead,
    own: { is: "awaited", words: text.battle.yourCard },
    body: <ThreeHand />,
    wide: <FoeHand isOpen />,
    send: cards.length < 3 ? text.cards.threeOf(cards.length) : text.cards.sendThree,
  });
};

function ThreeHand() {
  const desk = useDesk();
  const { at, words, text } = desk;
  const draft = threeOf(desk);
  return (
    <fieldset className="card-row hand">
      <legend className="visually-hidden">{text.cards.yours}</legend>
      {handInOrder(at, at.house).map((card) => {
        const isInHand = cardsOf(at.view, at.house).includes(card);
        return (
          <Choice
            key={card}
            className="card-button"
            isPressed={draft.cards.includes(card)}
            refusal={whyNotAmongThree(at, draft, card)}
            onChoose={() => desk.change(cardToggled(draft, card), words.card(card))}
          >
            <HouseCard view={at.view} card={card} words={words} stamp={isInHand ? undefined : text.cards.played} />
          </Choice>
        );
      })}
    </fieldset>
  );
}

/** Cards that one may be picked from, or none: used ones, the foe's, one's own. */
const pickScene =
  (kind: "take-back" | "discard-card" | "replace-card", cardsFor: (desk: Desk) => readonly Card[]): MakeScene =>
  (desk) => {
    const { text, words, draft } = desk;
    const card = chosenCard(desk);
    const said = text.cards[kind];
    const send = draft === undefined ? text.cards.choose : card === NONE ? said.none : said.send(words.card(card));
    return battleScene(desk, {
      lead: <PickLead kind={kind} />,
      body: <PickCards kind={kind} cards={cardsFor(desk)} />,
      isLarge: true,
      send,
      also: <None kind={kind} />,
    });
  };

function PickLead({ kind }: { readonly kind: "take-back" | "discard-card" | "replace-card" }) {
  const { at, text, words } = useDesk();
  if (!isFighting(at.view)) {
    return (
      <>
        {words.book.rules["throne.wildlings.reward"]?.rule} <RuleLink rule="throne.wildlings.reward" isShort />
      </>
    );
  }
  return (
    <>
      <CardReason />
      {kind === "replace-card" && ` ${text.cards.powerLeft(powerOf(at.view, at.house))}`}
    </>
  );
}

/** The text in the battle that asks this, which may be a borrowed one. */
export function CardReason() {
  const { at, words } = useDesk();
  const { rule } = textInUse(at.view, at.house === at.view[ATTACKER] ? ATTACK : DEFENCE);
  return (
    <>
      {words.book.rules[rule]?.rule} <RuleLink rule={rule} isShort />
    </>
  );
}

function PickCards({ kind, cards }: { readonly kind: CardDecision["kind"]; readonly cards: readonly Card[] }) {
  const desk = useDesk();
  const { at, words, text } = desk;
  return (
    <fieldset className="card-row">
      <legend className="visually-hidden">{text.cards.choose}</legend>
      {cards.map((card) => (
        <Choice
          key={card}
          className="card-button"
          isPressed={chosenCard(desk) === card}
          refusal={whyNotCard(at, kind, card)}
          onChoose={() => desk.change(chosen(kind, card), words.card(card))}
        >
          <HouseCard view={at.view} card={card} words={words} />
        </Choice>
      ))}
    </fieldset>
  );
}

/** Leaves the offer alone. */
function None({ kind }: { readonly kind: "take-back" | "discard-card" | "replace-card" }) {
  const { text } = useDesk();
  return <Decline label={text.cards[kind].none} answer={chosen(kind, NONE)} loses={text.losesOffer} />;
}

export const takeBackScene = pickScene("take-back", ({ at }) => usedCards(at.view, at.house));
export const discardScene = pickScene("discard-card", ({ at }) => cardsOf(at.view, foeOf(at)));
export const replaceScene = pickScene("replace-card", ({ at }) => cardsOf(at.view, at.house));
