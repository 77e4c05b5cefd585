import type { CardsDecision } from "@weirwood/cards/playing";
import {
  type Answer,
  type Cards,
  cardIds,
  cardOf,
  faces,
  incomeOf,
  initiativeOf,
  isOut,
  NONE,
  PLOT,
  placesOf,
  seatIds,
  seatsIn,
  totalPower,
} from "@weirwood/cards/questions";
import type { GameEvent } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import { CardPicture } from "../card/card-picture.tsx";
import { cardWords } from "../card/card-words.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Mark, Scene } from "../desk/scene.ts";
import { pileThing, type Thing } from "../desk/things.ts";
import { houseOf } from "../words.ts";
import { CardText } from "./card-text.tsx";
import "./set-up.css";
import "./plot.css";

const plotOf = (answer: CardsDecision | undefined): number | undefined =>
  answer?.kind === "plot" ? answer.card : undefined;
const choose = (card: number): Answer<"plot"> => ({ kind: "plot", card });

/** The plot that is looked at: drafted, or sealed before. */
const lookedAt = ({ draft, kept }: Desk): number | undefined => plotOf(draft) ?? plotOf(kept);

/** A plot, in secret: what each of the seven would bring, and the seal. */
export function plotScene(desk: Desk): Scene {
  const { seat, text, words } = desk;
  const { keys, plot } = text.asks;
  const open = desk.answers.flatMap((answer) => plotOf(answer) ?? []);
  const looked = lookedAt(desk);
  const marks = new Map<Thing, Mark>(
    open.map((card) => [pileThing(seat, "plots", card), { is: card === looked ? "chosen" : "can" }]),
  );
  const look = (card: number): void => desk.change(choose(card), words.card(card));
  return {
    marks,
    stops: [...marks.keys()],
    onThing(thing) {
      const card = open.find((one) => pileThing(seat, "plots", one) === thing);
      if (card !== undefined) look(card);
    },
    spread: <PlotSpread />,
    panel: <PlotPanel />,
    keys: [
      { key: "Enter", label: plot.seal, act: () => desk.send(looked === undefined ? undefined : choose(looked)) },
      ...open
        .slice(0, 9)
        .map((card, place) => ({ key: String(place + 1), label: words.card(card), act: () => look(card) })),
      { key: "Escape", label: keys.deselect, act: () => desk.change(undefined) },
    ],
  };
}

/** The rounds in which the reader's plots were revealed, as far back as is told. */
function roundsOfPlots(told: readonly GameEvent[], seat: number): ReadonlyMap<string, number> {
  const rounds = new Map<string, number>();
  let round: number | undefined;
  for (const event of told) {
    if (event.rule === "cards.round.begins") round = Number(event.round);
    if (event.rule !== "cards.plots.revealed" || event.player !== seatIds[seat] || round === undefined) continue;
    rounds.set(String(event.card), round);
  }
  return rounds;
}

