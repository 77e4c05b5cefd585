import { ONLOOKER, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { LANNISTER, STARK } from "./data/names.ts";
import { battles } from "./index.ts";
import { type Battle, decks, hands, states } from "./state/layout.ts";
import { hasSecrets, imagine, view } from "./view.ts";

const set = (options: object, seed = "view"): Battle =>
  battles.setup(battles.readOptions(options) as never, seedFrom(seed));
const told = (game: Battle, word: string): unknown => states.toJSON(game)[word];

describe("a view", () => {
  it("shows a House its own hand, of the other's the number of cards, and of decks the same", () => {
    const game = set({ plan: "kingsroad" });
    expect(told(view(game, 0), "hands")).toEqual({
      stark: (told(game, "hands") as { readonly stark: unknown }).stark,
      lannister: 3,
    });
    expect(told(view(game, ONLOOKER), "hands")).toEqual({ stark: 3, lannister: 3 });
    expect(told(view(game, 1), "decks")).toEqual({ stark: 17, lannister: 17 });
  });

  it("is that of the House that the seat leads, also where Houses were drawn", () => {
    const game = set({ houses: "lot" }, "second");
    expect(told(game, "seats")).toEqual(["lannister", "stark"]);
    expect(told(view(game, 0), "hands")).toMatchObject({ stark: 3 });
  });

  it("hides which token is false while more are to be chosen", () => {
    const game = set({ plan: "green-fork" });
    battles.apply(game, 1, battles.parse("hide f5") as never);
    expect(told(view(game, 0), "marker-faces")).toEqual(Array(9).fill("?"));
    // The eighth of nine.
    expect(told(view(game, 1), "marker-faces")).toEqual([...Array(7).fill("true"), "false", "true"]);
    expect(hasSecrets(game, 1)).toBe(true);
    expect(hasSecrets(game, 0)).toBe(false);
  });
});

describe("an imagined state", () => {
  it("looks the same, deals every hidden card, and knows as many false tokens as were chosen", () => {
    const game = set({ plan: "green-fork" });
    battles.apply(game, 1, battles.parse("hide f5") as never);
    for (let seed = 0; seed < 20; seed++) {
      const seen = view(game, 0);
      const other = imagine(seen, seedFrom(`imagined ${seed}`));
      expect(states.areEqual(view(other, 0), seen)).toBe(true);
      expect((told(other, "marker-faces") as string[]).filter((face) => face === "false")).toHaveLength(1);
      expect(battles.audit(other)).toEqual([]);
    }
  });

  it("deals hands anew", () => {
    const game = set({ plan: "kingsroad" });
    const dealt = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const other = imagine(view(game, 0), seedFrom(`dealt ${seed}`));
      expect(hands[STARK].all(other)).toEqual(hands[STARK].all(game));
      dealt.add(hands[LANNISTER].all(other).join());
      expect(decks[LANNISTER].count(other)).toBe(17);
    }
    expect(dealt.size).toBeGreaterThan(10);
  });
});
