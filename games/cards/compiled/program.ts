import type {
  Ability,
  Chosen,
  ChosenSeat,
  Condition,
  Cost,
  Effect,
  Head,
  Modifier,
  Pick,
  Ref,
  Who,
} from "../words/index.ts";
import { type ChosenFor, costName, eachName, listOfCosts, type Op, type Program, pickName } from "./ops.ts";

/** How an ability is written as a program: declared first, then carried out. */

const isChosen = (pick: unknown): pick is Chosen => typeof pick === "object" && pick !== null && "choose" in pick;
const isTarget = (targets: object): targets is Chosen | ChosenSeat => "choose" in targets || "chooseSeat" in targets;

/** The name of what is lost by a claim. */
const CLAIM_NAME = "claim";

/** The player whose turn it is in a loop over players. */
const EACH = { chosen: "each" } as const;

class Writer {
  readonly ops: Op[] = [];
  #picks = 0;
  #costs = 0;
  #eaches = 0;

  put(op: Op): number {
    this.ops.push(op);
    return this.ops.length - 1;
  }

  /** Writes an operation again whose jump was not known before. */
  aim(at: number): void {
    this.ops[at] = { ...this.ops[at], to: this.ops.length } as Op;
  }

  costs(costs: readonly Cost[], by?: Who): void {
    for (const cost of costs) this.cost(cost, by);
  }

