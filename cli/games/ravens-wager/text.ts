import type { Context } from "../../context.ts";

const en = {
  heading: (round: number, rounds: number, bank: number) => `Round ${round} of ${rounds} · ${bank} coins in the bank`,
};

const fr: typeof en = {
  heading: (round, rounds, bank) => `Manche ${round} sur ${rounds} · ${bank} pièces à la banque`,
};

export const sentencesFor = ({ language }: Context): typeof en => ({ en, fr })[language];
