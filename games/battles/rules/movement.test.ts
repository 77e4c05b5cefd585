import { NOBODY } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { LANNISTER, STARK } from "../data/names.ts";
import { notation } from "../decisions.ts";
import { hexNames } from "../field/hexes.ts";
import { EXIT_BIT } from "../state/field.ts";
import { type Battle, DONE, EXIT_HOUSE, FIRE, LEFT, procedures, TO_ATTACK, ZONES } from "../state/layout.ts";
import { engage, isOnField, movedBy, stageOf, unitIn } from "../state/units.ts";
import { battlefield, hexNamed } from "../testing/battlefield.ts";
import { hasMoves, moveStep } from "./movement.ts";
import type { BattleEvent } from "./step.ts";

type Move = Parameters<typeof moveStep.check>[2];

const parse = (text: string): Move => notation.parse(text) as Move;
const refusalOf = (game: Battle, text: string): string | undefined => moveStep.check(game, STARK, parse(text))?.rule;

function play(game: Battle, text: string): BattleEvent[] {
  const events: BattleEvent[] = [];
  expect(refusalOf(game, text)).toBe(undefined);
  moveStep.apply(game, STARK, parse(text), (event) => events.push(event));
  return events;
}

const field = () =>
  battlefield({
    terrain: { i6: "river" },
    fire: { h6: 1, a1: 2 },
    units: {
      h5: "war-host blue",
      g5: "war-host green",
      f5: "war-host green",
      a1: "war-host green",
      k5: "lannisport-guards green",
    },
    ordered: ["h5", "g5", "a1"],
  });

test("moves are refused by the rule that bars them", () => {
  const game = field();
  expect(refusalOf(game, "move f5 f4")).toBe("battles.movement.ordered");
  expect(refusalOf(game, "move k5 k4")).toBe("battles.movement.ordered");
  expect(refusalOf(game, "move c3 c4")).toBe("battles.movement.ordered");
  expect(refusalOf(game, "move h5 g5")).toBe("battles.movement.one-unit");
  expect(refusalOf(game, "move h5 i6")).toBe("battles.terrain.impassable");
  expect(refusalOf(game, "move h5 h6")).toBe("battles.fire.closed");
  expect(refusalOf(game, "move h5 h11")).toBe("battles.movement.field");
  expect(refusalOf(game, "move h5 o5")).toBe("battles.movement.field");
  expect(refusalOf(game, "move h5 off")).toBe("battles.movement.off");
  expect(refusalOf(game, "move a1 a2")).toBe("battles.fire.held");
  expect(refusalOf(game, "quench h5")).toBe("battles.fire.quench");
  expect(moveStep.check(game, STARK, parse("move h5 h2"))).toEqual({
    rule: "battles.movement.reach",
    params: { hex: "h5", to: "h2", hexes: 2 },
  });
});

test("every listed move is legal, and no other hex is", () => {
  const game = field();
  const listed = new Set(Array.from(moveStep.options(game, STARK) ?? [], (answer) => notation.print(answer)));
  for (const hex of ["h5", "g5", "a1"]) {
    for (const to of [...hexNames, "off"]) {
      expect([`move ${hex} ${to}`, refusalOf(game, `move ${hex} ${to}`) === undefined]).toEqual([
        `move ${hex} ${to}`,
        listed.has(`move ${hex} ${to}`),
      ]);
    }
  }
  expect(listed.has("quench a1")).toBe(true);
  expect(listed.has("halt")).toBe(true);
});

test("a unit that has moved far no longer attacks, one that has moved little may, and none moves twice", () => {
  const near = field();
  play(near, "move h5 i5");
  expect(stageOf(near, unitIn(near, hexNamed("i5")))).toBe(TO_ATTACK);
  expect(refusalOf(near, "move i5 j5")).toBe("battles.movement.once");
  const far = field();
  const [event] = play(far, "move h5 j5");
  expect(event).toMatchObject({ rule: "battles.movement.run", unit: "war-host", hex: "h5", to: "j5", hexes: 2 });
  const unit = unitIn(far, hexNamed("j5"));
  expect(stageOf(far, unit)).toBe(DONE);
  expect(movedBy(far, unit)).toBe(2);
});

test("of two units in file the front one goes first", () => {
  const game = field();
  expect(refusalOf(game, "move g5 h5")).toBe("battles.movement.one-unit");
  play(game, "move h5 i5");
  play(game, "move g5 h5");
});

test("a unit in fire puts it out and has done its part", () => {
  const game = field();
  play(game, "quench a1");
  expect(game[FIRE + hexNamed("a1")]).toBe(0);
  expect(stageOf(game, unitIn(game, hexNamed("a1")))).toBe(DONE);
  expect(refusalOf(game, "move a1 a2")).toBe("battles.movement.once");
});

test("a unit that may leave the field is gone, and counted", () => {
  const game = field();
  game[EXIT_HOUSE] = STARK;
  game[ZONES + hexNamed("h4")] = EXIT_BIT;
  const unit = unitIn(game, hexNamed("h5"));
  expect([...(moveStep.options(game, STARK) ?? [])]).toContainEqual({ kind: "move", hex: hexNamed("h5"), to: NOBODY });
  play(game, "move h5 off");
  expect(isOnField(game, unit)).toBe(false);
  expect(game[LEFT + STARK]).toBe(1);
});

test("an engaged unit says where it goes, and goes when its foe has had its chance", () => {
  const game = battlefield({
    units: { h5: "war-host green", i5: "lannisport-guards green" },
    ordered: ["h5"],
  });
  const unit = unitIn(game, hexNamed("h5"));
  engage(game, unit, unitIn(game, hexNamed("i5")), LANNISTER);
  procedures.push(game, procedures.kinds.activation);
  procedures.setStep(game, procedures.steps.activation.move);
  moveStep.apply(game, STARK, parse("move h5 g5"));
  const frame = procedures.frame(game, 0);
  expect(unitIn(game, hexNamed("h5"))).toBe(unit);
  expect(game[frame + 1]).toBe(procedures.steps.activation.go);
});

test("a House whose ordered units are shut in has no moves", () => {
  const game = battlefield({
    terrain: { b0: "river", a1: "river" },
    units: { a0: "war-host green" },
    ordered: ["a0"],
  });
  expect(hasMoves(game, STARK)).toBe(false);
  game[FIRE + hexNamed("a0")] = 1;
  expect(hasMoves(game, STARK)).toBe(true);
});
