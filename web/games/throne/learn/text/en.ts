/** Learning by playing: the page, the hints of a first game, and the way through a first turn. */
export const text = {
  lead: "The quickest way is to play. In the guided game a hint shows what to do at every step; the rest of the time the board shows what is possible and why.",
  guided: {
    title: "Guided first game",
    about: "Three houses, steady opponents, a hint at every step. A first turn takes about ten minutes.",
    start: "Start the guided game",
    gameTitle: "Your first game",
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

  stepsTitle: "Your first turn",
  steps: { look: "Look", orders: "Orders", ready: "Ready", reveal: "Reveal", march: "March", battle: "Battle" },

  hints: {
    welcome: {
      title: (house: string) => `You are House ${house}`,
      text: "Areas in your colour, with your shield’s pattern, are yours. To win, take areas with a city or a stronghold; the list of houses shows who has how many.",
    },
    orders: {
      title: (_house: string, area: string) => `Give ${area} an order`,
      text: "Each area with units of yours takes one order. Press the area, then choose a token. Nobody sees it until all houses are ready.",
    },
    "order-kinds": {
      title: () => "Five kinds of orders",
      text: "March moves and attacks. Defense and Support add strength. Raid removes an order next door. Consolidate brings power. A star makes an order better; how many you may use is shown in the panel.",
    },
    ready: {
      title: () => "Every area has an order",
      text: "Look once more, change what you like, and send them. You may still change them until the last house is ready.",
    },
    raven: {
      title: () => "You hold the raven",
      text: "All orders lie open, and you alone may now exchange one of yours for another token. You need not.",
    },
    raid: {
      title: (_house: string, area: string) => `Your raid from ${area}`,
      text: "Areas you can hit glow. A raid takes an enemy Raid, Support or Consolidate Power order off the board. It may also be wasted.",
    },
    reveal: {
      title: () => "Orders are settled one at a time",
      text: "In order of play, each house settles one order: first all raids, then all marches, then power. The bar on top shows where the turn is.",
    },
    march: {
      title: (_house: string, area: string) => `Your march from ${area}`,
      text: "Press the area with your March order, choose how many units go, then press where. They may split up and go to several neighbours.",
    },
    "march-where": {
      title: () => "Where they go",
      text: "Dashed areas can be entered; crossed swords mean a battle. One march may start one battle at most. If you leave an area empty, a power token keeps it yours.",
    },
    support: {
      title: () => "Support for a battle",
      text: "Support orders next to a battle may lend their strength to either side. The panel shows both sides with every part of their strength.",
    },
    card: {
      title: () => "A card for the battle",
      text: "Both sides choose one house card in secret. Its number adds to your strength; swords cost the loser units, fortifications save yours. A used card is gone until all seven are used.",
    },
    blade: {
      title: () => "The Valyrian steel blade",
      text: "Once in a turn, whoever holds it may add 1 to the strength of a battle. It also wins ties on the Fiefdoms track.",
    },
    casualties: {
      title: () => "Losses",
      text: "Swords that are not met by fortifications cost the loser units. You choose which.",
    },
    retreat: {
      title: () => "Retreat",
      text: "Your beaten units go to one neighbouring area without enemies, never to where the attack came from. They lie down, routed, until the turn ends.",
    },
    control: {
      title: () => "Keep the area?",
      text: "Your units are leaving. A power token left behind keeps the area yours; without one it belongs to nobody.",
    },
    consolidate: {
      title: () => "Power",
      text: "This order brings 1 power, and 1 more for each crown in its area.",
    },
    muster: {
      title: () => "New units",
      text: "Each stronghold gives 2 points and each city 1. A footman or ship costs 1, a knight 2. Supply limits how large your armies may be.",
    },
    bid: {
      title: () => "Bids for influence",
      text: "All houses bid power in secret, and lose what they bid. The highest takes the first place: order of play, ties in battle, or stars for orders.",
    },
    ties: {
      title: () => "You settle the ties",
      text: "You hold the Iron Throne: put houses that bid the same in the order you like.",
    },
    wildlings: {
      title: () => "The wildlings attack",
      text: "All bid together. If the sum reaches the threat, the highest bidder gains; if not, everybody loses, and the lowest bidder most.",
    },
    supply: {
      title: () => "Too many mouths",
      text: "Your armies are larger than your supply allows. Choose which units you give up.",
    },
    "turn-over": {
      title: () => "That was a whole turn",
      text: "You know the way now. Things you meet for the first time still get a hint. “What if” tries a move without sending it, and everything greyed out says why.",
    },
  },
};

export type LearnText = typeof text;
