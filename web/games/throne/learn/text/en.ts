/** Learning by playing: the page, and the hints of a first game over three turns. */

/** What there is to gain in an area. */
export interface Gains {
  readonly castle: "city" | "stronghold" | undefined;
  readonly crowns: number;
  readonly barrels: number;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const castles = { city: "a city", stronghold: "a stronghold" };

function gains({ castle, crowns, barrels }: Gains): string {
  const some = (count: number, one: string, many: string): string[] =>
    count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
  const found = [
    ...(castle === undefined ? [] : [castles[castle]]),
    ...some(crowns, "a crown", "crowns"),
    ...some(barrels, "a barrel", "barrels"),
  ];
  return found.length === 0 ? "new ground" : listed(found);
}

export const text = {
  lead: "The quickest way is to play. In the guided game a hint shows what to do at every step; the rest of the time the board shows what is possible and why.",
  guided: {
    title: "Guided first game",
    about:
      "Three turns as House Lannister against mild opponents: orders, a battle you can win, new units, supply, bids, and how one wins. About half an hour; leave and come back whenever you like.",
    start: "Start the guided game",
    gameTitle: "Your first game",
  },
  plan: {
    title: "What you will do",
    turns: [
      { title: "Turn 1", text: "Give orders, and take two castles next door that nobody holds." },
      { title: "Turn 2", text: "Muster units, support an attack, play a card, and win a battle." },
      { title: "Turn 3", text: "Count supply, bid for influence, hold what you have, and gather power." },
    ],
  },
  turn: {
    title: "A turn in three phases",
    phases: [
      {
        title: "Westeros",
        text: "From turn 2 on, three cards are turned over: they may bring new units, power, a count of supply, bids for influence, or wildlings.",
      },
      {
        title: "Planning",
        text: "Each area with units of yours takes one order, face down. Nobody sees the others’ orders until all are ready.",
      },
      {
        title: "Action",
        text: "Orders are turned over. In order of play first all raids, then all marches with their battles, and at last power is consolidated.",
      },
    ],
  },
  win: {
    title: "How to win",
    text: "Hold seven areas with a city or stronghold (eight with three houses, six with six), or the most after turn 10.",
  },
  words: "Words you meet",

  steps: { look: "Look", orders: "Orders", ready: "Ready", march: "Act", battle: "Battle", power: "Power" },

  /** Told once, when their moment comes. */
  told: {
    welcome: {
      title: (house: string) => `You are House ${house}`,
      text: (held: number, needed: number) =>
        `Lands in your colour are yours. Cities and strongholds count as castles: who holds ${needed} wins. You hold ${held}; let us take more.`,
    },
    reveal: {
      title: () => "The orders lie open",
      text: () =>
        "In turn order, each house settles one order at a time: first all raids, then all marches, then power. The bar on top shows where the turn is.",
    },
    castles: {
      title: () => "A turn is over",
      text: (held: number, needed: number) =>
        `You hold ${held} of ${needed} castles now; the list of houses shows everybody’s. Each new turn begins with three Westeros cards.`,
    },
    income: {
      title: () => "A Game of Thrones: power",
      text: () =>
        "This card paid every house 1 power for each crown on its land. Power buys bids, and tokens that keep land when units leave it.",
    },
    supplied: {
      title: () => "Supply was counted",
      text: (_held: number, _needed: number, barrels: number, armies: string) =>
        `Your land has ${barrels} barrels, which feed armies of ${armies}. More units than that cannot stand together until the next count.`,
    },
    summary: {
      title: () => "Three turns: you know the game",
      text: (held: number, needed: number) =>
        `You hold ${held} castles; ${needed} win at once, else the most after turn 10. Play on: what is new still gets a hint. Or try another house.`,
    },
  },

  orders: {
    titles: {
      march: (area: string) => `Give ${area} a march`,
      defense: (area: string) => `Let ${area} stand on defense`,
      support: (area: string) => `Let ${area} lend support`,
      raid: (area: string) => `Let ${area} raid`,
      consolidate: (area: string) => `Gather power in ${area}`,
    },
    march: {
      empty: (from: string, to: string, gain: Gains) =>
        `${to}, the outlined land, is empty: ${gains(gain)}. A march from ${from} takes it. Press a token.`,
      foe: (from: string, to: string, gain: Gains, house: string, ours: number, theirs: number) =>
        `${house} holds ${to} (${gains(gain)}) with ${theirs}; ${from} has ${ours}. A march attacks. Press a token.`,
      garrison: (from: string, to: string, gain: Gains, ours: number, theirs: number) =>
        `A garrison of ${theirs} keeps ${to} (${gains(gain)}); ${from} has ${ours}. A march may beat it. Press a token.`,
      onward: (from: string) =>
        `Nobody threatens ${from}: a march takes its units where they are needed. Press a token.`,
    },
    defense: {
      near: (area: string, house: string, beside: string) =>
        `${house} stands next door in ${beside} and may come to ${area}. Defense makes it harder to take. Press a token.`,
      calm: (area: string) => `${area} should stay yours: Defense adds strength if somebody comes. Press a token.`,
    },
    support: {
      fight: (area: string, to: string) =>
        `${area} lies next to ${to}, where there may be a battle: Support lends it its strength. Press a token.`,
      calm: (area: string) => `Support lends ${area}’s strength to any battle next door, also to yours. Press a token.`,
    },
    raid: (area: string, house: string, beside: string) =>
      `${house} stands next door in ${beside}. A Raid from ${area} takes a Support, Raid or Consolidate order away. Press a token.`,
    consolidate: (area: string, power: number) =>
      `${area} has nothing to attack now: Consolidate Power brings ${power} power, for bids and to keep land. Press a token.`,
    why: {
      march: {
        empty:
          "Nobody waits there, so a march without a bonus is enough: keep the star for a battle. Castles win games.",
        foe: "The bonus of a march counts in the battle, and so does Support from areas next door.",
        garrison:
          "A garrison plays no card: reach its number with units, march bonus and support, and the area is yours.",
        onward: "Units that stand where nothing can be won or lost do nothing for you.",
      },
      defense: "Units that march leave an area open. This one is worth more held than left.",
      support: "One order helps several battles in a turn, your own or another’s, on either side.",
      raid: "A raid comes before all marches: the support or the power that it removes is gone for this turn.",
      consolidate: "Power decides bids for influence, and a token of it holds land after the army has moved on.",
      unstarred: "A star would do more, but you have only so many: spend them where it tells.",
    },
    place: (order: string) => `Place ${order}`,
    others: "other orders",
    readyTitle: "Every area has an order",
    ready:
      "Nobody sees them until all houses are ready; until then you may still change them. Then they are turned over together.",
    readyWhy: "Look at the list once more: what marches, what helps, what stays? Pressing an area changes its order.",
    send: "Ready",
  },

  /** The questions of the action phase, of battles and of Westeros cards. */
  asks: {
    march: {
      title: (from: string) => `Your march from ${from}`,
      empty: (to: string, gain: Gains) =>
        `${to} is empty: ${gains(gain)}. Whoever enters it takes it. Units may also split up.`,
      foe: (to: string, ours: number, theirs: number) =>
        `In ${to} it is your ${ours} against ${theirs}, before cards and support. Entering starts a battle.`,
      own: (to: string) => `${to} is yours already: units gather there, as far as supply allows.`,
      unused: "Nothing is to be won from here this time: the order may be given up, and the units stay.",
      reason:
        "We weigh what is taken, what is left behind, and who could strike back. One march may start one battle at most.",
      token: (from: string) =>
        `A power token left in ${from} keeps it yours: without units or a token, land belongs to nobody.`,
    },
    raid: {
      title: (from: string) => `Your raid from ${from}`,
      text: (to: string) =>
        `A raid takes an order away: here the one in ${to}. A Consolidate order also costs its house 1 power.`,
      unused: "There is nothing next door worth a raid: it may be given up.",
      reason: "Raids come before marches, so the raided house has to do without that order this turn.",
    },
    raven: {
      title: () => "You hold the raven",
      keep: "All orders lie open, and you alone may now exchange one of yours. These are good: keep them.",
      swap: (area: string, order: string) =>
        `All orders lie open, and you alone may exchange one: ${order} serves better in ${area} now.`,
      reason: "First at the King’s Court holds the raven. It is strongest when a neighbour’s order surprises you.",
    },
    support: {
      title: () => "Support for a battle",
      text: "Support orders next to a battle may lend their whole strength to either side, or to nobody.",
      reason: "Your own side first. Between two others, help the weaker neighbour, or keep your word.",
    },
    accept: {
      title: () => "Help is offered",
      text: "Another house offers its support. Its strength counts for you; nothing is owed.",
      reason: "Their strength counts as if it were yours, and costs you nothing.",
    },
    card: {
      title: () => "A card for the battle",
      text: (card: string, strength: number) =>
        `Both choose a card in secret; its number adds to the army. ${card} brings ${strength}. Swords kill, towers save.`,
      reason: "A used card comes back only when all seven are used: play high where it decides, low where it does not.",
    },
    blade: {
      title: () => "The Valyrian steel blade",
      text: "Once in a turn, the first of the Fiefdoms may add 1 to a battle. The same house also wins ties.",
      reason: "Draw it where one more point turns a lost battle into a won one.",
    },
    casualties: {
      title: () => "Losses",
      text: "Each sword that no tower met costs the loser a unit. Footmen are the cheapest to lose.",
      reason: "A knight counts twice as much as a footman, and costs twice as much to muster.",
    },
    retreat: {
      title: () => "Retreat",
      text: "Beaten units go to one area next door without enemies, never to where the attack came from. They lie down until the turn ends.",
      reason: "Go where they will be of use next turn, and where supply can feed them.",
    },
    control: {
      title: () => "Keep the land?",
      text: "Your units are leaving. A power token keeps the land, its castle, crowns and barrels yours.",
      reason: "A castle is worth a token nearly always; bare ground seldom.",
    },
    consolidate: {
      title: () => "Power",
      text: "Consolidate Power brings 1 power, and 1 more for each crown in the area.",
      reason: "Power pays for bids, for tokens that keep land, and against the wildlings.",
    },
    muster: {
      title: () => "New units",
      text: (units: string) =>
        `A stronghold has 2 points, a city 1; a footman or ship costs 1, a knight 2. We would take: ${units}.`,
      reason: "Knights where you mean to attack, footmen to hold more land; supply limits how many may stand together.",
      send: "Muster them",
    },
    "bid-iron-throne": {
      title: () => "A bid for the Iron Throne",
      text: "All bid power in secret, and lose it. The highest bid comes first: it moves first, and settles every tie.",
      reason: "Bid where a place changes what you can do next turn, and keep some power for your land.",
    },
    "bid-fiefdoms": {
      title: () => "A bid for the Fiefdoms",
      text: "The higher place wins even battles, and the first holds the blade: 1 more in one battle a turn.",
      reason: "Worth most to whoever means to fight often, and closely.",
    },
    "bid-kings-court": {
      title: () => "A bid for the King’s Court",
      text: "The place gives stars for orders (three, three, two, one, none), and the first holds the raven.",
      reason: "Stars make every turn’s orders better; the fifth place has none.",
    },
    "bid-wildlings": {
      title: () => "The wildlings attack",
      text: "All bid together. If the sum reaches the threat, the highest bidder gains; if not, all lose units, the lowest bidder most.",
      reason: "Enough that you are not the lowest; more only where the Wall would fall.",
    },
    ties: {
      title: () => "You settle the ties",
      text: "You hold the Iron Throne: put houses that bid the same in the order you like.",
      reason: "Yourself first, then whoever threatens you least.",
      send: "In this order",
    },
    disband: {
      title: () => "Too many mouths",
      text: "Your armies are larger than your supply allows, or the wildlings ask their price. Choose who goes.",
      reason: "Give up what defends least: footmen far from the enemy.",
    },
    other: {
      title: (question: string) => question,
      text: "This comes up seldom. What we would do is ready at a press; everything else stays possible.",
      reason: "The Steward weighs this up the way it plays itself.",
      send: "Do as the Steward would",
    },
    sendTitle: "It is on the board",
    sendText: "Look at it, change it if you like, then send it. Whatever is greyed says why it is not possible.",
    sendWhy: "Nothing is decided before you send it: what you prepare here, nobody else can see.",
    send: "Send it",
  },
  next: { house: "Another house", rules: "The rules book" },
};

export type LearnText = typeof text;
