import { type Card, card } from "../../words/index.ts";

export const neutralCharacters: readonly Card[] = [
  card(
    "core_135",
    {
      title: "Benjen Stark",
      type: "character",
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["Night's Watch"],
      keywords: ["stealth"],
      unique: true,
    }, // TODO passive: After he is killed all players shuffle their dead piles into their decks.
  ),
  card(
    "core_136",
    {
      title: "Jon Snow",
      type: "character",
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["Bastard", "Night's Watch"],
      noAttachmentsExcept: "Weapon",
      unique: true,
    }, // TODO constant+response: Ghost is immune to events. Response to you winning a challenge in which Jon Snow or Ghost took part: Jon claims 1 power. No attachments except Weapon (FAQ erratum for EH R134).
  ),
  card(
    "core_137",
    {
      title: "Ghost",
      type: "character",
      cost: 3,
      str: 3,
      icons: ["military"],
      traits: ["Creature", "Direwolf"],
      keywords: ["stealth"],
      unique: true,
    }, // TODO constant+response: Jon Snow is immune to events. Response (save; kneel Ghost): a Night's Watch character avoids death or discard.
  ),
  card(
    "core_141",
    {
      title: "Littlefinger",
      type: "character",
      cost: 5,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["learned"],
      traits: ["Lord", "Ally"],
      keywords: ["stealth"],
      unique: true,
      gold: 2,
    }, // TODO constant: +1 STR per gold in your gold pool. +2 income.
  ),
  card(
    "core_142",
    {
      title: "Varys",
      type: "character",
      cost: 3,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["learned"],
      traits: ["Lord", "Ally"],
      keywords: ["stealth"],
      unique: true,
    }, // TODO triggered: Plot, only with 2+ opponents: kneel him -> target an opponent -> until end of round swap plot decks and used piles. Ruling: revealed plots stay; the swap comes back at the end of the round *after* revealed plots go to the used piles of their owners
  ),
  card(
    "core_146",
    {
      title: "Ser Barristan Selmy",
      type: "character",
      cost: 4,
      str: 4,
      icons: ["military", "power"],
      traits: ["Knight", "Kingsguard"],
      keywords: ["renown"],
      noAttachmentsExcept: "Weapon",
      unique: true,
    }, // TODO passive: Passive on entering play: every discard pile is shuffled into its owner's deck.
  ),
  card(
    "core_151",
    { title: "Maester Aemon", type: "character", cost: 2, str: 2, traits: ["Maester", "Night's Watch"], unique: true }, // TODO response: Response (save; kneel him): a Night's Watch character survives being killed.
  ),
  card(
    "lotr_37",
    {
      title: "High Septon",
      type: "character",
      cost: 4,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["holy"],
      traits: ["Septon"],
      immune: [{ triggered: true }],
      unique: true,
    }, // TODO passive/replacement: Replacement on being killed: goes under your deck and your House gains 2 power. Immune to triggered effects. Ruling: 'Your' deck or hand is its owner's (R-C71).
  ),
  card(
    "ccg_walton_mde",
    {
      title: "Steelshanks Walton",
      type: "character",
      cost: 2,
      str: 3,
      icons: ["military", "power"],
      traits: ["House Bolton", "Ally"],
      unique: true,
      printing: "MdE",
    }, // TODO passive: After its controller loses a challenge it took part in: the winner takes control of it (mandatory). Ruling: neutral to the example: it must be playable by the Lannister side; penalty applies if Stark. Set house []
  ),
];
