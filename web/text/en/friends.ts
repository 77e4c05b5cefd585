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
    explain:
      "Those present decide; whoever is away has no vote. A draw or a pause needs all of them, an end more than half where somebody is away.",
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
