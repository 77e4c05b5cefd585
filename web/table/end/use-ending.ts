import { narrate } from "@weirwood/kernel";
import { useEffect, useMemo, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { useText } from "../../text/use-text.ts";
import { spoken } from "../seat-names.ts";
import type { TableModel } from "../use-table-model.ts";
import type { GameEnding, Ranking } from "./game-ending.ts";
import { type Decision, decisionIn, type Standing, standingsOf } from "./standings.ts";
import { type Story, type StoryProgress, useStory } from "./use-story.ts";

/** A game that is over, as its last screen shows it. */
export interface Ending {
  readonly game: GameEnding;
  readonly winners: readonly number[];
  readonly headline: string;
  readonly sentence: string | undefined;
  readonly ranking: Ranking<unknown> | undefined;
  readonly goal: number | undefined;
  readonly standings: readonly Standing[];
  readonly progress: StoryProgress;
  readonly decision: Decision | undefined;
}

/** Seats of those who won, as the table's result names them. */
function winnersOf({ gameView: { status } }: TableModel): readonly number[] {
  const names = status?.result?.winners ?? [];
  return status?.seats.flatMap(({ seat, name }) => (name !== undefined && names.includes(name) ? seat : [])) ?? [];
}

/** Undefined until what the game brings to it is there. */
export function useEnding(model: TableModel): Ending | undefined {
  const { client, view, told, gameView, book } = model;
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const game = useGameEnding(client.ending);
  const { id = "", result } = gameView.status ?? {};
  const progress = useStory(id, client);
  const story = progress.is === "told" ? progress.story : undefined;
  const winners = useMemo(() => winnersOf(model), [model]);
  const ranking = useMemo(() => game && (rankingOf(game, view) ?? firstMeasure(client.measures)), [game, view, client]);
  const decision = useMemo(() => decisionOf(story, ranking, winners), [story, ranking, winners]);
  if (game === undefined) return undefined;

  const measured = (id: string | undefined): readonly number[] | undefined => {
    const measure = client.measures.find((one) => one.id === id);
    return measure && gameView.status?.seats.map(({ seat }) => measure.of(view, seat, told));
  };
  const values = measured(ranking?.measure);
  const names = spoken(winners.map(model.seatName), language);
  const said =
    story && winners.length > 0 ? game.sentence?.(lastRoundOf(story, view, winners[0]), language, book) : undefined;
  return {
    game,
    winners,
    headline: headlineOf(),
    sentence: said ?? (result && (text.table.finished.agreed[result.rule] ?? toldOf(model, result.rule))),
    ranking,
    goal: ranking?.goal?.(view),
    standings: values === undefined ? [] : standingsOf(values, measured(ranking?.beside?.measure), winners),
    progress,
    decision,
  };

  function headlineOf(): string {
    if (winners.length === 0) return text.end.nobody;
    const isOne = winners.length === 1;
    return game?.headline?.(names, isOne, language) ?? (isOne ? text.end.wins(names) : text.end.winTogether(names));
  }
}

/** What was told by a rule, or else the rule itself. */
function toldOf({ book, told }: TableModel, rule: string): string | undefined {
  const event = told.findLast((one) => one.rule === rule);
  return (event && narrate(book, event)) ?? book.rules[rule]?.rule;
}

const rankingOf = ({ ranking }: GameEnding, view: unknown): Ranking<unknown> | undefined =>
  typeof ranking === "function" ? ranking(view) : ranking;

const firstMeasure = ([first]: readonly { readonly id: string }[]): Ranking<unknown> | undefined =>
  first && { measure: first.id, symbol: "ui-chart" };

const nothing: GameEnding = {};

function useGameEnding(load: (() => Promise<GameEnding>) | undefined): GameEnding | undefined {
  const [game, setGame] = useState<GameEnding | undefined>(load === undefined ? nothing : undefined);
  useEffect(() => {
    let isGone = false;
    void load?.().then((found) => !isGone && setGame(found));
    return () => {
      isGone = true;
    };
  }, [load]);
  return game;
}

/** Only one winner can have pulled ahead. */
function decisionOf(
  story: Story | undefined,
  ranking: Ranking<unknown> | undefined,
  winners: readonly number[],
): Decision | undefined {
  const series = story?.series.find(({ id }) => id === ranking?.measure);
  return series === undefined || winners.length !== 1 ? undefined : decisionIn(series.lines, winners[0]);
}

function lastRoundOf({ ends, views }: Story, view: unknown, winner: number) {
  const last = ends.length - 1;
  return { view, winner, round: ends[last].round, before: views[last - 1], told: ends[last].told };
}
