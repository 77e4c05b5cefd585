import {
  AREAS,
  type Area,
  areaIds,
  type House,
  hasPorts,
  homes,
  isPort,
  isSea,
  NONE,
  neighboursOf,
  PORTS,
  playersOf,
  portLands,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import { Callout } from "../../../view/callout.tsx";
import { type Camera, createCamera } from "../../../view/camera.ts";
import { bringingAllIn, bringingIn, fitting, openingOn, panningTo } from "../../../view/frame.ts";
import { MapView } from "../../../view/map-view.tsx";
import { Minimap } from "../../../view/minimap.tsx";
import type { Box, Point } from "../../../view/plane.ts";
import { useShownZooms } from "../../../view/shown-zooms.ts";
import type { Glass } from "../../../view/use-glass.ts";
import { ZoomButtons } from "../../../view/zoom-buttons.tsx";
import type { SpokenOf } from "../learn/spoken-of.ts";
import { boxAround, shapeOf } from "../map/geometry.ts";
import { GroundAbove, GroundBelow, GroundOutlines } from "../map/ground.tsx";
import { MapOrnaments } from "../map/ornaments.tsx";
import { mapNamed, type Topology } from "../map/topology.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import { useThroneWords } from "../words.ts";
import { AreaButtons, type Pressed } from "./area-buttons.tsx";
import { AreaPieces } from "./area-pieces.tsx";
import { areaWords, type Speech } from "./area-words.ts";
import { Arrows, type MapArrow } from "./arrows.tsx";
import {
  type AreaContents,
  contentsKey,
  contentsOf,
  type DraftOrders,
  isOnBoard,
  portsOn,
  type Recruits,
} from "./contents.ts";
import { AreaGlass } from "./glass.tsx";
import { type Journey, Journeys } from "./journeys.tsx";
import { type AreaMark, type AreaMarks, Marks, portPlace } from "./marks.tsx";
import { AreaNames } from "./names.tsx";
import { OwnedLand } from "./ownership.tsx";
import { PrintedSymbols } from "./printed.tsx";
import { seen } from "./seen.ts";
import { SmallMap } from "./small-map.tsx";
import { Spotlight } from "./spotlight.tsx";
import { useLetters } from "./use-letters.ts";
import type { ChosenUnits } from "./zoomed-pieces.tsx";
import "./board.css";

export interface ThroneMapProps {
  /** A view, or a state. */
  readonly view: Throne;
  /** The reader's house, or NONE: said as "yours", and where the map opens. */
  readonly reader: House;
  readonly marks?: AreaMarks;
  readonly arrows?: readonly MapArrow[];
  /** Orders being chosen, which the view does not have yet. */
  readonly drafts?: DraftOrders;
  readonly recruits?: Recruits;
  /** Units that are chosen for something, by area: how many of each kind. */
  readonly chosen?: ReadonlyMap<Area, ChosenUnits>;
  /** Units on their way, drawn over the view, and what a second lasts for them. */
  readonly journeys?: readonly Journey[];
  readonly pace?: number;
  readonly onArea?: (area: Area, pressed: Pressed) => void;
  /** Why an area without a reason in its mark cannot be chosen: asked when somebody looks at it. */
  readonly whyNot?: (area: Area) => Reason | undefined;
  /** Called with undefined when the pointer, or the focus, leaves. */
  readonly onLook?: (area: Area | undefined) => void;
  /** A note beside an area, which follows the map. */
  readonly note?: { readonly area: Area; readonly content: ReactNode };
  /** Whether the map opens in its whole width. */
  readonly opensWhole?: boolean;
  /** What a hint speaks of: all else is dimmed. */
  readonly spotlight?: SpokenOf | undefined;
  readonly handle?: Ref<ThroneMapHandle>;
}

/** What a frame around the map may ask of it. */
export interface ThroneMapHandle {
  /** Brings areas into sight by the shortest way, the first above all; neither closer nor further away. */
  goTo(...areas: readonly Area[]): void;
  /** The same, from further away where they would not fit. */
  fit(...areas: readonly Area[]): void;
  /** Shows areas whole, close, and beside so many pixels that are taken at the right. */
  spotlight(areas: readonly Area[], taken: number): void;
  /** Puts the keyboard on an area. */
  focus(area: Area): void;
  /** Brings areas into sight without coming closer. */
  follow(areas: readonly Area[]): void;
}

const noMarks: AreaMarks = new Map();

const anchorsOf = (view: Throne, map: Topology): Map<Area, Point> => {
  const places = new Map<Area, Point>();
  for (let area = 0; area < AREAS; area++) {
    if (!isOnBoard(view, area)) continue;
    const at = isPort(area) ? portPlace(map, area) : map.areas.get(areaIds[area])?.army;
    if (at !== undefined) places.set(area, at);
  }
  return places;
};

function boxOf(map: Topology, area: Area): Box {
  const drawn = map.areas.get(areaIds[isPort(area) ? portLands[area - PORTS] : area]);
  if (drawn === undefined) return seen;
  if (!isPort(area)) return boxAround(shapeOf(drawn).flat());
  const [x, y] = portPlace(map, area);
  return { left: x - 18, top: y - 18, right: x + 18, bottom: y + 18 };
}

/** Areas in which a press does something. */
const isActive = (mark: AreaMark | undefined): boolean => mark !== undefined && mark.state !== "blocked";

function useCamera(home: Point, opensWhole: boolean): Camera {
  const [camera] = useState(() => createCamera(seen, home, opensWhole));
  return camera;
}

/** The board of Throne: everything that lies on the map, and everything that can be pointed at. */
export function ThroneMap({
  view,
  reader,
  marks = noMarks,
  arrows,
  drafts,
  recruits,
  chosen,
  journeys,
  pace = 1,
  onArea,
  whyNot,
  onLook,
  note,
  opensWhole = false,
  spotlight,
  handle,
}: ThroneMapProps) {
  const text = useThroneText().board;
  const words = useThroneWords();
  const isSix = playersOf(view) === 6;
  const map = mapNamed(isSix ? "six" : "base");
  const withPorts = hasPorts(view);
  const anchors = anchorsOf(view, map);
  const camera = useCamera(anchors.get(reader === NONE ? -1 : homes[reader]) ?? [500, 800], opensWhole);
  const zooms = useShownZooms(camera);
  const glass = useRef<Glass<Area>>(null);
  const buttons = useRef<{ focus(area: Area): void }>(null);

  const letters = useLetters(map);
  const speech: Speech = { text, words };
  const contents = new Map<Area, AreaContents>();
  for (const area of anchors.keys()) contents.set(area, contentsOf(view, area, drafts, recruits));

  const lookBy =
    (aim: typeof panningTo) =>
    (...areas: readonly Area[]): void => {
      const boxes = areas.map((area) => boxOf(map, area));
      camera.lookAt((frame, screen) => aim(frame, boxes, screen, camera.map));
    };
  const spotlightOn = (areas: readonly Area[], taken: number): void => {
    const boxes = areas.map((area) => boxOf(map, area));
    camera.lookAt((_, screen) => fitting(boxes, taken, screen, camera.map));
  };
  const follow = (areas: readonly Area[]): void => {
    const boxes = areas.map((area) => boxOf(map, area));
    const frame = bringingAllIn(camera.frame(), boxes, camera.screen(), camera.map);
    if (frame !== camera.frame()) camera.glideTo(frame);
  };
  useImperativeHandle(handle, () => ({
    goTo: lookBy(panningTo),
    fit: lookBy(openingOn),
    spotlight: spotlightOn,
    follow,
    focus: (area) => buttons.current?.focus(area),
  }));

  const look = (area: Area | undefined): void => {
    glass.current?.look(area);
    onLook?.(area);
  };
  const bringIn = (area: Area): void => {
    const frame = bringingIn(camera.frame(), boxOf(map, area), camera.screen(), camera.map);
    if (frame !== camera.frame()) camera.glideTo(frame);
  };

  const noted = note?.area;
  const neighbours = useMemo(
    () => (noted === undefined ? [] : neighboursOf(view, noted).map((area) => boxOf(map, area))),
    [view, map, noted],
  );
  const marked = useMemo(() => [...marks.keys()].map((area) => boxOf(map, area)), [map, marks]);
  const host = (area: Area): AreaContents[] =>
    isSea(area) ? portsOn(view, area).flatMap((port) => contents.get(port) ?? []) : [];
  const lands = [...anchors.keys()].filter((area) => !isPort(area));

  return (
    <MapView
      camera={camera}
      width={map.width}
      height={map.height}
      onLongPress={(target) => look(areaAt(target))}
      overlay={
        <>
          <Minimap camera={camera}>
            <SmallMap map={map} contents={contents} />
          </Minimap>
          <ZoomButtons camera={camera} />
          {note !== undefined && (
            <Callout camera={camera} about={boxOf(map, note.area)} avoid={neighbours} className="board-note">
              {note.content}
            </Callout>
          )}
          <AreaGlass
            ref={glass}
            camera={camera}
            view={view}
            contents={contents}
            reader={reader}
            reasonFor={(area) => marks.get(area)?.reason ?? whyNot?.(area)}
            speech={speech}
            boxOf={(area) => boxOf(map, area)}
            avoid={marked}
            except={note?.area}
          />
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are buttons. */}
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={text.title} className="board">
        <GroundOutlines map={map} />
        <GroundBelow map={map} />
        {lands.map((area) => {
          const drawn = map.areas.get(areaIds[area]);
          if (drawn?.kind !== "land") return null;
          return <OwnedLand key={area} area={area} drawn={drawn} house={contents.get(area)?.controller ?? NONE} />;
        })}
        <GroundAbove map={map} beyond={text.beyondTheWall} />
        <MapOrnaments title={text.westeros} />
        <Marks marks={marks} map={map} />
        <AreaButtons
          ref={buttons}
          map={map}
          anchors={anchors}
          start={reader === NONE ? undefined : homes[reader]}
          marks={marks}
          wordsOf={(area) => areaWords(view, contents.get(area) as AreaContents, reader, marks.get(area), speech)}
          onPress={(area, pressed) => {
            onArea?.(area, pressed);
            // What does nothing when it is pressed tells about itself instead.
            if (pressed.by !== "keyboard" && !isActive(marks.get(area))) glass.current?.show(area);
          }}
          onLook={look}
          onFocus={bringIn}
        >
          <PrintedSymbols map={map} hasPorts={withPorts} />
          <AreaNames map={map} letters={letters} zooms={zooms} areas={lands} />
          {lands.map((area) => {
            const drawn = map.areas.get(areaIds[area]);
            if (drawn === undefined) return null;
            const own = contents.get(area) as AreaContents;
            const ports = host(area);
            return (
              <AreaPieces
                key={area}
                area={drawn}
                contents={own}
                ports={ports}
                map={map}
                letters={letters}
                zooms={zooms}
                look={[own, ...ports].map(contentsKey).join()}
                chosen={chosen?.get(area)}
                mark={marks.get(area)}
              />
            );
          })}
        </AreaButtons>
        {spotlight !== undefined && <Spotlight spokenOf={spotlight} house={reader} map={map} />}
        {arrows !== undefined && <Arrows arrows={arrows} map={map} />}
        {journeys !== undefined && <Journeys journeys={journeys} map={map} pace={pace} />}
      </svg>
    </MapView>
  );
}

/** The area that an element of the drawing belongs to. */
function areaAt(target: Element): Area | undefined {
  const found = target.closest("[data-area]")?.getAttribute("data-area");
  return found === null || found === undefined ? undefined : Number(found);
}
