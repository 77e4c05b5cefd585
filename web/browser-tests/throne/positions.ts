import { throneBots } from "@weirwood/bots/throne";
import { chanceFrom, isRefusal, NOBODY, seedFrom } from "@weirwood/kernel";
import { type AskKind, askKind, askKinds, type Variant, variantIds } from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";
import { isPass } from "../../games/throne/draft/draft.ts";
import { areasToOrder } from "../../games/throne/draft/orders.ts";
import { seatedAt } from "../../games/throne/draft/seated.ts";

/** A moment of a game: a question that is open, and an answer to it that does something. */
export interface Position {
  readonly state: Throne;
  readonly seat: number;
  readonly answer: ThroneDecision;
  readonly options: unknown;
}

type Table = readonly [players: number, variants: readonly Variant[]];

/** Tables at which every question of the game comes up sooner or later. */
const tables: readonly Table[] = [
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
    for (const [kind, position] of momentsOf(tables[game % tables.length], game)) {
      const key = keyOf(kind, position.answer);
      if (found.has(key)) continue;
      asked.add(kind);
      found.set(key, copyOf(position));
    }
  }
  const missing = askKinds.filter((kind) => !asked.has(kind));
  if (missing.length > 0) throw new Error(`no position was found that asks ${missing.join(", ")}`);
  return found;
}

/** Every variant by itself, and none: what it changes in a question it changes here. */
const variantTables: readonly Table[] = [
  [5, []],
  [3, ["three-board"]],
  ...variantIds.filter((variant) => variant !== "three-board").map((variant): Table => [4, [variant]]),
];

/**
 * Of every kind of decision the position with the most to choose from, over all variants: what finds room in these finds
 * it everywhere.
 */
export function crowdedPositions(): ReadonlyMap<string, Position> {
  const crowded = new Map(positionsOfEveryKind());
  const crowdIn = ({ state, seat }: Position): number => areasToOrder(seatedAt(throne.view(state, seat), seat)).length;
  for (const [game, table] of [...tables, ...variantTables].entries()) {
    for (const [kind, position] of momentsOf(table, game)) {
      const key = keyOf(kind, position.answer);
      const known = crowded.get(key);
      if (known === undefined || crowdIn(position) > crowdIn(known)) crowded.set(key, copyOf(position));
    }
  }
  return crowded;
}

/** Every question of one game that gets an answer which does something. The state goes on changing: it is to be copied. */
function* momentsOf([players, variants]: Table, game: number): Generator<readonly [AskKind, Position]> {
  const options = { players, variants };
  const read = throne.readOptions(options);
  if (isRefusal(read)) throw new Error(read.rule);
  const state = throne.setup(read, seedFrom(`positions ${game}`));
  const chance = chanceFrom(game + 1);
  for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
    const view = throne.view(state, seat);
    const bot = (seat + throne.round(state)) % 2 === 0 ? steward : random;
    const answer = bot.choose(view, seat, chance);
    if (!isPass(answer)) yield [askKind(view), { state, seat, answer, options }];
    throne.apply(state, seat, answer);
  }
}

const copyOf = (position: Position): Position => ({ ...position, state: throne.clone(position.state) });

const keyOf = (kind: AskKind, answer: ThroneDecision): string =>
  answer.kind.startsWith("use-") ? `${kind}: ${answer.kind}` : kind;
