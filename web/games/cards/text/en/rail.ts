const challenge = (name: string) => ({
  attackers: `${name}, attackers`,
  defenders: `${name}, defenders`,
  resolution: `${name}, result`,
  actions: `${name}, actions`,
});

/** Above the table: which window is open, and in which of its steps the game is. */
export const rail = {
  title: "Where the game is",
  steps: {
    declare: "Declare",
    save: "Save or cancel",
    execute: "Execute",
    passives: "Passives",
    responses: "Responses",
    end: "End",
  },
  stepOf: (place: number, step: string) => `Step ${place}: ${step}`,
  all: "All steps",
  challenge: {
    military: challenge("Military challenge"),
    intrigue: challenge("Intrigue challenge"),
    power: challenge("Power challenge"),
  },
  marshalling: (who: string, isOwn: boolean) => (isOwn ? "Your marshalling" : `${who}’s marshalling`),
  challenges: (who: string, isOwn: boolean) => (isOwn ? "Your challenges" : `${who}’s challenges`),
  entryOf: (entry: string, who: string) => `${entry}, ${who}`,
  /** What lies inside a step: whose act, and how far it is itself. */
  inside: (step: number) => `inside step ${step}:`,
  own: (step: number) => `step ${step} of its own`,
  act: {
    framework: (who: string | undefined) => who ?? "the rules",
    action: (who: string | undefined) => (who === undefined ? "an action" : `${who}’s action`),
    response: (who: string | undefined) => (who === undefined ? "a response" : `${who}’s response`),
    save: (who: string | undefined) => (who === undefined ? "a save" : `${who}’s save`),
    cancel: (who: string | undefined) => (who === undefined ? "a cancel" : `${who}’s cancel`),
    passive: (who: string | undefined) => (who === undefined ? "a passive" : `${who}’s passive`),
    replacement: (who: string | undefined) => (who === undefined ? "a replacement" : `${who}’s replacement`),
    play: (who: string | undefined) => (who === undefined ? "a card is played" : `${who} plays a card`),
  },
  ownAct: {
    framework: "the rules",
    action: "your action",
    response: "your response",
    save: "your save",
    cancel: "your cancel",
    passive: "your passive",
    replacement: "your replacement",
    play: "you play a card",
  },
  over: "The game is over",
};
