import type { SomeAnswer, SomeState } from "@weirwood/catalogue";
import { chanceFrom, explain, isRefusal, type Phrasebook, type Refusal, type Seat } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";
import type { CommandText, LookCommand } from "../games/cli-game.ts";
import type { LoadedGame } from "../games/loaded-game.ts";
import { columns, wrapped } from "../layout.ts";
import { ruleLines, ruleMeant } from "../rulebook.ts";
import { askLines, formLines, optionTexts } from "./ask.ts";
import { type Candidates, candidatesFrom, lastWords } from "./candidates.ts";
import { counselLines, mayHaveCounsel } from "./counsel.ts";
import type { LocalGame } from "./local-game.ts";
import type { Prompt } from "./prompt.ts";
import { signed } from "./signs.ts";

/** How a person's turn to speak ended: with a decision, or by leaving the table. */
export type Reply = { readonly answer: SomeAnswer } | { readonly leaves: "quit" | "end-of-input" };

/** What may be typed besides decisions, and besides what the game lets one look at. */
const commandNames = ["help", "log", "options", "why", "rule", "hint", "counsel", "quit"] as const;
type CommandName = (typeof commandNames)[number];

const LISTED_OPTIONS = 40;
const SAMPLES = 6;
const LOG_LINES = 20;

/** One person at the prompt: reads lines until one is a legal decision. Knows only what the seat may see. */
export class Conversation {
  readonly #table: LocalGame;
  readonly #loaded: LoadedGame;
  readonly #seat: Seat;
  readonly #view: SomeState;
  readonly #prompt: Prompt;
  readonly #here: Context;
  readonly #write: (line: string) => void;
  #lastRefused: { text: string; refusal: Refusal } | undefined;

  constructor(table: LocalGame, seat: Seat, prompt: Prompt, here: Context, write: (line: string) => void) {
    this.#table = table;
    this.#loaded = table.playable;
    this.#seat = seat;
    this.#view = table.viewOf(seat);
    this.#prompt = prompt;
    this.#here = here;
    this.#write = write;
  }

  async answer(): Promise<Reply> {
    const sign = `${signed(this.#loaded.cli.paint, this.#table.nameOf(this.#seat), this.#book.names.seat)} › `;
    this.#prompt.complete = (line) => this.#candidates(line);
    for (;;) {
      const line = await this.#prompt.ask(sign);
      if (line === undefined) return { leaves: "end-of-input" };
      const said = line.trim().replace(/\s+/g, " ");
      const text = said === "" ? (this.#loaded.cli.enterMeans?.(this.#view, this.#seat) ?? "") : said;
      if (text === "") continue;
      const [word, ...rest] = text.split(" ");
      const command = this.#commandCalled(word);
      const look = this.#lookCalled(word);
      if (command === "quit") return { leaves: "quit" };
      if (command === "counsel") await this.#showCounsel();
      else if (command !== undefined) this.#obey(command, rest.join(" "));
      else if (look !== undefined) this.#look(look, rest.join(" "));
      else {
        const answer = this.#understood(text);
        if (answer !== undefined) return { answer };
      }
    }
  }

  get #book(): Phrasebook {
    return this.#loaded.game.phrasebooks[this.#here.language];
  }

