import type { Language } from "../text/language.ts";

const percentIn =
  (language: Language) =>
  (share: number): string =>
    `${(share * 100).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0%`;

const en = {
  title: "Counsel",
  about: "The maester has looked ahead in many worlds that fit what you see. What others hold it does not know either.",
  thinking: "The maester thinks it over…",
  cancel: "Stop",
  cancelled: "Nobody thinks about it any more.",
  failed: "The maester is lost for words.",
  again: "Ask again",
  none: "Nothing is asked of you. Counsel comes with your next question.",
  only: "There is nothing to choose.",
  best: "Best",
  chances: "Chance to win",
  percent: percentIn("en"),
  chance: (seat: string, share: string) => `${seat}: ${share}`,
  why: (better: string, worse: string): string => {
    if (better !== "" && worse !== "") return `For it, beside the others: ${better}; against it: ${worse}.`;
    if (better !== "") return `For it, beside the others: ${better}.`;
    return worse === ""
      ? "Beside the others it makes hardly a difference."
      : `Against it, beside the others: ${worse}.`;
  },
  leadsTo: "In a world like most, what follows",
  play: "Play this",
  playWhich: (answer: string) => `Play this: ${answer}`,
  sure: "Send this answer?",
  send: "Send it",
  notYet: "Not yet",
};

const fr: typeof en = {
  title: "Conseil du mestre",
  about: "Le mestre a joué la suite de nombreuses fois, sans voir plus que vous.",
  thinking: "Le mestre réfléchit…",
  cancel: "Arrêter",
  cancelled: "Plus personne n’y réfléchit.",
  failed: "Le mestre reste sans voix.",
  again: "Redemander",
  none: "On ne vous demande rien. Le conseil viendra avec votre prochaine question.",
  only: "Il n’y a rien à choisir.",
  best: "La meilleure",
  chances: "Chances de gagner",
  percent: percentIn("fr"),
  chance: (seat, share) => `${seat} : ${share}`,
  why: (better, worse) => {
    if (better !== "" && worse !== "") return `Ses atouts : ${better} ; ses faiblesses : ${worse}.`;
    if (better !== "") return `Ses atouts : ${better}.`;
    return worse === "" ? "Face aux autres, presque aucune différence." : `Ses faiblesses : ${worse}.`;
  },
  leadsTo: "La suite la plus probable",
  play: "La jouer",
  playWhich: (answer) => `La jouer : ${answer}`,
  sure: "Envoyer cette réponse ?",
  send: "Envoyer",
  notYet: "Pas encore",
};

/** What counsel says; both languages come with its panel. */
export const counselText: { readonly [language in Language]: typeof en } = { en, fr };
