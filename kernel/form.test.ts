import { expect, test } from "vitest";
import { describeForm } from "./form.ts";
import type { Phrasebook } from "./text.ts";

const book: Phrasebook = {
  language: "en",
  rules: { "small.plan": { rule: "A plan is drawn up before." }, "small.ports": { rule: "Ships lie in ports." } },
  names: { option: { plan: "Plan of battle" }, variant: { ports: "Ports" } },
};

test("a field is said in the words of the book, its values by the names they bear", () => {
  const [field] = describeForm(
    [
      {
        name: "variants",
        kind: "flags",
        rule: "small.plan",
        names: "variant",
        values: [{ value: "ports", rule: "small.ports" }],
      },
    ],
    book,
  );
  expect(field).toEqual({
    name: "variants",
    kind: "flags",
    rule: "small.plan",
    label: "variants",
    explanation: "A plan is drawn up before.",
    values: [{ value: "ports", rule: "small.ports", label: "Ports", explanation: "Ships lie in ports." }],
  });
});

test("a document says how it is written and how long it may be", () => {
  const [field] = describeForm(
    [{ name: "plan", kind: "document", rule: "small.plan", format: "json", most: 20_000 }],
    book,
  );
  expect(field).toMatchObject({ kind: "document", label: "Plan of battle", format: "json", most: 20_000 });
});
