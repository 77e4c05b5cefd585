import { counted } from "../counted.ts";

/** Great moments, captions, and the pace at which they are told. */
export const stage = {
  lookAtBoard: "Look at the board",
  enlarge: "Watch it large",
  showEvery: "show every one",
  skip: "Skip",
  goOn: "Go on",
  pace: "Pace",
  paces: { slow: "Slow", steady: "Steady", quick: "Quick", instant: "At once" },
  paceKey: (pace: string) => `Pace: ${pace}`,
  caption: "What happens",
  back: "Back",
  pause: "Pause",
  resume: "Go on telling",
  next: "Next",
  at: (now: number, of: number) => `${now} of ${of}`,
  follow: "The board follows what happens",
  more: (count: number) => `${counted(count, "more thing", "more things")} happened`,
};
