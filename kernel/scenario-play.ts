import { summarizeAsks } from "./follow.ts";
import type { Decision, Game, GameEvent, Seat } from "./game.ts";
import { canonical, type Json, type JsonMap } from "./json.ts";
import { isRefusal, type Refusal } from "./refusal.ts";
import { Wrong } from "./scenario-words.ts";
import { explain } from "./text.ts";

/** Rounds of what need not be said before something is taken never to come. */
export const MOST_UNSAID = 400;

/**
 * A game as a scenario plays it. A scenario says little: whoever is asked something that need not be said answers it of himself
 * (`unsaid`), and what the rules have done already may be said all the same.
 */
export class ScenarioPlay<State, Answer extends Decision, Options> {
  readonly game: Game<State, Answer, Options>;
  readonly state: State;
  readonly #isUnbalanced: boolean;
  /** The rules that events have cited. */
  readonly #told: Set<string>;
  readonly #seats = new Map<string, Seat>();
  /** What has happened since the last decision that was said. */
  #lately: GameEvent[] = [];
  /** The last decision that was said, and what was asked; nothing where it was needless. */
  #last: { readonly seat: Seat; readonly answer: Answer; readonly asked: string | undefined } | undefined;

  constructor(game: Game<State, Answer, Options>, { given = {}, unbalanced }: JsonMap, told: Set<string>) {
    this.game = game;
    this.#told = told;
    this.#isUnbalanced = unbalanced === true;
    try {
      this.state = game.scenarios.given(given, this.#isUnbalanced ? "unbalanced" : undefined);
    } catch (reason) {
      throw new Wrong(`given: ${(reason as Error).message}`);
    }
    for (let seat = 0; seat < game.seatsOf(this.state); seat++) {
      this.#seats.set(game.seatName(this.state, seat), seat);
    }
  }

  /**
   * A decision of one seat, or of several who are asked at once; whatever others need not say before and beside it, they answer. Gives what
   * has happened then, or lately where it says only that.
   */
  decide(names: readonly string[], step: JsonMap): readonly GameEvent[] {
    if (names.length > 1 && this.game.scenarios.unsaid === undefined)
      throw new Wrong(`one decision a step, not ${names.map((name) => `“${name}”`).join(" and ")}`);
    const said = names.flatMap((name) => {
      const seat = this.seat(name);
      const answer = this.#endsNothing(seat, step[name]) ? undefined : this.#awaitedAnswer(seat, name, step[name]);
      this.#remember(seat, step[name], answer);
      return answer === undefined ? [] : [{ seat, answer }];
    });
    if (said.length === 0) return this.#lately;
    this.#lately = [];
    const others = this.#unsaidSeats().filter((other) => said.every(({ seat }) => seat !== other));
    const unsaid = others.map((seat) => ({ seat, answer: this.#unsaid(seat) as Answer }));
    const events = this.#apply([...said, ...unsaid]);
    return this.#isFormality() ? [...events, ...this.#afterFormalities(() => {})] : events;
  }

  #remember(seat: Seat, notation: Json | undefined, taken: Answer | undefined): void {
    const answer = taken ?? this.parsed(notation, seat);
    this.#last = { seat, answer, asked: taken === undefined ? undefined : this.#askedOf(seat) };
  }

  #askedOf(seat: Seat): string | undefined {
    return this.game.asks(this.state).find(({ seats }) => seats.includes(seat))?.kind;
  }

  /** Whether it ends the choice right before it, which is closed already: it must not be taken for an answer to the next question. */
  #endsNothing(seat: Seat, notation: Json | undefined): boolean {
    const last = this.#last;
    if (last === undefined || last.seat !== seat) return false;
    const answer = this.#read(notation, seat);
    if (typeof answer === "string" || last.asked === this.#askedOf(seat)) return false;
    return this.game.scenarios.endsChoice?.(answer, last.answer, last.asked, this.#lately) === true;
  }

  /** Whether it says only what was done already, because there was no choice. */
  #isNeedless(seat: Seat, notation: Json | undefined): boolean {
    const { scenarios } = this.game;
    if (scenarios.isNeedless === undefined) return false;
    const answer = this.#read(notation, seat);
    return typeof answer !== "string" && scenarios.isNeedless(this.state, seat, answer, this.#lately);
  }

  /**
   * The answer that a notation means as soon as it is legal: what nobody need say is answered until then. Undefined where it need
   * not be said itself.
   */
  #awaitedAnswer(seat: Seat, name: string, notation: Json): Answer | undefined {
    let first: string | undefined;
    const [before, told] = [this.game.clone(this.state), [...this.#told]];
    for (let rounds = 0; rounds < MOST_UNSAID; rounds++) {
      const problem = this.#problemWith(seat, name, notation);
      if (typeof problem !== "string") return problem;
      if (this.#isNeedless(seat, notation)) return undefined;
      first ??= problem;
      if (!this.answerUnsaid()) break;
    }
    const answer = this.#read(notation, seat);
    if (typeof answer === "string" || this.game.scenarios.isEnd?.(answer) !== true)
      throw new Wrong(`${first}${this.asked()}`);
    this.game.copy(before, this.state);
    this.#told.clear();
    for (const rule of told) this.#told.add(rule);
    return undefined;
  }

  /** Who is asked what where a scenario cannot go on. */
  asked(): string {
    const asked = summarizeAsks(this.game, this.state).map(({ kind, seats }) => {
      const names = seats.map((seat) => this.game.seatName(this.state, seat));
      return `${kind} of ${names.join(", ")}`;
    });
    return asked.length === 0 ? "" : ` (asked now: ${asked.join("; ")})`;
  }

  #problemWith(seat: Seat, name: string, notation: Json): Answer | string {
    const answer = this.#read(notation, seat);
    if (typeof answer === "string") return answer;
    const refusal = this.game.check(this.state, seat, answer);
    return refusal === undefined ? answer : `“${name} ${this.game.print(answer)}” is refused: ${this.spoken(refusal)}`;
  }

  /** Who is asked something that need not be said. */
  #unsaidSeats(): readonly Seat[] {
    if (this.game.scenarios.unsaid === undefined) return [];
    return [...this.#seats.values()].filter((seat) => this.#unsaid(seat) !== undefined);
  }

  #unsaid(seat: Seat): Answer | undefined {
    const notation = this.game.scenarios.unsaid?.(this.state, seat);
    return notation === undefined ? undefined : this.parsed(notation, seat);
  }

  /** Everybody who is asked answers what need not be said; false where somebody has to say something. */
  answerUnsaid(): boolean {
    const seats = this.#unsaidSeats();
    if (seats.length === 0) return false;
    this.#apply(seats.map((seat) => ({ seat, answer: this.#unsaid(seat) as Answer })));
    return true;
  }

  /** What is said of a moment holds now, or once the formalities are over that are asked: a step may still say those. */
  atMoment(check: () => void): void {
    try {
      check();
    } catch (reason) {
      if (!(reason instanceof Wrong) || !this.#isFormality()) throw reason;
      this.#afterFormalities(check);
    }
  }

  #isFormality(): boolean {
    return this.game.scenarios.isFormality?.(this.state) === true;
  }

  /** Looks at what would be if nobody said anything of the formalities, and says what would happen in them. */
  #afterFormalities(check: () => void): readonly GameEvent[] {
    const [before, lately] = [this.game.clone(this.state), this.#lately];
    this.#lately = [];
    while (this.#isFormality() && this.answerUnsaid());
    const events = this.#lately;
    try {
      check();
    } finally {
      this.game.copy(before, this.state);
      this.#lately = lately;
    }
    return events;
  }

  /** Carries out answers that complete what was asked. */
  #apply(answers: readonly { readonly seat: Seat; readonly answer: Answer }[]): readonly GameEvent[] {
    const balanced = this.game.audit(this.state);
    const events: GameEvent[] = [];
    for (const { seat, answer } of answers) this.game.apply(this.state, seat, answer, (event) => events.push(event));
    for (const { rule } of events) this.#told.add(rule);
    this.#lately.push(...events);
    this.#expectBooks(balanced);
    return events;
  }

  parsed(notation: Json | undefined, seat: Seat): Answer {
    const answer = this.#read(notation, seat);
    if (typeof answer === "string") throw new Wrong(answer);
    return answer;
  }

  /** The answer that a notation means in this position, or why it means none; printed and read again it means the same. */
  #read(notation: Json | undefined, seat: Seat): Answer | string {
    if (typeof notation !== "string") return `a decision's notation is expected, not ${canonical(notation ?? null)}`;
    const answer = this.game.parse(notation, this.state, seat);
    if (isRefusal(answer)) return `“${notation}” cannot be read: ${this.spoken(answer)}`;
    const printed = this.game.print(answer);
    const again = this.game.parse(printed);
    const isSame = !isRefusal(again) && this.game.print(again) === printed;
    return isSame ? answer : `“${notation}” is printed as “${printed}”, which is not read as the same`;
  }

  #expectBooks(before: readonly string[]): void {
    if (this.#isUnbalanced) return;
    const problems = this.game.audit(this.state);
    if (problems.length === 0) return;
    const remark = before.length > 0 ? " (they did not before the decision either)" : "";
    throw new Wrong(`the books do not balance${remark}: ${problems.join("; ")}`);
  }

  /** `lannister march …`: the seat and the notation of one line. */
  line(line: Json | undefined): { seat: Seat; notation: string; text: string } {
    if (typeof line !== "string") throw new Wrong("“<seat> <decision>” is expected");
    const [name] = line.trim().split(/\s/, 1);
    return { seat: this.seat(name), notation: line.trim().slice(name.length).trim(), text: `“${line}”` };
  }

  seat(name: Json | undefined): Seat {
    const seat = typeof name === "string" ? this.#seats.get(name) : undefined;
    if (seat !== undefined) return seat;
    throw new Wrong(`“${String(name)}” is neither a seat (${[...this.#seats.keys()].join(", ")}) nor a known word`);
  }

  spoken(refusal: Refusal): string {
    return `${refusal.rule} (${explain(this.game.phrasebooks.en, refusal)})`;
  }
}
