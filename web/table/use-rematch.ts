import type { Refused, TableStatus } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { goTo } from "../app/router.ts";
import type { TableArrangement } from "../session/table-session.ts";

/** Sets a table for the same people; whoever asked for it is taken there once it stands. */
export function useRematch(
  status: TableStatus | undefined,
  arrange: TableArrangement | undefined,
): () => Promise<Refused | undefined> {
  const [isWanted, setIsWanted] = useState(false);
  const rematch = status?.rematch;
  useEffect(() => {
    if (isWanted && rematch !== undefined) goTo(`/table/${rematch}`);
  }, [isWanted, rematch]);
  return async () => {
    setIsWanted(true);
    return arrange?.call("rematch");
  };
}
