import {
  attachment,
  type Card,
  card,
  character,
  constant,
  discard,
  during,
  noKneel,
  number,
  one,
  passive,
  str,
  target,
  whenRevealed,
  won,
} from "../words/index.ts";

/** The plots of one House only. */
export const housePlots: readonly Card[] = [
  card(
    "core_192",
    {
      title: "Hear Me Roar",
      type: "plot",
      house: ["lannister"],
      only: ["lannister"],
      plot: { gold: 5, initiative: 3, claim: 1 },
    },
    [
      "House Lannister only. Characters without an intrigue icon get −1 STR.",
      "Maison Lannister uniquement. Les personnages sans icône d’intrigue ont −1 FOR.",
    ],
    constant(character({ noIcon: "intrigue" }), str(-1)),
  ),
  card(
    "core_205",
    {
      title: "Mad King's Legacy",
      type: "plot",
      house: ["targaryen"],
      only: ["targaryen"],
      plot: { gold: 4, initiative: 3, claim: 1 },
    },
    [
      "House Targaryen only. When revealed: Choose an attachment. Discard it from play.",
      "Maison Targaryen uniquement. Quand révélé : choisissez un attachement. Défaussez-le du jeu.",
    ],
    passive(whenRevealed, { target: one(attachment()) }, discard(target)),
  ),
  card(
    "pots_60",
    {
      title: "To the Spears!",
      type: "plot",
      house: ["martell"],
      only: ["martell"],
      plot: { gold: 3, initiative: 0, claim: 1 },
    },
    [
      "House Martell only. Your characters do not kneel to attack.",
      "Maison Martell uniquement. Vos personnages ne s’inclinent pas pour attaquer.",
    ],
    constant(character({ ctrl: "you" }), noKneel("attack")),
  ),
  card(
    "low_55",
    {
      title: "Respect of the Old Gods",
      type: "plot",
      house: ["stark"],
      only: ["stark"],
      plot: { gold: 2, initiative: 2, claim: 2 },
    },
    [
      "House Stark only. The first Stark character you play in the marshalling phase costs 2 gold less.",
      "Maison Stark uniquement. Le premier personnage Stark que vous jouez pendant la phase de recrutement coûte 2 ors de moins.",
    ],
    during(
      { phase: "marshalling" },
      { seats: "you" },
      { mod: "play-cost", of: character({ house: "stark" }), by: -2, first: "round" },
    ),
  ),
  card(
    "kotse_54",
    {
      title: "Rise of the Kraken",
      type: "plot",
      house: ["greyjoy"],
      only: ["greyjoy"],
      plot: { gold: 1, initiative: 8, claim: 2 },
    },
    [
      "House Greyjoy only. Claim 1 additional power when you win an unopposed challenge.",
      "Maison Greyjoy uniquement. Gagnez 1 pouvoir supplémentaire quand vous remportez un défi sans opposition.",
    ],
    constant({ seats: "you" }, number("unopposed-power", 1)),
  ),
  card(
    "acoa_27",
    {
      title: "Fury of the Stag",
      type: "plot",
      house: ["baratheon"],
      traits: ["Power Struggle"],
      only: ["baratheon"],
      plot: { gold: 5, initiative: 7, claim: 1 },
    },
    [
      "House Baratheon only. After you win a power challenge against a Targaryen or Martell opponent, choose a character of that opponent. Take control of it until the end of the phase.",
      "Maison Baratheon uniquement. Après avoir remporté un défi de pouvoir contre un adversaire Targaryen ou Martell, choisissez un personnage de cet adversaire. Prenez-en le contrôle jusqu’à la fin de la phase.",
    ],
    passive(
      won({ type: "power", against: ["targaryen", "martell"] }),
      { target: one(character({ ctrl: "loser" })) },
      { do: "take-control", of: target, until: "phase" },
    ),
  ),
];
