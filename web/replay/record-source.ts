import { useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { fetchShown, gameShownAs, loadShown } from "../games/show.ts";
import { indexedGameStore } from "../local/indexed-game-store.ts";
import type { KeptGame } from "../local/kept-game.ts";
import { openLocalSession } from "../local/open-session.ts";
import { call } from "../session/api.ts";
import { inviteTo, keepInvite } from "../table/invites.ts";

/** Where a record comes from: a game of this browser or a table of the server, or a file that was opened. */
export type Source = { readonly id: string } | { readonly file: { readonly name: string; readonly text: string } };

/** In the address of a game that was published from a browser, and that no table on the server was played at. */
export const PUBLISHED = "published";

export interface FoundRecord {
  readonly text: string;
  /** What the game was called, where that is known. */
  readonly title: string | undefined;
  /** The word that opens a private table to whoever is given a link to it. */
  readonly invite?: string | undefined;
  /** Only this browser has it: a link leads nobody else there. */
  readonly isHereOnly?: true;
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
  const game = gameShownAs(source.id);
  if (game !== undefined) return recordShown(game);
  if (new URLSearchParams(location.search).has(PUBLISHED)) return publishedRecord(source.id);
  const kept = await indexedGameStore()
    .read(source.id)
    .catch(() => undefined);
  return kept === undefined ? recordOfTable(source.id) : recordOfGame(kept);
}

/** The game that the front page plays. */
async function recordShown(game: string): Promise<FoundRecord | undefined> {
  const shown = await loadShown(game);
  return shown && { text: await fetchShown(shown), title: shown.title[useSettings.getState().language] };
}

async function recordOfTable(table: string): Promise<FoundRecord | undefined> {
  const given = new URLSearchParams(location.search).get("invite");
  if (given !== null) keepInvite(table, given);
  const invite = inviteTo(table);
  const query = invite === undefined ? {} : { invite };
  const [record, status] = await Promise.all([
    call("record", { params: { table }, query }),
    call("table", { params: { table }, query }),
  ]);
  if (record.is !== "done" || status.is !== "done") return undefined;
  const { title, isPublic, invite: own = invite } = status.reply;
  return { text: String(record.reply), title, invite: isPublic ? undefined : own };
}

async function publishedRecord(id: string): Promise<FoundRecord | undefined> {
  const outcome = await call("publishedRecord", { params: { id } });
  return outcome.is === "done" ? { text: String(outcome.reply), title: undefined } : undefined;
}

/** The worker that can play a game also writes its record. */
async function recordOfGame({ id, title }: KeptGame): Promise<FoundRecord | undefined> {
  const session = openLocalSession({ id });
  const opened = await session.opened;
  const text = typeof opened === "string" ? await session.record() : undefined;
  session.close();
  return text === undefined ? undefined : { text, title, isHereOnly: true };
}
