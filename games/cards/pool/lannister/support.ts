import { type Card, card } from "../../words/index.ts";

export const lannisterSupport: readonly Card[] = [
  card(
    "core_34",
    { title: "Gutter Rat's Cunning", type: "attachment", house: ["lannister"], cost: 1, traits: ["Skill"] }, // TODO constant: Bearer +2 STR and has stealth.
  ),
  card(
    "core_35",
    { title: "Gilded Plate", type: "attachment", house: ["lannister"], cost: 0, traits: ["Armor"] }, // TODO response: Response (save): pay 1 gold and discard this (cannot be saved) -> bearer is saved from being killed or discarded.
  ),
  card(
    "core_55",
    { title: "Lannisport", type: "location", house: ["lannister"], cost: 2, traits: ["Lannisport"], unique: true }, // TODO response: Response (you won an intrigue challenge; pay 1 gold): House +1 power, once per challenge. (The FAQ's CCG printing ER R40 instead draws several cards.)
  ),
  card(
    "core_57",
    { title: "Golden Tooth Mines", type: "location", house: ["lannister"], cost: 2, traits: ["Westeros"] }, // TODO passive: Each time you reveal a plot card, draw 1 card.
  ),
  card(
    "core_61",
    {
      title: "The Goldroad",
      type: "location",
      house: ["lannister"],
      cost: 0,
      traits: ["Westeros"],
      keywords: ["limited"],
      gold: 1,
    }, // TODO constant: +1 income.
  ),
  card(
    "core_65",
    {
      title: "Sunset Sea",
      type: "location",
      house: ["lannister", "greyjoy"],
      cost: 0,
      traits: ["Westeros"],
      influence: 1,
    }, // TODO triggered: Two-house card (Lannister, Greyjoy). Marshalling: discard this -> next Lannister or Greyjoy character you play this phase costs 2 less. Provides 1 influence.
  ),
  card(
    "lotr_31",
    {
      title: "The Iron Throne",
      type: "location",
      house: ["lannister"],
      cost: 2,
      traits: ["King's Landing"],
      unique: true,
    }, // TODO response: Active only while no other player controls a card of this title. Response (cancel; kneel this): a just-triggered character ability has no effect; then that character is knelt.
  ),
  card(
    "core_162",
    { title: "The Lion's Will", type: "event", house: ["lannister"], only: ["lannister"] }, // TODO triggered: Any phase: pay 2 gold -> target a character -> kneel it.
  ),
  card(
    "core_167",
    {
      title: "You've Killed the Wrong Dwarf!",
      type: "event",
      house: ["lannister"],
      traits: ["Small Council"],
      only: ["lannister"],
    }, // TODO triggered: Any phase: target a non-Noble character -> kneel it; then it claims 1 power.
  ),
];
