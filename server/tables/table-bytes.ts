import { serialize } from "node:v8";
import type { SomeState } from "@weirwood/catalogue";

/** What a table takes besides its states: row, facts, brief, asks. Rather too much than too little. */
export const BYTES_A_TABLE = 16_384;

interface Seen {
  readonly state: SomeState | undefined;
  readonly views: readonly SomeState[];
}

/** About how much memory a table takes. Viewers who see the same share one view, which is counted once. */
export function bytesOf({ state, views }: Seen): number {
  let bytes = BYTES_A_TABLE;
  for (const one of new Set([state, ...views])) if (one !== undefined) bytes += bytesOfState(one);
  return bytes;
}

/** A state is plain data: cells in a row, or else as large as what a worker would be sent. */
function bytesOfState(state: SomeState): number {
  return ArrayBuffer.isView(state) ? state.byteLength : serialize(state).byteLength;
}
