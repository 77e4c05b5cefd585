import type { ResultOf, Task } from "../work/task.ts";

/** What comes back of a shift: its result, or why there is none. */
export type Parcel = { readonly number: number } & (
  | { readonly result: ResultOf<Task> }
  | { readonly failed: string; readonly host: string }
);

/** Rows of numbers, which lessons consist of, as base64: four bytes each instead of up to twenty. */
const MARK = "float32:";

export const packed = (parcel: Parcel): string =>
  JSON.stringify(parcel, (_, value: unknown) =>
    value instanceof Float32Array
      ? MARK + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64")
      : value,
  );

export const unpacked = (text: string): Parcel =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" && value.startsWith(MARK) ? rowOf(value.slice(MARK.length)) : value,
  ) as Parcel;

/** In memory of its own, so that it can be given away to a thread. */
const rowOf = (base64: string): Float32Array => new Float32Array(Uint8Array.from(Buffer.from(base64, "base64")).buffer);
