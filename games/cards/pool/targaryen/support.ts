import { type Card, card } from "../../words/index.ts";

export const targaryenSupport: readonly Card[] = [
  card(
    "core_101",
    { title: "Poisoned Wine", type: "attachment", house: ["targaryen"], cost: 2, traits: ["Item"] }, // TODO constant+triggered: Bearer -2 STR. Any phase: kneel 1 influence -> move this to another eligible character.
  ),
  card(
    "core_102",
    { title: "Aegon's Blade", type: "attachment", house: ["targaryen"], cost: 1, traits: ["Weapon"], unique: true }, // TODO constant: Bearer: +2 STR while it has a military icon; stealth while it has an intrigue icon; renown while it has a power icon.
  ),
  card(
    "core_103",
    {
      title: "Flame-Kissed",
      type: "attachment",
      house: ["targaryen"],
      cost: 2,
      traits: ["Condition"],
      keywords: ["ambush"],
      only: ["targaryen"],
    }, // TODO constant+passive: While it is the bearer's only attachment: bearer -2 STR and is killed if its STR is 0.
  ),
  card(
    "core_126",
    { title: "Xaro's Home", type: "location", house: ["targaryen"], cost: 0, traits: ["Free Cities"], unique: true }, // TODO response: Response to you playing an attachment from hand: kneel 1 influence -> draw 1 card.
  ),
  card(
    "core_127",
    {
      title: "Eastern Fiefdoms",
      type: "location",
      house: ["targaryen"],
      cost: 1,
      traits: ["Free Cities"],
      keywords: ["limited"],
      influence: 1,
    }, // TODO triggered: Marshalling: kneel this -> next Targaryen card you play this phase costs 1 less. Provides 1 influence.
  ),
  card(
    "core_131",
    {
      title: "Temple of the Graces",
      type: "location",
      house: ["targaryen"],
      cost: 0,
      traits: ["Free Cities"],
      keywords: ["limited"],
      gold: 1,
    }, // TODO constant: +1 income.
  ),
  card(
    "core_134",
    {
      title: "Summer Sea",
      type: "location",
      house: ["targaryen", "martell"],
      cost: 0,
      traits: ["Westeros"],
      influence: 1,
    }, // TODO triggered: Two-house card (Targaryen, Martell). Marshalling: discard this -> next Targaryen or Martell character you play this phase costs 2 less. Provides 1 influence.
  ),
  card(
    "core_174",
    { title: "Forever Burning", type: "event", house: ["targaryen"], keywords: ["deathbound"], only: ["targaryen"] }, // TODO triggered: Deathbound event with 2 independent effects. (1) Any phase: target a character -> -1 STR until end of phase. (2) Usable from dead pile: Dominance: kneel 1 influence or pay 2 gold -> return this to hand.
  ),
];
