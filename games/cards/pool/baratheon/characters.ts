import { type Card, card } from "../../words/index.ts";

export const baratheonCharacters: readonly Card[] = [
  card(
    "core_71",
    {
      title: "Robert Baratheon",
      type: "character",
      house: ["baratheon"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      keywords: ["renown"],
      unique: true,
    }, // TODO passive: When he claims power for renown he claims 1 more.
  ),
  card(
    "core_72",
    {
      title: "Stannis Baratheon",
      type: "character",
      house: ["baratheon"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Lord"],
      keywords: ["renown"],
      unique: true,
    }, // TODO constant: While attacking, a defending player with no Lord character cannot declare defenders.
  ),
  card(
    "core_73",
    {
      title: "Renly Baratheon",
      type: "character",
      house: ["baratheon"],
      cost: 3,
      str: 2,
      icons: ["military", "intrigue", "power"],
      traits: ["Lord"],
      immune: [{ of: ["character"], by: "opponent" }],
      unique: true,
    }, // TODO triggered: Any phase: kneel 1 influence -> stand Renly. Immune to opponents' character abilities.
  ),
  card(
    "core_74",
    {
      title: "Melisandre",
      type: "character",
      house: ["baratheon"],
      cost: 4,
      str: 3,
      icons: ["intrigue", "power"],
      crests: ["holy"],
      traits: ["Lady", "Asshai"],
      keywords: ["renown"],
      unique: true,
    }, // TODO constant: While she stands: Asshai +1 STR, and opponents' power sitting on characters is ignored for their totals.
  ),
  card(
    "core_75",
    {
      title: "Ser Davos Seaworth",
      type: "character",
      house: ["baratheon"],
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["Lord", "Knight"],
      unique: true,
    }, // TODO response: Response (save): he survives being killed; then either 1 gold is paid or he goes back to hand. Ruling: his controller may pay 1 gold; otherwise he returns to hand
  ),
  card(
    "core_76",
    {
      title: "Brienne of Tarth",
      type: "character",
      house: ["baratheon"],
      cost: 3,
      str: 3,
      icons: ["military"],
      traits: ["Lady", "Knight"],
      keywords: ["renown"],
      immune: [{ of: ["character"], by: "opponent" }],
      unique: true,
    }, // TODO constant: Renown; immune to opponents' character abilities.
  ),
  card(
    "core_79",
    {
      title: "Edric Storm",
      type: "character",
      house: ["baratheon"],
      cost: 2,
      str: 2,
      icons: ["power"],
      traits: ["Bastard"],
      keywords: ["stealth"],
      unique: true,
    }, // TODO response: Limited Response to you winning a power challenge as attacker by 4+: discard Edric (cannot be saved) -> one extra power challenge this phase. Only 1 Limited Response per player per round.
  ),
  card(
    "core_81",
    {
      title: "Knight of the Rainwood",
      type: "character",
      house: ["baratheon"],
      cost: 2,
      str: 2,
      icons: ["military", "power"],
      traits: ["Knight"],
      noAttachmentsExcept: "Weapon",
    }, // TODO constant: Cannot be discarded from play. (Same idea as the FAQ's Chevalier de la pluie ER U54.)
  ),
  card(
    "core_82",
    {
      title: "Stannis's Northern Cavalry",
      type: "character",
      house: ["baratheon"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      traits: ["Army"],
      keywords: ["deadly", "no-attachments"],
    }, // TODO constant: Cannot be killed or discarded in a phase in which its STR was raised or lowered. Ruling: flag for the phase: set when an effect changed its STR by a value other than 0, by anybody Only a change that happens in this phase counts.
  ),
  card(
    "core_85",
    {
      title: "Army of the Faithful",
      type: "character",
      house: ["baratheon"],
      cost: 6,
      str: 6,
      icons: ["military", "power"],
      traits: ["Army", "Asshai"],
      keywords: ["renown", "no-attachments"],
    }, // TODO constant: Costs 1 less per Asshai character you control.
  ),
  card(
    "core_86",
    {
      title: "Renly's Courtier",
      type: "character",
      house: ["baratheon"],
      cost: 2,
      str: 1,
      icons: ["intrigue", "power"],
      traits: ["Ally"],
    }, // TODO triggered: Any phase: kneel this -> target a non-unique character -> until end of phase its printed text box is blank except traits.
  ),
  card(
    "core_88",
    {
      title: "House Tyrell Guard",
      type: "character",
      house: ["baratheon"],
      cost: 2,
      str: 1,
      icons: ["military", "power"],
      traits: ["Ally", "House Tyrell"],
    }, // TODO response: Usable from hand. Response to one of your Baratheon characters being killed: put this into play.
  ),
  card("core_89", {
    title: "Host of Storm's End",
    type: "character",
    house: ["baratheon"],
    cost: 5,
    str: 6,
    icons: ["military", "power"],
    crests: ["war"],
    traits: ["Army"],
    keywords: ["no-attachments"],
  }),
  card(
    "atoc_5",
    {
      title: "Knight of Flowers",
      type: "character",
      house: ["baratheon"],
      cost: 4,
      str: 3,
      icons: ["military", "power"],
      crests: ["noble"],
      traits: ["Knight", "Lord", "House Tyrell"],
      keywords: ["joust"],
      unique: true,
    }, // TODO response: Response (you won with him as your sole participant): +2 power on him. Once per phase.
  ),
  card(
    "ccg_chevalier_fleurs",
    {
      title: "Knight of Flowers",
      type: "character",
      house: ["baratheon"],
      cost: 3,
      str: 3,
      icons: ["military", "power"],
      traits: ["Knight", "House Tyrell"],
      keywords: ["renown"],
      unique: true,
      printing: "MdE",
    }, // TODO response: Response to you winning a challenge he took part in: target 2 characters with renown -> discard all their attachments.
  ),
  card(
    "ccg_reine_epines",
    {
      title: "Queen of Thorns",
      type: "character",
      house: ["baratheon"],
      cost: 3,
      str: 2,
      icons: ["intrigue", "power"],
      traits: ["Lady", "House Tyrell"],
      unique: true,
    }, // TODO response: Response (cancel): kneel her -> cancel the effects of an event. Ruling: an event's effects, as in the worked challenge
  ),
];
