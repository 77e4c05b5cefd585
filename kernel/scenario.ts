import { mismatch, unknownWord } from "./expect.ts";
import { summarizeAsks } from "./follow.ts";
import { type Decision, type Game, type GameEvent, ONLOOKER, type Seat } from "./game.ts";
import { canonical, isJsonMap, type Json, type JsonMap } from "./json.ts";
import { isRefusal, type Refusal } from "./refusal.ts";
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

/** Something in the scenario that does not hold, or cannot be understood. */
class Wrong extends Error {}

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

/** Rounds of what need not be said before something is taken never to come. */
const MOST_UNSAID = 400;

class Run<State, Answer extends Decision, Options> {
  readonly #game: Game<State, Answer, Options>;
  readonly #scenario: JsonMap;
  readonly #told: Set<string>;
  readonly #refused: Set<string>;
  #state: State;
  readonly #seats = new Map<string, Seat>();
  /** What has happened since the last decision that was said. */
  #lately: GameEvent[] = [];
  /** The last decision that was said, and what was asked; nothing where it was needless. */
  #last: { readonly seat: Seat; readonly answer: Answer; readonly asked: string | undefined } | undefined;

  constructor(game: Game<State, Answer, Options>, scenario: Json, told: Set<string>, refused: Set<string>) {
    if (!isJsonMap(scenario)) throw new Wrong("a scenario is a map: id, title, rules, game, given, when, then");
    this.#game = game;
    this.#scenario = scenario;
    this.#told = told;
    this.#refused = refused;
    this.#checkHead();
    try {
      const books = scenario.unbalanced === true ? "unbalanced" : undefined;
      this.#state = game.scenarios.given(scenario.given ?? {}, books);
    } catch (reason) {
      throw new Wrong(`given: ${(reason as Error).message}`);
    }
    for (let seat = 0; seat < game.seatsOf(this.#state); seat++) {
      this.#seats.set(game.seatName(this.#state, seat), seat);
    }
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
    for (;;) {
      const problem = this.#problemIn(expected, this.#state);
      if (problem === undefined) return;
      const isUnderway = this.#game.scenarios.isUnderway?.(this.#state) === true;
      if (!isUnderway || !this.#answerUnsaid()) throw new Wrong(problem);
    }
  }

  #checkHead(): void {
    const { id, title, rules, game } = this.#scenario;
    allowOnly(this.#scenario, scenarioKeys, "a scenario");
    if (typeof id !== "string" || id === "") throw new Wrong("id: a name is expected");
    if (title !== undefined && typeof title !== "string") throw new Wrong("title: a text is expected");
    if (game !== this.#game.name) throw new Wrong(`game: expected ${this.#game.name}, was ${canonical(game ?? null)}`);
    if (rules !== undefined && !isTexts(rules)) throw new Wrong("rules: a list of rule ids is expected");
    for (const rule of rules ?? []) this.#knownRule(rule, "rules");
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
    if (names.length > 0) this.#decide(names, step);
    if (step.then !== undefined) this.#expectNow(step.then);
  }

  #ask(kind: keyof typeof stepKeys, step: JsonMap): void {
    if (kind === "table") {
      this.#expectTable(step);
      return;
    }
    if (kind === "sees") {
      this.#atMoment(() => {
        const view = this.#game.view(this.#state, step.sees === "onlooker" ? ONLOOKER : this.#seat(step.sees));
        this.#expect(step.then ?? {}, view);
      });
      return;
    }
    if (kind === "until") this.#goOnUntil(step.until);
    if (kind === "refused") this.#atMoment(() => this.#expectRefused(step));
    if (kind === "legal")
      for (const line of textsOf(step.legal, "legal")) this.#atMoment(() => this.#expectLegal(line));
    if (kind === "options") this.#atMoment(() => this.#expectOptions(step));
    if (step.then !== undefined) this.#expectNow(step.then);
  }

