import { type AskKind, askKinds, type Battle, planIds, skirmishIds } from "@weirwood/battles/questions";
import { type BattleDecision, battles } from "@weirwood/battles/rules";
import { battlesBots } from "@weirwood/bots/battles";
import { chanceFrom, isRefusal, type JsonMap, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { attackAsks, laid } from "../../games/battles/asks/testing/attack-positions.ts";
import { laidOut } from "./open-table.ts";

/** A moment of a battle: a question that is open, and what may be answered. */
export interface Position {
  readonly state: Battle;
  readonly seat: Seat;
  readonly options: JsonMap;
  readonly answers: readonly BattleDecision[];
}

const GAMES = 40;
const plans = [...planIds, ...skirmishIds];

const moraleIsLow: JsonMap = {
  units: { c1: "blue maege", c9: "blue kevan" },
  morale: "lannister-6",
  pool: { stark: { valor: 1, green: 2 } },
};

/** What games hardly ever come to. */
const rare: readonly Battle[] = [
  ...attackAsks.map((kind) => laid[kind]()),
  laidOut(
    {
      turn: "lannister",
      units: { c9: "blue tywin", d9: "green lannisport-guards", c1: "blue maege" },
      hands: { lannister: ["ll32"] },
      pool: { lannister: { red: 1, green: 2 } },
    },
    "play ll32 tywin first before",
  ),
  laidOut(
    {
      units: {
        h4: "red greatjon-of-last-hearth",
        g4: "green war-host",
        i4: "green war-host",
        l4: "green war-host",
        h9: "green kevan",
      },
      pool: { stark: { valor: 1 } },
    },
    "order h4 valor",
  ),
  laidOut(moraleIsLow, "pass", "pass", "keep nothing nothing"),
];

/** Of every kind of question the position with the most to choose from. */
export function crowdedPositions(): ReadonlyMap<AskKind, Position> {
  const crowded = new Map<AskKind, Position>();
  const look = (state: Battle, options: JsonMap): void => {
    const seat = battles.awaited(state);
    const view = battles.view(state, seat);
    const answers = [...(battles.options(view, seat) ?? [])];
    const kind = battles.asks(view)[0].kind as AskKind;
    const known = crowded.get(kind);
    if (known === undefined || answers.length > known.answers.length)
      crowded.set(kind, { state: battles.clone(state), seat, options, answers });
  };
  for (let game = 0; game < GAMES; game++) {
    const options = { plan: plans[game % plans.length] };
    const read = battles.readOptions(options);
    if (isRefusal(read)) throw new Error(read.rule);
    const state = battles.setup(read, seedFrom(`positions ${game}`));
    const chance = chanceFrom(game);
    for (let seat = battles.awaited(state); seat !== NOBODY; seat = battles.awaited(state)) {
      look(state, options);
      battles.apply(state, seat, battlesBots.random.choose(battles.view(state, seat), seat, chance));
    }
  }
  for (const state of rare) look(state, { plan: "kingsroad" });
  return new Map(askKinds.flatMap((kind) => [...crowded].filter(([found]) => found === kind)));
}
