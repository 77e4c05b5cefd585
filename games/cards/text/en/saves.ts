import type { RuleText } from "@weirwood/kernel";

/** Saves and cancels. */
export const saves = {
  "cards.saves.saved": {
    rule: "A save keeps a card from one killing or discarding, and from nothing else. Once saved from an effect, nothing more can be used on it for that.",
    log: "{player:player} saves {card:card}.",
  },
  "cards.saves.cancelled": {
    rule: "A cancel stops an effect; there is then nothing left to save from.",
    log: "{player:player} cancels the effect.",
  },
  "cards.saves.agenda": {
    rule: "Agendas are not in play, and what they do cannot be cancelled.",
  },
  "cards.saves.claim-cancelled": {
    rule: "A claim may be cancelled by a text that says so; the challenge is won all the same.",
    log: "{player:player} cancels the claim.",
  },
  "cards.saves.round": {
    rule: "The save step is one open round about everything that the effect does: each in turn saves, cancels or passes, until all pass in a row.",
  },
  "cards.saves.nested": {
    rule: "A cancel can be cancelled, innermost first. A cancelled cancel lets the first effect go on, to further saves.",
  },
  "cards.saves.cost-stays": {
    rule: "A cancelled effect was played: its cost stays paid, its targets stay chosen.",
  },
  "cards.saves.no-danger": {
    rule: "A save needs a card that is about to be killed or discarded.",
    no: "Nothing is in danger that {card:card} could save.",
  },
  "cards.saves.once": {
    rule: "A card that is saved from an effect is not saved from it again.",
    no: "This is saved already; {card:card} cannot save it again.",
  },
  "cards.saves.cannot": {
    rule: "What cannot be saved cannot even be tried to be saved. The effect may still be cancelled.",
    no: "This cannot be saved, not by {card:card} either.",
  },
  "cards.saves.other-danger": {
    rule: "A save works against the dangers that its text names: being killed, being discarded, or both. None works against returning to hand or deck.",
    no: "{card:card} does not save from this.",
  },
  "cards.saves.not-this": {
    rule: "A save saves the cards that its text names.",
    no: "{card:card} cannot save this one.",
  },
  "cards.saves.terminal": {
    rule: "From what would make a card leave again as soon as it is saved, only a save that ends that condition saves. Where no STR kills, STR is what must come back: returning to hand does not do.",
    no: "{card:card} would not end what kills or discards this card.",
  },
} as const satisfies Record<string, RuleText>;
