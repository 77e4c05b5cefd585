import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { type AskKind, askKind, askKinds, type Variant, variantIds } from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import { isPass } from "../../games/throne/draft/draft.ts";

/** A moment of a game: a question that is open, and an answer to it that does something. */
export interface Position {
  readonly state: Throne;
  readonly seat: number;
  readonly answer: ThroneDecision;
  readonly options: unknown;
}

/** Tables at which every question of the game comes up sooner or later. */
const tables: readonly (readonly [players: number, variants: readonly Variant[]])[] = [
  [6, variantIds.filter((variant) => variant !== "three-board")],
  [6, ["crowned"]],
  [6, variantIds.filter((variant) => !["three-board", "crowned", "three-cards"].includes(variant))],
];

const { random, steward } = throneBots;

let known: ReadonlyMap<string, Position> | undefined;

/** One position for every kind of decision in every kind of ask. They are not to be played on, but copied. */
export function positionsOfEveryKind(): ReadonlyMap<string, Position> {
  known ??= findPositions();
  return known;
}

/** Whole games are played until each has come up. */
function findPositions(): ReadonlyMap<string, Position> {
  const found = new Map<string, Position>();
  const asked = new Set<AskKind>();
  for (let game = 0; game < 60 && asked.size < askKinds.length; game++) {
    const [players, variants] = tables[game % tables.length];
    const options = { players, variants };
    const read = throne.readOptions(options);
    if (isRefusal(read)) throw new Error(read.rule);
    const state = throne.setup(read, seedFrom(`positions ${game}`));
    const chance = chanceFrom(game + 1);
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      const view = throne.view(state, seat);
      const bot = (seat + throne.round(state)) % 2 === 0 ? steward : random;
      const answer = bot.choose(view, seat, chance);
      const key = keyOf(askKind(view), answer);
      if (!found.has(key) && !isPass(answer)) {
        asked.add(askKind(view));
        found.set(key, { state: throne.clone(state), seat, answer, options });
      }
      throne.apply(state, seat, answer);
    }
  }
  const missing = askKinds.filter((kind) => !asked.has(kind));
  if (missing.length > 0) throw new Error(`no position was found that asks ${missing.join(", ")}`);
  return found;
}

const keyOf = (kind: AskKind, answer: ThroneDecision): string =>
  answer.kind.startsWith("use-") ? `${kind}: ${answer.kind}` : kind;
