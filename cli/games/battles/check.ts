import { battles } from "@weirwood/battles";
import { drawField, drawSvg, isRefused, legendOf, type PlanProblem, readPlan, sketchOf } from "@weirwood/battles/plans";
import { explain, type JsonMap } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import type { Context, Report } from "../../context.ts";
import { exitCodes } from "../../failure.ts";
import { readText, writeText } from "../../files.ts";
import { wrapped } from "../../layout.ts";
import { planSentences } from "./plan-text.ts";

interface CheckArguments {
  readonly svg?: string;
}

/** `weirwood battles check FILE`: what is wrong with a battle plan, by line and field, and a drawing of it. */
export function declareCheck(under: Command, here: Context, end: (report: Report) => void): void {
  const { check } = planSentences(here);
  under
    .command("check")
    .summary(check.summary)
    .description(check.about)
    .argument("<file>", check.file)
    .option("--svg <file>", check.svg)
    .addHelpText("after", check.examples)
    .action((file: string, given: CheckArguments) => end(checked(file, given, here)));
}

function checked(file: string, { svg }: CheckArguments, here: Context): Report {
  const { check } = planSentences(here);
  const text = readText(file, here);
  const read = readPlan(text);
  const problems = isRefused(read) ? read : [];
  const drawing = draw(isRefused(read) ? sketchOf(text) : read, svg, here);
  for (const problem of problems) here.print(problemLine(problem, here));
  const json = { file, ok: problems.length === 0, problems: problems.map((one) => problemJson(one, here)), ...drawing };
  if (problems.length > 0)
    return { json, failure: { sentence: check.wrong(file, problems.length), exitCode: exitCodes.failed } };
  here.print(check.right(file));
  return { json };
}

/** The field with its legend, and the picture where one is wanted; of a plan with mistakes as much as there is. */
function draw(shown: ReturnType<typeof sketchOf>, svg: string | undefined, here: Context): JsonMap {
  const { check } = planSentences(here);
  const book = battles.phrasebooks[here.language];
  if (shown === undefined) {
    if (svg !== undefined) here.note(check.noField(svg));
    return {};
  }
  here.print(pc.bold(shown.name[here.language]));
  here.print();
  const field = drawField(shown);
  for (const line of field) here.print(line);
  here.print();
  for (const line of legendOf(shown, book)) here.print(wrapped(line, here.width));
  here.print();
  if (svg === undefined) return { field };
  writeText(svg, drawSvg(shown, book), here);
  here.note(check.drawn(svg));
  return { field, svg };
}

const sentenceOf = (problem: PlanProblem, { language }: Context): string =>
  explain(battles.phrasebooks[language], problem);

function problemLine(problem: PlanProblem, here: Context): string {
  const { check } = planSentences(here);
  const place = problem.line === 0 ? "" : `${check.at(problem.line)} `;
  return `${pc.red("✗")} ${wrapped(`${pc.bold(place)}${sentenceOf(problem, here)}`, here.width - 2, "  ")}`;
}

const problemJson = (problem: PlanProblem, here: Context): JsonMap => ({
  line: problem.line,
  field: problem.field,
  rule: problem.rule,
  message: sentenceOf(problem, here),
});
