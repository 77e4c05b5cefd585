import type { CardsDecision } from "@weirwood/cards/playing";
import { type Answer, abilities, abilityNumber, chosenInChoice, NONE, topLevel } from "@weirwood/cards/questions";
import type { Desk } from "../desk/desk.ts";

/** Choosing one by one: what the question wants, what is chosen, and what ends it. */
export interface Choosing {
  readonly least: number;
  readonly most: number;
  /** Influence that is to be given by what is chosen, and that what was chosen gives; undefined where none is paid. */
  readonly influence: { readonly wanted: number; readonly given: number } | undefined;
  /** What was chosen so far, sent or held. */
  readonly chosen: readonly number[];
  /** How many of the last of these are held and can be taken back. */
  readonly loose: number;
  /** The card whose text asks. */
  readonly by: number | undefined;
  readonly options: readonly Answer<"choose">[];
  readonly done: Answer<"done"> | undefined;
}

const isChoose = (answer: CardsDecision): answer is Answer<"choose"> => answer.kind === "choose";

/** The open choice. */
export function choosingOf({ view, ask, answers, held }: Desk): Choosing {
  const {
    least = 0,
    most = 1,
    ability,
    influence,
    given = 0,
  } = ask.bounds as {
    readonly least?: number;
    readonly most?: number;
    readonly ability?: string;
    readonly influence?: number;
    readonly given?: number;
  };
  const card = ability === undefined ? NONE : (abilities[abilityNumber(ability) ?? -1]?.card ?? NONE);
  const chosen = chosenInChoice(view, topLevel(view));
  const steps = [...held].reverse().findIndex((step) => !step.startsWith("choose "));
  return {
    least,
    most,
    influence: influence === undefined ? undefined : { wanted: influence, given },
    chosen,
    loose: Math.min(chosen.length, steps < 0 ? held.length : steps),
    by: card === NONE ? undefined : card,
    options: answers.filter(isChoose),
    done: answers.some(({ kind }) => kind === "done") ? { kind: "done" } : undefined,
  };
}

/** Takes back something that was chosen, wherever in the row it stands; whether it could be. */
export function takeOut(desk: Desk, { chosen, loose }: Choosing, ref: number): boolean {
  const place = chosen.lastIndexOf(ref);
  const back = chosen.length - place;
  if (place < 0 || back > loose) return false;
  const rest = chosen.slice(place + 1).map((what): Answer<"choose"> => ({ kind: "choose", what }));
  desk.redo(back, rest);
  return true;
}
