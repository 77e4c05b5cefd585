import { type Cards, NONE, PHASE } from "@weirwood/cards/questions";
import type { BoardProps } from "../../../table/game-client.ts";
import type { Size } from "../../../view/plane.ts";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { CardRow } from "./card-row.tsx";
import { Hand } from "./hand.tsx";
import { Lane } from "./lane.tsx";
import type { Lying } from "./lying.ts";
import { isHandShown } from "./near-hand.ts";
import { PlayerStrip } from "./player-strip.tsx";
import type { OpenPile } from "./standing.ts";

export interface PartsProps extends Pick<BoardProps<Cards>, "told"> {
  readonly scene: Scene;
  readonly lying: Lying;
  readonly size: Size;
  /** Who sits in front. */
  readonly near: number;
  readonly onPile: (seat: number, pile: OpenPile) => void;
}

const within = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(most, value)));

/** What both strips and the edges take of the height. */
const STRIPS = 160;
/** Below it a strip has room for numbers alone. */
const NARROW = 920;

/** Two players: their strip and cards, the lane, the reader's cards, strip and hand. */
export function DuelTable({ scene, lying, told, size, near, onPile }: PartsProps) {
  const { view, words, text, seat } = useReading();
  const { marks } = scene;
  const say = text.board.rows;
  const [own, other] = [lying.sides[near], lying.sides[1 - near]];
  const hasHand = isHandShown(view, near, seat);
  // Larger screens have larger cards: those of the reader first.
  const aside = within(72, (size.height - STRIPS) * 0.153, 118);
  const saying = { words, text };
  const strip = (side: typeof own, at: "far" | "near") => (
    <PlayerStrip {...{ side, marks, onPile, at }} isShort={size.width < NARROW} />
  );
  const hasSpread = scene.spread !== undefined && scene.spread !== null;
  return (
    <>
      {strip(other, "far")}
      {hasSpread ? (
        <div className="cards-spread">{scene.spread}</div>
      ) : (
        <>
          <CardRow
            {...saying}
            label={say.cards(words.seat(view, other.seat))}
            spots={other.characters}
            others={other.locations}
            marks={marks}
            most={104}
            empty={say.none}
          />
          <Lane {...{ scene, lying, told }} room={size.width} most={aside} />
          <CardRow
            {...saying}
            label={own.seat === seat ? say.own : say.cards(words.seat(view, own.seat))}
            spots={own.characters}
            others={own.locations}
            marks={marks}
            most={size.width > 1150 && size.height > 900 ? 142 : 104}
            empty={say.none}
            isOwn
          />
        </>
      )}
      {strip(own, "near")}
      {hasHand && !(hasSpread && view[PHASE] === NONE) && <Hand seat={near} marks={marks} most={aside} />}
    </>
  );
}
