import { type Area, type House, UNIT_KINDS } from "@weirwood/throne/questions";
import { useEffect, useRef } from "react";
import { wantsMotion } from "../../../view/camera.ts";
import type { Point } from "../../../view/plane.ts";
import type { Topology } from "../map/topology.ts";
import { wayOf } from "./arrows.tsx";
import { coloursOf, Unit } from "./pieces.tsx";

/** Units on their way from area to area, over what lies there: shown while an event is told. */
export interface Journey {
  readonly house: House;
  /** Every area on the way, the seas that carry included. */
  readonly areas: readonly Area[];
  /** How many of each kind, by kind. */
  readonly units: readonly number[];
  /** Beaten units lie on the way back. */
  readonly isRouted?: boolean;
}

/** For each border that is crossed. */
const STEP = 320;

/** How long units are on their way over these areas, in milliseconds at the steady pace. */
export const timeOfJourney = (areas: readonly Area[]): number => STEP * Math.max(1, areas.length - 1);

interface JourneysProps {
  readonly journeys: readonly Journey[];
  readonly map: Topology;
  /** What a second lasts. */
  readonly pace: number;
}

export function Journeys({ journeys, map, pace }: JourneysProps) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const travellers = [...(group.current?.children ?? [])];
    if (travellers.length === 0 || !wantsMotion()) return;
    const moves = travellers.map((traveller, place) => {
      const way = wayOf(map, journeys[place].areas);
      const keyframes = way.map(([x, y]) => ({ transform: `translate(${x}px,${y}px)` }));
      const duration = timeOfJourney(journeys[place].areas) * pace;
      return traveller.animate(keyframes, { duration, easing: "ease-in-out", fill: "both" });
    });
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [journeys, map, pace]);

  return (
    <g ref={group} className="journeys" aria-hidden="true">
      {journeys.map((journey) => (
        <g key={`${journey.areas} ${journey.units}`} className={coloursOf(journey.house)}>
          <Travellers journey={journey} />
        </g>
      ))}
    </g>
  );
}

/** One piece for each kind, side by side. */
function Travellers({ journey: { units, isRouted = false } }: { readonly journey: Journey }) {
  const kinds = Array.from({ length: UNIT_KINDS }, (_, kind) => kind).filter((kind) => (units[kind] ?? 0) > 0);
  return kinds.map((kind, place) => {
    const at: Point = [(place - (kinds.length - 1) / 2) * 28, 0];
    const count = units[kind];
    return <Unit key={kind} stack={{ kind, isRouted, count }} count={count} at={at} scale={1.15} />;
  });
}
