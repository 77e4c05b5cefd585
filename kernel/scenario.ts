import { mismatch, unknownWord } from "./expect.ts";
import { type Decision, type Game, type GameEvent, ONLOOKER } from "./game.ts";
import { canonical, isJsonMap, type Json, type JsonMap } from "./json.ts";
import { isRefusal, type Refusal } from "./refusal.ts";
import { MOST_UNSAID, ScenarioPlay } from "./scenario-play.ts";
import { allowOnly, isTexts, textsOf, Wrong, within } from "./scenario-words.ts";
import { explain, type Phrasebook } from "./text.ts";

/** What became of one scenario. */
export interface ScenarioResult {
  readonly id: string;
  readonly ok: boolean;
  /** What went wrong: the step, and expected against actual. */
  readonly message?: string;
  /** The rules that the scenario says it is about. */
  readonly rules: readonly string[];
  /** The rules that events cited while it ran. */
  readonly told: readonly string[];
  /** The rules that refusals cited. */
  readonly refused: readonly string[];
}

/**
 * Runs a scenario: a given position, decisions, expectations. It comes as plain data that anybody may have written, so
 * every word is checked, and whatever goes wrong is a message, never an exception.
 */
export function runScenario<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  scenario: Json,
): ScenarioResult {
  const id = isJsonMap(scenario) && typeof scenario.id === "string" ? scenario.id : "?";
  const rules = isJsonMap(scenario) && isTexts(scenario.rules) ? scenario.rules : [];
  const [told, refused] = [new Set<string>(), new Set<string>()];
  const result = (): Pick<ScenarioResult, "id" | "rules" | "told" | "refused"> => ({
    id,
    rules,
    told: [...told].sort(),
    refused: [...refused].sort(),
  });
  try {
    new Run(game, scenario, told, refused).run();
    return { ...result(), ok: true };
  } catch (reason) {
    const message = reason instanceof Wrong ? reason.message : String(reason);
    return { ...result(), ok: false, message };
  }
}

/**
 * The rules of a phrasebook, by ids that begin with the given word, that no passing scenario covers. A scenario covers the
 * rules that it declares; one that has a log line only where an event tells it there, and one that has a refusal of its
 * own only where something is refused by it: a sentence that nothing ever says is found by this.
 */
export function uncoveredRules(book: Phrasebook, prefix: string, results: readonly ScenarioResult[]): string[] {
  const passed = results.filter(({ ok }) => ok);
  const declared = citedWhereDeclared(passed, ({ rules }) => rules);
  const told = citedWhereDeclared(passed, (result) => result.told);
  const refused = citedWhereDeclared(passed, (result) => result.refused);
  return Object.keys(book.rules).filter((rule) => {
    const { log, no } = book.rules[rule];
    const isCovered =
      declared.has(rule) && (log === undefined || told.has(rule)) && (no === undefined || refused.has(rule));
    return rule.startsWith(prefix) && !isCovered;
  });
}

function citedWhereDeclared(
  results: readonly ScenarioResult[],
  cited: (result: ScenarioResult) => readonly string[],
): ReadonlySet<string> {
  return new Set(results.flatMap((result) => cited(result).filter((rule) => result.rules.includes(rule))));
}

/** The rules that a refusal cites: its own, and those that it gives as its `reasons` where there are several. */
const citedBy = ({ rule, params }: Refusal): readonly string[] =>
  isTexts(params.reasons) ? [rule, ...params.reasons] : [rule];

const scenarioKeys = ["id", "title", "rules", "game", "given", "when", "then", "unbalanced"];

/** The words that may stand in a step beside the one that says what kind of step it is. */
const stepKeys = {
  refused: ["refused", "by", "say", "then"],
  legal: ["legal", "then"],
  options: ["options", "count", "include", "exclude", "then"],
  sees: ["sees", "then"],
  table: ["table", "by"],
  until: ["until", "then"],
} as const;

const decisionKeys = ["then", "events"];

/** What a scenario says, step by step, and whether it holds. */
class Run<State, Answer extends Decision, Options> {
  readonly #play: ScenarioPlay<State, Answer, Options>;
  readonly #scenario: JsonMap;
  readonly #refused: Set<string>;

  constructor(game: Game<State, Answer, Options>, scenario: Json, told: Set<string>, refused: Set<string>) {
    if (!isJsonMap(scenario)) throw new Wrong("a scenario is a map: id, title, rules, game, given, when, then");
    this.#scenario = scenario;
    this.#refused = refused;
    this.#checkHead(game);
    this.#play = new ScenarioPlay(game, scenario, told);
  }

