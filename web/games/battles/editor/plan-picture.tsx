import { type BattlePlan, boardIds, fieldLetters } from "@weirwood/battles/plans";
import { hexNames } from "@weirwood/battles/questions";
import { useEffect } from "react";
import { showArtOf } from "../../../art/sprite.ts";
import { middleOf, sizeOf } from "../field/geometry.ts";
import { HALF, hexShape } from "../field/hex-shape.ts";
import { houseOfType } from "./model/forces.ts";
import { hexesOn, letterAt } from "./model/ground.ts";
import "./plan-picture.css";

/** A plan so small that only its ground and its forces are seen. */
export function PlanPicture({ plan }: { readonly plan: BattlePlan }) {
  useEffect(() => void showArtOf("battles"), []);
  const { width, height } = sizeOf(boardIds.indexOf(plan.board));
  return (
    <svg className="plan-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {hexesOn(plan).map((hex) => {
        const [terrain, token] = fieldLetters[letterAt(plan, hex)];
        return <path key={hex} d={hexShape(1, middleOf(hex))} data-terrain={terrain} data-token={token} />;
      })}
      {plan.units.map(({ type, at }, number) => {
        const [x, y] = middleOf(hexNames.indexOf(at));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a plan have no other name than their place in it.
          <circle key={number} className={`h-${houseOfType(type)}`} cx={x} cy={y} r={HALF * 0.8} />
        );
      })}
    </svg>
  );
}
