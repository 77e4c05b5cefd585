import type { RuleText } from "@weirwood/kernel";

/** Challenges: one of each type, from the first word to the claim. */
export const challenges = {
  "cards.challenges.turn": {
    rule: "In turn, first player first, every player may make challenges: one military, one intrigue, one power, in any order, with actions before and after each.",
    log: "{player:player} may make challenges.",
  },
  "cards.challenges.declared": {
    rule: "A challenge is declared by its type, the opponent, and the attackers.",
    log: "{player:player} challenges {against:player}: {type:icon}.",
  },
  "cards.challenges.once": {
    rule: "Everybody makes one challenge of each type in a phase, unless a text gives more.",
    no: "You have no challenge of this type left: {type:icon}.",
  },
  "cards.challenges.barred": {
    rule: "A text may forbid a player challenges of a type.",
    no: "You may not make challenges of this type: {type:icon}.",
  },
  "cards.challenges.owed": {
    rule: "A challenge that a text demands comes before any other.",
    no: "The challenge that you must make first is of another type: {type:icon}.",
  },
  "cards.challenges.target": {
    rule: "One challenges an opponent who is still in the game, and not whom one’s title supports.",
    no: "You may not challenge {against:player}.",
  },
  "cards.challenges.toll": {
    rule: "A text may demand gold of whoever declares a challenge.",
    no: "This challenge costs {count} gold, more than you have.",
  },
  "cards.challenges.no-attacker": {
    rule: "A challenge needs an attacker: a standing character with the icon of its type.",
    no: "Nobody of yours can attack in this challenge: {type:icon}.",
  },
  "cards.challenges.attackers": {
    rule: "Attackers are standing characters with the icon. They kneel when the declaration is carried out. An icon lost later changes nothing.",
    log: "{player:player} attacks with {cards:card}.",
  },
  "cards.challenges.only-attacker": {
    rule: "A challenge that is declared is not taken back: whoever alone can attack in it is declared without being asked for.",
    log: "{card:card} alone can attack for {player:player}.",
  },
  "cards.challenges.stealth": {
    rule: "Before defenders are declared, each attacker with stealth may name one character without stealth, which cannot be declared as a defender. To join by an effect is not to be declared.",
    log: "{by:card} slips past {card:card}.",
  },
  "cards.challenges.defenders": {
    rule: "Any number of standing characters with the icon may defend. They kneel when the declaration is carried out.",
    log: "{player:player} defends with {cards:card}.",
  },
  "cards.challenges.no-defenders": {
    rule: "Nobody has to defend.",
    log: "{player:player} does not defend.",
  },
  "cards.challenges.own": {
    rule: "Attackers and defenders are declared by their controller.",
    no: "{card:card} is not yours to declare.",
  },
  "cards.challenges.only-characters": {
    rule: "Nothing but characters is declared as attacker or defender.",
    no: "{card:card} is no character.",
  },
  "cards.challenges.kneeling": {
    rule: "Who kneels is not declared, unless a text lets it.",
    no: "{card:card} is kneeling.",
  },
  "cards.challenges.icon": {
    rule: "Who is declared has the icon of the challenge.",
    no: "{card:card} does not have the icon of this challenge: {type:icon}.",
  },
  "cards.challenges.forbidden": {
    rule: "A text may forbid characters to attack or to defend.",
    no: "A text keeps {card:card} out of this challenge.",
  },
  "cards.challenges.price": {
    rule: "A text may demand gold for each character that is declared.",
    no: "You cannot pay what it costs to declare {card:card}.",
  },
  "cards.challenges.declared-already": {
    rule: "Each character is declared once.",
    no: "{card:card} takes part already.",
  },
  "cards.challenges.bypassed": {
    rule: "Whom stealth has passed by is not declared as a defender.",
    no: "Stealth has passed {card:card} by.",
  },
  "cards.challenges.not-passed-by": {
    rule: "Stealth passes by characters of the defender, each once, and none that has stealth or cannot be passed by.",
    no: "Stealth cannot pass {card:card} by.",
  },
  "cards.challenges.joined": {
    rule: "A character may join a challenge by a text, standing or kneeling, as the text says.",
    log: "{card:card} joins the challenge for {player:player}.",
  },
  "cards.challenges.removed": {
    rule: "Who is taken out of a challenge never took part: not for renown, not for “won with”, not for deadly.",
    log: "{card:card} is out of the challenge.",
  },
  "cards.challenges.nobody-left": {
    rule: "When no character is left on either side, the challenge ends at once, without winner or claim. It counts as made. If only one side is empty, its strength is 0 and everybody may go on acting.",
    log: "Nobody is left in the challenge.",
  },
  "cards.challenges.ended-at-once": {
    rule: "When a challenge ends at once, its window is finished, its actions close, and play goes on with the actions after a challenge.",
    reason: "The game says only that it ends.",
  },
  "cards.challenges.resolution": {
    rule: "Winner, claim, bonus for an unopposed challenge and renown are one framework step: declared, saved against and carried out together. Whoever must kill characters names them at its declaration; cards lost at random are drawn when it is carried out.",
  },
  "cards.challenges.winner": {
    rule: "The attacker wins with at least as much strength as the defender, even with 0 against 0.",
    log: "{player:player} wins the challenge, {attack} against {defence}.",
  },
  "cards.challenges.nobody-wins": {
    rule: "A challenge that may not be opposed is won by nobody if it was.",
    log: "Nobody wins the challenge, {attack} against {defence}.",
  },
  "cards.challenges.unopposed": {
    rule: "An attacker who wins against nobody, or against strength 0, gains 1 power for the House.",
  },
  "cards.challenges.claim": {
    rule: "If the attacker wins, the loser meets the claim of the attacker’s plot: kills that many characters, discards that many cards at random, or loses that much power to the winner’s House. There is taken what there is; claim 0 takes nothing. Who cannot be killed cannot be named.",
    log: "{player:player} meets a claim of {count}: {type:icon}.",
  },
  "cards.challenges.claim-no-effect": {
    rule: "Claim is no effect of a card: immunity does not matter for it.",
  },
  "cards.challenges.claim-replaced": {
    rule: "A text that cancels a claim does so in the save step of the resolution; one that lets somebody else meet it too is a passive afterwards.",
  },
  "cards.challenges.another": {
    rule: "A text that gives another challenge adds to the number of that type for this phase; one that must be the next is lost with a next one of another type, and need not be made.",
    log: "{player:player} may make one challenge more: {type:icon}.",
  },
  "cards.challenges.joust": {
    rule: "A challenge with the trait Joust loses it as soon as there is more than one attacker or more than one defender.",
    log: "The challenge is a joust.",
  },
  "cards.challenges.melee": {
    rule: "A challenge with the trait Melee loses it as soon as fewer than four characters take part.",
    log: "The challenge is a melee.",
  },
  "cards.challenges.over": {
    rule: "When a challenge is over, whatever lasted for it ends, and everybody may act again.",
    log: "The challenge is over.",
  },
  "cards.challenges.finished": {
    rule: "Who wants no more challenges says so, and the turn passes on.",
    log: "{player:player} makes no more challenges.",
  },
} as const satisfies Record<string, RuleText>;