  run(): void {
    const { when = [], then } = this.#scenario;
    if (!Array.isArray(when)) throw new Wrong("when: a list of steps is expected");
    for (const [i, step] of (when as readonly Json[]).entries()) {
      try {
        this.#takeStep(step);
      } catch (reason) {
        const problem = reason instanceof Wrong ? reason.message : `the game threw ${String(reason)}`;
        throw new Wrong(`step ${i + 1}: ${problem}`);
      }
    }
    if (then !== undefined) within("then", () => this.#expectInTheEnd(then));
  }

  /** What must hold at the end holds now, or as soon as what is being carried out goes on without anybody's saying more. */
  #expectInTheEnd(expected: Json): void {
    for (let rounds = 0; ; rounds++) {
      const problem = this.#problemIn(expected, this.#play.state);
      if (problem === undefined) return;
      const isUnderway = this.#play.game.scenarios.isUnderway?.(this.#play.state) === true;
      if (!isUnderway || rounds === MOST_UNSAID || !this.#play.answerUnsaid()) throw new Wrong(problem);
    }
  }

  #checkHead(played: Game<State, Answer, Options>): void {
    const { id, title, rules, game } = this.#scenario;
    allowOnly(this.#scenario, scenarioKeys, "a scenario");
    if (typeof id !== "string" || id === "") throw new Wrong("id: a name is expected");
    if (title !== undefined && typeof title !== "string") throw new Wrong("title: a text is expected");
    if (game !== played.name) throw new Wrong(`game: expected ${played.name}, was ${canonical(game ?? null)}`);
    if (rules !== undefined && !isTexts(rules)) throw new Wrong("rules: a list of rule ids is expected");
    for (const rule of rules ?? []) knownRule(played, rule, "rules");
  }

  #takeStep(step: Json): void {
    if (!isJsonMap(step)) throw new Wrong("a step is a map");
    const kind = (["refused", "legal", "options", "sees", "table", "until"] as const).find((word) =>
      Object.hasOwn(step, word),
    );
    if (kind !== undefined) {
      allowOnly(step, stepKeys[kind], `a step with “${kind}”`);
      this.#ask(kind, step);
      return;
    }
    const names = Object.keys(step).filter((key) => !decisionKeys.includes(key));
    if (names.length === 0) allowOnly(step, ["then"], "a step without a decision");
    if (names.length > 0) {
      const events = this.#play.decide(names, step);
      if (step.events !== undefined) this.#expectEvents(step.events, events);
    }
    if (step.then !== undefined) this.#expectNow(step.then);
  }

