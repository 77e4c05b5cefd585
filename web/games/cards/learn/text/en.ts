/** Learning by playing: the page, and the hints of a first game over two rounds. */
export const text = {
  lead: "The quickest way is to play. In the guided game a hint shows what to do at every step; the rest of the time the table shows what can be done and why.",
  guided: {
    title: "Guided first game",
    about:
      "Two rounds with the Winter Guard against Lannister: plots, gold, challenges of every kind, a response, and a card saved at the last moment. About twenty minutes; leave and come back whenever you like.",
    start: "Start the guided game",
    gameTitle: "Your first game of Cards",
  },
  plan: {
    title: "What you will do",
    rounds: [
      { title: "Before", text: "Take a deck, look at seven cards, and place what five gold buy." },
      { title: "Round 1", text: "Choose a plot, play your first lord, defend him, save him, and win a challenge." },
      { title: "Round 2", text: "Rebuild after a fire, attack in every way, and count power." },
    ],
  },
  turn: {
    title: "A round in four thoughts",
    phases: [
      {
        title: "Plot and draw",
        text: "Plots are chosen in secret: gold, who goes first, how hard a lost challenge hits.",
      },
      { title: "Marshalling", text: "Gold buys characters, locations and attachments, one card at a time." },
      {
        title: "Challenges",
        text: "One military, one intrigue, one power challenge each. Attackers and defenders kneel.",
      },
      { title: "Dominance", text: "Whoever has most standing at the end gains power. Then all stand up again." },
    ],
  },
  kinds: {
    title: "Three kinds of challenges",
    military: "Win it, and the loser’s characters die, as many as your plot’s claim.",
    intrigue: "Win it, and the loser discards cards at random, as many as your claim.",
    power: "Win it, and power moves from the loser’s House to yours, as much as your claim.",
    unopposed: "If nobody defends with any strength at all, you gain 1 power besides.",
  },
  win: { title: "How to win", text: "Have 15 power on your House and your characters together." },
  timing: {
    title: "How everything happens in turn",
    text: "Saves, responses and passives follow one order, always the same. One page shows it, with a window to click through.",
    open: "See the timing",
  },

  steps: {
    "set-up": "Set up",
    plot: "Plot",
    marshal: "Marshal",
    challenge: "Challenge",
    answer: "Answer",
    count: "Count",
  },

  /** Told once, when their moment comes. */
  told: {
    welcome: {
      title: () => "Welcome to the table",
      text: (_power: number, needed: number) =>
        `Two Houses fight for power: who has ${needed} wins. Each brings a deck of its own. Let us take one that is made for a first game.`,
    },
    round: {
      title: () => "A round begins",
      text: () =>
        "It has seven phases; the bar on top shows which one it is. Your plot says how much gold you get, who begins, and how hard you hit.",
    },
    gold: {
      title: () => "Your gold",
      text: () =>
        "Play cards from your hand for gold, one at a time. What is not spent is lost at the end of the round. Framed cards can be played now.",
    },
    asked: {
      title: () => "Everybody is asked in secret",
      text: () =>
        "Before and after everything that happens all may act. Passing is always right where you have nothing to gain; nobody sees who could have.",
    },
    dying: {
      title: () => "In danger",
      text: () =>
        "A card that is to be killed can be saved now, in this step and not later. Whoever dies leaves the table only when the window ends.",
    },
    roundOver: {
      title: () => "A round is over",
      text: (power: number, needed: number) =>
        `You have ${power} of ${needed} power. Dominance was counted, all cards stood up, and gold went back. Now a new plot.`,
    },
    summary: {
      title: () => "Two rounds: you know the game",
      text: (power: number, needed: number) =>
        `You have ${power} power; ${needed} win. Play on: what is new still gets a hint. Or look at how everything happens in turn.`,
    },
  },

  asks: {
    deck: {
      title: "Take a deck",
      text: (deck: string) =>
        `${deck} stands its ground and is plain to play. Your opponent has brought Lannister gold.`,
      reason: "Every deck has one House, seven plots and at least sixty cards. You can build your own later.",
      send: (deck: string) => `Take ${deck}`,
    },
    mulligan: {
      title: "Your first seven cards",
      keep: (count: number) =>
        `${count} of them can be placed or played soon: a hand to keep. You may draw another one once.`,
      change: "Little here can be played soon: draw seven others, once, and keep those.",
      reason: "Characters win challenges, locations bring gold. A hand without either loses the first rounds.",
      keepIt: "Keep this hand",
      changeIt: "Draw another hand",
    },
    place: {
      title: "Place for five gold",
      text: (cards: string) => `Characters and locations for up to 5 gold lie down before the first round: ${cards}.`,
      nothing: "Nothing here is worth placing yet.",
      reason: "Then you draw back up to seven, so that placing more also means drawing more.",
      send: "Place them",
      none: "Place nothing",
    },
    plot: {
      title: "A plot for this round",
      text: (card: string, gold: number, initiative: number, claim: number) =>
        `${card}: ${gold} gold, initiative ${initiative}, claim ${claim}. Both plots are revealed together.`,
      reason: "Early you want gold. Initiative chooses who begins; claim says how much a won challenge takes.",
      send: "Choose this plot",
    },
    first: {
      title: "Who goes first?",
      text: "The higher initiative names the first player, who marshals and attacks first, and defends last.",
      reason: "Attacking first finds more of your characters standing; defending last keeps them for it.",
      send: (player: string) => `${player} first`,
    },
    play: {
      title: (card: string) => `Play ${card}`,
      character: (card: string, cost: number, str: number) =>
        `${card} costs ${cost} and brings ${str} strength. Icons say in which challenges a character can fight.`,
      location: (card: string, cost: number) =>
        `${card} costs ${cost}. Locations stay, and most bring gold or strength each round.`,
      attachment: (card: string, cost: number) =>
        `${card} costs ${cost} and is laid on another card, which it helps from then on.`,
      event: (card: string) => `${card} is an event: it does what it says once, and is gone.`,
      duplicate: (card: string) => `Another ${card} goes under the first as a duplicate: it saves him once.`,
      reason: "What brings gold comes first, then whoever fights in the most challenges.",
      send: "Play it",
    },
    use: {
      title: (card: string) => `Use ${card}`,
      text: (card: string) => `${card} can do something now: its text is on the card, and what it costs on the button.`,
      reason:
        "Texts with a colon say before it when, after it what. Most are used once a round, because the card kneels.",
      send: "Use it",
    },
    pass: {
      title: "Pass",
      text: "Nothing here is worth doing now: pass. You are asked again as soon as somebody else acts.",
      reason: "A card kept for later is worth more than one spent for nothing.",
      send: "Pass",
    },
    save: {
      title: (card: string) => `${card} helps`,
      text: (card: string, danger: string) =>
        `${danger} would be killed. ${card} prevents it: use it now, for there is no later.`,
      cancel: (card: string) =>
        `${card} cancels what is being done, as if it had never been played. Its price stays paid.`,
      reason: "A save is one card for another. It is worth it where the one in danger wins challenges.",
      send: "Use it",
    },
    response: {
      title: (card: string) => `${card} responds`,
      text: (card: string) =>
        `Something has happened that ${card} may respond to. Responses are a choice; this one is a gain.`,
      reason: "An opportunity lasts until the window ends, whatever else is responded to meanwhile.",
      send: "Respond",
    },
    challenge: {
      title: { military: "Challenge by arms", intrigue: "Challenge by intrigue", power: "Challenge for power" },
      text: {
        military: (foe: string) => `Win, and ${foe} loses a character for each point of your claim.`,
        intrigue: (foe: string) => `Win, and ${foe} discards a card at random for each point of your claim.`,
        power: (foe: string) => `Win, and power moves from ${foe}’s House to yours, as much as your claim.`,
      },
      reason:
        "You may make one of each kind a round. Count what could defend against it, and what you need to defend yourself.",
      send: { military: "Military challenge", intrigue: "Intrigue challenge", power: "Power challenge" },
      finishTitle: "No more challenges",
      finish: "What still stands is better kept: to defend, and for dominance at the end of the round.",
      finishSend: "Finish",
    },
    attackers: {
      title: "Who attacks?",
      text: (card: string, str: number) =>
        `${card} with ${str}: attackers kneel, so send as many as it takes and no more.`,
      done: "That is enough: the others stay standing to defend.",
      reason: "The side with more strength wins; at a tie the attacker does.",
      send: "Attack with this one",
      enough: "Attack with these",
    },
    stealth: {
      title: "Stealth passes somebody by",
      text: (card: string) => `An attacker with stealth chooses a defender who cannot defend: ${card}.`,
      none: "Nobody here needs to be passed by.",
      reason: "Take the one who could stop the attack alone. Whoever has stealth cannot be passed by.",
      send: "Pass this one by",
      nobody: "Nobody",
    },
    defenders: {
      title: "Do you defend?",
      text: (card: string, str: number, theirs: number) =>
        `${theirs} strength attacks. ${card} stands against it with ${str}; defenders kneel.`,
      done: (theirs: number) => `Against ${theirs} this is what we would do: no more defenders. Save your strength.`,
      reason: "Without any defender the attacker gains 1 power besides. With more strength than they have, you win.",
      send: "Defend with this one",
      enough: "No more defenders",
    },
    choose: {
      titles: { target: "Choose a target", pay: "How do you pay?", choice: "Choose" },
      text: (name: string) => `We would take ${name}. Whatever else is framed can be chosen too.`,
      reason: "The one whose gain, or whose loss, changes most.",
      done: "That is enough of them.",
      send: "Choose this one",
      enough: "No more",
    },
    other: {
      title: (question: string) => question,
      text: "This comes up seldom. What we would do is ready at a press; everything else stays possible.",
      reason: "The Steward weighs this up the way it plays itself.",
      send: "Do as the Steward would",
    },
  },
  next: { timing: "How everything happens in turn", rules: "The rules book" },
};

export type LearnText = typeof text;
