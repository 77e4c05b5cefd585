import type { Phrasebook } from "@weirwood/kernel";

export const names = {
  house: { stark: "Maison Stark", lannister: "Maison Lannister" },
  seat: { stark: "Stark", lannister: "Lannister" },
  symbol: { green: "vert", blue: "bleu", red: "rouge", valor: "bravoure", morale: "moral" },
} satisfies Phrasebook["names"];
