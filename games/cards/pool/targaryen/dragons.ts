import {
  action,
  type Card,
  card,
  character,
  diesAtZero,
  give,
  gold,
  is,
  kill,
  oncePer,
  one,
  self,
  str,
  target,
} from "../../words/index.ts";

/** The children of Daenerys. */
export const targaryenDragons: readonly Card[] = [
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
    },
    [
      "Any phase: Pay 1 gold to search your deck for a copy of Rhaegal and attach it to him as a duplicate. Shuffle your deck.",
      "N’importe quelle phase : payez 1 or pour chercher dans votre deck un exemplaire de Rhaegal et le lui attacher comme doublon. Mélangez votre deck.",
    ],
    action(
      "any",
      { when: is(self, { owner: "you" }), cost: gold(1) },
      { do: "search", for: { copyOf: self }, to: "duplicate" },
    ),
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
    },
    [
      "Any phase: Pay 2 gold to choose a character. Until the end of the phase it gets −1 STR and is killed if its STR is 0. (Limit once per phase.)",
      "N’importe quelle phase : payez 2 ors pour choisir un personnage. Jusqu’à la fin de la phase, il a −1 FOR et est tué si sa FOR est de 0. (Limite : une fois par phase.)",
    ],
    action(
      "any",
      { cost: gold(2), target: one(character()), limit: oncePer("phase") },
      give(target, "phase", str(-1), diesAtZero("kill")),
    ),
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
    },
    [
      "Dominance: Pay 4 gold to choose a kneeling character: kill it. (Limit once per phase.)",
      "Hégémonie : payez 4 ors pour choisir un personnage incliné : tuez-le. (Limite : une fois par phase.)",
    ],
    action(
      "dominance",
      { cost: gold(4), target: one(character({ kneeling: true })), limit: oncePer("phase") },
      kill(target),
    ),
  ),
];
