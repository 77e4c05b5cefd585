import type { Cards } from "@weirwood/cards/questions";
import { CHALLENGE, NONE, PHASE, seatsIn } from "@weirwood/cards/questions";
import { ONLOOKER } from "@weirwood/kernel";
import { lazy, Suspense, useContext, useMemo, useState } from "react";
import { useKeys } from "../../../app/keys.ts";
import { reasonOf } from "../../../table/ask/asking.ts";
import { useStops } from "../../../table/ask/use-stops.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import { useSize } from "../../../view/use-size.ts";
import { useCardGlance } from "../card/use-card-glance.tsx";
import { DeskContext } from "../desk/desk.ts";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import type { Thing } from "../desk/things.ts";
import { useTold } from "../telling/use-told.ts";
import { Aims } from "./aims.tsx";
import { ColumnTable } from "./column-table.tsx";
import { DuelTable } from "./duel-table.tsx";
import { Flights } from "./flights.tsx";
import { lookAt, spotsByThing } from "./looks.ts";
import { lyingIn } from "./lying.ts";
import { MeleeTable } from "./melee-table.tsx";
import { strengthParts, useAbout } from "./number-parts.ts";
import type { OpenPile } from "./standing.ts";
import { thingOfElement } from "./use-roving.ts";
import { useLookedAt, useToldOn } from "./use-told-on.ts";
import { usePointing } from "./use-why.ts";
import { WhyNote } from "./why-note.tsx";
import "./table.css";

const PileDialog = lazy(() => import("./pile-dialog.tsx").then((found) => ({ default: found.PileDialog })));

/** With less room than this everything lies below each other. */
const [COLUMN_WIDTH, COLUMN_HEIGHT] = [600, 520];

interface TableProps extends Pick<BoardProps<Cards>, "told" | "happening" | "pace" | "isFollowing"> {
  readonly scene: Scene;
  /** For a screen reader. */
  say(words: string): void;
}

/** Everything that lies on the table, and the reader's hand. */
export function Table({ scene, say, told, happening, pace, isFollowing }: TableProps) {
  const reading = useReading();
  const { view, seat, words, text, isNarrow, openRule } = reading;
  const about = useAbout();
  const lying = useMemo(() => lyingIn(view, (body) => strengthParts(about, view, body)), [view, about]);
  const spots = useMemo(() => spotsByThing(lying), [lying]);
  const [place, size] = useSize();
  const glance = useCardGlance({
    look: (thing) => lookAt(thing, spots, scene, reading),
    view,
    openRule,
    neighbours: (thing) => neighboursOf(place.current, thing),
  });
  const {
    told: why,
    listening,
    tellWhy,
  } = usePointing(scene, view, glance.open, (told) => say(reasonOf(words.book, told).sentence));
  useToldOn(place, useTold({ happening, view }), { pace, isFollowing });
  useLookedAt(place, view);
  useStops({
    stops: scene.stops ?? [],
    isFocused: (thing) => document.activeElement?.getAttribute("data-thing") === thing,
    focus: (thing) => focusOn(place.current, thing),
    labels: text.board.keys,
  });
  const desk = useContext(DeskContext);
  // The key that sends: a panel with an answer that is ready sends it; until then the key says what is missing.
  useKeys(
    desk === undefined
      ? []
      : [
          {
            key: "r",
            label: text.asks.keys.send,
            act() {
              const thing = thingOfElement(document.activeElement);
              if (thing === undefined || !tellWhy(thing)) say(words.book.names.ask[desk.kind]);
            },
          },
        ],
  );
  const [open, setOpen] = useState<{ readonly seat: number; readonly pile: OpenPile }>();
  const near = seat === ONLOOKER || seat >= seatsIn(view) ? 0 : seat;
  // Until it is measured, by the page.
  const isColumn = size.width === 0 ? isNarrow : size.width < COLUMN_WIDTH || size.height < COLUMN_HEIGHT;
  const Parts = isColumn ? ColumnTable : seatsIn(view) > 2 ? MeleeTable : DuelTable;
  const parts = { scene, lying, told, size, near, onPile: openPile };
  return (
    <div
      ref={place}
      className="cards-table"
      data-space="free"
      data-lane={view[CHALLENGE] === NONE ? undefined : "challenge"}
      data-begun={view[PHASE] === NONE ? undefined : true}
      {...together(glance.listening, listening)}
    >
      <Flights view={view} pace={pace}>
        <Parts {...parts} />
      </Flights>
      <Aims />
      {glance.shown}
      {why !== undefined && <WhyNote key={why.thing} thing={why.thing} why={why.why} />}
      {open !== undefined && (
        <Suspense>
          <PileDialog {...open} marks={scene.marks} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );

  function openPile(of: number, pile: OpenPile): void {
    setOpen({ seat: of, pile });
  }
}

type Listening = { readonly [event: string]: ((event: never) => void) | undefined };

/** Both hear what happens. */
function together(one: object, other: object): object {
  const [first, second] = [one as Listening, other as Listening];
  const all = { ...first, ...second };
  return Object.fromEntries(
    Object.keys(all).map((name) => [
      name,
      (event: never) => {
        first[name]?.(event);
        second[name]?.(event);
      },
    ]),
  );
}

/** Cards before and after one, as they lie in their row. */
function neighboursOf(table: HTMLElement | null, thing: Thing) {
  const element = table?.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  const row = [...(element?.closest("[role=group], dialog")?.querySelectorAll("[data-thing]") ?? [])].map(
    (one) => one.getAttribute("data-thing") ?? undefined,
  );
  const at = row.indexOf(thing);
  return { previous: row[at - 1], next: row[at + 1] };
}

/** The keyboard goes to a thing, which comes into sight. */
function focusOn(table: HTMLElement | null, thing: Thing): void {
  const element = table?.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
