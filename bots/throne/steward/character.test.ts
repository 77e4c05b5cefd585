import { chanceFrom, type Json, type Seat } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne";
import { houseOfSeat, isConsolidate, isDefense, NONE, ownerOf } from "@weirwood/throne/questions";
import { beforeAll, describe, expect, test } from "vitest";
import type { Bot } from "../../bot.ts";
import { characterOf, type Trait, temperOf, traits } from "../../temper/index.ts";
import { answersOf, playGame, position, tableOf, tempered } from "../testing/tables.ts";
import { evenNature, natureOf } from "./character.ts";
import { chooseBy, steward } from "./steward.ts";

/** Somebody with one trait in full, and no habits. */
function purely(trait?: Trait): Bot<Throne, ThroneDecision> {
  const strengths = Object.fromEntries(traits.map((one) => [one, one === trait ? 1 : 0])) as { [one in Trait]: number };
  const nature = natureOf({ traits: strengths, habit: () => 0 });
  return { name: trait ?? "even", choose: (view, seat, chance) => chooseBy(nature, view, seat, chance) };
}

test("who has no traits and no habits is even-handed", () => {
  expect(natureOf({ traits: { bold: 0, careful: 0, greedy: 0, loyal: 0, vengeful: 0 }, habit: () => 0 })).toEqual(
    evenNature,
  );
});

test("no two persons hold the same things dear", () => {
  const persons = Array.from({ length: 30 }, (_, person) => characterOf(temperOf(`person ${person}`)));
  expect(new Set(persons.map((person) => JSON.stringify(natureOf(person)))).size).toBe(persons.length);
});

describe("in the same positions", () => {
  interface Count {
    attacks: number;
    defences: number;
    consolidations: number;
  }
  const counts = new Map<string, Count>();
  const countOf = (name: string): Count => counts.get(name) as Count;

  beforeAll(() => {
    const positions: { view: Throne; seat: Seat }[] = [];
    for (let game = 0; game < 3; game++) {
      const bots = Array.from({ length: 5 }, (_, seat) => tempered(steward, temperOf(`${game} ${seat}`)));
      playGame(bots, tableOf(5), `traits ${game}`, (_state, seat, view, { kind }) => {
        if (kind === "march" || kind === "orders") positions.push({ view: throne.clone(view), seat });
      });
    }
    for (const trait of [undefined, "bold", "careful", "greedy"] as const) {
      const bot = purely(trait);
      const count: Count = { attacks: 0, defences: 0, consolidations: 0 };
      for (const [index, { view, seat }] of positions.entries())
        add(count, view, seat, bot.choose(view, seat, chanceFrom(index)));
      counts.set(bot.name, count);
    }
  });

  function add(count: Count, view: Throne, seat: Seat, answer: ThroneDecision): void {
    const others = [houseOfSeat(view, seat), NONE];
    if (answer.kind === "march")
      count.attacks += answer.moves.filter(({ to }) => !others.includes(ownerOf(view, to))).length;
    if (answer.kind !== "orders") return;
    count.defences += answer.place.filter(({ order }) => isDefense(order)).length;
    count.consolidations += answer.place.filter(({ order }) => isConsolidate(order)).length;
  }

  test("the bold attack more than the even-handed, and these more than the careful", () => {
    expect(countOf("bold").attacks).toBeGreaterThan(countOf("even").attacks);
    expect(countOf("even").attacks).toBeGreaterThan(countOf("careful").attacks);
  });

  test("the careful defend more than the even-handed, and these more than the bold", () => {
    expect(countOf("careful").defences).toBeGreaterThan(countOf("even").defences);
    expect(countOf("even").defences).toBeGreaterThan(countOf("bold").defences);
  });

  test("the greedy gather more power", () => {
    expect(countOf("greedy").consolidations).toBeGreaterThan(countOf("even").consolidations);
  });
});

/** Which of the two castles a bot attacks, over all whims. */
const goalsOf = (bot: Bot<Throne, ThroneDecision>, given: Json): Set<string> =>
  new Set(answersOf(bot, position(given), "stark").map((answer) => /riverrun|moat-cailin/.exec(answer)?.[0] ?? "none"));

const players = ["stark", "greyjoy", "lannister", "baratheon", "tyrell"];

/** Stark in Seagard between Lannister, who keeps off its home ground, and Greyjoy, who stands before Winterfell. */
const between = {
  players,
  phase: "march",
  units: { seagard: "stark 3K", riverrun: "lannister 1F", "moat-cailin": "greyjoy 1F", winterfell: "stark 1F" },
  orders: { seagard: "march" },
};

describe("whom they hold to account", () => {
  test("the even-handed take what is richer", () => {
    expect(goalsOf(purely(), between)).toEqual(new Set(["riverrun"]));
  });

  test("the loyal leave those in peace who leave them in peace", () => {
    expect(goalsOf(purely("loyal"), between)).toEqual(new Set(["moat-cailin"]));
  });

  test("the vengeful go after whoever stands on their home ground", () => {
    expect(goalsOf(purely("vengeful"), between)).toEqual(new Set(["moat-cailin"]));
  });
});
