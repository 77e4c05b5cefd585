import { type Card, card } from "../../words/index.ts";

export const targaryenCharacters: readonly Card[] = [
  card(
    "core_105",
    {
      title: "Captain Groleo",
      type: "character",
      house: ["targaryen"],
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["Ally", "Captain"],
      unique: true,
    }, // TODO response: Response to an opponent playing or revealing an attachment: 1 power for your House. Limit 1 per phase.
  ),
  card(
    "core_106",
    {
      title: "Daenerys Targaryen",
      type: "character",
      house: ["targaryen"],
      cost: 3,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["noble"],
      traits: ["Lady", "Queen"],
      keywords: ["renown"],
      unique: true,
    }, // TODO passive: If you win a challenge she attacked alone: all gold in the loser's pool moves to yours.
  ),
  card(
    "core_107",
    {
      title: "Khal Drogo",
      type: "character",
      house: ["targaryen"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Lord", "Dothraki"],
      keywords: ["stealth"],
      unique: true,
      only: ["targaryen"],
    }, // TODO response: Usable from hand. Response to you winning a challenge: put him into play; at end of phase return him to owner's hand.
  ),
  card(
    "core_108",
    {
      title: "Viserys Targaryen",
      type: "character",
      house: ["targaryen"],
      cost: 1,
      str: 1,
      icons: ["power"],
      traits: ["Lord"],
      unique: true,
    }, // TODO response: Response (save): save him from being killed or discarded; then return him to owner's hand.
  ),
  card(
    "core_109",
    {
      title: "Rhaegal",
      type: "character",
      house: ["targaryen"],
      cost: 4,
      str: 4,
      icons: ["military", "power"],
      traits: ["Creature", "Dragon"],
      keywords: ["stealth", "no-attachments"],
      unique: true,
    }, // TODO triggered: Any phase: pay 1 gold -> search your deck for a copy of this card and attach it as a duplicate; shuffle. Ruling: the found copy is attached, not played; refused if he is not owned and controlled by the player
  ),
  card(
    "core_111",
    {
      title: "Drogon",
      type: "character",
      house: ["targaryen"],
      cost: 4,
      str: 4,
      icons: ["military", "power"],
      traits: ["Creature", "Dragon"],
      keywords: ["stealth", "no-attachments"],
      unique: true,
    }, // TODO triggered+passive: Any phase (pay 2 gold), once per phase: target a character -> -1 STR for the phase with a standing kill-at-0 condition.
  ),
  card(
    "core_112",
    {
      title: "Viserion",
      type: "character",
      house: ["targaryen"],
      cost: 4,
      str: 4,
      icons: ["military", "power"],
      traits: ["Creature", "Dragon"],
      keywords: ["stealth", "no-attachments"],
      unique: true,
    }, // TODO triggered: Dominance: pay 4 gold -> target a kneeling character -> kill it. Limit once per phase. (CCG EH R91 is an attachment version: bearer +3 STR, stealth, renown, deadly.)
  ),
  card(
    "core_113",
    {
      title: "Strong Belwas",
      type: "character",
      house: ["targaryen"],
      cost: 3,
      str: 3,
      icons: ["military"],
      traits: ["Queensguard"],
      unique: true,
    }, // TODO response: Response (save): pay 2 gold -> save a Noble character from being killed.
  ),
  card(
    "core_115",
    {
      title: "Quaithe of the Shadow",
      type: "character",
      house: ["targaryen"],
      cost: 2,
      str: 2,
      icons: ["military", "power"],
      traits: ["Qartheen"],
      unique: true,
    }, // TODO constant: While she has an attachment opponents cannot choose her for events or character abilities.
  ),
  card(
    "core_116",
    {
      title: "Xaro Xoan Daxos",
      type: "character",
      house: ["targaryen"],
      cost: 3,
      str: 3,
      icons: ["military", "intrigue", "power"],
      traits: ["Ally"],
      unique: true,
    }, // TODO passive: After you play him from hand: choose a character you control and return it to owner's hand.
  ),
  card("core_118", {
    title: "Brown Ben Plumm",
    type: "character",
    house: ["targaryen"],
    cost: 0,
    str: 2,
    icons: ["military"],
    traits: ["Mercenary"],
    unique: true,
  }),
  card(
    "core_120",
    {
      title: "The Titan's Bastard",
      type: "character",
      house: ["targaryen"],
      cost: 3,
      str: 2,
      icons: ["military", "intrigue", "power"],
      traits: ["Ally", "Bastard", "Mercenary"],
      unique: true,
      only: ["targaryen"],
    }, // TODO response: House Targaryen only. Usable from hand: Response to a card entering your dead pile: put this into play. In play: Response to a card entering an opponent's dead pile: return this to hand. Ruling: R-C17: usable in step 5 of the window in which the card is moribund to that pile 'Your' deck or hand is its owner's (R-C71).
  ),
  card(
    "core_121",
    {
      title: "Dany's Handmaiden",
      type: "character",
      house: ["targaryen"],
      cost: 2,
      str: 2,
      icons: ["intrigue"],
      traits: ["Ally"],
    }, // TODO response: Response to Daenerys Targaryen or this being killed: target an attachment -> discard it.
  ),
  card("core_122", {
    title: "Warlock's Servitors",
    type: "character",
    house: ["targaryen"],
    cost: 4,
    str: 3,
    icons: ["military", "power"],
    traits: ["Army", "Unsullied"],
    keywords: ["deadly"],
    immune: [{ of: ["character"] }],
  }),
  card(
    "core_123",
    {
      title: "Qartheen Fanatic",
      type: "character",
      house: ["targaryen"],
      cost: 2,
      str: 2,
      icons: ["intrigue"],
      traits: ["Qartheen"],
    }, // TODO constant: +1 STR and military icon while a Dragon character is in play.
  ),
  card(
    "qod_10",
    {
      title: "Grey Worm",
      type: "character",
      house: ["targaryen"],
      cost: 4,
      str: 3,
      icons: ["military"],
      traits: ["Unsullied"],
      unique: true,
    }, // TODO response+triggered: Response (you won with him participating): 1 gold from the treasury is stored on him. Challenges: spend a stored gold -> target a character -> +2 or -2 STR for this challenge.
  ),
  card(
    "qod_22",
    {
      title: "Daenerys Targaryen",
      type: "character",
      house: ["targaryen"],
      cost: 4,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["noble"],
      traits: ["Lady", "Queen"],
      keywords: ["renown"],
      unique: true,
    }, // TODO constant: Your Dragon characters are not knelt to attack.
  ),
  card(
    "ccg_ver_gris",
    {
      title: "Grey Worm",
      type: "character",
      house: ["targaryen"],
      cost: 4,
      str: 3,
      icons: ["military"],
      traits: ["Unsullied"],
      unique: true,
      printing: "ER",
    }, // TODO triggered: Challenges (phase assumed): kneel Grey Worm (cost assumed) -> target a character -> -2 STR until end of phase and it is killed if its STR is 0. Ruling: keep; mark as ours
  ),
];
