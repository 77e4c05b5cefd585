import { isRefusal, ONLOOKER, seedFrom } from "@weirwood/kernel";
import { ATTACK, DEFENCE, NONE, WINNER } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { foughtNumbers } from "./battle-strip.tsx";

const options = throne.readOptions({ players: 5 });
if (isRefusal(options)) throw new Error(options.rule);
const view = throne.view(throne.setup(options, seedFrom("strip")), ONLOOKER);

const begins = { rule: "throne.battle.begins", attacker: "stark", defender: "greyjoy", area: "riverrun" };
const won = { rule: "throne.battle.won", house: "greyjoy", loser: "stark", strength: 4, against: 3 };

test("a battle that has been fought is shown by the numbers that were compared, whatever is left of either side", () => {
  view[WINNER] = DEFENCE;
  expect(foughtNumbers(view, [begins, won])).toEqual([3, 4]);
  view[WINNER] = ATTACK;
  expect(foughtNumbers(view, [begins, won])).toEqual([4, 3]);
});

test("one that is still fought, or was never compared, is not shown by those of an earlier one", () => {
  view[WINNER] = NONE;
  expect(foughtNumbers(view, [begins, won])).toBeUndefined();
  view[WINNER] = ATTACK;
  expect(foughtNumbers(view, [begins, won, begins])).toBeUndefined();
});
