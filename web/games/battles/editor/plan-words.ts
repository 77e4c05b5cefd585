import { type BattlePlan, fieldLetters } from "@weirwood/battles/plans";
import type { Hex } from "@weirwood/battles/questions";
import { explain, type Phrasebook } from "@weirwood/kernel";
import { useMemo } from "react";
import { capital } from "../../../text/capital.ts";
import type { FieldPicture } from "../field/field-picture.ts";
import { hexWords } from "../field/hex-words.ts";
import type { BattlesText } from "../text/en.ts";
import { useBattlesText } from "../text/use-battles-text.ts";
import { type BattleWords, useBattleWords } from "../words.ts";
import { unitAt } from "./model/forces.ts";
import type { Mistake } from "./model/mistakes.ts";
import type { WordKind } from "./model/row-kinds.ts";
import type { EditorText } from "./text/en.ts";
import { useEditorText } from "./text/use-editor-text.ts";

/** What things of a plan are called, in the reader's language. */
export interface PlanWords {
  readonly text: EditorText;
  readonly names: Phrasebook["names"];
  readonly language: Phrasebook["language"];
  /** `Forest`, `Wooden bridge`. */
  terrain(letter: string): string;
  /** A word of a row. */
  word(kind: WordKind, word: string): string;
  hex(hex: Hex): string;
  /** Everything that lies on a hex, for a screen reader. */
  hexAndAll(plan: BattlePlan, picture: FieldPicture, hex: Hex): string;
  /** Where in a plan, in words: `units[3].at` is a unit on a hex. */
  place(plan: BattlePlan, field: string): string;
  /** Where a mistake is, and what is wrong there. */
  mistake(plan: BattlePlan, mistake: Mistake): { readonly place: string; readonly sentence: string };
  nameOf(plan: BattlePlan): string;
}

export function usePlanWords(): PlanWords {
  const words = useBattleWords();
  const text = useEditorText();
  const battlesText = useBattlesText();
  return useMemo(() => planWords(words, text, battlesText), [words, text, battlesText]);
}

function planWords(words: BattleWords, text: EditorText, battlesText: BattlesText): PlanWords {
  const { book, language } = words;
  const { names } = book;
  const terrain = (letter: string): string => {
    const [ground, token] = fieldLetters[letter];
    return capital(token === undefined ? names.terrain[ground] : names.token[token]);
  };
  const place = (plan: BattlePlan, field: string): string => placeWords(plan, field, { names, text });
  return {
    text,
    names,
    language,
    terrain,
    hex: words.hex,
    word(kind, word) {
      if (word === "any") return text.rows.any;
      if (kind === "edmure") return text.rows.edmurePlaces[word as "with-unit"];
      if (kind === "ground") return names.token[word] ?? names.terrain[word];
      return names[kind][word] ?? word;
    },
    place,
    hexAndAll(plan, picture, one) {
      const mayScorch = plan.units[unitAt(plan, one)]?.keywords?.length;
      return `${hexWords(picture, one, words, battlesText)}${mayScorch ? `, ${text.field.scorch}` : ""}`;
    },
    mistake(plan, mistake) {
      const where = place(plan, mistake.field);
      const params = { ...spokenParams(mistake.params, { names, text }), field: where };
      const whole = explain(book, { ...mistake, params });
      // Sentences about plans begin with the place, which stands apart here.
      const said = whole.startsWith(where) ? whole.slice(where.length).replace(/^\s*:\s*/, "") : whole;
      return { place: where, sentence: ownSentence(mistake, { names, text }) ?? capital(said) };
    },
    nameOf: ({ name }) => name[language].trim() || name.en.trim() || name.fr.trim() || text.choice.unnamed,
  };
}

type Words = Pick<PlanWords, "names" | "text">;

/** What the editor says itself, because the game speaks of how files are written. */
function ownSentence({ rule, field, params }: Mistake, { names, text: { checks } }: Words): string | undefined {
  switch (rule) {
    case "battles.plan.text":
      return /^zones[.]|[.](at|archers)$/.test(field) ? checks.noHexes : checks.noText(Number(params.most));
    case "battles.plan.no-victory":
      return checks.noVictory;
    case "battles.plan.zone":
      return checks.emptyZone(names.zone[String(params.zone)]);
    default:
      return undefined;
  }
}

/** What a mistake speaks of, by the names that the reader knows instead of the words of files. */
function spokenParams(params: Mistake["params"], { names, text }: Words): Mistake["params"] {
  const { commander, figure, token, terrain, objective, marker, zone, direction, house } = names;
  const { times, winTimes } = text.rows;
  const tables = [figure, commander, token, terrain, objective, marker, zone, direction, house, times, winTimes];
  const nameOf = (word: string): string => tables.find((table) => Object.hasOwn(table, word))?.[word as "end"] ?? word;
  const spoken = Object.entries(params).map(([name, said]) => {
    // The House is named by the sentence itself, a hex by its letter and number.
    if (typeof said === "number" || name === "house") return [name, said];
    if (name === "hex") return [name, String(said).toUpperCase()];
    return [name, typeof said === "string" ? nameOf(said) : said.map(nameOf)];
  });
  return Object.fromEntries(spoken) as Mistake["params"];
}

function placeWords(plan: BattlePlan, field: string, { names, text }: Words): string {
  const [, list, number, rest = ""] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
  const at = Number(number);
  switch (list) {
    case "units":
      return [
        names.unit[plan.units[at]?.type],
        plan.units[at]?.at.toUpperCase(),
        ...(rest === "commander" ? [text.checks.places.commander] : []),
      ].join(", ");
    case "objectives":
      return `${capital(names.objective.place)}, ${plan.objectives?.[at]?.at.toUpperCase()}`;
    case "field":
      return text.checks.places.row(at);
    case "score":
    case "win":
    case "prepare":
    case "special":
      return text.rows.number(text.rows.titles[list], at + 1);
    default:
      return valueWords(field, { names, text });
  }
}

function valueWords(field: string, { names, text }: Words): string {
  const [first, second] = field.split(/[.[]/);
  const { values } = text;
  switch (first) {
    case "name":
    case "brief":
    case "notes":
      return second === undefined ? values[first] : values.in(values[first], values.languages[second as "en" | "fr"]);
    case "zones":
      return capital(names.zone[second] ?? text.rows.zones);
    case "generals":
      return values.of(values.general, names.house[second]);
    case "units":
      return text.checks.places.units;
    case "rounds":
    case "momentum":
    case "rout":
    case "directions":
    case "board":
      return values[first];
    case "commandTokens":
    case "orderValue":
    case "commandValue":
      return second === undefined ? values.numbers[first] : values.of(values.numbers[first], names.house[second]);
    default:
      return text.checks.places.plan;
  }
}
