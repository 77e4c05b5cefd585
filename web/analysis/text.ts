import type { Language } from "../text/language.ts";

const clock = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;

const en = {
  about:
    "The maester looks at every decision by what its seat could know, and weighs it against others. The same game always gets the same judgement.",
  start: "Analyse",
  progress: (done: number, of: number) => (of === 0 ? "Getting ready…" : `Decision ${done} of ${of}`),
  left: (seconds: number) => `about ${clock(seconds)} left`,
  cancel: "Stop",
  failed: "This game cannot be analysed.",
  again: "Try again",
  chances: "Chance to win, %",
  costly: "Decisions that cost most",
  none: "No decision gave much away: the maester would have answered much the same.",
  where: (round: string, seat: string, doing: string) => `${round} · ${seat}${doing === "" ? "" : `, ${doing}`}`,
  cost: (points: number) => (points === 1 ? "cost 1 point" : `cost ${points} points`),
  answered: "Answered",
  better: "Better",
  explain: "A point is one chance to win in a hundred.",
};

const fr: typeof en = {
  about:
    "Le mestre regarde chaque décision selon ce que sa place pouvait savoir, et la pèse face à d’autres. La même partie reçoit toujours le même jugement.",
  start: "Analyser",
  progress: (done, of) => (of === 0 ? "Préparation…" : `Décision ${done} sur ${of}`),
  left: (seconds) => `encore ${clock(seconds)} environ`,
  cancel: "Arrêter",
  failed: "Cette partie ne peut pas être analysée.",
  again: "Réessayer",
  chances: "Chances de gagner, %",
  costly: "Les décisions les plus coûteuses",
  none: "Aucune décision n’a gâché grand-chose : le mestre aurait répondu à peu près de même.",
  where: (round, seat, doing) => `${round} · ${seat}${doing === "" ? "" : `, ${doing}`}`,
  cost: (points) => (points < 2 ? `coûte ${points} point` : `coûte ${points} points`),
  answered: "Réponse",
  better: "Mieux",
  explain: "Un point est une chance de gagner sur cent.",
};

/** What looking back at a game says; both languages come with its panel. */
export const analysisText: { readonly [language in Language]: typeof en } = { en, fr };
