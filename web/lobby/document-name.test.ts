import { expect, test } from "vitest";
import { documentName } from "./document-name.ts";

test("a document is called what it says itself, in the reader's language where it says both", () => {
  const plan = { name: { en: "The Ford", fr: "Le gué" }, rounds: 3 };
  expect(documentName(plan, "en")).toBe("The Ford");
  expect(documentName(plan, "fr")).toBe("Le gué");
  expect(documentName({ name: "Wolves" }, "fr")).toBe("Wolves");
});

test("of a table in a list only the names are known", () => {
  expect(documentName({ en: "The Ford", fr: "Le gué" }, "fr")).toBe("Le gué");
});

test("whatever else a document is, it has no name", () => {
  for (const document of [undefined, null, 5, [], ["x"], {}, { name: 5 }, { name: { en: " " } }, { name: [] }])
    expect(documentName(document, "en"), JSON.stringify(document)).toBeUndefined();
  expect(documentName({ name: `a\u202e${"b".repeat(900)}` }, "en")).toHaveLength(80);
});
