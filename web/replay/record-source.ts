import { useEffect, useState } from "react";
import { indexedShelf } from "../local/indexed-shelf.ts";
import { openLocalSession } from "../local/open-session.ts";
import { call } from "../session/api.ts";

/** Where a record comes from: a table of the server, a game of this browser, or a file that was opened. */
export type Source =
  | { readonly table: string }
  | { readonly local: string }
  | { readonly file: { readonly name: string; readonly text: string } };

export interface FoundRecord {
  readonly text: string;
  /** What the game was called, where that is known. */
  readonly title: string | undefined;
}

/** The record of a source: undefined while it is fetched, null where there is none. */
export function useRecord(source: Source | undefined): FoundRecord | null | undefined {
  const [record, setRecord] = useState<FoundRecord | null>();
  const key = source === undefined ? undefined : JSON.stringify(source);
  useEffect(() => {
    setRecord(undefined);
    if (key === undefined) return;
    let isGone = false;
    fetchRecord(JSON.parse(key) as Source).then(
      (found) => !isGone && setRecord(found ?? null),
      () => !isGone && setRecord(null),
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  return record;
}

async function fetchRecord(source: Source): Promise<FoundRecord | undefined> {
  if ("file" in source) return { text: source.file.text, title: source.file.name.replace(/\.weir$/, "") };
  if ("table" in source) {
    const answer = await call("record", { params: { table: source.table }, query: {} });
    return answer.is === "done" ? { text: String(answer.reply), title: undefined } : undefined;
  }
  const kept = await indexedShelf().read(source.local);
  if (kept === undefined) return undefined;
  // The worker that can play the game also writes its record.
  const session = openLocalSession({ id: kept.id });
  const id = await session.opened;
  const text = typeof id === "string" ? await session.record() : undefined;
  session.close();
  return text === undefined ? undefined : { text, title: kept.title };
}
