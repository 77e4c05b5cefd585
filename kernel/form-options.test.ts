import { describe, expect, it } from "vitest";
import type { OptionField } from "./form.ts";
import { optionsBy } from "./form-options.ts";
import type { JsonMap } from "./json.ts";

const rule = "wager.bid";
const variants = [{ value: "siege" }, { value: "ports" }];
const form: readonly OptionField[] = [
  { name: "seats", kind: "count", rule, values: [{ value: 2 }, { value: 3 }], usual: 3 },
  { name: "rounds", kind: "choice", rule, values: [{ value: 1 }, { value: 5 }], within: [1, 9], usual: 5 },
  { name: "isOpen", kind: "flag", rule, usual: false },
  { name: "variants", kind: "flags", rule, values: variants, usual: [] },
  { name: "houses", kind: "seats", rule, values: [{ value: "stark" }, { value: "tully" }] },
  { name: "engines.retreat", kind: "flag", rule, usual: false },
  { name: "engines.upgrade", kind: "flag", rule, usual: true },
  { name: "motto", kind: "text", rule, most: 5 },
  { name: "deck", kind: "document", rule, most: 12, format: "json" },
];
const { readOptions, brief } = optionsBy<JsonMap>(form);
const usual = {
  seats: 3,
  rounds: 5,
  isOpen: false,
  variants: [],
  engines: { retreat: false, upgrade: true },
};

describe("options by a form", () => {
  it("are as usual where nothing is said", () => {
    expect(readOptions(undefined)).toEqual(usual);
    expect(readOptions({})).toEqual(usual);
  });

  it("take what each kind of field takes", () => {
    const chosen = {
      seats: 2,
      rounds: 7,
      isOpen: true,
      variants: ["ports"],
      houses: ["tully", "stark"],
      motto: "ours",
    };
    expect(readOptions({ ...chosen, engines: { retreat: true }, deck: { a: [1, 2] } })).toEqual({
      ...usual,
      ...chosen,
      engines: { retreat: true, upgrade: true },
      deck: { a: [1, 2] },
    });
  });

  it.each<[string, unknown]>([
    ["?", 3],
    ["?", []],
    ["wolves", { wolves: 3 }],
    ["constructor", { constructor: 3 }],
    ["seats", { seats: 4 }],
    ["seats", { seats: "3" }],
    ["rounds", { rounds: 10 }],
    ["rounds", { rounds: 1.5 }],
    ["isOpen", { isOpen: 1 }],
    ["variants", { variants: ["wolves"] }],
    ["variants", { variants: ["ports", "ports"] }],
    ["variants", { variants: "ports" }],
    ["houses", { houses: ["stark", "snow"] }],
    ["engines", { engines: true }],
    ["engines.wheels", { engines: { wheels: 4 } }],
    ["motto", { motto: "winter" }],
    ["deck", { deck: [1, 2, 3, 4, 5, 6] }],
  ])("refuse %s in %j", (option, input) => {
    expect(readOptions(input)).toEqual({ rule: "kernel.options", params: { option } });
  });

  it("have a brief of what is not as usual", () => {
    expect(brief(usual)).toEqual({});
    expect(brief({ ...usual, seats: 2, motto: "ours", engines: { retreat: false, upgrade: false } })).toEqual({
      seats: 2,
      motto: "ours",
      engines: { upgrade: false },
    });
  });
});
