import { chanceFrom, explain, isRefusal, type Refusal, type Seat } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne";
import { areaIds, askedVerbs, houseIds, isOnBoard } from "@weirwood/throne/questions";
import pc from "picocolors";
import { Failure } from "../failure.ts";
import { columns, wrapped } from "../layout.ts";
import { nearest } from "../nearest.ts";
import { ruleLines, ruleMeant } from "../rulebook.ts";
import type { Surroundings } from "../surroundings.ts";
import { askLines, formLines, optionTexts } from "./ask.ts";
import { boardLines, houseLines, type Onlooker } from "./board.ts";
import { type Candidates, candidatesFrom, lastWords } from "./candidates.ts";
import { handLines } from "./hand.ts";
import { logLines } from "./log.ts";
import { areaLines } from "./map.ts";
import type { Prompt } from "./prompt.ts";
import { onlookerAt, type Session } from "./session.ts";
import { signed } from "./signs.ts";
import { strangerIn } from "./words.ts";

/** How a person's turn to speak ended: with a decision, or by leaving the table. */
export type Reply = { readonly answer: ThroneDecision } | { readonly leaves: "quit" | "end-of-input" };

/** What may be typed besides decisions. */
const commandNames = ["help", "map", "houses", "hand", "log", "options", "why", "rule", "hint", "quit"] as const;
type CommandName = (typeof commandNames)[number];

const LISTED_OPTIONS = 40;
const SAMPLES = 6;
const LOG_LINES = 20;

/** One person at the prompt: reads lines until one is a legal decision. Knows only what the seat may see. */
export class Conversation {
  readonly #session: Session;
  readonly #seat: Seat;
  readonly #view: Throne;
  readonly #onlooker: Onlooker;
  readonly #prompt: Prompt;
  readonly #here: Surroundings;
  readonly #write: (line: string) => void;
  #lastRefused: { text: string; refusal: Refusal } | undefined;

  constructor(session: Session, seat: Seat, prompt: Prompt, here: Surroundings, write: (line: string) => void) {
    this.#session = session;
    this.#seat = seat;
    this.#view = session.viewOf(seat);
    this.#onlooker = onlookerAt(session, seat, here);
    this.#prompt = prompt;
    this.#here = here;
    this.#write = write;
  }

  async answer(): Promise<Reply> {
    const { names } = throne.phrasebooks[this.#here.language];
    const sign = `${signed(this.#session.houseOf(this.#seat), names.house)} › `;
    this.#prompt.complete = (line) => this.#candidates(line);
    for (;;) {
      const line = await this.#prompt.ask(sign);
      if (line === undefined) return { leaves: "end-of-input" };
      const text = line.trim().replace(/\s+/g, " ");
      if (text === "") continue;
      const [word, ...rest] = text.split(" ");
      const command = this.#commandCalled(word);
      if (command === "quit") return { leaves: "quit" };
      if (command !== undefined) {
        this.#obey(command, rest.join(" "));
        continue;
      }
      const answer = this.#understood(text);
      if (answer !== undefined) return { answer };
    }
  }

  #commandCalled(word: string): CommandName | undefined {
    const { commands } = this.#here.say;
    return commandNames.find((name) => name === word.toLowerCase() || commands[name].word === word.toLowerCase());
  }

