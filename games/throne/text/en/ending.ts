import type { RuleText } from "@weirwood/kernel";

/** Winning the game. */
export const ending = {
  "throne.victory.areas": {
    rule: "A house that controls seven areas with a city or stronghold wins, in a game of four or five.",
    log: "{house:house} holds {count} cities and strongholds and wins the game.",
  },
  "throne.victory.eight-with-three": {
    rule: "With three players it takes eight areas with a city or stronghold to win before the end.",
    log: "{house:house} holds {count} cities and strongholds and wins the game.",
  },
  "throne.victory.at-once": {
    rule: "The game ends the moment a house has enough areas, in any phase and on anyone’s turn: victory is looked at after every move, battle or loss that changes who controls what.",
  },
  "throne.victory.two-at-once": {
    rule: "If two houses have enough at the same moment, the one with more such areas wins; then the higher supply marker, then more power in hand, then the house whose decision brought it about, then the earlier in order of play.",
    reason: "The rules do not foresee it; the first three steps are those they use at the end of the last turn.",
  },
  "throne.victory.turn-ten": {
    rule: "The game ends after the tenth turn at the latest.",
    log: "The tenth turn is over: cities and strongholds are counted.",
  },
  "throne.victory.most-areas": {
    rule: "After the tenth turn the house that controls the most areas with a city or stronghold wins.",
    log: "{house:house} wins with {count?one city or stronghold|# cities and strongholds}.",
  },
  "throne.victory.supply": {
    rule: "If that is a tie, the higher supply marker wins, as it stands and without a new count.",
    log: "{house:house} wins the tie by its supply.",
  },
  "throne.victory.power": {
    rule: "If supply is tied too, the most power in hand wins; tokens on the map do not count.",
    log: "{house:house} wins the tie by the power in its hand.",
  },
  "throne.victory.shared": {
    rule: "Houses that are still tied share the victory.",
    log: "Shared victory: {houses:house}.",
  },
} as const satisfies Record<string, RuleText>;
