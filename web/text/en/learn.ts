/** Learning a game by playing it: what is the same for every game. */
export const learn = {
  title: "Learn",
  hintsTitle: "Hints",
  hintsOn: "Show hints in my first game",
  hintsAgain: "Show all hints again in my next practice game",
  hintsForgotten: "Done: the next practice game shows them from the beginning.",
  rules: "All rules, searchable",
  practice: "Practice without hints",
  hint: "Hint",
  /** Where a hint belongs: the round, and the step of it. */
  step: (round: string, step: number, steps: number) => `${round} · step ${step} of ${steps}`,
  why: "Why?",
  whyThis: "Why this one?",
  rule: "The rule",
  token: (token: string, left: number, isSuggested: boolean) =>
    `${token}, ${left === 0 ? "none left" : `${left} left`}${isSuggested ? ", suggested" : ""}`,
  gotIt: "Got it",
  offer: "Your first game here? Hints can show you what to do, step by step.",
  offerYes: "Show hints",
  offerNo: "No, thanks",
  noMore: "No more hints",
  noMoreHow: "They can be turned on again under Learn.",
  close: "Close the hint",
  none: "This game has no guided first game.",
};
