import { counted } from "../counted.ts";

/** Friends at one table: who is ready, who is awaited and who is away, votes about seats, and games to go on with. */
export const friends = {
  elapsed: {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => counted(count, "day", "days"),
    justNow: "just now",
    yesterday: (time: string) => `yesterday, ${time}`,
    day: (date: string) => date,
  },
  states: {
    ready: "ready",
    done: "done",
    choosing: "choosing",
    next: (seat: string) => `after ${seat}`,
    away: "away",
    regent: "regent",
    resigned: "resigned",
  },

  waiting: {
    /** Those who choose now, and those whose turn comes after them. */
    title: (now: string, then: string | undefined) =>
      then === undefined ? `Waiting for ${now}` : `Waiting for ${now}, then ${then}`,
    bots: "The bots are at work",
    botsThink: (names: string, count: number) => `${names} ${count === 1 ? "is" : "are"} thinking…`,
    nobody: "Waiting",
    since: (time: string) => `since ${time}`,
    for: (time: string) => `for ${time}`,
    atTable: "at the table now",
    after: (seat: string) => `after ${seat}`,
    done: (count: number): string => (count === 1 ? "is done." : "are done."),
    botsMove: (count: number): string => (count === 1 ? "a bot, moves at once." : "bots, move at once."),
    tellMe: "Tell me when it is my turn",
  },

  nudge: {
    act: "Nudge",
    who: (seat: string) => `Nudge ${seat}`,
    in: (time: string) => `in ${time}`,
    inWho: (seat: string, time: string) => `${seat} can be nudged in ${time}`,
    nudged: (time: string) => `nudged ${time}`,
    done: "Nudged",
    you: (by: string) => `${by} reminds you: the others wait for you.`,
  },

  votes: {
    regent: {
      title: (seat: string) => `A regent for ${seat}?`,
      away: (person: string, time: string | undefined) =>
        time === undefined ? `${person} is away.` : `${person} has been away for ${time}.`,
      explain: (needed: number, voters: number, seat: string, person: string) =>
        `With ${needed} of ${counted(voters, "vote", "votes")} a bot plays ${seat}, until ${person} takes the seat back.`,
      yes: "A regent plays on",
      no: "We wait",
      call: "Ask for a regent",
      callWho: (seat: string) => `Ask the table for a regent for ${seat}`,
    },
    inFavour: "yes",
    against: "no",
    open: "open",
    you: "you",
    count: (inFavour: number, needed: number) => `${inFavour} of ${needed}`,
    until: (time: string) => `open for ${time}`,
    explain: {
      live: "One who is alone decides for nobody. A draw or a pause takes everybody who is here, an end as well, or more than half once somebody has been away for five minutes; and always two at least, and half of all who play. Whoever a regent has only just replaced is counted with them.",
      slow: "Everybody who plays is told, and has a day to answer; the question is settled sooner once all have spoken. After a day, those who have not been here for one are no longer waited for; but half of all who play must agree.",
    },
  },

  room: {
    explain: "The game can begin when every chair is taken and everybody is ready.",
    explainFill: (bot: string) =>
      `The game can begin when everybody here is ready. Chairs that are still empty then are taken by bots (${bot}).`,
  },

  lot: {
    title: (seat: string) => `The lot gave you ${seat}`,
    chosen: (seat: string) => `You play ${seat}`,
    home: "Your pieces bear your colour.",
    go: "Good",
  },

  givenAway: (seat: string, person: string | undefined) =>
    person === undefined
      ? `The table has given your seat, ${seat}, to somebody else. You may go on looking.`
      : `The table has given your seat, ${seat}, to ${person}. You may go on looking.`,

  noSuchTable: "There is no table at this address. The link may have been cut short: ask for it again.",

  notSent: (question: string) => `Not sent yet: your answer to “${question}”. It is kept and will be sent.`,

  continue: {
    waitingFor: (seats: string) => `waiting for ${seats}`,
  },

  publish: {
    title: "Publish this game?",
    explain:
      "The link works for everybody once this game lies on the server. Whoever has it can watch the whole game; it holds the moves and the seats, and no name but yours.",
    yes: "Publish and copy the link",
    no: "Keep it to myself",
    copied: "Published; the link is copied.",
  },
};
