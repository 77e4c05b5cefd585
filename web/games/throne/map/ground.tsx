import { memo, type ReactNode } from "react";
import type { Point } from "../../../view/plane.ts";
import { areaPath, linesOf, pathThrough, ringPoints } from "./geometry.ts";
import { SeaOrnaments } from "./ornaments.tsx";
import type { Decoration, MapArea, Topology } from "./topology.ts";
import "./ground.css";

/** The drawn ground: sea, land, borders, rivers, the Wall. Who owns a land is drawn inside it. */

/** The id of an area's outline, which everything that follows its shape uses. */
export const outlineId = (id: string): string => `area-${id}`;
const clipId = (id: string): string => `within-${id}`;

const landsOf = (map: Topology): MapArea[] => [...map.areas.values()].filter(({ kind }) => kind === "land");

/** Beyond the canvas the sea goes on: borders that end at its edge are drawn further out. */
function openSea(map: Topology): string {
  const ends = map.arcs
    .filter(({ type }) => type === "sea")
    .flatMap(({ points }) => [points[0], points[points.length - 1]]);
  const { width, height } = map;
  return ends
    .map(([x, y]) => {
      if (x < EDGE) return `M${x} ${y}H${-FAR}`;
      if (x > width - EDGE) return `M${x} ${y}H${width + FAR}`;
      return y > height - EDGE ? `M${x} ${y}V${height + FAR}` : "";
    })
    .join("");
}

const EDGE = 20;
const FAR = 1500;

/** Waves left and right of the canvas, scattered without a pattern that the eye would find. */
const outerWaves: readonly Point[] = Array.from({ length: 150 }, (_, number): Point => {
  const across = ((number * 0.618034) % 1) * 900;
  return [Math.round(number % 2 === 0 ? -20 - across : 1020 + across), Math.round(((number * 0.754878) % 1) * 1500)];
});

/** Outlines by id, each written once. Belongs into the drawing before all layers. */
export const GroundOutlines = memo(function GroundOutlines({ map }: { readonly map: Topology }) {
  const beyondCoast = map.beyond.filter(({ arc }) => arc.type !== "wall" && arc.points.length > 2);
  return (
    <defs>
      {[...map.areas.values()].map((area) => (
        <path key={area.id} id={outlineId(area.id)} d={areaPath(area)} fillRule="evenodd" />
      ))}
      {landsOf(map).map(({ id }) => (
        <clipPath key={id} id={clipId(id)}>
          <use href={`#${outlineId(id)}`} />
        </clipPath>
      ))}
      <path id="map-coast" d={landsOf(map).map(areaPath).join("")} />
      <path id="map-beyond-coast" d={beyondCoast.map(({ arc }) => pathThrough(arc.points)).join("")} />
      <path id="map-sea-borders" d={linesOf(map, "sea") + openSea(map)} />
      <path id="map-rivers" d={linesOf(map, "river", "bridge")} />
      <linearGradient id="map-mist" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.62" className="mist-full" />
        <stop offset="1" className="mist-none" />
      </linearGradient>
    </defs>
  );
});

/** Sea, waves and coasts. */
export const GroundBelow = memo(function GroundBelow({ map }: { readonly map: Topology }) {
  return (
    <g className="ground" aria-hidden="true">
      <rect className="ground-sea" x="-2000" y="-2000" width="5000" height="5500" />
      <SeaOrnaments />
      <g className="ground-shallows">
        {[38, 24, 11].map((width) => (
          <g key={width} strokeWidth={width}>
            <use href="#map-coast" />
            <use href="#map-beyond-coast" />
          </g>
        ))}
      </g>
      <path
        className="ground-waves"
        d={[...map.waves, ...outerWaves].map(([x, y]) => `M${x - 9} ${y}q4.5-5 9 0t9 0`).join("")}
      />
      <use href="#map-sea-borders" className="ground-sea-border-bed" />
      <use href="#map-sea-borders" className="ground-sea-border" />
      <use href="#map-beyond-coast" className="ground-coast" />
      <path className="ground-beyond" d={pathThrough(ringPoints(map.beyond), true)} />
      <use href="#map-coast" className="ground-coast" />
    </g>
  );
});

/** One land: its ground and, inside its border, what is laid over it. One clip serves both: clips are what costs. */
export function Land({ area: { id, region }, children }: { readonly area: MapArea; readonly children?: ReactNode }) {
  return (
    <g className="ground-land" clipPath={`url(#${clipId(id)})`} aria-hidden="true">
      <g className={`region-${region}`}>
        <use href={`#${outlineId(id)}`} />
        <use href={`#${outlineId(id)}`} className="ground-shade wide" />
        <use href={`#${outlineId(id)}`} className="ground-shade" />
      </g>
      {children}
    </g>
  );
}

/** Everything above the colours of the owners, and below names and pieces. */
export const GroundAbove = memo(function GroundAbove({
  map,
  beyond,
}: {
  readonly map: Topology;
  readonly beyond: string;
}) {
  const wall = map.arcs.find(({ type }) => type === "wall")?.points ?? [];
  return (
    <g className="ground" aria-hidden="true">
      <use href="#map-coast" className="ground-grain" />
      <path className="ground-border" d={linesOf(map, "border")} />
      <use href="#map-rivers" className="ground-river-bank" />
      <use href="#map-rivers" className="ground-river" />
      <g className="ground-decoration">
        <Decorations of={map.beyondDecoration} />
      </g>
      <Wall points={wall} />
      <text className="ground-beyond-name" x="520" y="52">
        {beyond}
      </text>
      <rect x="220" y="-40" width="600" height="84" fill="url(#map-mist)" />
      {map.arcs.map(({ id, bridge }) => bridge && <Bridge key={id} at={bridge} length={24} />)}
      {map.innerBridge && (
        <Bridge
          at={[map.innerBridge[0], map.innerBridge[1], map.innerBridge[2]]}
          length={Math.max(22, map.innerBridge[3] + 10)}
        />
      )}
    </g>
  );
});

const shifted = (points: readonly Point[], down: number): Point[] => points.map(([x, y]) => [x, y + down]);

function Wall({ points }: { readonly points: readonly Point[] }) {
  const path = pathThrough(points);
  return (
    <g className="ground-wall">
      <path d={path} className="foot" />
      <path d={path} className="face" />
      <path d={path} className="joints" />
      <path d={pathThrough(shifted(points, 2.6))} className="shadow" />
      <path d={pathThrough(shifted(points, -5.6))} className="battlements" />
    </g>
  );
}

function Bridge({
  at: [x, y, degrees],
  length,
}: {
  readonly at: readonly [number, number, number];
  readonly length: number;
}) {
  const half = length / 2;
  const planks = Array.from({ length: Math.floor(length / 4) }, (_, place) => -half + 3 + place * 4);
  return (
    <g className="ground-bridge" transform={`translate(${x} ${y})rotate(${degrees})`}>
      <path className="rails" d={`M${-half}-5.2H${half}M${-half} 5.2H${half}`} />
      <path className="deck" d={`M${1 - half}-4.3H${half - 1}V4.3H${1 - half}Z`} />
      <path className="planks" d={planks.map((plank) => `M${plank}-4.3V4.3`).join("")} />
    </g>
  );
}

/** Hills, woods and dunes: nothing that matters in play. */
export function Decorations({ of }: { readonly of: readonly Decoration[] }) {
  return of.map(({ glyph, at: [x, y] }) => <use key={`${x} ${y}`} href={`#throne/decor-${glyph}`} x={x} y={y} />);
}
