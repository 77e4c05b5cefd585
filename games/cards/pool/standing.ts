import { type Card, card } from "../words/index.ts";

export const standing: readonly Card[] = [
  card(
    "low_39",
    { title: "Treaty with the North", type: "agenda", traits: ["Treaty"] }, // TODO constant: Stark cards carry no out-of-House penalty for you. Opponents who have no Treaty agenda win with 5 power less (never below 10).
  ),
  card(
    "low_48",
    { title: "The Siege of Winterfell", type: "agenda", house: ["stark"], only: ["stark"] }, // TODO constant+response: Stark only. House power gain is forbidden for you outside military challenges. Response (you won a military challenge): House +2 power.
  ),
  card(
    "kotst_39",
    { title: "Knights of the Realm", type: "agenda" }, // TODO constant: Controlling more Knights than every other player: draw 1 extra card in the draw phase; fewer than every other player: draw 1 less.
  ),
  card(
    "ator_1",
    { title: "Kings of Summer", type: "agenda" }, // TODO constant: Summer: draw 1 extra card in the draw phase. Winter: draw 1 less (min 1).
  ),
  card("core_209", { title: "House Stark", type: "house", house: ["stark"] }),
  card("core_210", { title: "House Lannister", type: "house", house: ["lannister"] }),
  card("core_211", { title: "House Baratheon", type: "house", house: ["baratheon"] }),
  card("core_212", { title: "House Targaryen", type: "house", house: ["targaryen"] }),
  card("core_213", { title: "House Martell", type: "house", house: ["martell"] }),
  card("core_214", { title: "House Greyjoy", type: "house", house: ["greyjoy"] }),
  card(
    "title_crown_regent",
    { title: "Crown Regent", type: "title" }, // TODO constant: After a player has initiated a challenge and declared target and attackers, before stealth/defenders: make that player choose another legal target (none legal: the attack stands; nobody may attack himself). Also a "+3" bonus of unverified meaning. Ruling: +3 STR for dominance; redirects an attack right after attackers are declared (R-C55, R-C56)
  ),
  card(
    "title_lord_commander",
    { title: "Lord Commander of the Kingsguard", type: "title" }, // TODO constant: When an opponent attacked by another opponent in a military challenge declares no defenders: become the defender; stealth may be reassigned. If you win, move 1 power from the attacker's House to yours; if you lose, you satisfy claim. Not usable if you are not a legal target. Ruling: as in R-C55
  ),
  card(
    "title_hand",
    { title: "Hand of the King", type: "title", supports: ["title_master_whispers"], opposes: ["title_master_coin"] }, // TODO constant: Own ability not verified (memory: a power-challenge bonus). Ruling: +1 claim in power challenges he attacks in (R-C55)
  ),
  card(
    "title_master_coin",
    { title: "Master of Coin", type: "title", supports: ["title_master_laws"], opposes: ["title_hand"] }, // TODO constant: Own ability not verified (memory: +2 gold when counting income). Ruling: +2 income (R-C55)
  ),
  card(
    "title_master_laws",
    { title: "Master of Laws", type: "title", supports: ["title_hand"], opposes: ["title_master_whispers"] }, // TODO constant: Draw 1 additional card in the draw phase. Ruling: +1 card in the draw phase; it counts among the three of the draw cap (R-C41)
  ),
  card(
    "title_master_whispers",
    {
      title: "Master of Whispers",
      type: "title",
      supports: ["title_master_coin"],
      opposes: ["title_master_laws", "title_crown_regent"],
    }, // TODO constant: Own ability not verified (memory: an intrigue-challenge bonus). Ruling: +1 claim in intrigue challenges he attacks in (R-C55)
  ),
];
