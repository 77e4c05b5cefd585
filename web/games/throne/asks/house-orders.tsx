import {
  type Area,
  type Card,
  cardAt,
  cardSetOf,
  cardStrength,
  cardsOf,
  type HighgardenDecision,
  HOUSES,
  type House,
  type LionDecision,
  NONE,
  neighboursOf,
  numberIn,
  ownerOf,
  powerOf,
  type ScorpionDecision,
  singleIds,
} from "@weirwood/throne/questions";
import type { ThroneDecision } from "@weirwood/throne/rules";
import { Choice, Part, Stepper } from "../../../table/ask/controls.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { HouseCard } from "../cards/house-card.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { RuleLink, Shield } from "../desk/controls.tsx";
import type { DeclineProps } from "../desk/decline.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { SingleIcon } from "../desk/pictures.tsx";
import type { Scene } from "../desk/scene.ts";
import { highgardenFrom, paidWith, tolled, tollOf, whyNotToll } from "../draft/amount.ts";
import { lionFrom } from "../draft/choice.ts";
import { stingFrom, stung, whyNotSting } from "../draft/hand.ts";
import { refusalOf } from "../draft/seated.ts";
import { HouseChoice } from "./house-choice.tsx";
import { AnotherToken } from "./settle.tsx";

/** Single-use orders of the houses that name houses or cards: Lion's Ruse, Scorpion's Sting, Might of Highgarden. */

const single = (id: string): number => numberIn(singleIds, id, "single-use order");
const LION = single("lion");
const SCORPION = single("scorpion");
const HIGHGARDEN = single("highgarden");

const others = ({ at }: Desk): House[] =>
  Array.from({ length: HOUSES }, (_, house) => house).filter((house) => house !== at.house);

const unusedOrder = ({ text, words }: Desk, order: number, answer: ThroneDecision): DeclineProps => ({
  label: text.single.spend,
  answer,
  loses: text.settle.losesToken(words.single(order)),
});

/** The order's area, and around it the areas of houses that it could strike. */
function marksAround({ at }: Desk, from: Area, isStruck: (house: House) => boolean): Map<Area, AreaMark> {
  const marks = new Map<Area, AreaMark>();
  for (const area of neighboursOf(at.view, from)) {
    const owner = ownerOf(at.view, area);
    if (owner !== NONE && owner !== at.house && isStruck(owner)) marks.set(area, { state: "legal" });
  }
  return marks.set(from, { state: "selected" });
}

export function lionScene(desk: Desk, draft: LionDecision): Scene {
  const { at, text, words } = desk;
  const open = others(desk).filter((house) => refusalOf(at, lionFrom(draft.from, house)) === undefined);
  const bind = (house: House): void => desk.change(lionFrom(draft.from, house), words.house(house));
  return {
    marks: marksAround(desk, draft.from, (house) => open.includes(house)),
    onArea: (area) => {
      const owner = ownerOf(at.view, area);
      if (open.includes(owner)) bind(owner);
    },
    panel: (
      <AskPanel
        symbol={<SingleIcon single={LION} house={at.house} size={48} />}
        title={text.settle.from(words.single(LION), words.area(draft.from))}
        lead={
          <>
            {words.book.rules["throne.single.lion"]?.rule} <RuleLink rule="throne.single.lion" isShort />
          </>
        }
        send={draft.house === NONE ? text.naming.choose : text.houseOrders.bind(words.house(draft.house))}
        decline={unusedOrder(desk, LION, lionFrom(draft.from, NONE))}
        back={<AnotherToken />}
      >
        {open.length === 0 && <p className="muted ask-empty">{text.houseOrders.nobodyNear}</p>}
        <HouseChoice houses={open} isChosen={(house) => house === draft.house} onChoose={bind} />
      </AskPanel>
    ),
  };
}

export function scorpionScene(desk: Desk, draft: ScorpionDecision): Scene {
  const { at } = desk;
  const victims = others(desk).filter((house) =>
    cardsOf(at.view, house).some((card) => draft.cards.includes(card) || whyNotSting(at, draft, card) === undefined),
  );
  return {
    marks: marksAround(desk, draft.from, (house) => victims.includes(house)),
    panel: <ScorpionPanel draft={draft} victims={victims} />,
  };
}

