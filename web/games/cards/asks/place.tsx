import { type CardsDecision, cards } from "@weirwood/cards/playing";
import { costToPlay, countOf } from "@weirwood/cards/questions";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { GiveUp, type GivingUp, giveUp } from "../desk/give-up.tsx";
import type { Mark, Scene } from "../desk/scene.ts";
import { handThing, type Thing } from "../desk/things.ts";
import { setupText } from "../setup/setup-text.ts";
import { FirstHand, handOf, type Placing } from "./first-hand.tsx";
import { shortReason } from "./reasons.ts";

/** What is placed so far: the draft, or what was sent. */
const placedOf = ({ draft, kept }: Desk): readonly number[] => {
  const said = draft ?? kept;
  return said?.kind === "place" ? said.cards : [];
};
const place = (list: readonly number[]): CardsDecision => ({ kind: "place", cards: [...list].sort((a, b) => a - b) });

const without = (list: readonly number[], card: number): readonly number[] => {
  const at = list.lastIndexOf(card);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** Puts one more of a card down, or says why not. */
function putDown(desk: Desk, card: number): void {
  const more = place([...placedOf(desk), card]);
  const why = desk.why(more);
  if (why === undefined) desk.change(more, desk.words.card(card));
  else desk.explain(why);
}

/** Takes one of a card up again. */
const takeUp = (desk: Desk, card: number): void =>
  desk.change(place(without(placedOf(desk), card)), desk.words.card(card));

/** Puts one more of a card down; where no more of it can be, takes one up. */
function press(desk: Desk, card: number): void {
  const placed = placedOf(desk);
  const canMore = desk.why(place([...placed, card])) === undefined;
  if (!canMore && placed.includes(card)) takeUp(desk, card);
  else putDown(desk, card);
}

/** A copy that lies there is taken up, another is put down. */
const pressCopy =
  (desk: Desk): Placing["press"] =>
  (card, isPlaced) =>
    (isPlaced ? takeUp : putDown)(desk, card);

/** To place nothing is asked about first where something could be. */
function placingNothing(desk: Desk): GivingUp {
  const text = setupText(desk).place;
  const could = [...new Set(handOf(desk))].filter((card) => desk.why(place([card])) === undefined).length;
  return { answer: place([]), label: text.send(0), ...(could > 0 && { left: text.left(could) }) };
}

/** What was placed so far, and asked about once: with it gold would be left that could be spent. */
interface AskedAbout {
  readonly askedAbout: string;
}
const isAskedAbout = (hand: unknown): hand is AskedAbout =>
  typeof hand === "object" && hand !== null && "askedAbout" in hand;

/** What has been placed, as it is sent; and what is said first where more of the hand could be. */
function placingSome(desk: Desk) {
  const text = setupText(desk).place;
  const placed = placedOf(desk);
  const answer = place(placed);
  const more = [...new Set(handOf(desk))].filter((card) => desk.why(place([...placed, card])) === undefined).length;
  const left =
    more > 0 ? text.more(countOf(desk.view, desk.seat, "set-up-gold") - costOf(desk, placed), more) : undefined;
  const isAsked = isAskedAbout(desk.hand) && desk.hand.askedAbout === cards.print(answer);
  return { answer, left, isAsked };
}

const costOf = ({ view, seat }: Desk, list: readonly number[]): number =>
  list.reduce((sum, card) => sum + costToPlay(view, seat, card, 0), 0);

/** By key and by button. */
function sendPlaced(desk: Desk): void {
  if (placedOf(desk).length === 0) {
    giveUp(desk, placingNothing(desk));
    return;
  }
  const { answer, left, isAsked } = placingSome(desk);
  if (left === undefined || isAsked) {
    desk.send(answer);
    return;
  }
  desk.pickUp({ askedAbout: cards.print(answer) } satisfies AskedAbout);
  desk.say(left);
}

/** Up to five gold of characters and locations, pressed in the first hand. */
export function placeScene(desk: Desk): Scene {
  const { keys } = desk.text.asks;
  const text = setupText(desk).place;
  const { seat } = desk;
  const hand = [...new Set(handOf(desk))];
  const placed = placedOf(desk);
  const marks = new Map<Thing, Mark>();
  for (const card of hand) {
    const why = placed.includes(card) ? undefined : desk.why(place([...placed, card]));
    marks.set(
      handThing(seat, card),
      placed.includes(card)
        ? { is: "chosen", tag: { words: text.chosen } }
        : why === undefined
          ? { is: "can" }
          : { is: "cannot", tag: { words: shortReason(desk, desk.text.asks.short, why) } },
    );
  }
  const onThing = (thing: Thing): void => {
    const card = hand.find((one) => handThing(seat, one) === thing);
    if (card !== undefined) press(desk, card);
  };
  return {
    marks,
    onThing,
    whyThing(thing) {
      const card = hand.find((one) => handThing(seat, one) === thing);
      return card === undefined ? undefined : desk.why(place([...placed, card]));
    },
    stops: hand.map((card) => handThing(seat, card)),
    spread: <FirstHand label={text.hand} placing={{ marks, placed, press: pressCopy(desk) }} />,
    panel: <PlacePanel />,
    keys: [
      ...[" ", "Enter"].map((key) => ({ key, label: keys.confirm, act: () => sendPlaced(desk) })),
      ...hand
        .slice(0, 9)
        .map((card, at) => ({ key: String(at + 1), label: desk.words.card(card), act: () => press(desk, card) })),
      ...["u", "Backspace"].map((key) => ({
        key,
        label: keys.takeBack,
        act: () => desk.change(place(placed.slice(0, -1))),
      })),
    ],
  };
}

function PlacePanel() {
  const desk = useDesk();
  const { view, seat, words, kept, draft } = desk;
  const text = setupText(desk).place;
  const placed = placedOf(desk);
  const most = countOf(view, seat, "set-up-gold");
  const cost = costOf(desk, placed);
  const { answer, left, isAsked } = placingSome(desk);
  const isSent = kept !== undefined && (draft === undefined || cards.print(kept) === cards.print(draft));
  return (
    <AskPanel
      title={text.title}
      lead={text.lead(most)}
      {...(placed.length > 0 && {
        send: isAsked ? text.anyway(placed.length) : text.send(placed.length),
        answer,
        warning: isAsked ? left : undefined,
        asksFirst: left !== undefined && !isAsked,
        onSend: () => sendPlaced(desk),
        sendKey: desk.text.asks.space,
      })}
      also={
        placed.length === 0 ? (
          <GiveUp giving={placingNothing(desk)} />
        ) : (
          <button type="button" className="btn decline" onClick={() => desk.change(place([]))}>
            {text.again}
          </button>
        )
      }
    >
      <p className="cards-wanted">{text.cost(cost, most)}</p>
      <ul className="cards-plain">
        {placed.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a card are the same.
          <li key={at}>{text.put(words.card(card), costToPlay(view, seat, card, 0))}</li>
        ))}
      </ul>
      {isSent && <p className="ask-sent">{text.placed}</p>}
    </AskPanel>
  );
}
