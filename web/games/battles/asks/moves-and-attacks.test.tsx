// @vitest-environment happy-dom
import { given } from "@weirwood/battles/given";
import { type AskKind, type Battle, hexNames, SEAT_HOUSE } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { isRefusal, type JsonMap, type Seat } from "@weirwood/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { MakeScene } from "../desk/scene.ts";
import { attackScene } from "./attack.tsx";
import { moveScene } from "./move.tsx";
import { laidDesk, type Touched } from "./testing/laid-desk.ts";
import { openBooks } from "./testing/open-books.ts";
import { type Position, positionsOf } from "./testing/positions.ts";
import { unreachable, wordsOfPanel } from "./testing/reachable.tsx";

const scenes = {
  move: moveScene,
  "free-move": moveScene,
  attack: attackScene,
  "pursue-attack": attackScene,
  again: attackScene,
} satisfies { readonly [kind in AskKind]?: MakeScene };
const kinds = Object.keys(scenes) as (keyof typeof scenes)[];
let positions: readonly Position[] = [];

beforeAll(async () => {
  await openBooks();
  positions = positionsOf(kinds, 10);
});

test("a scene that offers nothing leaves every answer out of reach", () => {
  const [position] = positions;
  const answers = [...(battles.options(position.view, position.seat) ?? [])];
  expect(unreachable(() => ({ panel: null }), position)).toHaveLength(answers.length);
});

describe.each(kinds)("the question %s", (kind) => {
  test("has a way of presses to every legal answer", () => {
    const asked = positions.filter((one) => one.kind === kind);
    expect(asked.length).toBeGreaterThan(2);
    for (const position of asked) expect(unreachable(scenes[kind], position)).toEqual([]);
  });
});

const hex = (name: string): number => hexNames.indexOf(name);

/** The position after these answers of Stark. */
function after(position: JsonMap, ...answers: readonly string[]): Battle {
  const game = given({ turn: "stark", pool: { stark: { valor: 2 } }, ...position });
  for (const text of answers) {
    const answer = battles.parse(text, game);
    if (isRefusal(answer)) throw new Error(text);
    battles.apply(game, battles.awaited(game), answer);
  }
  return game;
}

const starkSeat = (game: Battle): Seat => (game[SEAT_HOUSE] === 0 ? 0 : 1);

/** A question as it lies there, after presses on these hexes. */
function pressed(make: MakeScene, game: Battle, ...hexes: readonly string[]) {
  const seat = starkSeat(game);
  const view = battles.view(game, seat);
  let touched: Touched = {};
  const deskNow = () =>
    laidDesk(view, seat, touched, (now) => {
      touched = now;
    });
  for (const name of hexes) make(deskNow()).onHex?.(hex(name), { by: "mouse" });
  const desk = deskNow();
  const scene = make(desk);
  return { scene, touched, words: wordsOfPanel(scene, desk) };
}

describe("a move", () => {
  const runner: JsonMap = { units: { h5: "blue war-host", d5: "green war-host", h10: "green lannisport-guards" } };

  test("shows what it costs, and after which it may not attack", () => {
    const { scene } = pressed(moveScene, after(runner, "order h5 valor"));
    expect(scene.marks?.get(hex("i5"))).toMatchObject({ state: "legal", number: 1 });
    expect(scene.marks?.get(hex("i5"))?.act).toBeUndefined();
    expect(scene.marks?.get(hex("j5"))).toMatchObject({ state: "legal", number: 2, act: "battles/no-attack" });
    expect(scene.marks?.get(hex("j5"))?.says).toContain("may not attack");
  });

  test("is drafted by a press, with its way, and sent by another", () => {
    const game = after(runner, "order h5 valor");
    const once = pressed(moveScene, game, "j5");
    expect(once.touched.draft).toEqual({ kind: "move", hex: hex("h5"), to: hex("j5") });
    expect(once.scene.arrows?.[0].path.map((one) => hexNames[one])).toEqual(["h5", "i5", "j5"]);
    expect(pressed(moveScene, game, "j5", "j5").touched.sent).toEqual(once.touched.draft);
  });

  test("says by its rule why a hex cannot be reached, or a unit not moved", () => {
    const { scene } = pressed(moveScene, after(runner, "order h5 valor"));
    expect(scene.whyHex?.(hex("n5"))).toMatchObject({ rule: "battles.movement.reach" });
    expect(scene.whyHex?.(hex("d5"))).toMatchObject({ rule: "battles.movement.ordered" });
  });

  test("out of an engagement warns of the parting blow", () => {
    const engaged: JsonMap = {
      units: { h5: "green war-host", h6: "red lannisport-guards" },
      engaged: { h5: "h6 stark" },
    };
    const { words } = pressed(moveScene, after(engaged, "order h5 valor"), "h4");
    expect(words).toContain("Lannisport Guards may strike before it goes, 4 dice");
  });
});

describe("an attack", () => {
  const archers: JsonMap = {
    units: {
      h5: "red northmen-archers",
      h8: "green lannisport-guards",
      k5: "green lannisport-guards",
      d5: "green casterly-cavaliers",
      n5: "green lannisport-guards",
    },
    field: { i5: "forest" },
  };
  const attacking = (): Battle => after(archers, "order h5 valor", "halt");

  test("shows targets, and enemies that are hidden with what hides them", () => {
    const { scene, words } = pressed(attackScene, attacking());
    expect(scene.marks?.get(hex("h8"))?.state).toBe("danger");
    expect(scene.marks?.get(hex("k5"))).toMatchObject({
      state: "blocked",
      reason: { sentence: "Lannisport Guards, K5: hidden by forest in I5.", rule: "battles.attack.sight" },
    });
    expect(words).toContain("hidden by forest in I5");
    expect(scene.whyHex?.(hex("n5"))).toMatchObject({ rule: "battles.attack.range" });
    const blocked = scene.lines?.find(({ to }) => to === hex("k5"));
    expect(blocked).toMatchObject({ crosses: [hex("i5")], blockedBy: hex("i5") });
  });

  test("draws the line to what is weighed, counted hex by hex, and its odds", () => {
    const { scene, words, touched } = pressed(attackScene, attacking(), "d5");
    expect(touched.draft).toMatchObject({ kind: "attack", at: hex("d5") });
    const line = scene.lines?.find(({ to }) => to === hex("d5"));
    expect(line?.crosses.map((one) => hexNames[one])).toEqual(["g5", "f5", "e5", "d5"]);
    expect(words).toContain("Northmen Archers against Casterly Rock Cavaliers");
    expect(words).toContain("4 hexes away, in sight");
    expect(words).toContain("4 dice, and why");
    expect(words).toContain("A ranged attack is never answered by a counterattack.");
  });

  test("from hills says over whom it goes", () => {
    const units = { h5: "red northmen-archers", f5: "green war-host", d5: "green casterly-cavaliers" };
    const game = after({ units, field: { h5: "hills" } }, "order h5 valor", "halt");
    expect(pressed(attackScene, game, "d5").words).toContain("Seen over War Host of the North");
  });

  test("is not sent by a second press on its target", () => {
    expect(pressed(attackScene, attacking(), "d5", "d5").touched.sent).toBeUndefined();
  });
});
