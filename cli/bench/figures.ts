import type { SomeBench } from "../games/loaded-game.ts";
import {
  asking,
  type Engine,
  gamesSampled,
  gamesWithAnswers,
  gamesWithEveryAnswer,
  jsonSizes,
  momentsOf,
  operations,
  recordSizes,
  stateSize,
} from "./engine.ts";
import { median, type Rounds, ratioOf, rounds, type Stretch } from "./measure.ts";
import { boardgameIoGames, chessGames } from "./peers.ts";

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export interface Figures {
  /** Ours over theirs, or one table's over another's, in the same rounds. */
  readonly ratios: { readonly [name: string]: number };
  readonly figures: readonly Figure[];
  readonly rounds: number;
  /** The part of the time that the process had a processor to itself. */
  readonly share: number;
}

/** The table that most figures are about, and one with everything on. */
export interface BenchTables {
  readonly usual: Engine;
  readonly full: Engine;
}

/** How much time to spend: on whole games, on single operations, and how many games to weigh as records. */
export interface Effort {
  readonly games: Rounds;
  readonly operations: Rounds;
  readonly records: number;
}

export const fullEffort: Effort = {
  games: { count: 9, milliseconds: 1000, warmUp: 3000 },
  operations: { count: 9, milliseconds: 200, warmUp: 500 },
  records: 300,
};
export const quickEffort: Effort = {
  games: { count: 3, milliseconds: 200, warmUp: 500 },
  operations: { count: 3, milliseconds: 40, warmUp: 80 },
  records: 40,
};

/** Undefined where it is not installed: it is then left out of the figures. */
const boardgameIo = boardgameIoGames();

/** Questions of the game's own whose cost is a figure. */
export type Questions = NonNullable<SomeBench["engine"]["questions"]>;

/** How many stretches `measureAll` will take, for whoever shows progress. */
export const stretchesIn = ({ games, operations: single }: Effort, questions: Questions): number =>
  (games.count + 1) * (boardgameIo === undefined ? 6 : 7) + (single.count + 1) * (10 + Object.keys(questions).length);

export function measureAll(tables: BenchTables, questions: Questions, effort: Effort, onStretch: () => void): Figures {
  const { usual, full } = tables;
  const played = rounds(
    {
      answers: gamesWithAnswers(usual),
      chess: chessGames(),
      every: gamesWithEveryAnswer(usual),
      boardgameIo,
      sampled: gamesSampled(usual),
      full: gamesWithAnswers(full),
      fullSampled: gamesSampled(full),
    },
    effort.games,
    onStretch,
  );
  const moments = momentsOf(usual, 20, 7);
  const fullMoments = momentsOf(full, 4, 7);
  const { clone: fullClone } = operations(full, fullMoments);
  const done = rounds({ ...operations(usual, moments), fullClone }, effort.operations, onStretch);
  const works = Object.fromEntries(Object.entries(questions).map(([name, one]) => [name, asking(moments, one)]));
  const asked = rounds(works, effort.operations, onStretch);
  const json = jsonSizes(usual, moments);
  const records = recordSizes(usual, effort.records);

  const units = (stretches: readonly Stretch[]): number => median(stretches.map((one) => one.unitsPerSecond));
  const answers = (stretches: readonly Stretch[]): number => median(stretches.map((one) => one.answersPerSecond));
  const calls = (stretches: readonly Stretch[]): number => median(stretches.map((one) => one.callsPerSecond));
  const perSecond = (name: string, value: number): Figure => ({ name, value, unit: "1/s" });
  const cost = (name: string, stretches: readonly Stretch[]): Figure => ({
    name,
    value: 1_000_000 / units(stretches),
    unit: "µs",
  });
  const bytes = (name: string, value: number): Figure => ({ name, value, unit: "B" });
  return {
    ratios: {
      overChess: ratioOf(played.answers, played.chess),
      overChessSampled: ratioOf(played.sampled, played.chess),
      overChessEveryAnswer: ratioOf(played.every, played.chess),
      ...(boardgameIo && { overBoardgameIo: ratioOf(played.answers, played.boardgameIo) }),
      allVariantsOverBase: ratioOf(played.full, played.answers, ({ callsPerSecond }) => callsPerSecond),
    },
    figures: [
      perSecond("decisions", units(played.answers)),
      perSecond("games", calls(played.answers)),
      perSecond("sampled-decisions", units(played.sampled)),
      perSecond("sampled-games", calls(played.sampled)),
      perSecond("every-answer-decisions", units(played.every)),
      perSecond("every-answer-answers", answers(played.every)),
      perSecond("all-variants-decisions", units(played.full)),
      perSecond("all-variants-games", calls(played.full)),
      perSecond("all-variants-sampled-games", calls(played.fullSampled)),
      perSecond("chess.js-moves", units(played.chess)),
      perSecond("chess.js-answers", answers(played.chess)),
      ...(boardgameIo ? [perSecond("boardgame.io-moves", units(played.boardgameIo))] : []),
      cost("new-game", done.newGame),
      cost("copy", done.copy),
      cost("clone", done.clone),
      cost("all-variants-clone", done.fullClone),
      cost("view", done.view),
      cost("view-and-imagine", done.imagine),
      cost("check", done.check),
      cost("parse-and-print", done.notation),
      cost("audit", done.audit),
      cost("to-json", done.json),
      ...Object.entries(asked).map(([name, stretches]) => cost(name, stretches)),
      bytes("state", stateSize(moments)),
      bytes("state-json-median", median(json)),
      bytes("state-json-largest", Math.max(...json)),
      bytes("all-variants-state-json-largest", Math.max(...jsonSizes(full, fullMoments))),
      bytes("record-median", median(records)),
      bytes("record-largest", Math.max(...records)),
    ],
    rounds: effort.games.count,
    share: median(
      [played, done, asked]
        .flatMap((each) => Object.values(each))
        .flat()
        .map(({ share }) => share),
    ),
  };
}
