import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { askKind, type Variant, variantIds } from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { complete } from "./complete.ts";

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
/** Of the first fifty these three have every kind of decision between them. */
const games = [5, 9, 14];
/** Of each kind; more of the same take long and tell nothing new. */
const MOST = 60;

test("whatever a bot answers can be completed word by word, whatever the question", () => {
  const seen = new Map<string, number>();
  for (const game of games) {
    const options = throne.readOptions({ players: 6, variants: tables[game % tables.length] });
    if (isRefusal(options)) throw new Error(options.rule);
    const state = throne.setup(options, seedFrom(`complete ${game}`));
    const chance = chanceFrom(game);
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const view = throne.view(state, seat);
      const bot = (seat + throne.round(state)) % 2 === 0 ? throneBots.steward : throneBots.random;
      const answer = bot.choose(view, seat, chance);
      const times = seen.get(answer.kind) ?? 0;
      if (times < MOST) expectCompletion(view, seat, throne.print(answer));
      seen.set(answer.kind, times + 1);
      throne.apply(state, seat, answer);
    }
  }
  expect([...seen.keys()].sort()).toEqual(Object.keys(kinds).sort());
});

function expectCompletion(view: Throne, seat: Seat, text: string): void {
  const isListed = askKind(view) !== "orders" && throne.options(view, seat) !== undefined;
  const words = text.split(" ");
  for (let said = 0; said < words.length; said++) {
    const start = words.slice(0, said).join(" ") + (said > 0 ? " " : "");
    const offered = complete(view, seat, start).map((one) => one.trim());
    // A list goes on with a comma, which whoever types sets by hand where the grammar offers single items.
    const word = isListed ? words[said] : words[said].replace(/[,;]$/, "");
    expect(offered, `${askKind(view)}: ${start}▯ of ${text}`).toContain(`${start}${word}`);
  }
}

test("nothing is offered to whoever is not asked", () => {
  const options = throne.readOptions({ players: 3 });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = throne.setup(options, seedFrom("nobody"));
  const asked = throne.asks(state)[0].seats;
  for (let seat = 0; seat < 3; seat++) {
    expect(complete(throne.view(state, seat), seat, "").length > 0).toBe(asked.includes(seat));
  }
});
