import type { CardsSymbol } from "../art/symbol-names.ts";
import type { SheetsText } from "../side/text/en.ts";

type LegendText = SheetsText["legend"];

/** A symbol, or a card as the table marks it. */
type Picture = CardsSymbol | `card-${"can" | "chosen" | "target" | "cannot" | "kneels" | "dying"}`;

export interface SignGroup {
  readonly title: keyof LegendText["groups"];
  readonly signs: readonly (readonly [keyof LegendText["signs"], Picture])[];
}

/** The legend in its columns. */
export const signColumns: readonly (readonly SignGroup[])[] = [
  [
    {
      title: "marks",
      signs: [
        ["can", "card-can"],
        ["chosen", "card-chosen"],
        ["target", "card-target"],
        ["cannot", "card-cannot"],
      ],
    },
    {
      title: "card",
      signs: [
        ["strength", "cards/strength"],
        ["kneels", "card-kneels"],
        ["dying", "card-dying"],
        ["duplicate", "cards/duplicate"],
        ["counter", "cards/counter"],
      ],
    },
  ],
  [
    {
      title: "numbers",
      signs: [
        ["power", "cards/power"],
        ["gold", "cards/gold"],
        ["influence", "cards/influence"],
        ["initiative", "cards/initiative"],
        ["claim", "cards/claim"],
        ["hand", "cards/hand"],
        ["deck", "cards/deck"],
        ["first", "cards/first-player"],
      ],
    },
    {
      title: "piles",
      signs: [
        ["dead", "cards/dead-pile"],
        ["discard", "cards/discard-pile"],
        ["shadows", "cards/shadows"],
        ["used", "cards/plot"],
      ],
    },
  ],
  [
    {
      title: "challenges",
      signs: [
        ["military", "cards/challenge-military"],
        ["intrigue", "cards/challenge-intrigue"],
        ["powerChallenge", "cards/challenge-power"],
        ["unopposed", "cards/unopposed"],
      ],
    },
    {
      title: "acts",
      signs: [
        ["action", "cards/act-action"],
        ["response", "cards/act-response"],
        ["save", "cards/act-save"],
        ["cancel", "cards/act-cancel"],
        ["passive", "cards/act-passive"],
        ["framework", "cards/act-framework"],
      ],
    },
    {
      title: "crests",
      signs: [
        ["noble", "cards/crest-noble"],
        ["war", "cards/crest-war"],
        ["holy", "cards/crest-holy"],
        ["learned", "cards/crest-learned"],
        ["shadow", "cards/crest-shadow"],
      ],
    },
  ],
];
