import { create } from "zustand";

interface Taken {
  /** The kind of piece that was last taken up: it stays in hand while there are more of it. */
  readonly piece: string | undefined;
}

export const useTaken = create<Taken>(() => ({ piece: undefined }));
