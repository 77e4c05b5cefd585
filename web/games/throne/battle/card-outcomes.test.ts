import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, type GameEvent, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { askKind, type CardDecision, houseIds, houseOfSeat, isAsking } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { seatedAt } from "../draft/seated.ts";
import { outcomesOf, type Verdict } from "./card-outcomes.ts";

/** Who won the battle that events tell of, seen by a house: as the table of outcomes says it. */
function told(events: readonly GameEvent[], house: string): Verdict | undefined {
  const won = events.find(({ rule }) => rule === "throne.battle.won");
  if (won !== undefined) return { isWon: won.house === house, margin: Number(won.strength) - Number(won.against) };
  const swept = events.find(({ rule }) => rule === "throne.battle.no-units");
  return swept && { isWon: swept.house !== house };
}

function afterCards(state: Throne, answers: ReadonlyMap<number, CardDecision>, blade: boolean): readonly GameEvent[] {
  const copy = throne.clone(state);
  const events: GameEvent[] = [];
  const tell = (event: GameEvent): void => void events.push(event);
  for (const [seat, answer] of answers) throne.apply(copy, seat, answer, tell);
  if (isAsking(copy) && askKind(copy) === "blade") {
    throne.apply(copy, throne.awaited(copy), { kind: "blade", yes: blade }, tell);
  }
  return events;
}

test.each([
  ["the base cards", 5, []],
  ["the crowned cards", 6, ["crowned"]],
])("what %s are said to come to is what they come to, with and without the blade", (_, players, variants) => {
  const options = throne.readOptions({ players, variants });
  if (isRefusal(options)) throw new Error(options.rule);
  let battles = 0;
  let withBlade = 0;
  for (let game = 0; game < 20; game++) {
    const state = throne.setup(options, seedFrom(`outcomes ${game}`));
    const chance = chanceFrom(game);
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const asked = throne.asks(state)[0];
      if (
        asked.kind === "card" &&
        asked.seats.length === 2 &&
        asked.seats.every((one) => throne.isAwaited(state, one))
      ) {
        const answers = new Map(
          asked.seats.map((one) => [
            one,
            throneBots.steward.choose(throne.view(state, one), one, chance) as CardDecision,
          ]),
        );
        const [own, foe] = asked.seats;
        const house = houseIds[houseOfSeat(state, own)];
        const said = outcomesOf(seatedAt(throne.view(state, own), own), answers.get(own)?.card ?? 0).find(
          (outcome) => outcome.foe === answers.get(foe)?.card,
        );
        expect(said?.plain).toEqual(told(afterCards(state, answers, false), house));
        if (said !== undefined && "withBlade" in said) {
          expect(said.withBlade).toEqual(told(afterCards(state, answers, true), house));
          withBlade++;
        }
        battles++;
      }
      throne.apply(state, seat, throneBots.steward.choose(throne.view(state, seat), seat, chance));
    }
  }
  expect([battles > 50, withBlade > 5]).toEqual([true, true]);
});