  /** What is said of a moment holds now, or once the formalities are over that are asked: a step may still say those. */
  #atMoment(check: () => void): void {
    try {
      check();
    } catch (reason) {
      if (!(reason instanceof Wrong) || !this.#isFormality()) throw reason;
      this.#afterFormalities(check);
    }
  }

  #isFormality(): boolean {
    return this.#game.scenarios.isFormality?.(this.#state) === true;
  }

  /** Looks at what would be if nobody said anything of the formalities, and says what would happen in them. */
  #afterFormalities(check: () => void): readonly GameEvent[] {
    const [before, lately] = [this.#game.clone(this.#state), this.#lately];
    this.#lately = [];
    while (this.#isFormality() && this.#answerUnsaid());
    const events = this.#lately;
    try {
      check();
    } finally {
      this.#game.copy(before, this.#state);
      this.#lately = lately;
    }
    return events;
  }

  /** A decision of one seat, or of several who are asked at once; whatever others need not say before and beside it, they answer. */
  #decide(names: readonly string[], step: JsonMap): void {
    if (names.length > 1 && this.#game.scenarios.unsaid === undefined)
      throw new Wrong(`one decision a step, not ${names.map((name) => `“${name}”`).join(" and ")}`);
    const said = names.flatMap((name) => {
      const seat = this.#seat(name);
      const answer = this.#endsNothing(seat, step[name]) ? undefined : this.#awaitedAnswer(seat, name, step[name]);
      this.#remember(seat, step[name], answer);
      return answer === undefined ? [] : [{ seat, answer }];
    });
    if (said.length === 0) return;
    this.#lately = [];
    const others = this.#unsaidSeats().filter((other) => said.every(({ seat }) => seat !== other));
    const unsaid = others.map((seat) => ({ seat, answer: this.#unsaid(seat) as Answer }));
    const events = this.#apply([...said, ...unsaid]);
    if (step.events === undefined) return;
    this.#expectEvents(step.events, [...events, ...this.#afterFormalities(() => {})]);
  }

  #remember(seat: Seat, notation: Json | undefined, taken: Answer | undefined): void {
    const answer = taken ?? this.#parsed(notation, seat);
    this.#last = { seat, answer, asked: taken === undefined ? undefined : this.#askedOf(seat) };
  }

  #askedOf(seat: Seat): string | undefined {
    return this.#game.asks(this.#state).find(({ seats }) => seats.includes(seat))?.kind;
  }

  /** Whether it ends the choice right before it, which is closed already: it must not be taken for an answer to the next question. */
  #endsNothing(seat: Seat, notation: Json | undefined): boolean {
    const last = this.#last;
    if (last === undefined || last.seat !== seat) return false;
    const answer = this.#read(notation, seat);
    if (typeof answer === "string" || last.asked === this.#askedOf(seat)) return false;
    return this.#game.scenarios.endsChoice?.(answer, last.answer, last.asked, this.#lately) === true;
  }

  /** Whether it says only what was done already, because there was no choice. */
  #isNeedless(seat: Seat, notation: Json | undefined): boolean {
    const { scenarios } = this.#game;
    if (scenarios.isNeedless === undefined) return false;
    const answer = this.#read(notation, seat);
    return typeof answer !== "string" && scenarios.isNeedless(this.#state, seat, answer, this.#lately);
  }

  /**
   * The answer that a notation means as soon as it is legal: what nobody need say is answered until then. Undefined where it need
   * not be said itself.
   */
  #awaitedAnswer(seat: Seat, name: string, notation: Json): Answer | undefined {
    let first: string | undefined;
    const [before, told] = [this.#game.clone(this.#state), [...this.#told]];
    for (let rounds = 0; rounds < MOST_UNSAID; rounds++) {
      const problem = this.#problemWith(seat, name, notation);
      if (typeof problem !== "string") return problem;
      if (this.#isNeedless(seat, notation)) return undefined;
      first ??= problem;
      if (!this.#answerUnsaid()) break;
    }
    const answer = this.#read(notation, seat);
    if (typeof answer === "string" || this.#game.scenarios.isEnd?.(answer) !== true)
      throw new Wrong(`${first}${this.#asked()}`);
    this.#game.copy(before, this.#state);
    this.#told.clear();
    for (const rule of told) this.#told.add(rule);
    return undefined;
  }

  /** Who is asked what where a scenario cannot go on. */
  #asked(): string {
    const asked = summarizeAsks(this.#game, this.#state).map(({ kind, seats }) => {
      const names = seats.map((seat) => this.#game.seatName(this.#state, seat));
      return `${kind} of ${names.join(", ")}`;
    });
    return asked.length === 0 ? "" : ` (asked now: ${asked.join("; ")})`;
  }

  #problemWith(seat: Seat, name: string, notation: Json): Answer | string {
    const answer = this.#read(notation, seat);
    if (typeof answer === "string") return answer;
    const refusal = this.#game.check(this.#state, seat, answer);
    return refusal === undefined
      ? answer
      : `“${name} ${this.#game.print(answer)}” is refused: ${this.#spoken(refusal)}`;
  }

  /** Who is asked something that need not be said. */
  #unsaidSeats(): readonly Seat[] {
    if (this.#game.scenarios.unsaid === undefined) return [];
    return [...this.#seats.values()].filter((seat) => this.#unsaid(seat) !== undefined);
  }

  #unsaid(seat: Seat): Answer | undefined {
    const notation = this.#game.scenarios.unsaid?.(this.#state, seat);
    return notation === undefined ? undefined : this.#parsed(notation, seat);
  }

  /** Everybody who is asked answers what need not be said; false where somebody has to say something. */
  #answerUnsaid(): boolean {
    const seats = this.#unsaidSeats();
    if (seats.length === 0) return false;
    this.#apply(seats.map((seat) => ({ seat, answer: this.#unsaid(seat) as Answer })));
    return true;
  }

  #goOnUntil(expected: Json | undefined): void {
    if (!isJsonMap(expected)) throw new Wrong("until: a map of expectations is expected");
    const { words, observe, unordered } = this.#game.scenarios;
    const stranger = unknownWord(expected, words);
    if (stranger !== undefined) throw new Wrong(`until: ${stranger}`);
    for (let rounds = 0; rounds < MOST_UNSAID; rounds++) {
      const problem = mismatch(expected, observe(this.#state), { unordered });
      if (problem === undefined) return;
      if (!this.#answerUnsaid())
        throw new Wrong(`until: ${problem}, and somebody has to say something${this.#asked()}`);
    }
    throw new Wrong("until: that never comes");
  }

  /** Carries out answers that complete what was asked. */
  #apply(answers: readonly { readonly seat: Seat; readonly answer: Answer }[]): readonly GameEvent[] {
    const balanced = this.#game.audit(this.#state);
    const events: GameEvent[] = [];
    for (const { seat, answer } of answers) this.#game.apply(this.#state, seat, answer, (event) => events.push(event));
    for (const { rule } of events) this.#told.add(rule);
    this.#lately.push(...events);
    this.#expectBooks(balanced);
    return events;
  }

  #parsed(notation: Json | undefined, seat: Seat): Answer {
    const answer = this.#read(notation, seat);
    if (typeof answer === "string") throw new Wrong(answer);
    return answer;
  }

  /** The answer that a notation means in this position, or why it means none; printed and read again it means the same. */
  #read(notation: Json | undefined, seat: Seat): Answer | string {
    if (typeof notation !== "string") return `a decision's notation is expected, not ${canonical(notation ?? null)}`;
    const answer = this.#game.parse(notation, this.#state, seat);
    if (isRefusal(answer)) return `“${notation}” cannot be read: ${this.#spoken(answer)}`;
    const printed = this.#game.print(answer);
    const again = this.#game.parse(printed);
    const isSame = !isRefusal(again) && this.#game.print(again) === printed;
    return isSame ? answer : `“${notation}” is printed as “${printed}”, which is not read as the same`;
  }

  #expectBooks(before: readonly string[]): void {
    if (this.#scenario.unbalanced === true) return;
    const problems = this.#game.audit(this.#state);
    if (problems.length === 0) return;
    const remark = before.length > 0 ? " (they did not before the decision either)" : "";
    throw new Wrong(`the books do not balance${remark}: ${problems.join("; ")}`);
  }

  /** Every expected event happened, in this order; others may come between. */
  #expectEvents(expected: Json, events: readonly GameEvent[]): void {
    if (!Array.isArray(expected)) throw new Wrong("events: a list is expected");
    let next = 0;
    for (const wanted of expected as readonly Json[]) {
      const shape = typeof wanted === "string" ? { rule: wanted } : wanted;
      if (!isJsonMap(shape)) throw new Wrong("events: a rule id, or a map with a rule and facts, is expected");
      if (shape.rule !== undefined) this.#knownRule(String(shape.rule), "events");
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
    const before = canonical(this.#game.toJSON(this.#state));
    const { text, refusal } = this.#refusalOf(refused);
    if (canonical(this.#game.toJSON(this.#state)) !== before) throw new Wrong(`refusing ${text} has changed the state`);
    if (refusal === undefined)
      throw new Wrong(`${text}: expected to be refused by ${String(by ?? "some rule")}, was legal`);
    for (const rule of citedBy(refusal)) this.#refused.add(rule);
    if (by === undefined && refusal.rule === "kernel.malformed") {
      throw new Wrong(`${text} cannot be read as a decision; where that is meant, say by: kernel.malformed`);
    }
    if (by !== undefined) {
      this.#knownRule(String(by), "by");
      if (!citedBy(refusal).includes(String(by)))
        throw new Wrong(`${text}: expected ${String(by)}, was ${this.#spoken(refusal)}`);
    }
    if (say === undefined) return;
    if (!isJsonMap(say)) throw new Wrong("say: a map of languages is expected");
    allowOnly(say, ["en", "fr"], "say");
    for (const language of ["en", "fr"] as const) {
      const wanted = say[language];
      const said = explain(this.#game.phrasebooks[language], refusal);
      if (wanted === undefined || said.includes(String(wanted))) continue;
      throw new Wrong(`say.${language}: expected “${String(wanted)}”, was “${said}”`);
    }
  }

  /** What is tried may be a line of notation, or any data at all that a stranger might send. */
  #refusalOf(refused: Json): { text: string; refusal: Refusal | undefined } {
    if (isJsonMap(refused)) {
      allowOnly(refused, ["seat", "decision"], "refused");
      const text = `${String(refused.seat)} ${canonical(refused.decision ?? null)}`;
      return { text, refusal: this.#game.check(this.#state, this.#seat(refused.seat), refused.decision) };
    }
    const { seat, notation, text } = this.#line(refused);
    const answer = this.#game.parse(notation, this.#state, seat);
    return { text, refusal: isRefusal(answer) ? answer : this.#game.check(this.#state, seat, answer) };
  }

  #expectLegal(line: string): void {
    const { seat, notation, text } = this.#line(line);
    const refusal = this.#game.check(this.#state, seat, this.#parsed(notation, seat));
    if (refusal !== undefined) throw new Wrong(`${text}: expected to be legal, was refused: ${this.#spoken(refusal)}`);
  }

  /** Whether a table with such options can be set, or by which rule it cannot. */
  #expectTable({ table, by }: JsonMap): void {
    const read = this.#game.readOptions(table);
    if (!isRefusal(read)) {
      if (by !== undefined) throw new Wrong(`table: expected to be refused by ${canonical(by)}, was accepted`);
      return;
    }
    this.#refused.add(read.rule);
    if (by === undefined) throw new Wrong(`table: expected to be accepted, was refused: ${this.#spoken(read)}`);
    if (read.rule !== by) throw new Wrong(`table: expected to be refused by ${canonical(by)}, was by ${read.rule}`);
  }

  #expectOptions({ options, count, include, exclude }: JsonMap): void {
    const seat = this.#seat(options);
    const answers = this.#game.options(this.#state, seat);
    const listed = answers && [...answers].map((option) => this.#game.print(option));
    if (count !== undefined && listed?.length !== count) {
      const was = listed === undefined ? "too many to list" : `${listed.length}: ${listed.slice(0, 40).join(" | ")}`;
      throw new Wrong(`options: expected ${canonical(count)}, were ${was}`);
    }
    for (const notation of textsOf(include ?? [], "include")) {
      const answer = this.#parsed(notation, seat);
      const refusal = this.#game.check(this.#state, seat, answer);
      if (refusal !== undefined) throw new Wrong(`include: “${notation}” is refused: ${this.#spoken(refusal)}`);
      if (listed?.includes(this.#game.print(answer)) === false) throw new Wrong(`include: “${notation}” is not listed`);
    }
    for (const notation of textsOf(exclude ?? [], "exclude")) {
      const answer = this.#parsed(notation, seat);
      if (listed?.includes(this.#game.print(answer)) === true) throw new Wrong(`exclude: “${notation}” is listed`);
      const refusal = this.#game.check(this.#state, seat, answer);
      if (refusal === undefined) throw new Wrong(`exclude: “${notation}” is legal`);
      for (const rule of citedBy(refusal)) this.#refused.add(rule);
    }
  }

  #expectNow(expected: Json): void {
    this.#atMoment(() => this.#expect(expected, this.#state));
  }

  #expect(expected: Json, state: State): void {
    const problem = this.#problemIn(expected, state);
    if (problem !== undefined) throw new Wrong(problem);
  }

  #problemIn(expected: Json, state: State): string | undefined {
    if (!isJsonMap(expected)) throw new Wrong("then: a map of expectations is expected");
    const { words, observe, unordered } = this.#game.scenarios;
    return unknownWord(expected, words) ?? mismatch(expected, observe(state), { unordered });
  }

  /** `lannister march …`: the seat and the notation of one line. */
  #line(line: Json | undefined): { seat: Seat; notation: string; text: string } {
    if (typeof line !== "string") throw new Wrong("“<seat> <decision>” is expected");
    const [name] = line.trim().split(/\s/, 1);
    return { seat: this.#seat(name), notation: line.trim().slice(name.length).trim(), text: `“${line}”` };
  }

  #seat(name: Json | undefined): Seat {
    const seat = typeof name === "string" ? this.#seats.get(name) : undefined;
    if (seat !== undefined) return seat;
    throw new Wrong(`“${String(name)}” is neither a seat (${[...this.#seats.keys()].join(", ")}) nor a known word`);
  }

  #knownRule(rule: string, where: string): void {
    if (!Object.hasOwn(this.#game.phrasebooks.en.rules, rule)) throw new Wrong(`${where}: there is no rule ${rule}`);
  }

  #spoken(refusal: Refusal): string {
    return `${refusal.rule} (${explain(this.#game.phrasebooks.en, refusal)})`;
  }
}

function allowOnly(map: JsonMap, known: readonly string[], where: string): void {
  const unknown = Object.keys(map).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Wrong(`${where} has no “${unknown}”; it may have ${known.join(", ")}`);
}

function within(where: string, check: () => void): void {
  try {
    check();
  } catch (reason) {
    throw reason instanceof Wrong ? new Wrong(`${where}: ${reason.message}`) : reason;
  }
}

function isTexts(value: Json | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((member) => typeof member === "string");
}

function textsOf(value: Json, where: string): readonly string[] {
  if (typeof value === "string") return [value];
  if (!isTexts(value)) throw new Wrong(`${where}: a decision's notation, or a list of them, is expected`);
  return value;
}