  #ask(kind: keyof typeof stepKeys, step: JsonMap): void {
    if (kind === "table") {
      this.#expectTable(step);
      return;
    }
    if (kind === "sees") {
      this.#play.atMoment(() => {
        const view = this.#play.game.view(
          this.#play.state,
          step.sees === "onlooker" ? ONLOOKER : this.#play.seat(step.sees),
        );
        this.#expect(step.then ?? {}, view);
      });
      return;
    }
    if (kind === "until") this.#goOnUntil(step.until);
    if (kind === "refused") this.#play.atMoment(() => this.#expectRefused(step));
    if (kind === "legal")
      for (const line of textsOf(step.legal, "legal")) this.#play.atMoment(() => this.#expectLegal(line));
    if (kind === "options") this.#play.atMoment(() => this.#expectOptions(step));
    if (step.then !== undefined) this.#expectNow(step.then);
  }

  #goOnUntil(expected: Json | undefined): void {
    if (!isJsonMap(expected)) throw new Wrong("until: a map of expectations is expected");
    const { words, observe, unordered } = this.#play.game.scenarios;
    const stranger = unknownWord(expected, words);
    if (stranger !== undefined) throw new Wrong(`until: ${stranger}`);
    for (let rounds = 0; rounds < MOST_UNSAID; rounds++) {
      const problem = mismatch(expected, observe(this.#play.state), { unordered });
      if (problem === undefined) return;
      if (!this.#play.answerUnsaid())
        throw new Wrong(`until: ${problem}, and somebody has to say something${this.#play.asked()}`);
    }
    throw new Wrong("until: that never comes");
  }

  /** Every expected event happened, in this order; others may come between. */
  #expectEvents(expected: Json, events: readonly GameEvent[]): void {
    if (!Array.isArray(expected)) throw new Wrong("events: a list is expected");
    let next = 0;
    for (const wanted of expected as readonly Json[]) {
      const shape = typeof wanted === "string" ? { rule: wanted } : wanted;
      if (!isJsonMap(shape)) throw new Wrong("events: a rule id, or a map with a rule and facts, is expected");
      if (shape.rule !== undefined) knownRule(this.#play.game, String(shape.rule), "events");
      const found = events.slice(next).findIndex((event) => mismatch(shape, event as unknown as Json) === undefined);
      if (found === -1) {
        const happened = events.map((event) => canonical(event as unknown as Json)).join(", ");
        throw new Wrong(`events: expected ${canonical(wanted)}, were [${happened}]`);
      }
      next += found + 1;
    }
  }

  #expectRefused(step: JsonMap): void {
    const { refused, by, say } = step;
    const before = canonical(this.#play.game.toJSON(this.#play.state));
    const { text, refusal } = this.#refusalOf(refused);
    if (canonical(this.#play.game.toJSON(this.#play.state)) !== before)
      throw new Wrong(`refusing ${text} has changed the state`);
    if (refusal === undefined)
      throw new Wrong(`${text}: expected to be refused by ${String(by ?? "some rule")}, was legal`);
    for (const rule of citedBy(refusal)) this.#refused.add(rule);
    if (by === undefined && refusal.rule === "kernel.malformed") {
      throw new Wrong(`${text} cannot be read as a decision; where that is meant, say by: kernel.malformed`);
    }
    if (by !== undefined) {
      knownRule(this.#play.game, String(by), "by");
      if (!citedBy(refusal).includes(String(by)))
        throw new Wrong(`${text}: expected ${String(by)}, was ${this.#play.spoken(refusal)}`);
    }
    if (say === undefined) return;
    if (!isJsonMap(say)) throw new Wrong("say: a map of languages is expected");
    allowOnly(say, ["en", "fr"], "say");
    for (const language of ["en", "fr"] as const) {
      const wanted = say[language];
      const said = explain(this.#play.game.phrasebooks[language], refusal);
      if (wanted === undefined || said.includes(String(wanted))) continue;
      throw new Wrong(`say.${language}: expected “${String(wanted)}”, was “${said}”`);
    }
  }

  /** What is tried may be a line of notation, or any data at all that a stranger might send. */
  #refusalOf(refused: Json): { text: string; refusal: Refusal | undefined } {
    if (isJsonMap(refused)) {
      allowOnly(refused, ["seat", "decision"], "refused");
      const text = `${String(refused.seat)} ${canonical(refused.decision ?? null)}`;
      return {
        text,
        refusal: this.#play.game.check(this.#play.state, this.#play.seat(refused.seat), refused.decision),
      };
    }
    const { seat, notation, text } = this.#play.line(refused);
    const answer = this.#play.game.parse(notation, this.#play.state, seat);
    return { text, refusal: isRefusal(answer) ? answer : this.#play.game.check(this.#play.state, seat, answer) };
  }

  #expectLegal(line: string): void {
    const { seat, notation, text } = this.#play.line(line);
    const refusal = this.#play.game.check(this.#play.state, seat, this.#play.parsed(notation, seat));
    if (refusal !== undefined)
      throw new Wrong(`${text}: expected to be legal, was refused: ${this.#play.spoken(refusal)}`);
  }

  /** Whether a table with such options can be set, or by which rule it cannot. */
  #expectTable({ table, by }: JsonMap): void {
    const read = this.#play.game.readOptions(table);
    if (!isRefusal(read)) {
      if (by !== undefined) throw new Wrong(`table: expected to be refused by ${canonical(by)}, was accepted`);
      return;
    }
    this.#refused.add(read.rule);
    if (by === undefined) throw new Wrong(`table: expected to be accepted, was refused: ${this.#play.spoken(read)}`);
    if (read.rule !== by) throw new Wrong(`table: expected to be refused by ${canonical(by)}, was by ${read.rule}`);
  }

  #expectOptions({ options, count, include, exclude }: JsonMap): void {
    const seat = this.#play.seat(options);
    const answers = this.#play.game.options(this.#play.state, seat);
    const listed = answers && [...answers].map((option) => this.#play.game.print(option));
    if (count !== undefined && listed?.length !== count) {
      const was = listed === undefined ? "too many to list" : `${listed.length}: ${listed.slice(0, 40).join(" | ")}`;
      throw new Wrong(`options: expected ${canonical(count)}, were ${was}`);
    }
    for (const notation of textsOf(include ?? [], "include")) {
      const answer = this.#play.parsed(notation, seat);
      const refusal = this.#play.game.check(this.#play.state, seat, answer);
      if (refusal !== undefined) throw new Wrong(`include: “${notation}” is refused: ${this.#play.spoken(refusal)}`);
      if (listed?.includes(this.#play.game.print(answer)) === false)
        throw new Wrong(`include: “${notation}” is not listed`);
    }
    for (const notation of textsOf(exclude ?? [], "exclude")) {
      const answer = this.#play.parsed(notation, seat);
      if (listed?.includes(this.#play.game.print(answer)) === true) throw new Wrong(`exclude: “${notation}” is listed`);
      const refusal = this.#play.game.check(this.#play.state, seat, answer);
      if (refusal === undefined) throw new Wrong(`exclude: “${notation}” is legal`);
      for (const rule of citedBy(refusal)) this.#refused.add(rule);
    }
  }

  #expectNow(expected: Json): void {
    this.#play.atMoment(() => this.#expect(expected, this.#play.state));
  }

  #expect(expected: Json, state: State): void {
    const problem = this.#problemIn(expected, state);
    if (problem !== undefined) throw new Wrong(problem);
  }

  #problemIn(expected: Json, state: State): string | undefined {
    if (!isJsonMap(expected)) throw new Wrong("then: a map of expectations is expected");
    const { words, observe, unordered } = this.#play.game.scenarios;
    return unknownWord(expected, words) ?? mismatch(expected, observe(state), { unordered });
  }
}

function knownRule({ phrasebooks }: Pick<Game<never>, "phrasebooks">, rule: string, where: string): void {
  if (!Object.hasOwn(phrasebooks.en.rules, rule)) throw new Wrong(`${where}: there is no rule ${rule}`);
}
