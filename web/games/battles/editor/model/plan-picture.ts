import { type BattlePlan, fieldLetters, unitTypes } from "@weirwood/battles/plans";
import { type Hex, hexesOf, unitTypeIds } from "@weirwood/battles/questions";
import type { FieldPicture, HexPicture } from "../../field/field-picture.ts";
import { objectiveAt, unitAt } from "./forces.ts";
import { boardNumber, letterAt } from "./ground.ts";

/** The field of a plan as it is drawn, before anything has happened on it. */
export function pictureOfPlan(plan: BattlePlan): FieldPicture {
  const board = boardNumber(plan);
  return { board, hexes: new Map(hexesOf[board].map((hex) => [hex, hexPicture(plan, hex)])) };
}

function hexPicture(plan: BattlePlan, hex: Hex): HexPicture {
  const [terrain, token] = fieldLetters[letterAt(plan, hex)];
  const unit = plan.units[unitAt(plan, hex)];
  const objective = plan.objectives?.[objectiveAt(plan, hex)];
  const type = unit && unitTypes[unitTypeIds.indexOf(unit.type)];
  return {
    terrain,
    ...(token === undefined ? {} : { token }),
    fire: 0,
    isDevastated: false,
    ...(objective && {
      objective: { kind: objective.kind ?? "place", ...(objective.owner && { owner: objective.owner }) },
    }),
    ...(unit &&
      type && {
        unit: {
          house: type.house,
          type: unit.type,
          class: type.class,
          rank: unit.rank,
          figures: type.strength,
          strength: type.strength,
          ...(unit.commander && { commander: unit.commander }),
          isSpent: false,
        },
      }),
  };
}