function ScorpionPanel({ draft, victims }: { readonly draft: ScorpionDecision; readonly victims: readonly House[] }) {
  const desk = useDesk();
  const { at, text, words } = desk;
  return (
    <AskPanel
      symbol={<SingleIcon single={SCORPION} house={at.house} size={48} />}
      title={text.settle.from(words.single(SCORPION), words.area(draft.from))}
      lead={
        <>
          {words.book.rules["throne.single.scorpion"]?.rule} <RuleLink rule="throne.single.scorpion" isShort />
        </>
      }
      send={draft.cards.length === 0 ? text.cards.choose : text.houseOrders.sting(draft.cards.map(words.card))}
      decline={unusedOrder(desk, SCORPION, stingFrom(draft.from))}
      back={<AnotherToken />}
    >
      {victims.length === 0 && <p className="muted ask-empty">{text.houseOrders.nobodyNear}</p>}
      {victims.map((house) => (
        <Part key={house} title={words.house(house)}>
          <div className="card-row">
            {cardsOf(at.view, house).map((card) => (
              <Choice
                key={card}
                className="card-button"
                isPressed={draft.cards.includes(card)}
                refusal={whyNotSting(at, draft, card)}
                onChoose={() => desk.change(stung(at, draft, card), words.card(card))}
              >
                <HouseCard view={at.view} card={card} words={words} />
              </Choice>
            ))}
          </div>
        </Part>
      ))}
    </AskPanel>
  );
}

export function highgardenScene(desk: Desk, draft: HighgardenDecision): Scene {
  const { at } = desk;
  const best = bestCard(desk);
  const asked = (house: House): boolean =>
    tollOf(draft, house) > 0 || whyNotToll(at, { ...draft, card: best, tolls: [] }, house) === undefined;
  return {
    marks: marksAround(desk, draft.from, asked),
    panel: <HighgardenPanel draft={draft} victims={others(desk).filter(asked)} />,
  };
}

const strengthIn = ({ at }: Desk, card: Card): number => cardStrength[cardAt(cardSetOf(at.view), card)];

/** The strongest card in hand: whoever could pay it could pay something. */
const bestCard = (desk: Desk): Card =>
  cardsOf(desk.at.view, desk.at.house).reduce(
    (best, card) => (best === NONE || strengthIn(desk, card) > strengthIn(desk, best) ? card : best),
    NONE,
  );

function HighgardenPanel({
  draft,
  victims,
}: {
  readonly draft: HighgardenDecision;
  readonly victims: readonly House[];
}) {
  const desk = useDesk();
  const { at, text, words } = desk;
  const taken = draft.tolls.reduce((sum, { power }) => sum + power, 0);
  const most = draft.card === NONE ? 0 : strengthIn(desk, draft.card);
  return (
    <AskPanel
      symbol={<SingleIcon single={HIGHGARDEN} house={at.house} size={48} />}
      title={text.settle.from(words.single(HIGHGARDEN), words.area(draft.from))}
      lead={
        <>
          {words.book.rules["throne.single.highgarden"]?.rule} <RuleLink rule="throne.single.highgarden" isShort />
        </>
      }
      send={draft.card === NONE ? text.cards.choose : text.houseOrders.give(words.card(draft.card), taken)}
      decline={unusedOrder(desk, HIGHGARDEN, highgardenFrom(draft.from))}
      back={<AnotherToken />}
    >
      <Part title={text.houseOrders.card}>
        <fieldset className="card-row">
          <legend className="visually-hidden">{text.houseOrders.card}</legend>
          {cardsOf(at.view, at.house).map((card) => (
            <Choice
              key={card}
              className="card-button"
              isPressed={draft.card === card}
              refusal={refusalOf(at, paidWith(at, draft, card))}
              onChoose={() => desk.change(paidWith(at, draft, card), words.card(card))}
            >
              <HouseCard view={at.view} card={card} words={words} />
            </Choice>
          ))}
        </fieldset>
      </Part>
      {draft.card !== NONE && (
        <Part title={text.houseOrders.powerFrom} aside={<span className="muted num">{`${taken} / ${most}`}</span>}>
          {victims.length === 0 && <p className="muted">{text.houseOrders.nobodyPays}</p>}
          {victims.map((house) => (
            <div key={house} className="unit-row">
              <Shield house={house} size={28} />
              <b className="grow">{words.house(house)}</b>
              <Stepper
                isSmall
                of={words.house(house)}
                count={tollOf(draft, house)}
                most={powerOf(at.view, house)}
                whyNoMore={tollOf(draft, house) < powerOf(at.view, house) ? whyNotToll(at, draft, house) : undefined}
                onStep={(by) => desk.change(tolled(draft, house, by))}
              />
            </div>
          ))}
        </Part>
      )}
    </AskPanel>
  );
}
