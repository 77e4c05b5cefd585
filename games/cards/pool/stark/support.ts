import { type Card, card } from "../../words/index.ts";

export const starkSupport: readonly Card[] = [
  card(
    "core_1",
    { title: "Ice", type: "attachment", house: ["stark"], cost: 2, traits: ["Item", "Weapon"], unique: true }, // TODO triggered: Only on a Stark character. Challenges (bearer participating): cost kneel + discard this card (discard cannot be saved) -> target another participating character -> kill it.
  ),
  card(
    "core_2",
    { title: "Nymeria", type: "attachment", house: ["stark"], cost: 2, traits: ["Creature", "Direwolf"], unique: true }, // TODO response+constant: Only on a Stark character. Response (save): kneel this -> bearer is saved from being killed. If bearer is Arya Stark: bearer +1 STR and has stealth.
  ),
  card(
    "core_3",
    { title: "Summer", type: "attachment", house: ["stark"], cost: 1, traits: ["Creature", "Direwolf"], unique: true }, // TODO constant: Only on a Stark character. Bearer +2 STR and has a military icon; if bearer is Bran Stark he also has stealth.
  ),
  card(
    "core_25",
    {
      title: "Winterfell Castle",
      type: "location",
      house: ["stark"],
      cost: 3,
      traits: ["Winterfell", "Stronghold"],
      keywords: ["no-attachments"],
      unique: true,
    }, // TODO constant: Your Stark characters get +1 STR.
  ),
  card(
    "core_26",
    {
      title: "Northern Fiefdoms",
      type: "location",
      house: ["stark"],
      cost: 1,
      traits: ["Winterfell"],
      keywords: ["limited"],
      influence: 1,
    }, // TODO triggered: Marshalling: kneel this -> next Stark card you play this phase costs 1 less. Provides 1 influence.
  ),
  card(
    "core_28",
    {
      title: "Lord Eddard's Chambers",
      type: "location",
      house: ["stark"],
      cost: 1,
      traits: ["Winterfell"],
      unique: true,
      gold: 1,
      influence: 1,
    }, // TODO constant: May be played as an attachment on your House card instead of as a location. +1 income, 1 influence. Ruling: as attachment it is no location (3.22), still gives income and influence and kneels for it
  ),
  card(
    "core_29",
    {
      title: "Great Keep",
      type: "location",
      house: ["stark"],
      cost: 0,
      traits: ["Winterfell", "Stronghold"],
      keywords: ["limited"],
      gold: 1,
    }, // TODO constant: +1 income.
  ),
  card(
    "core_33",
    {
      title: "Narrow Sea",
      type: "location",
      house: ["stark", "baratheon"],
      cost: 0,
      traits: ["Westeros"],
      influence: 1,
    }, // TODO triggered: Two-house card (Stark, Baratheon). Marshalling: discard this from play -> next Stark or Baratheon character you play this phase costs 2 less. Provides 1 influence.
  ),
  card(
    "low_4",
    { title: "Frozen Solid", type: "attachment", house: ["stark"], cost: 1, traits: ["Condition"], only: ["stark"] }, // TODO constant: Attach to a non-limited location or to an attachment. Attached card counts as having a blank printed text box.
  ),
  card(
    "low_34",
    { title: "They Shall Not Cross", type: "event", house: ["stark"], only: ["stark"] }, // TODO response: Response (save): save a location from being discarded; then this event becomes an attachment (Boon) on a Stark character giving +2 STR. Ruling: The bearer is picked at execution by the controller (no target); without one the card goes to its pile.
  ),
  card(
    "core_160",
    { title: "Guilty!", type: "event", house: ["stark"], traits: ["Small Council"], only: ["stark"] }, // TODO triggered: Dominance: cost 3 influence, or kneel a Noble character -> target any non-Stark character -> it is killed.
  ),
];
