/** The frame of every page, and pages that belong to nobody else. */
export const app = {
  name: "Weirwood",
  skipToPage: "Skip to the page",
  play: "Play",
  lobbyTitle: "The wars of Westeros, at your table",
  lobbyLead: "No account, no rulebook. Pick a house and play; the board shows what you can do and why.",
  nothingHere: "There is no page at this address.",
  toStart: "To the start",
  loading: "Loading…",
  brokenPage: "This page has broken.",
  reload: "Reload it",
};