  #commandCalled(word: string): CommandName | undefined {
    const { commands } = this.#here.say;
    return commandNames.find((name) => name === word.toLowerCase() || commands[name].word === word.toLowerCase());
  }

  #lookCalled(word: string): LookCommand<SomeState> | undefined {
    return this.#loaded.cli.looks.find((look) => [look.name, look.text(this.#here).word].includes(word.toLowerCase()));
  }

  #obey(command: Exclude<CommandName, "counsel" | "quit">, rest: string): void {
    const actions: { readonly [name in typeof command]: () => void } = {
      help: () => this.#tell(this.#helpLines()),
      log: () => this.#showLog(rest),
      options: () => this.#showOptions(),
      why: () => this.#explain(rest),
      rule: () => this.#showRule(rest),
      hint: () => this.#showHint(),
    };
    actions[command]();
  }

  #look(look: LookCommand<SomeState>, rest: string): void {
    const viewpoint = this.#table.viewpointOf(this.#seat, this.#here);
    this.#tell(look.lines({ view: this.#view, ...viewpoint }, rest, this.#here));
  }

  #tell(lines: readonly string[]): void {
    for (const line of lines) this.#write(line);
  }

  /** Everything that may be typed besides decisions, in the order in which the help lists it. */
  #commandTexts(): CommandText[] {
    const { help, ...others } = this.#here.say.commands;
    const looks = this.#loaded.cli.looks.map((look) => look.text(this.#here));
    const isThere = mayHaveCounsel(this.#table);
    return [help, ...looks, ...Object.values(others).filter((one) => isThere || one !== others.counsel)];
  }

  #helpLines(): string[] {
    const rows = this.#commandTexts().map(({ word, takes, does }) => [`  ${pc.bold(word)} ${takes}`, does]);
    return [
      ...askLines(this.#loaded, this.#view, this.#seat, this.#here),
      "",
      ...this.#here.say.play.help.map((paragraph) => wrapped(paragraph, this.#here.width)),
      ...columns(rows),
    ];
  }

  #showLog(rest: string): void {
    const count = /^\d{1,4}$/.test(rest) ? Number(rest) : LOG_LINES;
    const events = this.#table.logFor(this.#seat);
    this.#tell(this.#loaded.cli.logLines(events, this.#here, "with rules").slice(-Math.max(1, count)));
  }

  /** The answers with their numbers, where they are few; else some of them. */
  #showOptions(): void {
    const { game } = this.#loaded;
    const { play } = this.#here.say;
    const texts = optionTexts(game, this.#view, this.#seat);
    if (texts.length > 0) {
      const shown = texts
        .slice(0, LISTED_OPTIONS)
        .map((text, i) => [`  ${pc.dim(`#${i + 1}`)}`, wrapped(text, this.#here.width - 10, "          ")]);
      this.#tell(columns(shown));
      if (texts.length > LISTED_OPTIONS) this.#write(`  ${this.#here.say.ask.more(texts.length - LISTED_OPTIONS)}`);
      return;
    }
    this.#write(play.manyOptions);
    const chance = chanceFrom(this.#table.decisions);
    for (let i = 0; i < SAMPLES; i++) {
      const sample = game.print(game.sample(this.#view, this.#seat, chance));
      this.#write(`  ${wrapped(sample, this.#here.width - 4, "    ")}`);
    }
  }

  #showHint(): void {
    const { entry, game, cli } = this.#loaded;
    const { adviser } = entry.roles;
    const decision = game.print(this.#table.botAnswer(adviser, this.#seat));
    this.#write(wrapped(cli.hint(adviser, decision, this.#here), this.#here.width, "  "));
  }

  /** With others at the keyboard, or none who can look ahead, there is none to be had. */
  async #showCounsel(): Promise<void> {
    const { counsel } = this.#here.say;
    this.#tell(
      mayHaveCounsel(this.#table) ? await counselLines(this.#table, this.#seat, this.#here) : [counsel.notHere],
    );
  }

  #showRule(rest: string): void {
    try {
      this.#tell(ruleLines(ruleMeant(rest, this.#book, this.#here), this.#here));
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
    this.#sayRefused(refused.text, refused.refusal);
    this.#tell(ruleLines(ruleMeant(refused.refusal.rule, this.#book, this.#here), this.#here));
  }

  #refusalOf(text: string): { text: string; refusal: Refusal } | undefined {
    const answer = this.#parsed(text);
    const refusal = isRefusal(answer) ? answer : this.#loaded.game.check(this.#view, this.#seat, answer);
    return refusal && { text, refusal };
  }

  /** The verb may be left out, the first that makes it legal being meant. `#3` is the third of the listed answers. */
  #parsed(text: string): SomeAnswer | Refusal {
    const { game, cli } = this.#loaded;
    const number = /^#(\d{1,4})$/.exec(text)?.[1];
    const listed = number === undefined ? undefined : optionTexts(game, this.#view, this.#seat)[Number(number) - 1];
    const whole = game.parse(listed ?? text, this.#view);
    if (!isRefusal(whole)) return whole;
    const read = cli.verbs(this.#view, this.#seat).map((verb) => game.parse(`${verb} ${text}`, this.#view));
    const withVerbs = read.filter((answer): answer is SomeAnswer => !isRefusal(answer));
    const isLegal = (answer: SomeAnswer): boolean => game.check(this.#view, this.#seat, answer) === undefined;
    return withVerbs.find(isLegal) ?? withVerbs[0] ?? readFarthest(text, [whole, ...read.filter(isRefusal)]);
  }

  /** The legal decision that a line means; what is wrong with any other is said. */
  #understood(text: string): SomeAnswer | undefined {
    const answer = this.#parsed(text);
    const refused = this.#refusalOf(text);
    if (refused === undefined) return answer as SomeAnswer;
    this.#lastRefused = refused;
    this.#sayRefused(text, refused.refusal);
    return undefined;
  }

  #sayRefused(text: string, refusal: Refusal): void {
    const { cli, game } = this.#loaded;
    const [number, ...more] = text.split(/\s+/);
    if (/^#\d+$/.test(number)) {
      const { play } = this.#here.say;
      const isOnly = more.length === 0;
      const sentence = isOnly
        ? play.noNumber(number, optionTexts(game, this.#view, this.#seat).length)
        : play.numberAlone(number);
      this.#write(`${pc.red("✗")} ${sentence}`);
      return;
    }
    const sentence = explain(this.#book, refusal);
    this.#write(`${pc.red("✗")} ${wrapped(`${sentence} ${pc.dim(`(${refusal.rule})`)}`, this.#here.width - 2, "  ")}`);
    if (refusal.rule !== "kernel.malformed") return;
    const verbs = cli.verbs(this.#view, this.#seat);
    const said = verbs.find((verb) => text.toLowerCase().startsWith(`${verb} `));
    const stranger = cli.strangerIn(said === undefined ? `${verbs[0]} ${text}` : text, this.#view);
    // The sentence has named the word already: only what may have been meant by it is left to say.
    if (stranger !== undefined && stranger.word === refusal.params.word && stranger.meant.length > 0)
      this.#write(`  ${this.#here.say.play.stranger(stranger.word, stranger.meant)}`);
    this.#tell(formLines(this.#loaded, said === undefined ? verbs : [said], this.#here));
  }

  #candidates(line: string): Candidates {
    const [word] = line.split(" ", 1);
    const rest = line.slice(word.length + 1);
    if (line.includes(" ")) {
      const command = this.#commandCalled(word);
      if (command === "why") return this.#decisions(rest);
      if (command === "rule") return candidatesFrom(rest, Object.keys(this.#book.rules));
      const look = this.#lookCalled(word);
      return look === undefined ? this.#decisions(line) : candidatesFrom(rest, look.words?.(this.#view) ?? []);
    }
    const [decisions] = this.#decisions(line);
    const commands = this.#commandTexts().map((command) => command.word);
    return [[...decisions, ...commands.filter((one) => one.startsWith(line))], line];
  }

  #decisions(text: string): Candidates {
    return lastWords(this.#loaded.game.complete(this.#view, this.#seat, text), text);
  }
}

/**
 * Where a line is read with no verb, the reading that came farthest says what is wrong: with the verb that was left out a
 * line may fail at its second word, and without it at its first.
 */
function readFarthest(text: string, refusals: readonly Refusal[]): Refusal {
  const words = text.toLowerCase().split(/\s+/);
  const placeOf = ({ params }: Refusal): number =>
    params.word === undefined ? (params.after === undefined ? -1 : words.length) : words.indexOf(String(params.word));
  return refusals.reduce((best, refusal) => (placeOf(refusal) > placeOf(best) ? refusal : best));
}
