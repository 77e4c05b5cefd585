import {
  type Body,
  bodiesEnd,
  type Cards,
  cardOf,
  controllerOf,
  faces,
  hostOf,
  isKneeling,
  isLeaving,
  isTaken,
  NONE,
  placesOf,
  powerOn,
  strOf,
} from "@weirwood/cards/questions";
import type { Seat } from "@weirwood/kernel";
import { CardPicture, CardRound } from "../card/card-picture.tsx";
import { SeatMark } from "../seat-mark.tsx";
import { useCardsWords } from "../words.ts";
import type { Moment } from "./example.ts";
import { useTimingText } from "./text/timing-text.ts";

const seats: readonly Seat[] = [1, 0];
/** Five of a row have room on a laptop; on a phone three. */
const widths = { wide: 112, narrow: 88 };

const bodiesOf = (view: Cards): readonly Body[] =>
  Array.from({ length: bodiesEnd(view) }, (_, body) => body).filter((body) => isTaken(view, body));

/** Both sides of the example, with what is being played between them. */
export function ExampleTable({ moment, isNarrow }: { readonly moment: Moment; readonly isNarrow: boolean }) {
  const width = widths[isNarrow ? "narrow" : "wide"];
  const { view } = moment;
  const text = useTimingText().example;
  const words = useCardsWords();
  const events = bodiesOf(view).filter((body) => faces[cardOf(view, body)].type === "event");
  return (
    <section className="timing-table" aria-label={text.table}>
      {seats.map((seat) => (
        <div key={seat} className={seat === 0 ? "timing-side own" : "timing-side"}>
          <p className="timing-player">
            <SeatMark view={view} seat={seat} size={26} />
            <b>{words.seat(view, seat)}</b>
            <Pile moment={moment} seat={seat} pile="dead" />
            <Pile moment={moment} seat={seat} pile="discard" />
          </p>
          <ul>
            {bodiesOf(view)
              .filter((body) => isCharacterOf(view, body, seat))
              .map((body) => (
                <Character key={body} moment={moment} body={body} width={width} />
              ))}
            {placesOf(view)
              .piles.hand[seat].all(view)
              .map((card) => (
                <li key={card} className="in-hand">
                  <CardPicture card={card} width={width} now={{ tag: text.hand }} />
                  <span className="visually-hidden">{`${words.card(card)}, ${text.hand}`}</span>
                </li>
              ))}
            {events
              .filter((body) => controllerOf(view, body) === seat)
              .map((body) => (
                <li key={body} className="in-play">
                  <CardPicture card={cardOf(view, body)} width={width} now={{ tag: text.events }} />
                  <span className="visually-hidden">{`${words.body(view, body) ?? ""}, ${text.events}`}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const isCharacterOf = (view: Cards, body: Body, seat: Seat): boolean =>
  faces[cardOf(view, body)].type === "character" && controllerOf(view, body) === seat;

interface CharacterProps {
  readonly moment: Moment;
  readonly body: Body;
  readonly width: number;
}

/** A character with its attachments, and what threatens it. */
function Character({ moment: { view, dangers }, body, width }: CharacterProps) {
  const text = useTimingText().example;
  const words = useCardsWords();
  const isDying = isLeaving(view, body);
  const tag = isDying ? text.tags.dying : dangers.includes(body) ? text.tags.danger : undefined;
  const upon = bodiesOf(view).filter((other) => hostOf(view, other) === body);
  const now = {
    str: strOf(view, body),
    power: powerOn(view, body),
    isKneeling: isKneeling(view, body),
    ...(tag && { tag }),
    ...(isDying && { isFaded: true }),
  };
  const state = isDying ? "dying" : tag === undefined ? undefined : "danger";
  return (
    <li data-state={state}>
      <CardPicture card={cardOf(view, body)} width={width} now={now} />
      <span className="visually-hidden">{[words.body(view, body), tag].filter(Boolean).join(", ")}</span>
      {upon.map((other) => (
        <span key={other} className={isLeaving(view, other) ? "timing-upon leaving" : "timing-upon"}>
          <CardRound card={cardOf(view, other)} size={24} />
          {words.body(view, other)}
        </span>
      ))}
    </li>
  );
}

interface PileProps {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly pile: "dead" | "discard";
}

function Pile({ moment: { view }, seat, pile }: PileProps) {
  const text = useTimingText().example;
  const words = useCardsWords();
  const cards = placesOf(view).piles[pile][seat].all(view);
  if (cards.length === 0) return null;
  return (
    <span className="timing-pile">
      {text.piles[pile]}:{" "}
      {cards
        .filter((card) => card !== NONE)
        .map((card) => words.card(card))
        .join(", ")}
    </span>
  );
}
