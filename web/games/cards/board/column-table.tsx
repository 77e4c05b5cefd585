import {
  ACTIVE,
  ATTACKER,
  type Cards,
  CHALLENGE,
  DEFENDER,
  NONE,
  PHASE,
  placesOf,
  seatIds,
  totalPower,
} from "@weirwood/cards/questions";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { seatThing } from "../desk/things.ts";
import { SeatMark } from "../seat-mark.tsx";
import { houseOf } from "../words.ts";
import { CardRow } from "./card-row.tsx";
import type { PartsProps } from "./duel-table.tsx";
import { Hand } from "./hand.tsx";
import { isAnothersTurn, type Part, partInSight, type Waiting } from "./in-sight.ts";
import { Lane } from "./lane.tsx";
import { type Lying, type Side, thingsOf } from "./lying.ts";
import { markedAs } from "./marks.tsx";
import { isHandShown } from "./near-hand.ts";
import { Belongings, PlayerStrip } from "./player-strip.tsx";
import "./column-table.css";

const ROW = 76;
const LANE = 80;
const HAND = 92;

/** A table for one hand: everything below each other, and a press goes to a part of it. */
export function ColumnTable({ scene, lying, told, size, near, onPile }: PartsProps) {
  const { view, seat: reader, words, text } = useReading();
  const { marks } = scene;
  const say = text.board;
  const own = lying.sides[near];
  const others = useMemo(() => lying.sides.filter(({ seat }) => seat !== near), [lying, near]);
  const concerned = useConcerned(view, near, lying, marks);
  const [looked, setLooked] = useState(concerned ?? others[0].seat);
  const [before, setBefore] = useState(concerned);
  if (concerned !== before) {
    setBefore(concerned);
    if (concerned !== undefined) setLooked(concerned);
  }
  const other = others.find(({ seat }) => seat === looked) ?? others[0];
  const scroll = useRef<HTMLDivElement>(null);
  const saying = { words, text };
  const hasSpread = scene.spread !== undefined && scene.spread !== null;
  const hasHand = isHandShown(view, near, reader) && !(hasSpread && view[PHASE] === NONE);
  const waiting = waitingIn(scene, own, others, near);
  useQuestionInSight(scroll, scene, view, near, waiting, size.height);
  const row = (side: Side, kind: "characters" | "locations") => {
    const isOwn = side.seat === reader;
    const who = words.seat(view, side.seat);
    const label =
      kind === "characters"
        ? isOwn
          ? say.rows.ownCharacters
          : say.rows.characters(who)
        : isOwn
          ? say.rows.ownLocations
          : say.rows.locations(who);
    return (
      side[kind].length > 0 && (
        <CardRow {...saying} label={label} spots={side[kind]} marks={marks} most={ROW} width={ROW} />
      )
    );
  };
  const parts: readonly (readonly [Part, number | undefined])[] = hasSpread
    ? []
    : [
        ["theirs", undefined],
        ...(view[CHALLENGE] !== NONE ? ([["lane", undefined]] as const) : []),
        ["yours", undefined],
        ...(own.locations.length > 0 ? ([["lands", own.locations.length]] as const) : []),
        ...(hasHand ? ([["hand", placesOf(view).piles.hand[near].count(view)]] as const) : []),
      ];
  return (
    <>
      {others.length > 1 && <SeatChips {...{ others, marks }} shown={other.seat} onShow={setLooked} />}
      <PlayerStrip side={other} at="head" {...{ marks, onPile }} />
      {hasSpread ? (
        <div className="cards-spread">{scene.spread}</div>
      ) : (
        <div className="cards-column" ref={scroll}>
          <div data-part="theirs">
            <Belongings side={other} {...{ marks, onPile }} />
            {other.characters.length + other.locations.length === 0 && (
              <p className="cards-row-empty">{say.rows.none}</p>
            )}
            {row(other, "characters")}
            {row(other, "locations")}
          </div>
          <div data-part="lane">
            <Lane {...{ scene, lying, told }} room={size.width} most={LANE} />
          </div>
          <div data-part="yours">{row(own, "characters")}</div>
          <div data-part="lands">{row(own, "locations")}</div>
          <PlayerStrip side={own} at="head" {...{ marks, onPile }} />
          <Belongings side={own} {...{ marks, onPile }} isOwn />
          {hasHand && (
            <div data-part="hand">
              <Hand seat={near} marks={marks} most={HAND} width={HAND} />
            </div>
          )}
        </div>
      )}
      {parts.length > 0 && (
        <nav className="cards-parts" aria-label={say.parts.jump}>
          {parts.map(([part, count]) => (
            <button key={part} type="button" onClick={() => goTo(scroll, part)}>
              {say.parts[part]}
              {count !== undefined && <span className="num"> {count}</span>}
              {(waiting[part] ?? 0) > 0 && (
                <b role="img" aria-label={say.waiting(waiting[part] ?? 0)}>
                  {waiting[part]}
                </b>
              )}
            </button>
          ))}
        </nav>
      )}
    </>
  );
}

