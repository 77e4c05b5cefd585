import { ONLOOKER } from "@weirwood/kernel";
import { lazy, Suspense, useEffect } from "react";
import { canBeLearned } from "../games/learning.ts";
import type { TableModel } from "../table/use-table-model.ts";
import { sawGameEnd, useHintMemory, useHintsWanted } from "./hint-memory.ts";

const HintGuide = lazy(() => import("./hint-guide.tsx").then((found) => ({ default: found.HintGuide })));
const HintOffer = lazy(() => import("./hint-offer.tsx").then((found) => ({ default: found.HintOffer })));

interface TableHintsProps {
  readonly model: TableModel;
  readonly openRule: (rule: string) => void;
}

/** Hints at a table where they are wanted; at a first table with people, whether they are. */
export function TableHints({ model, openRule }: TableHintsProps) {
  const { client, seat, isWhatIf } = model;
  const { status } = model.gameView;
  const isWanted = useHintsWanted(status?.id);
  const needsOffer = useHintMemory((memory) => !memory.wasOffered && !memory.isOff);
  const plays = status?.state === "playing" && seat !== ONLOOKER && !isWhatIf;
  const hasEnded = status?.state === "finished";
  useEffect(() => {
    if (hasEnded) sawGameEnd();
  }, [hasEnded]);
  if (!plays || !canBeLearned(client.name)) return null;
  const isOffered = !isWanted && needsOffer && status.isPractice !== true;
  return (
    <Suspense>
      {isWanted && <HintGuide model={model} openRule={openRule} />}
      {isOffered && <HintOffer table={status.id} />}
    </Suspense>
  );
}
