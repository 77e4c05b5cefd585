import type { BattlePlan } from "../plans/plan.ts";

/** What a battle plan and the overview card of a skirmish both say. */
export type BattleTerms = Pick<
  BattlePlan,
  "board" | "rounds" | "commandTokens" | "orderValue" | "commandValue" | "rout" | "objectives" | "score" | "win"
>;

/** The two skirmishes, by their overview cards: what a battle plan says of a battle, without field and forces. */
export const skirmishIds = ["raid", "reward"] as const;
export type SkirmishId = (typeof skirmishIds)[number];

export const overviews: { readonly [id in SkirmishId]: BattleTerms } = {
  raid: {
    board: "portrait",
    rounds: 6,
    commandTokens: 4,
    orderValue: 4,
    commandValue: 4,
    rout: ["stark", "lannister"],
    score: [{ house: "both", when: "event", points: 1, for: { eliminated: 1 } }],
  },
  reward: {
    board: "landscape",
    rounds: 5,
    commandTokens: 5,
    orderValue: 4,
    commandValue: 4,
    rout: [],
    objectives: [{ at: "c5" }, { at: "g5" }, { at: "l5" }],
    score: [
      { house: "both", when: "round", points: 1, for: { objective: "any" } },
      { house: "both", when: "event", points: 1, for: { eliminated: 1 } },
    ],
  },
};
