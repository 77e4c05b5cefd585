import type { RuleText } from "@weirwood/kernel";

/** What the game itself lets cards do: playing them, keywords, duplicates. */
export const own = {
  "cards.own.play": {
    rule: "A card is played by an action of the active player.",
    log: "{player:player} plays {card:card}.",
  },
  "cards.own.play-on-house": {
    rule: "A location that says so is played on the House card.",
    log: "{player:player} plays {card:card} on the House card.",
  },
  "cards.own.duplicate": {
    rule: "A card is played as a duplicate of its like.",
    log: "{player:player} plays {card:card} as a duplicate.",
  },
  "cards.own.ambush": {
    rule: "A card with ambush is played for influence in the challenges phase.",
    log: "{player:player} plays {card:card} from ambush.",
  },
  "cards.own.to-shadows": {
    rule: "A card with a cost for shadows may be laid there, face down, for 2 gold, by an action of the active player in marshalling. It is not in play.",
    no: "{card:card} has no cost for shadows.",
    log: "{player:player} lays a card in shadows.",
  },
  "cards.own.from-shadows": {
    rule: "At the beginning of each phase every player in turn, first player first, may bring one card out of shadows for its cost there and the penalty of another House. It enters play and was not played.",
    reason: "Shadows are younger than the text of the game that we follow.",
    no: "Cards come out of shadows at the beginning of a phase, and only then.",
    log: "{player:player} brings {card:card} out of shadows.",
  },
  "cards.own.duplicate-save": {
    rule: "A duplicate is discarded to save its card.",
    log: "{player:player} uses a duplicate to save {card:card}.",
  },
  "cards.own.dies-at-zero": {
    rule: "Where a text says so, a character is killed when its strength is 0.",
    log: "{card:card} has strength 0 and dies.",
  },
  "cards.own.goes-at-zero": {
    rule: "Where a text says so, a character is discarded when its strength is 0.",
    log: "{card:card} has strength 0 and is discarded.",
  },
  "cards.own.deadly": {
    rule: "Deadly: if the attacker has more participants with deadly than the defender when passives are gathered, the defender chooses and kills one participating defender. It is one kill, whoever won.",
    log: "Deadly attackers: {player:player}.",
  },
  "cards.own.vengeful": {
    rule: "Vengeful: after its controller loses as the defender, it stands.",
    log: "Vengeful: {card:card} stands.",
  },
  "cards.own.vigilant": {
    rule: "Vigilant: after its controller wins a power challenge, it stands, or whoever bears it; the controller says which.",
    reason: "The text that we follow names the keyword and does not explain it.",
    log: "Vigilant: {card:card}.",
  },
  "cards.own.deathbound": {
    rule: "Where a text would also change where a deathbound card goes, the keyword is one of those that the first player chooses from.",
    log: "Deathbound: {card:card} goes to the dead pile.",
  },
  "cards.own.stalwart": {
    rule: "Where a text would also change where a stalwart card goes, the keyword is one of those that the first player chooses from.",
    log: "Stalwart: {card:card} goes to the top of the deck.",
  },
  "cards.own.infamy": {
    rule: "Infamy: power that its controller would gain on the House card may lie on it instead.",
    log: "Infamy: the power of the House may lie on {card:card} instead.",
  },
  "cards.own.prized": {
    rule: "When a prized card leaves play, each opponent of its controller claims so much power for the House.",
    reason: "The keyword is younger than the text of the game that we follow.",
    log: "The prize of {card:card} is paid.",
  },
  "cards.own.in-force": {
    rule: "A plot without anything to do comes into force in its turn.",
  },
  "cards.own.cancel-for": {
    rule: "Some texts let every opponent cancel them for a price.",
    log: "{player:player} pays to cancel {card:card}.",
  },
  "cards.own.redirect-attack": {
    rule: "A title lets its holder send an attack elsewhere.",
    log: "{player:player} redirects the attack.",
  },
  "cards.own.take-the-challenge": {
    rule: "A title lets its holder take over a challenge.",
    log: "{player:player} takes over the challenge.",
  },
} as const satisfies Record<string, RuleText>;
