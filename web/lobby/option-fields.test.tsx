// @vitest-environment happy-dom
import type { DescribedField, Json } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { en } from "../text/en.ts";
import { keepText } from "../text/use-text.ts";
import type { Choices } from "./game-options.ts";
import { FoldedFlags, ValueFields } from "./option-fields.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await keepText();
});

let leave = (): void => undefined;
afterEach(() => leave());

const value = (word: string) => ({ value: word, label: word.toUpperCase(), explanation: `about ${word}` });
const described = (field: Partial<DescribedField> & Pick<DescribedField, "name" | "kind">): DescribedField => ({
  rule: "test.rule",
  label: field.name,
  explanation: `explains ${field.name}`,
  ...field,
});

/** A form with one field; what is chosen in it is kept in `chosen`. */
function draw(field: DescribedField, choices: Choices = {}): { page: HTMLElement; chosen: Json[] } {
  const chosen: Json[] = [];
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() =>
    root.render(
      <ValueFields game="test" form={[field]} choices={choices} onChoose={(_, answer) => chosen.push(answer)} />,
    ),
  );
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return { page, chosen };
}

async function openFile(page: HTMLElement, content: string): Promise<void> {
  const input = page.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File([content], "plan.json")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.poll(() => page.querySelector(".document-name, .why")).not.toBeNull();
}

test("a choice of few values is a row of buttons, and says what the chosen one means", () => {
  const field = described({ name: "rounds", kind: "choice", values: [value("few"), value("many")] });
  const { page, chosen } = draw(field, { rounds: "few" });
  const [few, many] = page.querySelectorAll("button");
  expect([few, many].map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  expect(page.textContent).toContain("about few");
  act(() => many.click());
  expect(chosen).toEqual(["many"]);
});

test("a choice of many values is a list", () => {
  const values = ["a", "b", "c", "d", "e", "f"].map(value);
  const { page, chosen } = draw(described({ name: "plan", kind: "choice", values }), { plan: "b" });
  const list = page.querySelector("select") as HTMLSelectElement;
  expect(list.selectedOptions[0].textContent).toBe("B");
  act(() => {
    list.value = "4";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(chosen).toEqual(["e"]);
});

test("a text is a line to write in, no longer than it may be", () => {
  const { page } = draw(described({ name: "motto", kind: "text", most: 20 }), { motto: "Onward" });
  const line = page.querySelector("input") as HTMLInputElement;
  expect([line.value, line.maxLength]).toEqual(["Onward", 20]);
  expect(page.textContent).toContain("explains motto");
});

test("a document is read where it is chosen, and its file named", async () => {
  const { page, chosen } = draw(described({ name: "plan", kind: "document", format: "json" }), { plan: {} });
  await openFile(page, '{"hexes":[]}');
  expect(chosen).toEqual([{ hexes: [] }]);
  expect(page.querySelector(".document-name")?.textContent).toBe("plan.json");
});

test("a document that says what it is called is called so, wherever it came from", () => {
  const field = described({ name: "plan", kind: "document", format: "json" });
  const { page, chosen } = draw(field, { plan: { name: { en: "The Ford", fr: "Le gué" } } });
  expect(page.querySelector(".document-name")?.textContent).toBe("The Ford");
  act(() => page.querySelector<HTMLElement>("button")?.click());
  expect(chosen).toEqual([null]);
});

test("a document that is too long, or not written as it should be, is refused in words", async () => {
  const field = described({ name: "plan", kind: "document", format: "json", most: 4 });
  const first = draw(field);
  await openFile(first.page, "[1,2]");
  expect(first.chosen).toEqual([]);
  expect(first.page.querySelector(".why")?.textContent).toBe(en.lobby.create.document.tooLong(5, 4));
  leave();
  const second = draw(field);
  await openFile(second.page, "[1,");
  expect(second.page.querySelector(".why")?.textContent).toBe(en.lobby.create.document.notJson);
});

test("several that may be on together are folded, and turned on at once as far as they go together", () => {
  const field = described({ name: "variants", kind: "flags", values: ["a", "b", "c"].map(value) });
  const chosen: Json[] = [];
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const whyNot = (_: string, wanted: Json): string | undefined =>
    Array.isArray(wanted) && wanted.includes("a") && wanted.includes("c") ? "not together" : undefined;
  act(() =>
    root.render(
      <FoldedFlags
        game="test"
        {...{ field, whyNot }}
        chosen={["b"]}
        isOpen={() => true}
        onChoose={(_, answer) => chosen.push(answer)}
      />,
    ),
  );
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  expect(page.querySelector("details")?.open).toBe(false);
  expect(page.querySelector("summary .badge")?.textContent).toBe("1");
  act(() => page.querySelector<HTMLInputElement>("details input")?.click());
  expect(chosen).toEqual([["b", "a"]]);
});
