import { type BattleDecision, battles } from "@weirwood/battles/playing";
import {
  commanderCards,
  commanderIds,
  foeOf,
  houseIds,
  type SetupCard,
  setupCards,
  unitTypeIds,
  unitTypes,
} from "@weirwood/battles/questions";
import { NOBODY, type Refusal } from "@weirwood/kernel";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { UnitOnBench } from "../bench/bench-picture.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { UnitPicture } from "../field/field-picture.ts";
import { SetupSteps } from "../setup/setup-steps.tsx";
import { setupText } from "../setup/setup-text.ts";
import "./turn.css";

type Pick = Extract<BattleDecision, { kind: "pick" }>;
type Commander = NonNullable<SetupCard["commander"]>;

const cardsIn = ({ first, second, third }: Pick): number[] => [first, second, third].filter((card) => card !== NOBODY);

/** Set-up cards are named lowest first. */
function pickOf(cards: readonly number[]): Pick {
  const [first = NOBODY, second = NOBODY, third = NOBODY] = cards.toSorted((one, other) => one - other);
  return { kind: "pick", first, second, third };
}

/** As many as an answer has room for. */
const MOST = 3;

/** What was sealed and may still be changed. */
function sealedBy({ view, seat }: Desk): readonly number[] {
  const kept = battles.kept(view, seat);
  return kept?.kind === "pick" ? cardsIn(kept) : [];
}

const picked = (desk: Desk): readonly number[] => (desk.draft?.kind === "pick" ? cardsIn(desk.draft) : sealedBy(desk));

const withCard = (cards: readonly number[], card: number): readonly number[] =>
  cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];

function toggle(desk: Desk, card: number): void {
  const next = withCard(picked(desk), card);
  desk.change(next.length === 0 ? undefined : pickOf(next));
}

const worthOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (setupCards[card].commander?.value ?? 0), 0);

/** The commanders that a House brings to a skirmish: both choose in secret, from their set-up cards. */
export const pickScene: MakeScene = (desk) => ({
  keys: cardsOf(desk)
    .slice(0, 9)
    .map(({ card, commander }, place) => ({
      key: String(place + 1),
      label: desk.words.book.names.commander[commander.card],
      act: () => choose(desk, card),
    })),
  panel: <PickPanel />,
});

function choose(desk: Desk, card: number): void {
  const refusal = whyNot(desk, card);
  if (refusal === undefined) toggle(desk, card);
  else desk.explain(refusal);
}

/** The reader's set-up cards that bring a commander at all. */
function cardsOf(desk: Desk): readonly { readonly card: number; readonly commander: Commander }[] {
  const offered = new Set(desk.answersOf("pick").flatMap(cardsIn));
  return setupCards.flatMap(({ commander }, card) =>
    commander === undefined || !offered.has(card) ? [] : [{ card, commander }],
  );
}

/** Why a card cannot come with those that are picked; one that is picked can always go. */
function whyNot(desk: Desk, card: number): Refusal | undefined {
  const cards = picked(desk);
  if (cards.includes(card)) return undefined;
  if (cards.length === MOST) return { rule: "battles.skirmish.number", params: { most: MOST } };
  return desk.why(pickOf([...cards, card]));
}

function PickPanel() {
  const desk = useDesk();
  const { words, reader, draft } = desk;
  const text = setupText(desk).pick;
  const { most, value } = desk.ask.bounds as { readonly most: number; readonly value: number };
  const cards = picked(desk);
  const sealed = sealedBy(desk);
  const isSealed = sealed.length > 0 && pickIs(cards, sealed);
  return (
    <AskPanel
      lead={text.lead(most, value)}
      symbol={<Icon name="battles/seal" size={44} />}
      send={draft === undefined ? text.choose : text.seal(cards.length)}
      foot={
        <>
          <p className="pick-total">
            <span>{text.totalTitle}</span>
            <b>{text.total(worthOf(cards), value)}</b>
          </p>
          {isSealed && (
            <p className="ask-sent">
              <Icon name="battles/seal" size={18} />
              {text.sealed(words.book.names.seat[houseIds[foeOf(reader)]])}
            </p>
          )}
        </>
      }
    >
      <SetupSteps now="picks" />
      <Part title={text.cards} {...(desk.isNarrow ? {} : { aside: text.deck })}>
        {cardsOf(desk).map(({ card, commander }) => (
          <Choice
            key={card}
            className="ask-row turn-row set-up-card"
            isPressed={cards.includes(card)}
            refusal={whyNot(desk, card)}
            onChoose={() => toggle(desk, card)}
          >
            <SetupCardFace commander={commander} />
          </Choice>
        ))}
      </Part>
    </AskPanel>
  );
}

const pickIs = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

/** A commander, his worth, and what comes with him. */
function SetupCardFace({ commander: { card, value, rank } }: { readonly commander: Commander }) {
  const desk = useDesk();
  const { names } = desk.words.book;
  const text = setupText(desk).pick;
  const { limit, capture, unit } = commanderCards[commanderIds.indexOf(card)];
  return (
    <>
      <UnitOnBench unit={pictureOf(desk, card, rank)} />
      <span className="grow">
        <b>{names.commander[card]}</b>
        <small>{text.comes(names.rank[rank], names.unit[unit])}</small>
        <small>{text.values(limit, capture)}</small>
        <small>{names.unitAbility[card]}</small>
      </span>
      <span className="value" role="img" aria-label={text.value(value)}>
        {value}
      </span>
    </>
  );
}

function pictureOf({ reader }: Desk, card: Commander["card"], rank: Commander["rank"]): UnitPicture {
  const { unit } = commanderCards[commanderIds.indexOf(card)];
  const type = unitTypes[unitTypeIds.indexOf(unit)];
  return {
    house: houseIds[reader],
    type: unit,
    class: type.class,
    rank,
    figures: type.strength,
    strength: type.strength,
    commander: card,
    isSpent: false,
  };
}
