import { chanceFrom, isRefusal, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { type Throne, type ThroneDecision, type ThroneOptions, throne } from "./rules.ts";
import { askKind } from "./state/asks.ts";
import { type Variant, variantIds } from "./state/layout.ts";

/** Every kind of decision; one that is missing here does not compile. */
const kinds: { readonly [kind in ThroneDecision["kind"]]: true } = {
  orders: true,
  raven: true,
  raid: true,
  march: true,
  support: true,
  accept: true,
  card: true,
  "take-back": true,
  "discard-card": true,
  "replace-card": true,
  "remove-order": true,
  blade: true,
  control: true,
  "make-knight": true,
  casualties: true,
  retreat: true,
  disband: true,
  muster: true,
  single: true,
  consolidate: true,
  "use-muster": true,
  "use-iron-fleet": true,
  "use-rhllor": true,
  "use-caravan": true,
  "use-young-wolf": true,
  "use-forced-march": true,
  "use-scorpion": true,
  "use-lion": true,
  "use-highgarden": true,
  capture: true,
  "three-cards": true,
  demote: true,
  "take-token": true,
  "knight-in": true,
  bid: true,
  spend: true,
  ties: true,
  name: true,
};

/** Tables at which every decision comes up sooner or later. */
const tables: readonly (readonly Variant[])[] = [
  variantIds.filter((one) => one !== "three-board"),
  ["crowned", "ports"],
  variantIds.filter((one) => !["three-board", "crowned", "three-cards"].includes(one)),
];
/** Of the first hundred these have every kind of decision between them. */
const games = [9, 33, 62, 71];
/** Of each kind; more of the same take long and tell nothing new. */
const MOST = 60;

const optionsOf = (input: object): ThroneOptions => {
  const options = throne.readOptions(input);
  if (isRefusal(options)) throw new Error(options.rule);
  return options;
};

/** Calls for each question of a random game of six. */
function eachQuestion(game: number, look: (view: Throne, seat: Seat, answer: ThroneDecision) => void): void {
  const options = optionsOf({ players: 6, variants: tables[game % tables.length] });
  const state = throne.setup(options, seedFrom(`complete ${game}`));
  const chance = chanceFrom(game);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const view = throne.view(state, seat);
    const answer = throne.sample(view, seat, chance);
    look(view, seat, answer);
    throne.apply(state, seat, answer);
  }
}

/** Lists go on with a comma or semicolon, which whoever types sets by hand where single items are offered. */
const withoutSigns = (text: string): string => text.trim().replace(/[,;]$/, "");

describe("completion", () => {
  test("leads to every answer, word by word, whatever the question", () => {
    const seen = new Map<string, number>();
    for (const game of games) {
      eachQuestion(game, (view, seat, answer) => {
        const times = seen.get(answer.kind) ?? 0;
        seen.set(answer.kind, times + 1);
        if (times >= MOST) return;
        const text = throne.print(answer);
        const words = text.split(" ");
        for (let said = 0; said < words.length; said++) {
          const start = words.slice(0, said).join(" ") + (said > 0 ? " " : "");
          const offered = throne.complete(view, seat, start).map(withoutSigns);
          const next = withoutSigns(start + words[said]);
          expect(offered, `${askKind(view)}: ${start}▯ of ${text}`).toContain(next);
        }
      });
    }
    expect([...seen.keys()].sort()).toEqual(Object.keys(kinds).sort());
  });

  test("leads to a legal answer wherever answers are listed, whichever comes first", () => {
    for (const game of games.slice(0, 1)) {
      eachQuestion(game, (view, seat) => {
        if (throne.options(view, seat) === undefined) return;
        let text = "";
        for (let next: string | undefined = ""; next !== undefined; [next] = throne.complete(view, seat, text)) {
          if (next === text && text !== "") break;
          text = next;
        }
        const answer = throne.parse(text, view);
        expect(isRefusal(answer) ? answer : throne.check(view, seat, answer), text).toBeUndefined();
      });
    }
  });

  test("offers own areas in any order, and then the orders that go with those already placed", () => {
    const houses = ["stark", "lannister", "baratheon"];
    const start = throne.setup(optionsOf({ players: 3, houses }), seedFrom("completion"));
    const offered = (text: string) => throne.complete(start, 0, text);
    expect(offered("orders ")).toEqual(["orders shivering-sea ", "orders white-harbor ", "orders winterfell "]);
    expect(offered("orders wi")).toEqual(["orders winterfell "]);
    expect(offered("orders winterfell mar")).toEqual([
      "orders winterfell march*, ",
      "orders winterfell march, ",
      "orders winterfell march-1, ",
    ]);
    expect(offered("orders winterfell march*, ")).toEqual([
      "orders winterfell march*, shivering-sea ",
      "orders winterfell march*, white-harbor ",
    ]);
  });

  test("offers nothing to whoever is not asked", () => {
    const state = throne.setup(optionsOf({ players: 3 }), seedFrom("nobody"));
    const asked = throne.asks(state)[0].seats;
    for (let seat = 0; seat < 3; seat++) {
      expect(throne.complete(throne.view(state, seat), seat, "").length > 0).toBe(asked.includes(seat));
    }
  });
});
