/** What every question has in common. */
export const desk = {
  frame: {
    seats: "Houses",
    ownSeat: "Your House",
    ask: "Orders",
    round: (now: number, last?: number) => (last === undefined ? `Round ${now}` : `Round ${now} of ${last}`),
  },
  takeBack: "Take the last step back",
  placed: {
    title: "Your pieces are placed",
    lead: "You may still take the last one back.",
    end: "Let them stand",
  },
  done: { title: "Your turn is done", lead: "You may still take the last step back.", end: "End the turn" },
  keys: {
    send: "Send the answer",
    takeBack: "Take back",
    zone: "Zone of control",
    next: "Next hex that awaits you",
    previous: "Previous hex that awaits you",
  },
  /** Steps that are not sent yet. */
  held: (steps: number) =>
    steps === 1
      ? "1 step is not sent yet: you may take it back."
      : `${steps} steps are not sent yet: you may take them back.`,
};
