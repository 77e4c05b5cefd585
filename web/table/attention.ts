import { createStore } from "zustand/vanilla";

/** Places on the board that are pointed at from elsewhere, from the log above all. Ids are the game's own. */
export interface Attention {
  /** The one that is outlined as long as it is pointed at. */
  readonly outlined: string | undefined;
  /** The one that was last asked to be looked at; a new object each time. */
  readonly looked: { readonly place: string } | undefined;
}

/** The page has one board at a time: whichever it is listens here. */
export const attention = createStore<Attention>(() => ({ outlined: undefined, looked: undefined }));

export const outlinePlace = (place: string | undefined): void => attention.setState({ outlined: place });

export const lookAtPlace = (place: string): void => attention.setState({ looked: { place } });
