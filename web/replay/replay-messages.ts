import type { JsonMap, Refusal, Seat } from "@weirwood/kernel";
import type { ReplaySummary } from "./replayed-game.ts";

/** What the page says to the worker that holds the positions of a record. */
export type ReplayRequest =
  | { readonly do: "read"; readonly text: string }
  /** Positions after so many decisions, as a reader sees them. */
  | { readonly do: "view"; readonly key: number; readonly at: readonly number[]; readonly reader: Seat };

/** What the worker says to the page. A problem names the game whose book explains it, where that is known. */
export type ReplayAnswer =
  | { readonly is: "progress"; readonly done: number; readonly of: number }
  | { readonly is: "replayed"; readonly summary: ReplaySummary }
  | { readonly is: "problem"; readonly line: number; readonly refusal: Refusal; readonly game: string | undefined }
  | { readonly is: "view"; readonly key: number; readonly views: readonly JsonMap[] };
