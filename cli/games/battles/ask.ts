import { type BattleDecision, battles } from "@weirwood/battles";
import {
  attackerOf,
  attackWays,
  type Battle,
  HOUNDS,
  hands,
  hexNames,
  hexOfAttacker,
  houseIds,
  houseOf,
  NONE,
  odds,
  placeOf,
  procedures,
  rankIds,
  rankOf,
  rowOf,
  SEAT_HOUSE,
  setupCards,
  shownDice,
  skirmishCardIds,
  supportFor,
  symbolIds,
  targetOf,
  typeNumber,
  unitIn,
  unitNames,
  unitTypeIds,
  wayOf,
} from "@weirwood/battles/questions";
import { NOBODY, type Seat } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { percentIn } from "../../language.ts";
import { wrapped } from "../../layout.ts";
import { handList } from "./hand.ts";
import { paint } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** So many answers are listed with their numbers; more are gathered by what they are about. */
const FEW = 8;

/** The attack in progress, and what a seat may choose from. */
export function detailLines(view: Battle, seat: Seat, here: Context): string[] {
  return [
    ...attackLines(view, here),
    ...cardLines(view, seat, here),
    ...commanderChoices(view, seat, here),
    ...answerLines(view, seat, here),
  ];
}

/** `ss1 Robb Stark, the Young Wolf: 3`: whom the set-up cards bring, where commanders are picked. */
function commanderChoices(view: Battle, seat: Seat, here: Context): string[] {
  if (battles.asks(view)[0]?.kind !== "pick") return [];
  const { commander: names } = battles.phrasebooks[here.language].names;
  const { ask } = sentencesFor(here);
  const count = setupCards.length / houseIds.length;
  const first = view[SEAT_HOUSE + seat] * count;
  return setupCards.slice(first, first + count).flatMap(({ commander }, i) => {
    if (commander === undefined) return [];
    const text = ask.commander(skirmishCardIds[first + i], names[commander.card], commander.value);
    return [`  ${wrapped(text, here.width - 4, "    ")}`];
  });
}

/** Who attacks whom from where, and what the dice show. */
function attackLines(view: Battle, here: Context): string[] {
  // An attack after a pursuit is a new one.
  const isNewOne = battles.asks(view)[0]?.kind === "pursue-attack";
  if (procedures.kindName(view) !== "attack" || isNewOne) return [];
  const { names } = battles.phrasebooks[here.language];
  const { ask } = sentencesFor(here);
  const [attacker, target] = [attackerOf(view), targetOf(view)];
  const by = attacker === NONE ? names.marker.archers : unitTitle(view, attacker, here);
  const heading = ask.attack(by, hexNames[hexOfAttacker(view)], unitTitle(view, target, here), hexNames[placeOf(view)]);
  const dice = symbolIds.flatMap((symbol, number) =>
    new Array<string>(shownDice(view, number)).fill(names.symbol[symbol]),
  );
  return [
    wrapped(`${pc.bold(heading)} (${names.way[attackWays[wayOf(view)]]})`, here.width - 2, "  "),
    ...(dice.length === 0 ? [] : [`  ${wrapped(ask.dice(dice.join(", ")), here.width - 4, "    ")}`]),
  ];
}

/** `Northmen Archers, green`, in the colour of its House. */
function unitTitle(view: Battle, unit: number, here: Context): string {
  const { names } = battles.phrasebooks[here.language];
  const title = `${names.unit[unitTypeIds[typeNumber(view, unit)]]}, ${names.rank[rankIds[rankOf(view, unit)]]}`;
  return paint(houseIds[houseOf(unit)], title);
}

/** The hand, where a card may be played or kept. */
function cardLines(view: Battle, seat: Seat, here: Context): string[] {
  const isAboutCards = verbsOf(view, seat).some((verb) => verb === "play" || verb === "keep");
  const house = view[SEAT_HOUSE + seat];
  if (!isAboutCards || hands[house].count(view) === 0) return [];
  return [`  ${wrapped(sentencesFor(here).ask.hand(handList(view, house, here)), here.width - 4, "    ")}`];
}

/** The verbs that answers may begin with now. */
export const verbsOf = (view: Battle, seat: Seat): BattleDecision["kind"][] => [
  ...new Set(Array.from(battles.options(view, seat) ?? [], ({ kind }) => kind)),
];

/** The answers with their numbers; where they are many, `move d3: c4, d4`. */
function answerLines(view: Battle, seat: Seat, here: Context): string[] {
  const answers = [...(battles.options(view, seat) ?? [])];
  const lines = answers.length <= FEW ? numbered(view, answers, here) : gathered(view, answers, here);
  return lines.map((line) => `  ${wrapped(line, here.width - 4, "    ")}`);
}

const numbered = (view: Battle, answers: readonly BattleDecision[], here: Context): string[] =>
  answers.map((answer, i) => {
    const text = battles.print(answer);
    return `${pc.dim(`#${i + 1}`)} ${text}${promise(view, answer, here) ?? aboutUnit(view, text, here)}`;
  });

/** Whom an attack is on, and what it promises. */
function promise(view: Battle, answer: BattleDecision, here: Context): string | undefined {
  if (answer.kind !== "attack" && answer.kind !== "hounds") return undefined;
  const target = unitIn(view, answer.at);
  const about = ` (${unitTitle(view, target, here)})`;
  const unit = unitIn(view, answer.hex);
  const choice =
    answer.kind === "hounds"
      ? { way: HOUNDS, ...(answer.rank === NOBODY ? {} : { houndsRank: answer.rank }) }
      : { support: answer.support === NOBODY ? 0 : supportFor(view, unit) };
  const { expectedHits, eliminated } = odds(view, unit, target, choice);
  const { ask } = sentencesFor(here);
  const promised = ask.promise(here.number(expectedHits, 1), percentIn(here.language, eliminated, 0));
  return `${about}  ${pc.dim(promised)}`;
}

function gathered(view: Battle, answers: readonly BattleDecision[], here: Context): string[] {
  const ends = new Map<string, string[]>();
  for (const answer of answers) {
    const [verb, about, ...rest] = battles.print(answer).split(" ");
    const begin = rest.length === 0 ? verb : `${verb} ${about}`;
    const end = rest.length === 0 ? (about ?? "") : rest.join(" ");
    ends.set(begin, [...(ends.get(begin) ?? []), end.replaceAll(" ", "\u00a0")]);
  }
  return [...ends].map(([begin, all]) => {
    const known = all.filter((end) => end !== "");
    if (known.length === 0) return begin;
    return `${begin}${aboutUnit(view, begin, here)}${here.say.play.asked} ${inRuns(known).join(", ")}`;
  });
}

/** Three hexes or more side by side that follow each other, as `a0–j0`; everything else as it is. */
function inRuns(words: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last !== undefined && isNextInRow(last[last.length - 1], word)) last.push(word);
    else runs.push([word]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]}–${run[run.length - 1]}`]));
}

function isNextInRow(one: string, other: string): boolean {
  const [hex, next] = [hexNames.indexOf(one), hexNames.indexOf(other)];
  return hex >= 0 && next === hex + 1 && rowOf(hex) === rowOf(next);
}

/** Which unit it is that an answer begins with, by its hex or its number. */
function aboutUnit(view: Battle, begin: string, here: Context): string {
  const [, word = ""] = begin.split(" ");
  const hex = hexNames.indexOf(word);
  const unit = hex < 0 ? unitNames.indexOf(word) : unitIn(view, hex);
  return unit < 0 || unit === NONE ? "" : ` (${unitTitle(view, unit, here)})`;
}
