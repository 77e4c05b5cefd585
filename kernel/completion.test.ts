import { expect, test } from "vitest";
import { completeFrom, completeWord } from "./completion.ts";

const answers = ["play theft birch", "play theft cedar", "play toll birch", "respond nothing"];

test("a listed answer is offered word by word, a blank where another follows", () => {
  expect(completeFrom(answers, "")).toEqual(["play ", "respond "]);
  expect(completeFrom(answers, "play t")).toEqual(["play theft ", "play toll "]);
  expect(completeFrom(answers, "play theft ")).toEqual(["play theft birch", "play theft cedar"]);
  expect(completeFrom(answers, "play spy")).toEqual([]);
});

test("what was typed stays as it was typed", () => {
  expect(completeFrom(answers, "Play TO")).toEqual(["Play toll "]);
  expect(completeWord(["1K ", "1F "], "march X: 1k")).toEqual(["march X: 1K "]);
});

test("words stand in for the last one, whatever comes before it", () => {
  expect(completeWord(["north ", "none", "south "], "go n")).toEqual(["go north ", "go none"]);
  expect(completeWord(["north ", "north "], "go ")).toEqual(["go north "]);
});