  cost(cost: Cost, by?: Who): void {
    if ("either" in cost) this.ways(cost.either, by);
    else if ("pay" in cost && cost.pay === "influence")
      this.put({ op: "influence", count: cost.count, ...(by && { by }) });
    else if ("pay" in cost && cost.pay === "gold")
      this.put({ op: "gold", count: cost.count, ...(cost.to && { to: cost.to }), ...(by && { by }) });
    else if ("pay" in cost && cost.pay === "discard-from-hand") {
      const name = costName(this.#costs++);
      const what = {
        choose: { ...cost.what, in: "hand" as const },
        least: cost.count,
        most: cost.count,
        ...(by && { by }),
      };
      this.put({ op: "choose", what, name, ask: "pay" });
      this.put({ op: "do", effect: { do: "send", what: { that: name }, to: "discard" } });
    } else if ("do" in cost && "what" in cost && isChosen(cost.what)) {
      const name = cost.what.as ?? costName(this.#costs++);
      const choose = { ctrl: "you" as const, ...cost.what.choose };
      this.put({ op: "choose", what: { ...cost.what, choose, ...(by && { by }) }, name, ask: "pay" });
      this.put({ op: "pay", cost: { ...cost, what: { that: name } } as Cost });
    } else if ("do" in cost && cost.do === "discard-power" && isChosen(cost.from)) {
      const name = cost.from.as ?? costName(this.#costs++);
      this.put({ op: "choose", what: { ...cost.from, ...(by && { by }) }, name, ask: "pay" });
      this.put({ op: "pay", cost: { ...cost, from: { that: name } } });
    } else this.put({ op: "pay", cost, ...(by && { by }) });
  }

  ways(ways: readonly (Cost | readonly Cost[])[], by?: Who): void {
    const costs = ways.map((way) => listOfCosts(way as Head["cost"]));
    const names = costs.map((_, place) => ["first", "second", "third", "fourth"][place]);
    const at = this.put({
      op: "modes",
      names,
      whens: names.map(() => undefined),
      costs,
      to: [],
      ask: "pay",
      ...(by && { by }),
    });
    const ends: number[] = [];
    const to = costs.map((way) => {
      const begin = this.ops.length;
      this.costs(way, by);
      ends.push(this.put({ op: "jump", to: 0 }));
      return begin;
    });
    this.ops[at] = { ...this.ops[at], to } as Op;
    for (const end of ends) this.aim(end);
  }

  targets(targets: Head["target"]): void {
    if (targets === undefined) return;
    const named = isTarget(targets) ? { target: targets } : targets;
    for (const [name, what] of Object.entries(named))
      if ("choose" in what) this.put({ op: "choose", what, name, ask: "target" });
      else this.put({ op: "choose-seat", what, name, ask: "target" });
  }

  /** What is lost by a claim is chosen when the ability is declared, so that it can be saved. */
  claims(effects: readonly Effect[]): void {
    for (const effect of effects)
      if (effect.do === "meet-claim")
        this.put({
          op: "choose-claim",
          who: effect.who,
          name: CLAIM_NAME,
          ...(effect.value !== undefined && { value: effect.value }),
        });
      else if (effect.do === "then") this.claims(effect.effects);
  }

  effects(effects: readonly Effect[]): void {
    for (const effect of effects) this.effect(effect);
  }

  effect(effect: Effect): void {
    switch (effect.do) {
      case "then": {
        const at = this.put({ op: "then", to: 0 });
        this.effects(effect.effects);
        this.aim(at);
        return;
      }
      case "if": {
        const at = this.put({ op: "if", when: effect.when, to: 0 });
        this.effects(effect.effects);
        if (effect.else === undefined) {
          this.aim(at);
          return;
        }
        const end = this.put({ op: "jump", to: 0 });
        this.aim(at);
        this.effects(effect.else);
        this.aim(end);
        return;
      }
      case "modes": {
        this.modes(
          effect.of.map(({ name, when, effects }) => ({ name, when, costs: [], effects })),
          effect.by,
        );
        return;
      }
      case "may": {
        const costs = listOfCosts(effect.cost);
        this.modes(
          [
            { name: "yes", when: undefined, costs, effects: effect.effects },
            { name: "no", when: undefined, costs: [], effects: [] },
          ],
          effect.by,
        );
        return;
      }
      case "unless": {
        this.modes(
          [
            { name: "pay", when: undefined, costs: listOfCosts(effect.cost), effects: [] },
            { name: "no", when: undefined, costs: [], effects: effect.effects },
          ],
          effect.by,
        );
        return;
      }
      case "each": {
        const who = Array.isArray(effect.who) ? (effect.who as readonly Who[]) : [effect.who as Who];
        const [first, ...more] = effect.effects;
        if (first?.do === "search" && first.reveal && first.to === "hand" && more.length === 0)
          this.searchTogether(who, first);
        else this.each(who, () => this.effects(effect.effects));
        return;
      }
      case "pick": {
        if ("choose" in effect.what) this.put({ op: "choose", what: effect.what, name: effect.as, ask: "choice" });
        else this.put({ op: "choose-seat", what: effect.what, name: effect.as, ask: "choice" });
        return;
      }
      case "search": {
        const found = this.find(effect);
        if (effect.to === "play") this.put({ op: "choose-bearer", what: found, under: "owner" });
        this.put({ op: "do", effect: { ...effect, found } as Effect });
        return;
      }
      case "put-into-play": {
        const picked = this.#withPicks(effect) as typeof effect;
        this.put({ op: "choose-bearer", what: picked.what, under: effect.under ?? "you" });
        this.put({ op: "do", effect: picked });
        return;
      }
      case "reveal-top": {
        const who = effect.who ?? "you";
        const name = pickName(this.#picks++);
        this.put({ op: "do", effect });
        const what = { choose: { in: "aside" as const, ctrl: who }, least: effect.keep, most: effect.keep, by: who };
        this.put({ op: "choose", what, name, ask: "choice", isFresh: true });
        this.put({ op: "do", effect: { do: "keep-revealed", what: { that: name }, who } });
        return;
      }
      case "look": {
        const name = pickName(this.#picks++);
        const count = effect.order ? (effect.count ?? 99) : 0;
        const what = { choose: { in: effect.at, ctrl: effect.of }, least: count, most: count };
        this.put({
          op: "choose",
          what,
          name,
          ask: "choice",
          isFresh: true,
          isShown: true,
          ...(effect.count !== undefined && { top: effect.count }),
        });
        if (effect.order) this.put({ op: "do", effect: { do: "put-on-top", what: { that: name }, who: effect.of } });
        return;
      }
      case "discard-from-hand": {
        if (effect.random) {
          this.put({ op: "do", effect });
          return;
        }
        const name = pickName(this.#picks++);
        const what = {
          choose: { in: "hand" as const, ctrl: EACH },
          least: effect.count,
          most: effect.count,
          by: effect.chosenBy ?? EACH,
        };
        this.each([effect.who], () => {
          this.put({ op: "choose", what, name, ask: "choice", isFresh: true });
          this.put({ op: "do", effect: { do: "give-up", what: { that: name }, who: EACH } });
        });
        this.each([effect.who], () => this.put({ op: "do", effect: { do: "discard-chosen", who: EACH } }));
        return;
      }
      case "name-title": {
        this.put({ op: "name", type: effect.type, name: effect.as });
        return;
      }
      case "reveal-plot": {
        const name = pickName(this.#picks++);
        this.put({ op: "do", effect: { do: "refill-plots", who: effect.who } });
        const what = { choose: { in: "plots" as const, ctrl: effect.who }, least: 1, most: 1, by: effect.who };
        this.put({ op: "choose", what, name, ask: "choice", isFresh: true });
        this.put({ op: "do", effect: { ...effect, plot: { that: name } } as Effect });
        return;
      }
      default:
        this.put({ op: "do", effect: this.#withPicks(effect) });
    }
  }

  each(who: readonly Who[], write: () => void): void {
    const at = this.put({ op: "each", who, to: 0, name: eachName(this.#eaches++) });
    write();
    this.put({ op: "next", to: at });
    this.aim(at);
  }

  /** A card of a deck is chosen by whoever searches it. */
  find(effect: Extract<Effect, { do: "search" }>): Ref {
    const who = effect.who ?? "you";
    const name = pickName(this.#picks++);
    const choose = { ...effect.for, in: "deck" as const, ctrl: effect.of ?? who };
    const what = { choose, least: 0, most: 1, by: who };
    this.put({
      op: "choose",
      what,
      name,
      ask: "choice",
      isFresh: true,
      isShown: true,
      ...(effect.top !== undefined && { top: effect.top }),
    });
    return { that: name };
  }

  /** Where several search, each shows what he found before the next one looks; then all take it at one moment (R-C72). */
  searchTogether(who: readonly Who[], effect: Extract<Effect, { do: "search" }>): void {
    this.each(who, () => this.put({ op: "do", effect: { do: "show-found", what: this.find(effect), who: EACH } }));
    this.each(who, () => this.put({ op: "do", effect: { do: "take-found", who: EACH } }));
  }

  modes(
    ways: readonly {
      readonly name: string;
      readonly when: Condition | undefined;
      readonly costs: readonly Cost[];
      readonly effects: readonly Effect[];
    }[],
    by?: Who,
  ): void {
    const at = this.put({
      op: "modes",
      names: ways.map(({ name }) => name),
      whens: ways.map(({ when }) => when),
      costs: ways.map(({ costs }) => costs),
      to: [],
      ask: "choice",
      ...(by && { by }),
    });
    const ends: number[] = [];
    const to = ways.map(({ costs, effects }) => {
      const begin = this.ops.length;
      this.costs(costs, by);
      this.effects(effects);
      ends.push(this.put({ op: "jump", to: 0 }));
      return begin;
    });
    this.ops[at] = { ...this.ops[at], to } as Op;
    for (const end of ends) this.aim(end);
  }

  /** Cards that are chosen inside an effect are chosen by an operation of their own before it. */
  #withPicks(effect: Effect): Effect {
    const changed: Record<string, unknown> = { ...effect };
    let isChanged = false;
    for (const key of ["what", "on", "from", "to", "of"] as const) {
      const pick = (effect as unknown as Record<string, Pick>)[key];
      if (!isChosen(pick)) continue;
      const name = pick.as ?? pickName(this.#picks++);
      this.put({ op: "choose", what: pick, name, ask: "choice" });
      changed[key] = { that: name };
      isChanged = true;
    }
    // What waits is known by the word itself.
    return isChanged ? (changed as unknown as Effect) : effect;
  }
}

/** The program of an ability. Constant ones have none. */
export function programOf(ability: Ability): Program {
  if (ability.kind === "constant") return { ops: [], declared: 0 };
  const writer = new Writer();
  writer.costs(listOfCosts(ability.cost));
  writer.targets(ability.target);
  writer.claims(ability.effects);
  const declared = writer.ops.length;
  if (ability.kind === "replace" && ability.may)
    writer.effect({ do: "may", effects: [{ do: "undo" }, ...ability.effects] });
  else if (ability.kind === "replace") writer.effects([{ do: "undo" }, ...ability.effects]);
  else if (ability.kind === "cancel" && ability.unless !== undefined)
    writer.effect({ do: "unless", ...ability.unless, effects: [{ do: "cancel" }, ...ability.effects] });
  else if (ability.kind === "cancel" || ability.kind === "save")
    writer.effects([{ do: ability.kind }, ...ability.effects]);
  else writer.effects(ability.effects);
  return { ops: writer.ops.map((op) => withVerbs(op, writer.ops)), declared };
}

/** Says of a choice what its cards are chosen for. */
function withVerbs(op: Op, ops: readonly Op[]): Op {
  if (op.op !== "choose") return op;
  const isIt = (pick: unknown): boolean =>
    (pick === "target" && op.name === "target") ||
    (typeof pick === "object" && pick !== null && "that" in pick && pick.that === op.name);
  const verbsOf = (some: readonly Op[]): ChosenFor[] =>
    some.flatMap((other): ChosenFor[] => {
      const effect =
        other.op === "do" ? other.effect : other.op === "pay" && "do" in other.cost ? other.cost : undefined;
      if (effect === undefined) return [];
      return isIt(objectOf(effect)) ? [effect.do] : [];
    });
  const ways = waysIn(ops)
    .map(verbsOf)
    .filter((way) => way.length > 0);
  // What is done in one way or not at all is what it is chosen for.
  const verbs = verbsOf(ways.length > 1 ? ops.filter((other) => !waysIn(ops).flat().includes(other)) : ops);
  const gifts = ops.flatMap((other) =>
    other.op === "do" && other.effect.do === "give" && isIt(other.effect.to) ? [other.effect.mods] : [],
  );
  if (gifts.length > 0 && gifts.every(areLowering)) verbs.push("lower");
  return {
    ...op,
    ...(verbs.length > 0 && { verbs: [...new Set(verbs)] }),
    ...(ways.length > 1 && { ways }),
  };
}

/** The operations of each of several things one of which is done; each ends with a jump behind the last of them. */
const waysIn = (ops: readonly Op[]): readonly (readonly Op[])[] =>
  ops.flatMap((op) => {
    if (op.op !== "modes" || op.ask === "pay") return [];
    const jump = ops[op.to[1] - 1];
    const end = jump.op === "jump" ? jump.to : ops.length;
    return op.to.map((begin, way) => ops.slice(begin, op.to[way + 1] ?? end));
  });

const areLowering = (mods: readonly Modifier[]): boolean =>
  mods.some((mod) => mod.mod === "str" && typeof mod.by === "number" && mod.by < 0);

/** What an effect is done to; of what is attached or moves to another, the bearer. */
function objectOf(effect: Effect): unknown {
  if (effect.do === "attach" || effect.do === "attach-top") return effect.to;
  if (effect.do === "become-attachment") return effect.on;
  if (effect.do === "take-control") return effect.of;
  return "what" in effect ? effect.what : undefined;
}
