import { describe, expect, it } from "vitest";
import { en } from "../text/en.ts";
import { frenchTitles } from "../text/fr/titles.ts";
import { fr } from "../text/fr.ts";
import type { Card } from "../words/index.ts";
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

  it("count in figures: a real minus, “or” in English, “ors” and “influences” in French from two on", () => {
    expect(ids(({ text }) => text.some((line) => /-\d/.test(line)))).toEqual([]);
    expect(ids(({ text: [en] }) => /\bors\b/.test(en))).toEqual([]);
    expect(ids(({ text: [, fr] }) => /\b([2-9]|\d\d) (or|influence|pouvoir)\b/.test(fr))).toEqual([]);
  });

  it("say “reveal” where what is found in a deck is shown, and only there", () => {
    const searches = (value: unknown): readonly { readonly reveal?: true }[] => {
      if (typeof value !== "object" || value === null) return [];
      const own = "do" in value && value.do === "search" ? [value as { readonly reveal?: true }] : [];
      return [...own, ...Object.values(value).flatMap(searches)];
    };
    const isShown = ({ abilities }: Card): boolean => searches(abilities).some(({ reveal }) => reveal === true);
    const isSearch = ({ abilities }: Card): boolean => searches(abilities).length > 0;
    expect(ids((card) => isSearch(card) && isShown(card) !== /reveal it/.test(card.text[0]))).toEqual([]);
  });

  it("say to which House a plot or an agenda is restricted, which is said of all other cards without them", () => {
    const says = ({ text: [en, fr] }: Card) => [/^House \w+ only\./.test(en), /^Maison \w+ uniquement\./.test(fr)];
    const isToSay = ({ face }: Card) => face.only !== undefined && ["plot", "agenda"].includes(face.type);
    expect(ids((card) => says(card).some((said) => said !== isToSay(card)))).toEqual([]);
  });

  it("name what a card is immune to, and the only attachments that it takes", () => {
    const isSilent = (words: RegExp, { text }: Card): boolean => text.some((line) => !words.test(line));
    expect(ids((card) => card.face.immune !== undefined && isSilent(/Immun/, card))).toEqual([]);
    expect(
      ids((card) => card.face.noAttachmentsExcept !== undefined && isSilent(/attach.+(except|sauf)/, card)),
    ).toEqual([]);
  });

  it("are rules of their own in both books", () => {
    const isRule = ({ id }: Card): boolean => [en, fr].every(({ rules }) => Object.hasOwn(rules, `cards.card.${id}`));
    expect(ids((card) => isRule(card) !== (card.text[0] !== ""))).toEqual([]);
  });

  it("every title has its French one", () => {
    expect(ids(({ face }) => !face.isFixture && frenchTitles[face.title] === undefined)).toEqual([]);
  });
});