  #obey(command: Exclude<CommandName, "quit">, rest: string): void {
    const actions: { readonly [name in typeof command]: () => void } = {
      help: () => this.#tell(this.#helpLines()),
      map: () => this.#showMap(rest.toLowerCase()),
      houses: () => this.#tell(houseLines(this.#view, this.#here, this.#onlooker)),
      hand: () => this.#showHand(rest),
      log: () => this.#showLog(rest),
      options: () => this.#showOptions(),
      why: () => this.#explain(rest),
      rule: () => this.#showRule(rest),
      hint: () => this.#showHint(),
    };
    actions[command]();
  }

  #tell(lines: readonly string[]): void {
    for (const line of lines) this.#write(line);
  }

  #helpLines(): string[] {
    const { play, commands } = this.#here.say;
    const rows = commandNames.map((name) => [
      `  ${pc.bold(commands[name].word)} ${commands[name].takes}`,
      commands[name].does,
    ]);
    return [
      ...askLines(this.#view, this.#seat, this.#here),
      "",
      ...play.help.map((paragraph) => wrapped(paragraph, this.#here.width)),
      ...columns(rows),
    ];
  }

  /** The whole table, or one area with its neighbours. */
  #showMap(area: string): void {
    if (area === "") this.#tell(boardLines(this.#view, this.#here, this.#onlooker));
    else if (this.#areas().includes(area)) this.#tell(areaLines(area, this.#view, this.#here, this.#onlooker.house));
    else this.#write(this.#here.say.play.stranger(area, nearest(area, this.#areas())));
  }

  /** The areas of this table: not every table has ports, or the south of six players. */
  #areas(): string[] {
    return areaIds.filter((_, area) => isOnBoard(this.#view, area));
  }

  /** Hands are open: anybody's may be looked at. */
  #showHand(rest: string): void {
    const own = this.#session.houseOf(this.#seat);
    const house = rest === "" ? own : houseIds.find((id) => id.startsWith(rest.toLowerCase()));
    const isPlaying =
      house !== undefined && this.#session.players.some((_, seat) => this.#session.houseOf(seat) === house);
    if (isPlaying) this.#tell(handLines(this.#view, house, this.#here));
    else this.#write(this.#here.say.play.noHouse(rest));
  }

  #showLog(rest: string): void {
    const count = /^\d{1,4}$/.test(rest) ? Number(rest) : LOG_LINES;
    const events = this.#session.logFor(this.#seat);
    this.#tell(logLines(events, this.#here, "with rules").slice(-Math.max(1, count)));
  }

  #showOptions(): void {
    const { play } = this.#here.say;
    const texts = optionTexts(this.#view, this.#seat);
    if (texts.length > 0) {
      const shown = texts
        .slice(0, LISTED_OPTIONS)
        .map((text, i) => [`  ${pc.dim(`#${i + 1}`)}`, wrapped(text, this.#here.width - 10, "          ")]);
      this.#tell(columns(shown));
      if (texts.length > LISTED_OPTIONS) this.#write(`  ${this.#here.say.ask.more(texts.length - LISTED_OPTIONS)}`);
      return;
    }
    this.#write(play.manyOptions);
    const chance = chanceFrom(this.#session.decisions);
    for (let i = 0; i < SAMPLES; i++) {
      const sample = throne.print(throne.sample(this.#view, this.#seat, chance));
      this.#write(`  ${wrapped(sample, this.#here.width - 4, "    ")}`);
    }
  }

  #showHint(): void {
    const decision = throne.print(this.#session.botAnswer("steward", this.#seat));
    this.#write(wrapped(this.#here.say.play.hint(decision), this.#here.width, "  "));
  }

  #showRule(rest: string): void {
    try {
      const rule = ruleMeant(rest, throne.phrasebooks[this.#here.language], this.#here);
      this.#tell(ruleLines(rule, this.#here));
    } catch (problem) {
      if (!(problem instanceof Failure)) throw problem;
      this.#write(problem.message);
    }
  }

  /** Why a decision is refused: the sentence about it, and the rule behind it. Without one: the last that was refused. */
  #explain(rest: string): void {
    const { play } = this.#here.say;
    const refused = rest === "" ? this.#lastRefused : this.#refusalOf(rest);
    if (refused === undefined) {
      this.#write(rest === "" ? play.nothingRefused : play.wouldBeLegal);
      return;
    }
    const book = throne.phrasebooks[this.#here.language];
    this.#sayRefused(refused.text, refused.refusal);
    this.#tell(ruleLines(ruleMeant(refused.refusal.rule, book, this.#here), this.#here));
  }

  #refusalOf(text: string): { text: string; refusal: Refusal } | undefined {
    const answer = this.#parsed(text);
    const refusal = isRefusal(answer) ? answer : throne.check(this.#view, this.#seat, answer);
    return refusal && { text, refusal };
  }

  /** The verb may be left out, the first that makes it legal being meant. `#3` is the third of the listed answers. */
  #parsed(text: string): ThroneDecision | Refusal {
    const number = /^#(\d{1,4})$/.exec(text)?.[1];
    const listed = number === undefined ? undefined : optionTexts(this.#view, this.#seat)[Number(number) - 1];
    const whole = throne.parse(listed ?? text, this.#view);
    if (!isRefusal(whole)) return whole;
    const withVerbs = askedVerbs(throne, this.#view, this.#seat)
      .map((verb) => throne.parse(`${verb} ${text}`, this.#view))
      .filter((answer): answer is ThroneDecision => !isRefusal(answer));
    const isLegal = (answer: ThroneDecision): boolean => throne.check(this.#view, this.#seat, answer) === undefined;
    return withVerbs.find(isLegal) ?? withVerbs[0] ?? whole;
  }

  /** The legal decision that a line means; what is wrong with any other is said. */
  #understood(text: string): ThroneDecision | undefined {
    const answer = this.#parsed(text);
    const refused = this.#refusalOf(text);
    if (refused === undefined) return answer as ThroneDecision;
    this.#lastRefused = refused;
    this.#sayRefused(text, refused.refusal);
    return undefined;
  }

  #sayRefused(text: string, refusal: Refusal): void {
    const { play } = this.#here.say;
    const sentence = explain(throne.phrasebooks[this.#here.language], refusal);
    this.#write(`${pc.red("✗")} ${wrapped(`${sentence} ${pc.dim(`(${refusal.rule})`)}`, this.#here.width - 2, "  ")}`);
    if (refusal.rule !== "kernel.malformed") return;
    const verbs = askedVerbs(throne, this.#view, this.#seat);
    const said = verbs.find((verb) => text.toLowerCase().startsWith(`${verb} `));
    const stranger = strangerIn(said === undefined ? `${verbs[0]} ${text}` : text, this.#areas());
    if (stranger !== undefined) this.#write(`  ${play.stranger(stranger.word, stranger.meant)}`);
    this.#tell(formLines(said === undefined ? verbs : [said], this.#here));
  }

  #candidates(line: string): Candidates {
    const { commands } = this.#here.say;
    const [word] = line.split(" ", 1);
    const command = line.includes(" ") ? this.#commandCalled(word) : undefined;
    const rest = line.slice(word.length + 1);
    if (command === "why") return this.#decisions(rest);
    if (command === "rule") return candidatesFrom(rest, Object.keys(throne.phrasebooks.en.rules));
    if (command === "hand") return candidatesFrom(rest, houseIds);
    if (command === "map") return candidatesFrom(rest, this.#areas());
    const [decisions, part] = this.#decisions(line);
    const words = line.includes(" ") ? [] : commandNames.map((name) => commands[name].word);
    return [[...decisions, ...words.filter((one) => one.startsWith(line))], part];
  }

  #decisions(text: string): Candidates {
    return lastWords(throne.complete(this.#view, this.#seat, text), text);
  }
}
