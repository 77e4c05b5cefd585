import { type BattlePlan, type BoardId, boardIds, hexesListed } from "@weirwood/battles/plans";
import { boardSizes, type Hex, hexAt, hexNames, isOnBoard } from "@weirwood/battles/questions";
import type { Json } from "@weirwood/kernel";
import { letterAt, PLAINS, rowOfLetters } from "./ground.ts";
import { listOf } from "./hex-lists.ts";
import { valueAt, withValue } from "./plan-paths.ts";

/** A plan on another side of the board, and how much of it did not fit. */
export interface OtherSide {
  readonly plan: BattlePlan;
  readonly lostUnits: number;
  readonly lostObjectives: number;
  /** Hexes of another terrain than plains. */
  readonly lostTerrain: number;
}

export function onSide(plan: BattlePlan, board: BoardId): OtherSide {
  const side = boardIds.indexOf(board);
  const { columns, rows } = boardSizes[side];
  const fits = ({ at }: { readonly at: string }): boolean => isOnBoard(side, hexNames.indexOf(at));
  const field = Array.from({ length: rows }, (_, row) =>
    rowOfLetters(
      Array.from({ length: columns - (row & 1) }, (__, column) => letterAt(plan, hexAt(column, row))),
      row,
    ),
  );
  const drawn = (lines: readonly string[]): number => lines.join("").replaceAll(" ", "").replaceAll(PLAINS, "").length;
  const units = plan.units.filter(fits);
  const objectives = plan.objectives?.filter(fits);
  const changed = { ...plan, board, field, units, ...(objectives && { objectives }) };
  return {
    plan: listPaths(plan).reduce<BattlePlan>((whole, path) => withFittingHexes(whole, path, side), changed),
    lostUnits: plan.units.length - units.length,
    lostObjectives: (plan.objectives?.length ?? 0) - (objectives?.length ?? 0),
    lostTerrain: drawn(plan.field) - drawn(field),
  };
}

/** Where a plan has lists of hexes. */
function listPaths({ zones = {}, prepare = [], special = [] }: BattlePlan): readonly string[] {
  return [
    ...Object.keys(zones).map((zone) => `zones.${zone}`),
    ...prepare.flatMap((one, at) => ("hide" in one ? [`prepare[${at}].at`] : [])),
    ...special.flatMap((one, at) => ("archers" in one ? [`special[${at}].archers`] : [])),
  ];
}

function withFittingHexes(plan: BattlePlan, path: string, side: number): BattlePlan {
  const fitting = hexesListed(String(valueAt(plan, path))).filter((hex: Hex) => isOnBoard(side, hex));
  const left: Json | undefined = fitting.length > 0 || !path.startsWith("zones.") ? listOf(fitting) : undefined;
  return withValue(plan, path, left);
}
