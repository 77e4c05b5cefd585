import { legend } from "./legend.en.ts";

/** What the list of players and the legend say. */
export const text = {
  legend,
  you: "you",
  first: "first player",
  plots: "Plots",
  now: "revealed",
  plotsLeft: (count: number) => (count === 1 ? "1 plot left to choose from" : `${count} plots left to choose from`),
  noPlots: "No plot has been revealed yet.",
  characters: (count: number) => (count === 1 ? "1 character" : `${count} characters`),
  locations: (count: number) => (count === 1 ? "1 location" : `${count} locations`),
};

export type SheetsText = typeof text;
