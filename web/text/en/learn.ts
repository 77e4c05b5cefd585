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
  why: "Why?",
  gotIt: "Got it",
  doIt: "Suggest something",
  doItDone: "A suggestion is on the board. Change it as you like, then send it.",
  noMore: "No more hints",
  noMoreHow: "They can be turned on again under Learn.",
  close: "Close the hint",
  none: "This game has no guided first game.",
};
