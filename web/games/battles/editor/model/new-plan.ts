import { type BattlePlan, type PlanId, plans } from "@weirwood/battles/plans";
import { boardSizes } from "@weirwood/battles/questions";
import { PLAINS, rowOfLetters } from "./ground.ts";

const { columns, rows } = boardSizes[0];

/** A bare field: what is missing for a battle, the checks say. */
export const emptyPlan = (name: string): BattlePlan => ({
  name: { en: name, fr: name },
  brief: { en: "", fr: "" },
  board: "landscape",
  rounds: 5,
  commandTokens: 3,
  orderValue: 3,
  commandValue: 3,
  momentum: "stark",
  rout: ["stark", "lannister"],
  field: Array.from({ length: rows }, (_, row) => rowOfLetters(Array<string>(columns - (row & 1)).fill(PLAINS), row)),
  units: [],
});

/** One of our plans to begin with, under a name in the reader's language. The notes are about ours, and stay behind. */
export function planFrom(id: PlanId, name: string, language: keyof BattlePlan["name"]): BattlePlan {
  const { notes: _, ...plan } = plans[id];
  return { ...plan, name: { ...plan.name, [language]: name } };
}
