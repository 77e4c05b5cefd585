import type { Refused, TableStatus } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { goTo } from "../app/router.ts";
import type { TableArrangement } from "../session/table-session.ts";

interface Rematch {
  /** Sets a table for the same people, and goes there once it stands. */
  readonly call: () => Promise<void>;
  readonly refused: Refused | undefined;
}

/** Playing again with the same people. */
export function useRematch(status: TableStatus, arrange: TableArrangement | undefined): Rematch {
  const [isWanted, setIsWanted] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const { rematch } = status;
  useEffect(() => {
    if (isWanted && rematch !== undefined) goTo(`/table/${rematch}`);
  }, [isWanted, rematch]);
  return {
    async call() {
      setIsWanted(true);
      setRefused(await arrange?.call("rematch"));
    },
    refused,
  };
}
