import { throne as game } from "@weirwood/throne";
import { areaNumber, noTroop, troopSize } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import {
  atHome,
  calledBack,
  marchFrom,
  redirected,
  type Sending,
  sending,
  whyNotTo,
  withToken,
  withTokenOffered,
} from "./moves.ts";
import { refusalOf, type Seated, seatedAt } from "./seated.ts";

const position = game.scenarios.given({
  players: ["lannister", "stark", "baratheon"],
  phase: "march",
  units: { "searoad-marches": "lannister 3K" },
  garrisons: { highgarden: 2, "the-reach": 2 },
  orders: { "searoad-marches": "march" },
});
const at: Seated = seatedAt(throne.view(position, 0), 0);

/** One knight to each area, in the order in which they are pressed. */
const pressed = (draft: Sending, ...areas: readonly string[]): Sending =>
  areas.reduce((sent, area) => sending(at, sent, areaNumber(area), { ...noTroop, knights: 1 }), draft);

test("garrisons are entered in the order in which they are pressed", () => {
  const origin = marchFrom(areaNumber("searoad-marches"));
  const usual = pressed(origin, "highgarden", "the-reach");
  const other = pressed(origin, "the-reach", "lannisport", "highgarden");
  expect(throne.print(usual)).toBe("march searoad-marches: 1K > highgarden, 1K > the-reach");
  expect(throne.print(other)).toBe(
    "march searoad-marches: 1K > highgarden, 1K > lannisport, 1K > the-reach; the-reach then highgarden",
  );
  expect([usual, other].map((draft) => refusalOf(at, draft))).toEqual([undefined, undefined]);
  // Called back and sent again, the Reach comes last.
  const again = pressed(sending(at, other, areaNumber("the-reach"), noTroop), "the-reach");
  expect(throne.print(again)).toBe("march searoad-marches: 1K > highgarden, 1K > lannisport, 1K > the-reach");
});

const origin = marchFrom(areaNumber("searoad-marches"));
const everybodyTo = (area: string): Sending => sending(at, origin, areaNumber(area), atHome(at, origin));

test("while everybody goes to one area the next area takes its place; whoever has split the units keeps what was sent", () => {
  const draft = everybodyTo("lannisport");
  expect(redirected(at, draft).moves).toEqual([]);
  expect(whyNotTo(at, redirected(at, draft), areaNumber("blackwater"))).toBeUndefined();
  const some = pressed(origin, "lannisport");
  expect(redirected(at, some)).toBe(some);
  const split = pressed(origin, "lannisport", "blackwater", "the-reach");
  expect(redirected(at, split)).toBe(split);
  expect(troopSize(atHome(at, calledBack(at, split)))).toBe(3);
});

test("a token is offered when the last unit leaves, and stays away once it was declined", () => {
  const leaving = withTokenOffered(at, origin, everybodyTo("lannisport"));
  expect(leaving.token).toBe(true);
  const declined = withToken(leaving, false);
  expect(withTokenOffered(at, declined, declined).token).toBe(false);
  expect(withTokenOffered(at, origin, pressed(origin, "lannisport")).token).toBe(false);
});
