import type { JsonMap, Refusal, Seat } from "@weirwood/kernel";
import type { ReelSummary } from "./reel.ts";

/** What the page says to the worker that holds the positions of a record. */
export type ReelRequest =
  | { readonly do: "read"; readonly text: string }
  /** Positions after so many decisions, as a reader sees them. */
  | { readonly do: "view"; readonly key: number; readonly at: readonly number[]; readonly reader: Seat };

export type ReelAnswer =
  | { readonly is: "progress"; readonly done: number; readonly of: number }
  | { readonly is: "reel"; readonly summary: ReelSummary }
  | { readonly is: "problem"; readonly line: number; readonly refusal: Refusal }
  | { readonly is: "view"; readonly key: number; readonly views: readonly JsonMap[] };
