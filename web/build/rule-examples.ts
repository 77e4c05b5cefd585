import type { Plugin } from "vite";
import { parseAllDocuments } from "yaml";
import type { RuleExample } from "../games/examples.ts";

interface Scenario {
  readonly rules?: readonly string[];
  readonly given?: unknown;
  readonly when?: readonly { readonly [word: string]: unknown }[];
  readonly unbalanced?: boolean;
}

/** The scenarios' own tests read them strictly; here that would be half the time of a build. */
const quickly = { prettyErrors: false, strict: false, uniqueKeys: false };

/** Words of a step that name no seat. */
const words = new Set(["refused", "by", "say", "legal", "options", "count", "include", "exclude", "sees", "table"]);
const beside = new Set(["then", "events"]);

/**
 * What of a file of scenarios can be tried by hand: those in which somebody decides first of all, in a position that a
 * game could reach.
 */
export function examplesIn(text: string): readonly RuleExample[] {
  return parseAllDocuments(text, quickly).flatMap((document) => {
    const { rules = [], given, when = [], unbalanced } = document.toJS() as Scenario;
    const [first] = when.map(deciderIn).filter((name) => name !== undefined);
    return given === undefined || first === undefined || unbalanced === true ? [] : [{ rules, given, own: first }];
  });
}

function deciderIn(step: { readonly [word: string]: unknown }): string | undefined {
  const names = Object.keys(step);
  return names.some((name) => words.has(name)) ? undefined : names.find((name) => !beside.has(name));
}

/** Lets sources import a scenario file: the examples in it, without their expectations. */
export function ruleExamples(): Plugin {
  return {
    name: "weirwood:rule-examples",
    transform: (text, file) =>
      file.endsWith(".yaml") ? { code: `export default ${JSON.stringify(examplesIn(text))};`, map: null } : undefined,
  };
}
