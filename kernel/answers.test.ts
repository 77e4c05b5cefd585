import { describe, expect, it } from "vitest";
import { AnswerList } from "./answers.ts";
import { chanceFrom, oneOf } from "./chance.ts";

describe("answers that are made when asked for", () => {
  it("are the same one by one as all together", () => {
    const squares = new AnswerList(5, (index) => index * index);
    expect([...squares]).toEqual([0, 1, 4, 9, 16]);
    expect(Array.from({ length: squares.length }, (_, i) => squares.at(i))).toEqual([...squares]);
    expect([squares.at(-1), squares.at(5)]).toEqual([undefined, undefined]);
  });

  it("cost nothing until somebody looks", () => {
    let made = 0;
    const counted = new AnswerList(1000, (index) => {
      made++;
      return index;
    });
    oneOf(counted, chanceFrom(1));
    expect(made).toBe(1);
  });
});