function PlotSpread() {
  const desk = useDesk();
  const { view, seat, text, words, kept, told, isNarrow } = desk;
  const { plot } = text.asks;
  const { plots, used } = placesOf(view).piles;
  const open = plots[seat].all(view);
  const revealed = view[PLOT + seat];
  const spent = [...used[seat].all(view), ...(revealed === NONE ? [] : [cardOf(view, revealed)])];
  const rounds = roundsOfPlots(told, seat);
  const looked = lookedAt(desk);
  const width = isNarrow ? 104 : 126;
  return (
    <div className="cards-choices cards-plots">
      <header>
        <Icon name="cards/seal" size={36} />
        <div>
          <h3>{plot.inSecret}</h3>
          <p className="muted">{plot.together}</p>
        </div>
        <ul>
          {opponentsOf(view, seat).map((other) => (
            <li key={other}>
              <CardPicture card={undefined} width={44} house={houseOf(view, other)} />
              <span>
                <b>{words.seat(view, other)}</b>
                <small className="muted">{plot.left(plots[other].count(view))}</small>
              </span>
            </li>
          ))}
        </ul>
      </header>
      <ul className="cards-plot-row">
        {open.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a plot are the same.
          <li key={at}>
            <button
              type="button"
              className="cards-pick"
              data-thing={pileThing(seat, "plots", card)}
              data-is={card === looked ? "chosen" : "can"}
              aria-pressed={card === looked}
              onClick={() => desk.change(choose(card), words.card(card))}
            >
              <span className="visually-hidden">{cardWords(card, {}, words, text)}</span>
              <CardPicture card={card} width={width} />
            </button>
            <b>{card === plotOf(kept) ? plot.sealed : card === looked ? plot.chosen : ""}</b>
            <small>
              <CardText card={card} />
            </small>
          </li>
        ))}
        {spent.map((card, at) => {
          const round = rounds.get(cardIds[card]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a plot are the same.
            <li key={`used ${at}`} className="used">
              <CardPicture card={card} width={width} now={{ isFaded: true }} />
              <b>{round === undefined ? plot.usedUp : plot.used(round)}</b>
              <small className="muted">
                <CardText card={card} />
              </small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const opponentsOf = (view: Cards, seat: number): readonly number[] =>
  Array.from({ length: seatsIn(view) }, (_, other) => other).filter((other) => other !== seat && !isOut(view, other));

/** What the reader's cards add to what a plot gives: all that there is now, without the plot that lies there. */
function fromCards(view: Cards, seat: number): { readonly gold: number; readonly initiative: number } {
  const body = view[PLOT + seat];
  const plot = body === NONE ? undefined : faces[cardOf(view, body)].plot;
  return {
    gold: Math.max(0, incomeOf(view, seat) - (plot?.gold ?? 0)),
    initiative: initiativeOf(view, seat) - (plot?.initiative ?? 0),
  };
}

function PlotPanel() {
  const desk = useDesk();
  const { text, words, kept } = desk;
  const { plot } = text.asks;
  const looked = lookedAt(desk);
  const sealed = plotOf(kept);
  const isSealed = looked !== undefined && looked === sealed;
  return (
    <AskPanel
      title={plot.title}
      lead={plot.lead}
      symbol={<Icon name="cards/seal" size={40} />}
      send={isSealed ? plot.isSealed : sealed === undefined ? plot.seal : plot.reseal}
      answer={looked === undefined || isSealed ? undefined : choose(looked)}
      sendKey={desk.text.asks.enter}
    >
      {looked === undefined ? (
        <p>{plot.none}</p>
      ) : (
        <>
          <div className="cards-looked">
            <CardPicture card={looked} width={96} />
            <div>
              <h3>{words.card(looked)}</h3>
              <p>
                <CardText card={looked} />
              </p>
            </div>
          </div>
          <Brings card={looked} />
        </>
      )}
      <p className="why wide-only">
        <Icon name="ui-info" />
        <span>{plot.usedNote}</span>
      </p>
    </AskPanel>
  );
}

/** Gold, initiative and claim that a plot would bring, and who would name the first player. */
function Brings({ card }: { readonly card: number }) {
  const { view, seat, text } = useDesk();
  const { plot } = text.asks;
  const printed = faces[card].plot;
  if (printed === undefined) return null;
  const more = fromCards(view, seat);
  const powers = opponentsOf(view, seat).map((other) => totalPower(view, other));
  const gold = Number(printed.gold);
  const initiative = Number(printed.initiative);
  return (
    <section className="cards-sum">
      <h3>{plot.brings}</h3>
      <ul>
        <li>
          <Icon name="cards/gold" size={22} /> {plot.gold(gold, more.gold)} <b>{gold + more.gold}</b>
        </li>
        <li>
          <Icon name="cards/initiative" size={22} /> {plot.initiative(initiative, more.initiative)}{" "}
          <b>{initiative + more.initiative}</b>
        </li>
        <li>
          <Icon name="cards/claim" size={22} /> {plot.claim} <b>{Number(printed.claim)}</b>
        </li>
        <li>
          <Icon name="cards/first-player" size={22} />
          <span>
            {plot.first}
            {powers.length === 1 && <small className="muted">{plot.equal(totalPower(view, seat), powers[0])}</small>}
          </span>
        </li>
      </ul>
    </section>
  );
}
