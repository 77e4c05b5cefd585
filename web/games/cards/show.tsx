import {
  ATTACKING,
  type Body,
  bodiesEnd,
  type Cards,
  CHALLENGE,
  cardOf,
  controllerOf,
  DEFENDING,
  faces,
  hostOf,
  iconIds,
  isDuplicate,
  isFaceDown,
  isKneeling,
  isLeaving,
  isTaken,
  NONE,
  powerOn,
  roleOf,
  strengthOf,
  strOf,
  totalPower,
} from "@weirwood/cards/questions";
import type { Seat } from "@weirwood/kernel";
import { useEffect, useMemo } from "react";
import { showArtOf } from "../../art/sprite.ts";
import { useSize } from "../../view/use-size.ts";
import type { GameShow, SceneProps } from "../show.ts";
import { Icon } from "./art/icon.tsx";
import { CardPicture } from "./card/card-picture.tsx";
import { client } from "./client.ts";
import { SeatMark } from "./seat-mark.tsx";
import { captionOf } from "./show/caption.ts";
import { tableBook } from "./table-book.ts";
import { useCardsWords } from "./words.ts";
import "./show/show.css";

/** Cards of one row have one size: two rows and what is between them fill the height. */
const widthFor = (height: number): number => Math.max(44, Math.min(118, Math.round((height - 96) / 2.9)));

/** Who fights, in front; then who could; then what stays behind. */
const orderOf = (view: Cards, body: Body): number =>
  roleOf(view, body) !== NONE ? 0 : faces[cardOf(view, body)].type === "character" ? 1 : 2;

const rowOf = (view: Cards, seat: Seat): readonly Body[] =>
  Array.from({ length: bodiesEnd(view) }, (_, body) => body)
    .filter((body) => isTaken(view, body) && controllerOf(view, body) === seat && hostOf(view, body) === NONE)
    .filter((body) => !isFaceDown(view, body) && !isDuplicate(view, body))
    .filter((body) => ["character", "location", "event"].includes(faces[cardOf(view, body)].type))
    .sort((one, other) => orderOf(view, one) - orderOf(view, other));

/** Two sides of a table at which a game plays by itself: who fights steps forward. */
function Scene({ view: plain }: SceneProps) {
  const view = useMemo(() => client.read(plain), [plain]);
  const [place, size] = useSize();
  useEffect(() => void showArtOf("cards"), []);
  const width = widthFor(size.height);
  return (
    <div className="show-cards" ref={place}>
      {size.width > 0 && (
        <>
          <Row view={view} seat={1} width={width} />
          <Between view={view} />
          <Row view={view} seat={0} width={width} />
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly view: Cards;
  readonly seat: Seat;
  readonly width: number;
}

function Row({ view, seat, width }: RowProps) {
  return (
    <ul className={seat === 0 ? "show-row own" : "show-row"}>
      {rowOf(view, seat).map((body) => (
        <li key={body} className={roleOf(view, body) === NONE ? "" : "fights"}>
          <CardPicture
            card={cardOf(view, body)}
            width={width}
            now={{
              str: strOf(view, body),
              power: powerOn(view, body),
              isKneeling: isKneeling(view, body),
              isFaded: isLeaving(view, body),
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Both Houses with their power; while they fight, strength against strength. */
function Between({ view }: { readonly view: Cards }) {
  const words = useCardsWords();
  const isFought = view[CHALLENGE] !== NONE;
  const house = (seat: Seat) => (
    <span className="show-house">
      <SeatMark view={view} seat={seat} size={30} />
      <b>{words.seat(view, seat)}</b>
      <Icon name="cards/power" size={18} />
      {totalPower(view, seat)}
    </span>
  );
  return (
    <div className="show-between">
      {house(0)}
      <span className="show-score">
        {isFought && (
          <>
            {strengthOf(view, ATTACKING)}
            <Icon name={`cards/challenge-${iconIds[view[CHALLENGE]]}`} size={34} />
            {strengthOf(view, DEFENDING)}
          </>
        )}
      </span>
      {house(1)}
    </div>
  );
}

export const show: GameShow = {
  Scene,
  captionOf,
  bookFor: (view, language) => tableBook(language, client.read(view)),
};
