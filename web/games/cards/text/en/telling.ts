interface Attack {
  readonly attacker: string;
  readonly defender: string;
  readonly type: string;
  readonly cards: string;
  /** Nobody else could attack. */
  readonly isForced: boolean;
}

/** What captions say of many events at once. */
export const telling = {
  attacks: ({ attacker, defender, type, cards, isForced }: Attack) =>
    `${attacker} attacks ${defender} with ${cards}${isForced ? ", who alone can" : ""}: ${type} challenge.`,
  window: "This window, step by step",
  draws: (player: string, cards: string) => `${player} draws ${cards}.`,
  killed: (count: number) => `${count} characters are killed.`,
  leave: (count: number) => `${count} cards leave play.`,
};
