import { type CSSProperties, memo } from "react";
import { CardPicture, CardRound } from "../card/card-picture.tsx";
import type { Mark, Scene } from "../desk/scene.ts";
import type { Thing } from "../desk/things.ts";
import type { CardsText } from "../text/en.ts";
import { houseOfCard } from "./house-of-card.ts";
import type { Spot } from "./lying.ts";
import { ActTab, Brackets, isSameMark, markedAs } from "./marks.tsx";
import { NAMED } from "./sizes.ts";
import { nameOf, type Saying, spotWords, withMark } from "./spot-words.ts";
import "./card-spot.css";

export interface CardSpotProps extends Saying {
  readonly spot: Spot;
  readonly width: number;
  readonly marks: Scene["marks"];
  /** What of the row is in the tab order. */
  readonly inTab: Thing | undefined;
  /** It takes part in a challenge, as which it kneels as a rule: where there is little room that is not written on it. */
  readonly isInLane?: boolean;
}

/** A card on the table, with what lies on it. Who presses it is heard by the table. */
export const CardSpot = memo(Spotted, isSameSpot);

function Spotted({ spot, width, marks, inTab, isInLane = false, words, text }: CardSpotProps) {
  const saying = { words, text };
  const mark = marks?.get(spot.thing);
  const duplicates = spot.duplicates.filter(({ thing }) => marks?.has(thing));
  const on = [...spot.attached, ...duplicates];
  const tag = tagOf(spot, mark, text);
  const isQuiet = isInLane && width < NAMED;
  const now = {
    ...spot.now,
    ...(isQuiet && { isKneeling: false }),
    ...(tag !== undefined && { tag }),
    ...(mark?.is === "cannot" && { isFaded: true }),
  };
  return (
    <div
      className="cards-spot"
      data-spot={spot.thing}
      data-kneels={spot.now.isKneeling || undefined}
      data-leaves={(spot.isLeaving && !spot.isEvent) || undefined}
      data-mark={mark?.is}
      style={{ "--w": `${width}px` } as CSSProperties}
    >
      <button
        type="button"
        className="cards-thing"
        data-thing={spot.thing}
        tabIndex={inTab === spot.thing ? 0 : -1}
        {...markedAs(mark)}
      >
        <CardPicture card={spot.card} width={width} now={now} house={houseOfCard(spot.card)} />
        {mark?.is === "can" && <Brackets />}
        {(mark?.is === "can" || mark?.is === "chosen") && mark.tag !== undefined && <ActTab tag={mark.tag} />}
        <span className="visually-hidden">{withMark(saying, spotWords(saying, spot), mark)}</span>
      </button>
      {on.length > 0 && (
        <ul className="cards-attached" data-small={width < NAMED || undefined}>
          {on.map((one) => (
            <li key={one.thing}>
              <Attached spot={one} host={spot} mark={marks?.get(one.thing)} isInTab={inTab === one.thing} {...saying} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The word on its picture: that it is leaving, what it is marked for, that it was passed by; that it kneels it says itself. */
function tagOf(spot: Spot, mark: Mark | undefined, { board: { tags } }: CardsText): string | undefined {
  if (spot.isLeaving && !spot.isEvent) return spot.isDying ? tags.dying : tags.leaving;
  if (mark?.is === "target") return mark.tag?.words ?? tags.target;
  if (mark?.is === "cannot") return mark.tag?.words;
  return spot.isPassedBy ? tags.passedBy : undefined;
}

interface AttachedProps extends Saying {
  readonly spot: Spot;
  readonly host: Spot;
  readonly mark: Mark | undefined;
  readonly isInTab: boolean;
}

/** What lies on a card: a strip with its name, or where cards are small a round. */
function Attached({ spot, host, mark, isInTab, ...saying }: AttachedProps) {
  const { card: say } = saying.text.board;
  const name = nameOf(saying, spot.card);
  const isDuplicate = host.duplicates.includes(spot);
  const said = isDuplicate ? say.duplicate(name) : say.on(spotWords(saying, spot), nameOf(saying, host.card));
  return (
    <button
      type="button"
      className="cards-on"
      data-thing={spot.thing}
      data-kneels={spot.now.isKneeling || undefined}
      data-leaves={spot.isLeaving || undefined}
      tabIndex={isInTab ? 0 : -1}
      title={name}
      {...markedAs(mark)}
    >
      <span className="visually-hidden">{withMark(saying, said, mark)}</span>
      {spot.card === undefined ? <span className="cards-back-round" /> : <CardRound card={spot.card} size={24} />}
      <b aria-hidden="true">{name}</b>
      {(mark?.is === "can" || mark?.is === "chosen") && mark.tag !== undefined && <ActTab tag={mark.tag} />}
    </button>
  );
}

type RoundSpotProps = Omit<AttachedProps, "host">;

/** A card on the table as a round, where there is little room. */
export function RoundSpot({ spot, mark, isInTab, ...saying }: RoundSpotProps) {
  const name = nameOf(saying, spot.card);
  return (
    <button
      type="button"
      className="cards-on cards-alone"
      data-thing={spot.thing}
      data-spot={spot.thing}
      data-kneels={spot.now.isKneeling || undefined}
      data-leaves={spot.isLeaving || undefined}
      tabIndex={isInTab ? 0 : -1}
      title={name}
      {...markedAs(mark)}
    >
      <span className="visually-hidden">{withMark(saying, spotWords(saying, spot), mark)}</span>
      {spot.card === undefined ? <span className="cards-back-round" /> : <CardRound card={spot.card} size={26} />}
      {(mark?.is === "can" || mark?.is === "chosen") && mark.tag !== undefined && <ActTab tag={mark.tag} />}
    </button>
  );
}

const isIn = (spot: Spot, thing: Thing | undefined): boolean =>
  thing === spot.thing || [...spot.attached, ...spot.duplicates].some((one) => one.thing === thing);

/** Whether a card would be drawn as it is. */
function isSameSpot(one: CardSpotProps, other: CardSpotProps): boolean {
  if (one.spot !== other.spot || one.width !== other.width || one.words !== other.words) return false;
  const { spot } = one;
  if (one.inTab !== other.inTab && (isIn(spot, one.inTab) || isIn(spot, other.inTab))) return false;
  return [spot, ...spot.attached, ...spot.duplicates].every(({ thing }) =>
    isSameMark(one.marks?.get(thing), other.marks?.get(thing)),
  );
}
