import { Suspense, useEffect } from "react";
import { useKeys } from "../app/keys.ts";
import { showLegend, useLegend } from "../app/legend.ts";
import { GameScope } from "../games/game-scope.tsx";
import { useText } from "../text/use-text.ts";
import type { TableModel } from "./use-table-model.ts";

interface TableLegendProps {
  readonly model: TableModel;
  readonly openRule: (rule: string) => void;
}

/** What the symbols of the game mean, in front of the table; loaded when somebody asks. */
export function TableLegend({ model: { client, view, seat }, openRule }: TableLegendProps) {
  const isShown = useLegend((legend) => legend.isShown);
  const { Legend } = client;
  const isThere = Legend !== undefined;
  const label = useText().table.legend;
  useKeys(isThere ? [{ key: "i", label, act: () => showLegend(true) }] : []);
  useEffect(() => {
    useLegend.setState({ isThere });
    return () => useLegend.setState({ isThere: false, isShown: false });
  }, [isThere]);
  if (Legend === undefined || !isShown) return null;
  return (
    <Suspense>
      <GameScope game={client.name}>
        <Legend {...{ view, seat }} openRule={openRule} onClose={() => showLegend(false)} />
      </GameScope>
    </Suspense>
  );
}
