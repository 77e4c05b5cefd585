import { throneBots } from "@weirwood/bots";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { askKind, variantIds } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { complete } from "./complete.ts";

/** Verbs whose answers are too many to list and have no grammar of their own: nothing is offered after the verb. */
const bare = new Set(["use-scorpion", "use-highgarden", "use-iron-fleet", "use-rhllor", "use-lion", "use-caravan"]);

test("whatever a bot answers can be completed word by word", () => {
  const options = throne.readOptions({ players: 6, variants: variantIds.filter((one) => one !== "three-board") });
  if (isRefusal(options)) throw new Error(options.rule);
  const verbs = new Set<string>();
  for (let game = 0; game < 6; game++) {
    const state = throne.setup(options, seedFrom(`complete ${game}`));
    const chance = chanceFrom(game);
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const view = throne.view(state, seat);
      const answer = (game % 2 === 0 ? throneBots.steward : throneBots.random).choose(view, seat, chance);
      const text = throne.print(answer);
      const isListed = throne.options(view, seat) !== undefined;
      if (isListed || !bare.has(answer.kind)) {
        verbs.add(answer.kind);
        const words = text.split(" ");
        for (let said = 0; said < words.length; said++) {
          const start = words.slice(0, said).join(" ") + (said > 0 ? " " : "");
          const offered = complete(view, seat, start).map((one) => one.trim());
          // A list goes on with a comma, which whoever types sets by hand where the grammar offers single items.
          const word = isListed ? words[said] : words[said].replace(/[,;]$/, "");
          expect(offered, `${askKind(view)}: ${start}▯ of ${text}`).toContain(`${start}${word}`);
        }
      }
      throne.apply(state, seat, answer);
    }
  }
  for (const verb of ["orders", "march", "muster", "bid", "single", "raid", "disband"]) expect(verbs).toContain(verb);
});

test("nothing is offered to whoever is not asked", () => {
  const options = throne.readOptions({ players: 3 });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = throne.setup(options, seedFrom("nobody"));
  const asked = throne.asks(state)[0].seats;
  for (let seat = 0; seat < 3; seat++) {
    expect(complete(throne.view(state, seat), seat, "").length > 0).toBe(asked.includes(seat));
  }
});
