import type { TableSummary } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { call } from "../session/api.ts";

/** The finished game that the server finds worth watching; until it says, and where it has none, the newest of the list. */
export function useGameOfTheDay(
  finished: readonly TableSummary[],
  isServerThere: boolean,
): { readonly ofTheDay: TableSummary | undefined; readonly others: readonly TableSummary[] } {
  const [found, setFound] = useState<TableSummary>();
  useEffect(() => {
    if (!isServerThere) return;
    let isGone = false;
    void call("gameOfTheDay").then((outcome) => {
      if (!isGone && outcome.is === "done" && outcome.reply !== null) setFound(outcome.reply);
    });
    return () => {
      isGone = true;
    };
  }, [isServerThere]);
  const ofTheDay = found ?? finished[0];
  return { ofTheDay, others: finished.filter(({ id }) => id !== ofTheDay?.id) };
}
