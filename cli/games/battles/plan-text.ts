import type { Context } from "../../context.ts";

/** What is said about battle plans as files. */
const en = {
  summary: "battle plans: list ours, print one, check and draw your own",
  check: {
    summary: "check a battle plan and draw its field",
    about:
      "Reads a battle plan, says by line and field what is wrong with it, and draws its field. How plans are written is in docs/battle-plans.md.",
    file: "a battle plan in JSON; -: stdin",
    svg: "draw the field as SVG into this file too",
    examples: `
Examples:
  weirwood battles plan kingsroad > mine.json
  weirwood battles check mine.json --svg mine.svg`,
    at: (line: number) => `line ${line}:`,
    right: (file: string) => `${file} is a battle plan.`,
    wrong: (file: string, count: number) =>
      `${file} is no battle plan: ${count === 1 ? "1 thing is" : `${count} things are`} wrong`,
    drawn: (file: string) => `drawn: ${file}`,
    noField: (file: string) => `there is no field to draw into ${file}`,
  },
  plan: {
    summary: "print one of our battle plans as a file",
    about: "Prints a battle plan that comes with the game, as a file to begin with.",
    name: (names: readonly string[]) => `which: ${names.join(", ")}`,
    examples: `
Examples:
  weirwood battles plan wolf-raiders > mine.json`,
  },
  plans: {
    summary: "list our battle plans",
    about: "Lists the battle plans that come with the game.",
    examples: `
Examples:
  weirwood battles plans --lang fr`,
    rounds: (count: number) => (count === 1 ? "1 round" : `${count} rounds`),
  },
};

const fr: typeof en = {
  summary: "plans de bataille : lister les nôtres, en écrire un, vérifier et dessiner le vôtre",
  check: {
    summary: "vérifie un plan de bataille et dessine son terrain",
    about:
      "Lit un plan de bataille, dit par ligne et par champ ce qui n’y va pas, et dessine son terrain. La forme des plans est dans docs/battle-plans.md.",
    file: "un plan de bataille en JSON ; - : l’entrée standard",
    svg: "dessine aussi le terrain en SVG dans ce fichier",
    examples: `
Exemples :
  weirwood battles plan kingsroad > mien.json
  weirwood battles check mien.json --svg mien.svg`,
    at: (line) => `ligne ${line} :`,
    right: (file) => `${file} est un plan de bataille.`,
    wrong: (file, count) =>
      `${file} n’est pas un plan de bataille : ${count === 1 ? "1 chose ne va pas" : `${count} choses ne vont pas`}`,
    drawn: (file) => `dessiné : ${file}`,
    noField: (file) => `il n’y a pas de terrain à dessiner dans ${file}`,
  },
  plan: {
    summary: "écrit un de nos plans de bataille comme fichier",
    about: "Écrit un plan de bataille fourni avec le jeu, comme fichier pour commencer.",
    name: (names) => `lequel : ${names.join(", ")}`,
    examples: `
Exemples :
  weirwood battles plan wolf-raiders > mien.json`,
  },
  plans: {
    summary: "liste nos plans de bataille",
    about: "Liste les plans de bataille fournis avec le jeu.",
    examples: `
Exemples :
  weirwood battles plans --lang fr`,
    rounds: (count) => (count === 1 ? "1 round" : `${count} rounds`),
  },
};

export const planSentences = ({ language }: Context): typeof en => ({ en, fr })[language];
