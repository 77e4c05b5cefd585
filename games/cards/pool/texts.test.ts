import { describe, expect, it } from "vitest";
import type { Card } from "../words/index.ts";
import { frenchTitles } from "./french-titles.ts";
import { cards } from "./index.ts";

const ids = (wrong: (card: Card) => boolean): readonly string[] => cards.filter(wrong).map(({ id }) => id);

describe("the texts of the pool", () => {
  it("are in both languages or in none", () => {
    expect(ids(({ text: [en, fr] }) => (en === "") !== (fr === ""))).toEqual([]);
  });

  it("are there wherever a card does something, and end like sentences", () => {
    expect(ids(({ text: [en], abilities }) => abilities.length > 0 && en === "")).toEqual([]);
    expect(ids(({ text }) => text.some((line) => line !== "" && !/[.!][)”»]?$|[.!]\u00A0»$/.test(line)))).toEqual([]);
  });

  it("have typographic apostrophes, and French spaces before double signs", () => {
    expect(ids(({ text }) => text.some((line) => line.includes("'")))).toEqual([]);
    expect(ids(({ text: [, fr] }) => /[^\u00A0]:|[^\u202F][;!?]/.test(fr))).toEqual([]);
  });

  it("every title has its French one", () => {
    expect(ids(({ face }) => !face.isFixture && frenchTitles[face.title] === undefined)).toEqual([]);
  });
});
