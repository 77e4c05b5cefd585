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

interface JourneysProps {
  readonly journeys: readonly Journey[];
  readonly map: Topology;
  /** All have arrived. Whoever skips takes the journeys away instead. */
  readonly onArrived: (() => void) | undefined;
}

export function Journeys({ journeys, map, onArrived }: JourneysProps) {
  const group = useRef<SVGGElement>(null);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    const travellers = [...(group.current?.children ?? [])];
    if (travellers.length === 0) return;
    if (!wantsMotion()) {
      arrived.current?.();
      return;
    }
    const moves = travellers.map((traveller, place) => {
      const way = wayOf(map, journeys[place].areas);
      const keyframes = way.map(([x, y]) => ({ transform: `translate(${x}px,${y}px)` }));
      const duration = STEP * Math.max(1, way.length - 2);
      return traveller.animate(keyframes, { duration, easing: "ease-in-out", fill: "both" });
    });
    let isCurrent = true;
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (isCurrent) arrived.current?.();
    });
    return () => {
      isCurrent = false;
      for (const move of moves) move.cancel();
    };
  }, [journeys, map]);

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
