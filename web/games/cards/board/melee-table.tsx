import { CHALLENGE, DEFENDER, isOut, NONE, PHASE, seatsIn } from "@weirwood/cards/questions";
import { useReading } from "../desk/reading.ts";
import { seatThing } from "../desk/things.ts";
import { houseOf } from "../words.ts";
import { CardRow } from "./card-row.tsx";
import type { PartsProps } from "./duel-table.tsx";
import { Hand } from "./hand.tsx";
import { Lane } from "./lane.tsx";
import type { Side } from "./lying.ts";
import { isHandShown } from "./near-hand.ts";
import { PlayerStrip } from "./player-strip.tsx";
import "./melee-table.css";

/** A panel is no narrower than its strip, and wider the more cards lie in it. */
const PANEL = 178;
const weightOf = ({ characters, locations }: Side): number => 3 + characters.length + locations.length / 3;

/** Three to six players: the others side by side as they sit, the lane, the reader's cards, hand and strip. */
export function MeleeTable({ scene, lying, told, size, near, onPile }: PartsProps) {
  const { view, words, text, seat: reader } = useReading();
  const { marks } = scene;
  const say = text.board.rows;
  const count = seatsIn(view);
  const others = Array.from({ length: count - 1 }, (_, place) => lying.sides[(near + 1 + place) % count]);
  const own = lying.sides[near];
  const saying = { words, text };
  const isLarge = size.width > 1150 && size.height > 900;
  const hasSpread = scene.spread !== undefined && scene.spread !== null;
  const hasHand = isHandShown(view, near, reader) && !(hasSpread && view[PHASE] === NONE);
  const columns = others.map((side) => `minmax(${PANEL}px, ${weightOf(side)}fr)`).join(" ");
  return (
    <>
      <div
        className="cards-seats"
        style={{ gridTemplateColumns: columns }}
        data-low={hasSpread || undefined}
        data-many={others.length > 3 || undefined}
      >
        {others.map((side) => (
          <div
            key={side.seat}
            className={`cards-seat h-${houseOf(view, side.seat) ?? "none"}`}
            data-mark={marks?.get(seatThing(side.seat))?.is}
            data-attacked={(view[CHALLENGE] !== NONE && view[DEFENDER] === side.seat) || undefined}
            data-out={isOut(view, side.seat) || undefined}
          >
            <PlayerStrip side={side} at="seat" {...{ marks, onPile }} />
            {!hasSpread && (
              <CardRow
                {...saying}
                label={say.cards(words.seat(view, side.seat))}
                spots={side.characters}
                others={side.locations}
                marks={marks}
                most={isLarge ? 104 : 84}
                empty={say.none}
                hasRounds
                gap={8}
              />
            )}
          </div>
        ))}
      </div>
      {hasSpread ? (
        <div className="cards-spread">{scene.spread}</div>
      ) : (
        <>
          <Lane {...{ scene, lying, told }} room={size.width} most={isLarge ? 108 : 80} />
          <CardRow
            {...saying}
            label={own.seat === reader ? say.own : say.cards(words.seat(view, own.seat))}
            spots={own.characters}
            others={own.locations}
            marks={marks}
            most={isLarge ? 142 : 104}
            empty={say.none}
            isOwn
          />
        </>
      )}
      <div className="cards-foot">
        {hasHand && <Hand seat={near} marks={marks} most={isLarge ? 104 : 84} />}
        <PlayerStrip side={own} at="foot" {...{ marks, onPile }} />
      </div>
    </>
  );
}
