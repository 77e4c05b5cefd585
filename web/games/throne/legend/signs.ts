import type { ThroneSymbol } from "../art/symbol-names.ts";
import type { ThroneText } from "../text/en.ts";

export type OrderSign = keyof ThroneText["legend"]["kinds"];
export type Sign = keyof ThroneText["legend"]["signs"];

/** Kinds of orders, as the legend lists them, each by one of its tokens. */
export const orderSigns: readonly (readonly [OrderSign, ThroneSymbol])[] = [
  ["march", "throne/order-march"],
  ["defense", "throne/order-defense"],
  ["support", "throne/order-support"],
  ["raid", "throne/order-raid"],
  ["consolidate", "throne/order-consolidate"],
  ["starred", "throne/order-march-star"],
  ["faceDown", "throne/order-back"],
];

/** A symbol, or an outline as the map draws it. */
type Picture = ThroneSymbol | "mark-legal" | "mark-battle" | "mark-selected";

export interface SignGroup {
  readonly title: keyof ThroneText["legend"]["groups"];
  readonly signs: readonly (readonly [Sign, Picture])[];
}

/** Under the orders: what a house's row shows. */
export const houseSigns: SignGroup = {
  title: "houses",
  signs: [
    ["castles", "throne/stronghold"],
    ["supply", "throne/barrel"],
    ["powerInHand", "throne/power"],
    ["bot", "ui-bot"],
    ["choosing", "ui-lock"],
  ],
};

/** The rest of the legend, in its columns. */
export const signColumns: readonly (readonly SignGroup[])[] = [
  [
    {
      title: "land",
      signs: [
        ["stronghold", "throne/stronghold"],
        ["city", "throne/city"],
        ["crown", "throne/crown"],
        ["barrel", "throne/barrel"],
        ["port", "throne/port"],
        ["power", "throne/power"],
        ["garrison", "throne/garrison"],
      ],
    },
    {
      title: "pieces",
      signs: [
        ["footman", "throne/unit-footman"],
        ["knight", "throne/unit-knight"],
        ["ship", "throne/unit-ship"],
        ["routed", "throne/unit-knight-routed"],
      ],
    },
  ],
  [
    {
      title: "lines",
      signs: [
        ["legal", "mark-legal"],
        ["missing", "throne/order-empty"],
        ["battle", "mark-battle"],
        ["selected", "mark-selected"],
        ["blocked", "ui-lock"],
      ],
    },
    {
      title: "tracks",
      signs: [
        ["throne", "throne/iron-throne"],
        ["fiefdoms", "throne/blade"],
        ["court", "throne/raven"],
        ["stars", "throne/court-star"],
        ["wildlings", "throne/mammoth"],
      ],
    },
  ],
];
