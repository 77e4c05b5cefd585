import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { SomeRules } from "@weirwood/catalogue";
import { chanceFrom } from "@weirwood/kernel";
import type { RemoteServer } from "../../remote/server.ts";
import { cpuSeconds, type MeasuredServer } from "./measured-server.ts";
import { Pacer } from "./pacer.ts";
import { Party, type Player } from "./player.ts";

/** What some decisions cost. */
export interface Stretch {
  readonly decisions: number;
  readonly seconds: number;
  readonly serverSeconds: number;
  readonly clientSeconds: number;
  /** Seconds in which the server could have run but others had the processor. */
  readonly waited: number;
  /** Of every decision: milliseconds from sending it until everybody had it, in ascending order. */
  readonly latencies: readonly number[];
  /** Everything that all players were sent, before compression. */
  readonly bytes: number;
}

/** The rules that are played by, and a kind of secret ask put to everybody each round, whose answers may be replaced. */
export interface PlayedRules {
  readonly rules: SomeRules;
  readonly replaceable?: string;
}

/** How often a server lets one seat replace its answer to one ask. */
const MOST_REPLACED = 100;

/** How long a stretch may stand still before it is given up. */
const PATIENCE = 60_000;

/** Players at many tables, and what their decisions cost the server. */
export class Load {
  readonly parties: Party[] = [];
  readonly #server: MeasuredServer;
  readonly #rules: SomeRules;
  readonly #replaceable: string | undefined;
  readonly #pacer = new Pacer();
  readonly #onDecision: () => void;
  #latencies: number[] = [];
  #bytes = 0;
  #refused = new Map<string, number>();

  constructor(server: MeasuredServer, { rules, replaceable }: PlayedRules, onDecision: () => void) {
    this.#server = server;
    this.#rules = rules;
    this.#replaceable = replaceable;
    this.#onDecision = onDecision;
  }

  /** What was refused, and how often: nothing, where all is well. */
  get refused(): { readonly [rule: string]: number } {
    return Object.fromEntries(this.#refused);
  }

  async add(table: string, guests: readonly RemoteServer[]): Promise<Party> {
    const chance = chanceFrom(this.parties.length + 1);
    const party = new Party(this.#rules, table, guests, chance, {
      isAsked: (player) => this.#pacer.add(player),
      decided: (milliseconds) => {
        this.#latencies.push(milliseconds);
        this.#onDecision();
      },
      refused: (rule) => this.#refused.set(rule, (this.#refused.get(rule) ?? 0) + 1),
      weigh: (bytes) => {
        this.#bytes += bytes;
      },
    });
    await party.sitDown();
    this.parties.push(party);
    return party;
  }

  /** So many decisions in the ordinary course of play, at this rate a second. */
  play(count: number, rate = Number.POSITIVE_INFINITY): Promise<Stretch> {
    return this.#measured(async () => {
      for (const { players } of this.parties) for (const player of players) player.lookUp();
      this.#pacer.begin(count, rate);
      await this.#until(() => this.#pacer.left === 0 || (this.#pacer.waiting === 0 && this.#areOver()), count);
      this.#pacer.pause();
    });
  }

  /**
   * Answers to the open secret ask of some tables, given again and again until each table has had so many decisions, or
   * no answer may be replaced once more. One player holds back, or the ask would be settled.
   */
  replace(parties: readonly Party[], upTo: (party: Party) => number): Promise<Stretch> {
    return this.#measured(async () => {
      await Promise.all(
        parties.map(async (party) => {
          const [, ...players] = this.#askedAgain(party);
          const times = Math.ceil((upTo(party) - party.decisions) / players.length);
          const answerAgain = async (player: Player): Promise<void> => {
            for (let time = 0; time < times && player.replaced < MOST_REPLACED; time++) await player.answer();
          };
          await Promise.all(players.map(answerAgain));
        }),
      );
    });
  }

  /** Plays on, at every table by itself, until everybody is asked the same once more. Answers the tables that came so far. */
  async playToNextAsk(parties: readonly Party[]): Promise<Party[]> {
    await Promise.all(parties.map((party) => this.#playOn(party)));
    return parties.filter((party) => this.#askedAgain(party).length > 1);
  }

  async #playOn(party: Party): Promise<void> {
    const [first] = party.players;
    const last = Math.max(...party.players.map(({ ask }) => ask?.id ?? 0));
    while (!first.isOver && this.#askedAgain(party, last).length === 0) {
      // Who hears of the next ask first waits for the others.
      const asked = party.players.filter((player) => player.isAsked && !this.#isAskedAgain(player, last));
      if (asked.length === 0) await pause(1);
      await Promise.all(asked.map((player) => player.answer()));
    }
  }

  /** Those who are asked, once all of them know it; seats that have nothing left to decide are not. */
  #askedAgain({ players }: Party, after = 0): Player[] {
    const asked = players.filter((player) => this.#isAskedAgain(player, after));
    return asked.length > 0 && asked[0].ask?.seats.length === asked.length ? asked : [];
  }

  #isAskedAgain({ ask }: Player, after: number): boolean {
    return ask !== undefined && ask.kind === this.#replaceable && ask.id > after;
  }

  async leave(): Promise<void> {
    await Promise.all(this.parties.splice(0).map((party) => party.leave()));
  }

  #areOver(): boolean {
    return this.parties.every(({ players }) => players[0].isOver);
  }

  /** Runs the work, waits until everybody has everything, and says what it cost. */
  async #measured(work: () => Promise<void>): Promise<Stretch> {
    this.#latencies = [];
    this.#bytes = 0;
    const before = await this.#server.usage();
    const own = process.cpuUsage();
    const started = performance.now();
    await work();
    const seconds = (performance.now() - started) / 1000;
    const clientSeconds = cpuSeconds({ user: 0, system: 0 }, process.cpuUsage(own));
    const after = await this.#server.usage();
    return {
      decisions: this.#latencies.length,
      seconds,
      serverSeconds: cpuSeconds(before.cpu, after.cpu),
      clientSeconds,
      waited: after.waited - before.waited,
      latencies: this.#latencies.sort((a, b) => a - b),
      bytes: this.#bytes,
    };
  }

  /** Waits for the last decisions to arrive; gives up when nothing moves any more. */
  async #until(isDone: () => boolean, count: number): Promise<void> {
    let [known, since] = [0, performance.now()];
    for (;;) {
      const started = count - this.#pacer.left;
      const ended = this.#latencies.length + [...this.#refused.values()].reduce((sum, one) => sum + one, 0);
      if (isDone() && ended >= started) return;
      if (ended !== known) [known, since] = [ended, performance.now()];
      else if (performance.now() - since > PATIENCE) throw new Error(`only ${ended} of ${started} decisions arrived`);
      await pause(5);
    }
  }
}
