import type { Language } from "../text/language.ts";

const percent = (share: number): string => `${Math.round(share * 100)} %`;

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
  percent,
  chance: (seat: string, share: number) => `${seat}: ${percent(share)}`,
  why: (better: string, worse: string): string => {
    if (better !== "" && worse !== "") return `Beside the others better in ${better}, for less in ${worse}.`;
    if (better !== "") return `Beside the others better in ${better}.`;
    return worse === "" ? "Beside the others it makes hardly a difference." : `Beside the others less in ${worse}.`;
  },
  leadsTo: "In a world like most, what follows",
  play: "Play this",
  playWhich: (answer: string) => `Play this: ${answer}`,
  sure: "Send this answer?",
  send: "Send it",
  notYet: "Not yet",
  /** Words of notation that stand for themselves. */
  plain: {
    pass: "pass",
    none: "none",
    yes: "yes",
    no: "no",
    done: "done",
    finish: "finish",
    halt: "halt",
    first: "first",
  } as { readonly [word: string]: string | undefined },
};

const fr: typeof en = {
  title: "Conseil",
  about:
    "Le mestre a regardé plus loin, dans bien des mondes conformes à ce que vous voyez. Ce que tiennent les autres, il l’ignore aussi.",
  thinking: "Le mestre réfléchit…",
  cancel: "Arrêter",
  cancelled: "Plus personne n’y réfléchit.",
  failed: "Le mestre reste sans voix.",
  again: "Redemander",
  none: "On ne vous demande rien. Le conseil viendra avec votre prochaine question.",
  only: "Il n’y a rien à choisir.",
  best: "Le meilleur",
  chances: "Chances de gagner",
  percent,
  chance: (seat, share) => `${seat} : ${percent(share)}`,
  why: (better, worse) => {
    if (better !== "" && worse !== "") return `Face aux autres, mieux pour : ${better} ; moins bien pour : ${worse}.`;
    if (better !== "") return `Face aux autres, mieux pour : ${better}.`;
    return worse === ""
      ? "Face aux autres, presque aucune différence."
      : `Face aux autres, moins bien pour : ${worse}.`;
  },
  leadsTo: "Dans un monde comme la plupart, la suite",
  play: "Jouer cela",
  playWhich: (answer) => `Jouer cela : ${answer}`,
  sure: "Envoyer cette réponse ?",
  send: "Envoyer",
  notYet: "Pas encore",
  plain: {
    pass: "passer",
    none: "rien",
    yes: "oui",
    no: "non",
    done: "terminé",
    finish: "finir",
    halt: "halte",
    first: "premier",
  },
};

/** What counsel says; both languages come with its panel. */
export const counselText: { readonly [language in Language]: typeof en } = { en, fr };
