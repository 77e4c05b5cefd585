import type { OptionField } from "@weirwood/kernel";
import { houses, housesInPlay } from "./data/houses.ts";
import type { RuleId } from "./text/en.ts";

interface Field extends OptionField {
  readonly rule: RuleId;
  readonly values?: readonly { readonly value: string | number; readonly rule?: RuleId }[];
}

/** Siege engines are nobody's concern without their variant. */
const siege = { field: "variants", value: "siege" };

/** What may be chosen before a game begins, each with the rule that explains it. */
export const form: readonly Field[] = [
  {
    name: "players",
    kind: "count",
    rule: "throne.setup.players",
    values: Object.keys(housesInPlay).map((players) => ({ value: Number(players) })),
    usual: 5,
  },
  {
    name: "houses",
    kind: "seats",
    rule: "throne.setup.houses",
    names: "house",
    values: houses.map(({ id }) => ({ value: id })),
  },
  {
    name: "variants",
    kind: "flags",
    rule: "throne.variants.any",
    names: "variant",
    values: [
      { value: "martell", rule: "throne.variants.martell" },
      { value: "crowned", rule: "throne.variants.one-card-set" },
      { value: "forts", rule: "throne.forts.build" },
      { value: "siege", rule: "throne.siege.engine" },
      { value: "ports", rule: "throne.ports.eight" },
      { value: "single-use", rule: "throne.single.step" },
      { value: "open-westeros", rule: "throne.open.columns" },
      { value: "three-cards", rule: "throne.three-cards.choose" },
      { value: "three-board", rule: "throne.variants.three-board" },
    ],
    usual: [],
  },
  { name: "printedCourt", kind: "flag", rule: "throne.setup.kings-court-erratum", usual: false },
  { name: "saanSparesOwn", kind: "flag", rule: "throne.card.salladhor-saan", usual: false },
  { name: "freeOrders", kind: "flag", rule: "throne.orders.free", usual: false },
  { name: "engines.byUpgrade", kind: "flag", rule: "throne.siege.upgrade", usual: true, onlyWith: siege },
  { name: "engines.retreat", kind: "flag", rule: "throne.siege.no-retreat", usual: false, onlyWith: siege },
  { name: "engines.asCasualties", kind: "flag", rule: "throne.siege.no-casualty", usual: false, onlyWith: siege },
];
