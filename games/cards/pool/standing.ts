import {
  type Card,
  card,
  character,
  constant,
  during,
  housePower,
  inChallenge,
  not,
  number,
  response,
  won,
} from "../words/index.ts";

const knights = character({ trait: "Knight" });

/** What lies on the table from the start and is no part of a deck: House cards, agendas and the titles of a melee. */
export const standing: readonly Card[] = [
  card(
    "low_39",
    { title: "Treaty with the North", type: "agenda", traits: ["Treaty"] },
    [
      "You pay no gold penalty for Stark cards. Each opponent without a Treaty agenda needs 5 power less to win, but never less than 10.",
      "Vous ne payez pas de pénalité d’or pour les cartes Stark. Chaque adversaire sans agenda Traité a besoin de 5 pouvoirs de moins pour gagner, mais jamais de moins de 10.",
    ],
    constant({ seats: "you" }, { mod: "no-penalty", house: "stark" }),
    constant(
      { seats: "opponent", if: not({ agenda: { chosen: "each" }, trait: "Treaty" }) },
      { mod: "number", of: "power-to-win", by: -5, least: 10 },
    ),
  ),
  card(
    "low_48",
    { title: "The Siege of Winterfell", type: "agenda", house: ["stark"], only: ["stark"] },
    [
      "House Stark only. You cannot claim power for your House outside military challenges. Response: After you win a military challenge, claim 2 power for your House.",
      "Maison Stark uniquement. Vous ne pouvez pas gagner de pouvoir pour votre Maison en dehors des défis militaires. Réponse : après avoir remporté un défi militaire, gagnez 2 pouvoirs pour votre Maison.",
    ],
    constant({ seats: "you" }, { mod: "house-power-only-in", challenge: "military" }),
    response(won({ type: "military" }), {}, housePower(2)),
  ),
  card(
    "kotst_39",
    { title: "Knights of the Realm", type: "agenda" },
    [
      "While you control more Knights than every other player, draw 1 card more in the draw phase. While you control fewer than every other player, draw 1 card less.",
      "Tant que vous contrôlez plus de Chevaliers que chaque autre joueur, piochez 1 carte de plus pendant la phase de pioche. Tant que vous en contrôlez moins que chaque autre joueur, piochez 1 carte de moins.",
    ],
    during({ most: "you", of: knights }, { seats: "you" }, number("draw-count", 1)),
    during({ fewest: "you", of: knights }, { seats: "you" }, number("draw-count", -1)),
  ),
  card(
    "ator_1",
    { title: "Kings of Summer", type: "agenda" },
    [
      "While it is Summer, draw 1 card more in the draw phase. While it is Winter, draw 1 card less, but at least 1.",
      "Tant que c’est l’Été, piochez 1 carte de plus pendant la phase de pioche. Tant que c’est l’Hiver, piochez 1 carte de moins, mais au moins 1.",
    ],
    during({ season: "summer" }, { seats: "you" }, number("draw-count", 1)),
    during({ season: "winter" }, { seats: "you" }, { mod: "number", of: "draw-count", by: -1, least: 1 }),
  ),
  card("core_209", { title: "House Stark", type: "house", house: ["stark"] }),
  card("core_210", { title: "House Lannister", type: "house", house: ["lannister"] }),
  card("core_211", { title: "House Baratheon", type: "house", house: ["baratheon"] }),
  card("core_212", { title: "House Targaryen", type: "house", house: ["targaryen"] }),
  card("core_213", { title: "House Martell", type: "house", house: ["martell"] }),
  card("core_214", { title: "House Greyjoy", type: "house", house: ["greyjoy"] }),
  card(
    "title_crown_regent",
    { title: "Crown Regent", type: "title" },
    [
      "Count 3 STR more for dominance. After another player has declared attackers, you may make them attack another legal opponent instead.",
      "Comptez 3 FOR de plus pour l’hégémonie. Après qu’un autre joueur a déclaré des attaquants, vous pouvez l’obliger à attaquer un autre adversaire légal à la place.",
    ],
    constant({ seats: "you" }, number("dominance-str", 3), { mod: "redirects", when: "attackers" }),
  ),
  card(
    "title_lord_commander",
    { title: "Lord Commander of the Kingsguard", type: "title" },
    [
      "When another player declares no defender against a military challenge, you may become the defender in their place. If you win, move 1 power from the attacker’s House to yours.",
      "Quand un autre joueur ne déclare aucun défenseur contre un défi militaire, vous pouvez devenir le défenseur à sa place. Si vous l’emportez, déplacez 1 pouvoir de la Maison de l’attaquant vers la vôtre.",
    ],
    constant({ seats: "you" }, { mod: "redirects", when: "no-defenders", challenge: "military" }),
  ),
  card(
    "title_hand",
    { title: "Hand of the King", type: "title", supports: ["title_master_whispers"], opposes: ["title_master_coin"] },
    [
      "Your claim is 1 higher in power challenges in which you attack.",
      "Votre prise est augmentée de 1 dans les défis de pouvoir où vous attaquez.",
    ],
    during(inChallenge("power", "attacker"), { seats: "you" }, number("claim", 1)),
  ),
  card(
    "title_master_coin",
    { title: "Master of Coin", type: "title", supports: ["title_master_laws"], opposes: ["title_hand"] },
    ["Count 2 gold more as income.", "Comptez 2 ors de plus dans vos revenus."],
    constant({ seats: "you" }, number("income", 2)),
  ),
  card(
    "title_master_laws",
    { title: "Master of Laws", type: "title", supports: ["title_hand"], opposes: ["title_master_whispers"] },
    ["Draw 1 card more in the draw phase.", "Piochez 1 carte de plus pendant la phase de pioche."],
    constant({ seats: "you" }, number("draw-count", 1)),
  ),
  card(
    "title_master_whispers",
    {
      title: "Master of Whispers",
      type: "title",
      supports: ["title_master_coin"],
      opposes: ["title_master_laws", "title_crown_regent"],
    },
    [
      "Your claim is 1 higher in intrigue challenges in which you attack.",
      "Votre prise est augmentée de 1 dans les défis d’intrigue où vous attaquez.",
    ],
    during(inChallenge("intrigue", "attacker"), { seats: "you" }, number("claim", 1)),
  ),
];