function goTo(scroll: RefObject<HTMLElement | null>, part: Part): void {
  const column = scroll.current;
  const place = column?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (column === null || place === null || place === undefined) return;
  column.scrollTop += place.getBoundingClientRect().top - column.getBoundingClientRect().top;
}

/** In which part of the table something waits to be chosen, and how much. */
function waitingIn({ marks }: Scene, own: Side, others: readonly Side[], near: number): Waiting {
  const can = new Set([...(marks ?? [])].filter(([, { is }]) => is === "can").map(([thing]) => thing));
  const count = (spots: Side["characters"]): number => thingsOf(spots).filter((thing) => can.has(thing)).length;
  return {
    theirs: others.reduce((sum, side) => sum + count(side.characters) + count(side.locations), 0),
    yours: count(own.characters),
    lands: count(own.locations),
    hand: [...can].filter((thing) => thing.startsWith(`${seatIds[near]}/hand/`)).length,
  };
}

function useQuestionInSight(
  scroll: RefObject<HTMLElement | null>,
  scene: Scene,
  view: Cards,
  near: number,
  waiting: Waiting,
  height: number,
): void {
  const part = partInSight(view, near, waiting, scene.lane !== undefined && scene.lane !== null);
  useEffect(() => {
    // Also when a sheet has left more or less room.
    if (height > 0) goTo(scroll, part);
  }, [scroll, part, height]);
}

/** The other player that the question or the challenge is about, or whose turn it is. */
function useConcerned(view: Cards, near: number, lying: Lying, marks: Scene["marks"]): number | undefined {
  return useMemo(() => {
    for (const { seat, characters, locations } of lying.sides) {
      if (seat === near) continue;
      const isMarked = thingsOf([...characters, ...locations]).some((thing) => {
        const is = marks?.get(thing)?.is;
        return is === "can" || is === "target";
      });
      if (isMarked) return seat;
    }
    if (view[CHALLENGE] === NONE) return isAnothersTurn(view, near) ? view[ACTIVE] : undefined;
    return [view[ATTACKER], view[DEFENDER]].find((seat) => seat !== near);
  }, [view, near, lying, marks]);
}

interface SeatChipsProps {
  readonly others: readonly Side[];
  readonly marks: Scene["marks"];
  readonly shown: number;
  readonly onShow: (seat: number) => void;
}

/** The other players: a press shows one's cards. */
function SeatChips({ others, marks, shown, onShow }: SeatChipsProps) {
  const { view, words, text } = useReading();
  return (
    <nav className="cards-seat-chips" aria-label={text.board.melee.seats}>
      {others.map(({ seat }) => {
        const mark = marks?.get(seatThing(seat));
        const isAttacked = view[CHALLENGE] !== NONE && view[DEFENDER] === seat;
        return (
          <button
            key={seat}
            type="button"
            className={`h-${houseOf(view, seat) ?? "none"}`}
            aria-current={seat === shown ? "true" : undefined}
            data-attacked={isAttacked || undefined}
            {...markedAs(mark)}
            onClick={() => onShow(seat)}
          >
            <SeatMark view={view} seat={seat} size={26} />
            <span className="visually-hidden">{text.board.melee.show(words.seat(view, seat))}</span>
            <b className="num" aria-hidden="true">
              {totalPower(view, seat)}
            </b>
          </button>
        );
      })}
    </nav>
  );
}
