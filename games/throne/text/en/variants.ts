import type { RuleText } from "@weirwood/kernel";

/** What a table may add to the base game, and the game for six with House Martell. */
export const variants = {
  "throne.variants.any": {
    rule: "A table may add any of the variants, one, several or all; they go together. House Martell takes exactly six players and the board for three exactly three; all others work with any number of players.",
  },
  "throne.variants.unknown": {
    rule: "Nine variants can be chosen before a game begins: House Martell, crowned cards, fortifications, siege engines, ports, single-use orders, open Westeros cards, three cards a battle, and the board for three.",
    no: "There is no variant called {variant}.",
  },
  "throne.variants.not-played": {
    rule: "What belongs to a variant exists only at tables that play with it.",
    no: "This table plays without this variant: {variant:variant}.",
  },
  "throne.variants.martell": {
    rule: "House Martell and six players go together: with six it always plays, with fewer it never does.",
    no: "House Martell is for exactly six players, and six players need it; you asked for {players?one player|# players}.",
    reason:
      "The rules merely advise against fewer players, but every start card and board they give Martell is for six.",
  },
  "throne.variants.one-card-set": {
    rule: "All houses play with the same set of cards, the first one or the crowned one. Martell has seven cards for either; the two sets are never mixed.",
    no: "Choose one set of house cards for the whole table.",
  },
  "throne.variants.three-board": {
    rule: "The board for three replaces the influence tracks in a game of exactly three players.",
    no: "The board for three is for exactly three players; you asked for {players?one player|# players}.",
  },
  "throne.martell.start": {
    rule: "In a game of six Martell starts with a knight and a footman in Sunspear, its home, a footman in Salt Shore and a ship in the Sea of Dorne; the other houses start where they always do. Supply is counted on the map for six: 1 for Stark and Baratheon, 2 for all others.",
    reason:
      "The start cards for six are known to exist but could not be read; Martell’s units are those of the later edition, and nothing speaks against the old places of the others.",
  },
  "throne.martell.map": {
    rule: "In a game of six another board covers the south. It parts the Summer Sea into an eastern and a western half and adds Prince’s Pass, The Boneway, Three Towers and Salt Shore. Starfall and Yronwood are cities there, Oldtown and Sunspear strongholds: twenty cities and strongholds in all.",
    reason:
      "The rules tell little of this board: Sunspear is a stronghold on the Sea of Dorne and on the eastern Summer Sea. The rest is pieced together from the later edition, whose total of twenty agrees with a recorded game, and lives in tables that can be replaced.",
  },
  "throne.martell.no-garrison": {
    rule: "In a game of six no garrison holds Sunspear; those of King’s Landing and The Eyrie stay.",
  },
  "throne.martell.tracks": {
    rule: "In a game of six each track has six places. They start so, from first to last. Iron Throne: Baratheon, Lannister, Stark, Martell, Greyjoy, Tyrell. Fiefdoms: Greyjoy, Tyrell, Martell, Stark, Baratheon, Lannister. King’s Court: Lannister, Stark, Martell, Baratheon, Tyrell, Greyjoy. The six places at the King’s Court give 3, 3, 2, 1, 0 and 0 stars.",
    reason: "The tracks for six are not printed in the rules; places and stars are those of the later edition.",
  },
  "throne.victory.six-with-six": {
    rule: "With six players a house that controls six areas with a city or stronghold wins.",
    log: "{house:house} holds {count} cities and strongholds and wins the game.",
  },
  "throne.three-board.stars": {
    rule: "On the board for three, the three places at the King’s Court give 3, 2 and 1 stars.",
    reason:
      "The rules say only that starred orders become scarcer and the King’s Court matters more; these numbers, which do just that, are those of the later edition.",
  },
} as const satisfies Record<string, RuleText>;
