import { useEffect, useRef } from "react";
import { wantsMotion } from "../../../view/camera.ts";
import { FALL_TIME, type FieldFall, type FieldJourney, timeOfJourney } from "./field-show.ts";
import { middleOf } from "./geometry.ts";
import { near } from "./hex-shape.ts";
import { classSymbol, Piece } from "./piece.tsx";

interface JourneysProps {
  readonly journeys: readonly FieldJourney[];
  /** What a second lasts. */
  readonly pace: number;
}

/** Units on their way, over what lies there. Where nothing is to move they stand where they go. */
export function Journeys({ journeys, pace }: JourneysProps) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!wantsMotion()) return;
    const moves = [...(group.current?.children ?? [])].map((traveller, place) => {
      const keyframes = journeys[place].path.map((hex) => {
        const [x, y] = middleOf(hex);
        return { transform: `translate(${x}px,${y}px)` };
      });
      const duration = timeOfJourney(journeys[place]) * pace;
      return traveller.animate(keyframes, { duration, easing: "ease-in-out", fill: "both" });
    });
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [journeys, pace]);

  return (
    <g ref={group}>
      {journeys.map(({ unit, path }) => (
        <g key={`${unit.unit} ${path}`} transform={`translate(${near(middleOf(path[path.length - 1]))})`}>
          <Piece unit={unit} />
        </g>
      ))}
    </g>
  );
}

const toppling: Keyframe[] = [
  { transform: "translate(0,0) rotate(0)", opacity: 1 },
  { transform: "translate(2px,3px) rotate(78deg)", opacity: 1, offset: 0.6 },
  { transform: "translate(2px,6px) rotate(84deg)", opacity: 0 },
];

/** Figures that fall beside their unit, one after the other; nothing where nothing is to move. */
export function Falls({ falls, pace }: { readonly falls: readonly FieldFall[]; readonly pace: number }) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (falls.length === 0 || !wantsMotion()) return;
    const figures = [...(group.current?.querySelectorAll(".figure") ?? [])];
    const moves = figures.map((figure) =>
      figure.animate(toppling, { duration: FALL_TIME * pace, easing: "ease-in", fill: "both" }),
    );
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [falls, pace]);

  return (
    <g ref={group} className="falls">
      {falls.map(({ hex, unit, figures }) => (
        <g key={hex} className={`h-${unit.house}`} transform={`translate(${near(middleOf(hex))})`}>
          {inRow(figures).map((x) => (
            <g key={x} transform={`translate(${x} 0)`}>
              <g className="figure">
                <circle r="9" />
                <use href={`#${classSymbol(unit)}`} x="-7" y="-7" width="14" height="14" />
              </g>
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** So many figures side by side. */
const inRow = (figures: number): number[] =>
  Array.from({ length: figures }, (_, place) => 15 * (place - (figures - 1) / 2));
