import type { Phrasebook } from "@weirwood/kernel";

export const names = {
  house: { stark: "House Stark", lannister: "House Lannister" },
  seat: { stark: "Stark", lannister: "Lannister" },
  symbol: { green: "green", blue: "blue", red: "red", valor: "valor", morale: "morale" },
} satisfies Phrasebook["names"];
