import { type BattlePlan, fieldLetters } from "@weirwood/battles/plans";
import { columnOf, hexNames, rowOf } from "@weirwood/battles/questions";
import { useEffect } from "react";
import { showArtOf } from "../../../art/sprite.ts";
import { houseOfType } from "./model/forces.ts";
import { hexesOn, letterAt } from "./model/ground.ts";
import "./plan-picture.css";

const WIDE = 10;
const TALL = 8.66;

/** A plan so small that only its ground and its forces are seen. */
export function PlanPicture({ plan }: { readonly plan: BattlePlan }) {
  useEffect(() => void showArtOf("battles"), []);
  const hexes = hexesOn(plan);
  const columns = Math.max(...hexes.map(columnOf)) + 1;
  const rows = Math.max(...hexes.map(rowOf)) + 1;
  const place = (hex: number) => ({ x: WIDE * (columnOf(hex) + (rowOf(hex) & 1) / 2), y: TALL * rowOf(hex) });
  return (
    <svg className="plan-picture" viewBox={`0 0 ${WIDE * columns} ${TALL * rows}`} aria-hidden>
      {hexes.map((hex) => {
        const [terrain, token] = fieldLetters[letterAt(plan, hex)];
        return (
          <rect
            key={hex}
            {...place(hex)}
            width={WIDE + 0.2}
            height={TALL + 0.2}
            data-terrain={terrain}
            data-token={token}
          />
        );
      })}
      {plan.units.map(({ type, at }, number) => {
        const { x, y } = place(hexNames.indexOf(at));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a plan have no other name than their place in it.
          <circle key={number} className={`h-${houseOfType(type)}`} cx={x + WIDE / 2} cy={y + TALL / 2} r={4} />
        );
      })}
    </svg>
  );
}
