import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { SheetsText } from "../side/text/en.ts";

type LegendText = SheetsText["legend"];

/** A symbol, or a hex as the field draws it. */
type Picture = BattlesSymbol | `hex-${"legal" | "selected" | "danger" | "blocked"}`;

export interface SignGroup {
  readonly title: keyof LegendText["groups"];
  readonly signs: readonly (readonly [keyof LegendText["signs"], Picture])[];
}

/** The legend in its columns. */
export const signColumns: readonly (readonly SignGroup[])[] = [
  [
    {
      title: "pieces",
      signs: [
        ["infantry", "battles/infantry"],
        ["cavalry", "battles/cavalry"],
        ["ranged", "battles/ranged"],
        ["commander", "battles/commander"],
        ["spent", "battles/spent"],
        ["engaged", "battles/engagement"],
        ["stalwart", "battles/stalwart"],
        ["captured", "battles/captured"],
      ],
    },
    {
      title: "hexes",
      signs: [
        ["legal", "hex-legal"],
        ["selected", "hex-selected"],
        ["danger", "hex-danger"],
        ["blocked", "hex-blocked"],
      ],
    },
  ],
  [
    {
      title: "ranks",
      signs: [
        ["green", "battles/rank-green"],
        ["blue", "battles/rank-blue"],
        ["red", "battles/rank-red"],
      ],
    },
    {
      title: "tokens",
      signs: [
        ["colours", "battles/hexorder-green"],
        ["valor", "battles/hexorder-valor"],
        ["morale", "battles/hexorder-morale"],
        ["command", "battles/command-token"],
        ["momentum", "battles/momentum"],
      ],
    },
    {
      title: "dice",
      signs: [
        ["dieColour", "battles/die-green"],
        ["dieValor", "battles/die-valor"],
        ["dieMorale", "battles/die-morale"],
      ],
    },
  ],
  [
    {
      title: "field",
      signs: [
        ["objective", "battles/objective"],
        ["fire", "battles/fire-2"],
        ["devastated", "battles/devastated"],
        ["fortification", "battles/fortification"],
        ["zone", "battles/zone"],
        ["sight", "battles/sight"],
        ["sightBlocked", "battles/sight-blocked"],
      ],
    },
    {
      title: "track",
      signs: [
        ["break", "battles/morale-break"],
        ["rout", "battles/rout"],
      ],
    },
  ],
];
