import { create } from "zustand";

/** Whether what is shown has a legend of its symbols, and whether it is being read: it is opened from several places. */
interface LegendState {
  readonly isThere: boolean;
  readonly isShown: boolean;
}

export const useLegend = create<LegendState>(() => ({ isThere: false, isShown: false }));

export const showLegend = (isShown: boolean): void => useLegend.setState({ isShown });
