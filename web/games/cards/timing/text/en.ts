/** The page about timing: a round, a window and its six steps, and an example that the rules play. */
export const text = {
  title: "The timing of Cards",
  lead: "Whatever happens at the table happens inside a window of six steps. Once you have seen one from its beginning to its end you have seen them all.",
  toExample: "Straight to the example",
  round: {
    title: "A round has seven phases",
    about: "Between the steps of the rules everybody may act, one action at a time, until all pass in a row.",
    phases: {
      plot: "Everybody chooses a plot in secret. The higher initiative names the first player.",
      draw: "Everybody draws two cards.",
      marshalling: "One after the other collects gold and plays characters, locations and attachments.",
      challenges: "One after the other attacks: military kills, intrigue discards, power steals.",
      dominance: "Whoever has the most standing strength and gold gains 1 power.",
      standing: "Kneeling cards stand up.",
      taxation: "Gold that was not spent goes back.",
    },
  },
  window: {
    title: "A window has six steps",
    about:
      "Every action of a player and every step of the rules opens one window. What happens inside it, a response, a passive, a save, opens none of its own.",
    steps: {
      declare: "What is to happen is announced, its cost is paid, its targets are chosen.",
      save: "Everybody may save what is in danger, or cancel the whole.",
      execute: "It happens. Whatever is killed or discarded is dying from now on.",
      passives: "Texts that must follow follow, each with saves of its own.",
      responses: "Everybody may respond to anything that has happened in this window.",
      end: "What was dying leaves play, and nothing of it can be answered any more.",
    },
  },
  example: {
    title: "One window, step by step",
    about:
      "Stark has attacked with Robb and Eddard, Lannister defends with an Enemy Informer. The rules play this in your browser: the cards, the stack and every sentence under “What the rules did” are theirs.",
    place: (now: number, last: number) => `${now} of ${last}`,
    back: "Back",
    next: "Next",
    again: "From the beginning",
    keys: "The arrow keys go back and on.",
    stack: "What is being carried out",
    nothing: "The window is closed.",
    answered: "What was answered",
    forgotten: "forgotten",
    told: "What the rules did",
    table: "The table",
    hand: "hand",
    events: "played",
    piles: { dead: "dead pile", discard: "discard pile" },
    tags: { dying: "dying", danger: "in danger" },
    act: (card: string) => `uses ${card}`,
    pass: "passes",
    challenge: (type: string) => `${type} challenge`,
    choose: (card: string) => `chooses ${card}`,
    done: "leaves the piles as they lie",
    step: (number: number, name: string) => `step ${number}, ${name}`,
    asked: (seats: string) => `Asked: ${seats}`,
  },
  moments: {
    counted: {
      title: "The challenge is counted",
      text: "5 against 2: Stark wins. This is a step of the rules, and its window opens. Winner, claim, unopposed and renown are one thing, declared together. Lannister has to name who dies for the claim.",
    },
    declared: {
      title: "Saves and cancels, before anything happens",
      text: "The Steward is named and in danger, nothing more. Everybody is asked at once whether they save or cancel. Nobody does.",
    },
    executed: {
      title: "It happens, and a passive follows",
      text: "The Steward is killed and Eddard claims power for renown. The Steward stays on the table, dying. Then what must follow follows: Eddard is deadly, so the defender is in danger too, with a round of saves of its own.",
    },
    answerable: {
      title: "Now everybody may respond",
      text: "The Informer is dying as well. Step 5 is one round of responses to everything that has happened in this window, and it lasts until all have passed in a row.",
    },
    secret: {
      title: "Two want to respond, one does",
      text: "Both answered at once, in secret. The first player comes first: Robb’s response. The other answer is forgotten and never shown; Lannister may give it again. Robb’s response has steps of its own: Cersei is its target, and may be saved.",
    },
    saving: {
      title: "A save has steps too",
      text: "Lannister discards Cersei’s Bodyguard to save her. The price is paid at once, and a save may itself be cancelled: three things now lie inside each other, and the innermost is settled first.",
    },
    saved: {
      title: "Cersei is saved",
      text: "The save has worked, against this one danger. The round goes on: Robb’s response as a whole might still be cancelled.",
    },
    goesOn: {
      title: "Robb’s response is over",
      text: "It was carried out and killed nobody. Back in step 5 of the challenge, the round of responses goes on left of whoever acted: with Lannister.",
    },
    debts: {
      title: "The dying can still pay",
      text: "A Lannister Pays His Debts: kneel a Lannister character, kill a participant of the winner. The Steward is dying, and yet he is in play: he kneels for it.",
    },
    aimed: {
      title: "Robb is in danger",
      text: "Robb is chosen. Stark has two answers: Robb’s Bodyguard saves him, Paper Shield cancels the event. One is enough.",
    },
    cancelled: {
      title: "The event is cancelled",
      text: "Paper Shield stops it: Robb needs no save any more. What was paid stays paid, the Steward kneels. Nobody can respond to anything else, so the round is over. Two cards go to one dead pile, and their owner may say in which order.",
    },
    ended: {
      title: "The window ends",
      text: "Only now do the dying leave: Steward and Informer to the dead pile, Bodyguard and both events to the discard piles. Whatever happened in this window can no longer be answered. The challenge is over.",
    },
  },
  topics: {
    title: "Worth knowing",
    see: "See it happen",
    secret: {
      title: "Rounds of answers are secret",
      text: "Everybody is asked at once. Who passes shows nothing, and nobody learns who could have acted or who thought for long. The first in order who does not pass acts; then all are asked anew.",
    },
    order: {
      title: "Who comes first",
      text: "The first player begins actions, and the saves and responses of a step of the rules. After an action its saves and responses begin left of whoever acted, and a round always goes on left of the last who did something.",
    },
    inside: {
      title: "A step inside a step",
      text: "Responses, saves, cancels and passives are declared, saved from and carried out too, inside the step that they answer. The rail names both: “5 › 2” is a save within a response.",
    },
    moribund: {
      title: "Dying is not gone",
      text: "A card that is killed or discarded stays until the window ends, with text, icons and strength. It may be used and counted, but it can neither leave again nor be saved any more.",
    },
    passives: {
      title: "Passives must, responses may",
      text: "A passive happens by itself, once, right after what triggered it. A response is somebody’s choice, and waits for step 5.",
    },
    opportunities: {
      title: "An opportunity lasts as long as its window",
      text: "You may respond to something that happened three responses ago, as long as the window is open; also with a card that came to your hand since.",
    },
  },
  links: { learn: "Learn Cards by playing", rules: "All rules about windows" },
};

export type TimingText = typeof text;
