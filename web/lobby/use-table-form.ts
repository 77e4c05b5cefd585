import type { SomeRules } from "@weirwood/catalogue";
import { entryNamed } from "@weirwood/catalogue";
import { explain, type Json, type JsonMap } from "@weirwood/kernel";
import type { BodyOf, ClockSettings, Refused } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { goTo } from "../app/router.ts";
import { useBook } from "../games/use-book.ts";
import { call } from "../session/api.ts";
import { newKey } from "../session/live.ts";
import { refusalIn } from "../session/refused.ts";
import {
  type Choices,
  choicesRefusal,
  isFlagOpen,
  optionsFrom,
  seatsField,
  seatsWith,
  usualChoices,
  withChoice,
} from "./game-options.ts";
import type { Offer } from "./offers.ts";
import { usualClock } from "./pace-fields.tsx";

/** Everything about a new table that is not its game's. */
export interface TableSettings {
  readonly title: string;
  readonly isPublic: boolean;
  readonly clock: ClockSettings;
  /** The bot that takes empty chairs; undefined where the table waits for people. */
  readonly bot: string | undefined;
  readonly mayLookOn: boolean;
  /** How far behind onlookers see the game, in seconds. */
  readonly delay: number;
  /** The open seed of a practice table, where it is one. */
  readonly seed: string | undefined;
  /** Where the host sits. */
  readonly ownSeat: number;
}

/** A form that sets a new table, with what can be done about it. */
export interface TableForm {
  readonly offer: Offer;
  readonly choices: Choices;
  readonly settings: TableSettings;
  /** Who plays with these choices, by one-word names; undefined until the game's rules are there. */
  readonly seatNames: readonly string[] | undefined;
  readonly seatCount: number;
  /** Why the server did not set the table. */
  readonly refused: Refused | undefined;
  chooseGame(offer: Offer): void;
  choose(name: string, value: Json): void;
  change(settings: Partial<TableSettings>): void;
  isOpen(name: string, value: Json): boolean;
  whyNot(name: string, value: Json): string | undefined;
  create(): Promise<void>;
}

/** A table that somebody has in mind: what is not as usual. */
export interface TableWish {
  readonly game: string;
  readonly title?: string;
  readonly choices?: Choices;
}

export function useTableForm(first: Offer, title: string, wished: Choices = {}): TableForm {
  const [offer, setOffer] = useState(first);
  const [choices, setChoices] = useState<Choices>(() => ({ ...usualChoices(first.form), ...wished }));
  const [settings, setSettings] = useState<TableSettings>(() => ({
    title,
    isPublic: false,
    clock: usualClock.none,
    bot: usualBot(first),
    mayLookOn: true,
    delay: 0,
    seed: undefined,
    ownSeat: 0,
  }));
  const [refused, setRefused] = useState<Refused>();
  const rules = useRules(offer.name);
  const book = useBook(offer.name);
  const seatNames = rules && seatsWith(rules, withoutSeats(offer, choices));
  const seatCount = seatNames?.length ?? countIn(offer, choices);
  const change = (changes: Partial<TableSettings>): void => setSettings((before) => ({ ...before, ...changes }));
  return {
    offer,
    choices,
    settings,
    seatNames,
    seatCount,
    refused,
    chooseGame(chosen) {
      setOffer(chosen);
      setChoices(usualChoices(chosen.form));
      change({ bot: usualBot(chosen), ownSeat: 0 });
    },
    choose(name, value) {
      const chosen = rules === undefined ? { ...choices, [name]: value } : withChoice(rules, choices, name, value);
      setChoices(withFittingSeats(rules, offer, chosen));
    },
    change,
    isOpen: (name, value) => rules === undefined || isFlagOpen(rules, choices, name, value),
    whyNot(name, value) {
      const refusal = rules && choicesRefusal(rules, { ...choices, [name]: value });
      return refusal && book && explain(book, refusal);
    },
    async create() {
      const outcome = await call("createTable", {
        body: newTable(offer.name, optionsFrom(offer.form, choices), seatCount, settings),
      });
      setRefused(refusalIn(outcome));
      if (outcome.is === "done") goTo(`/table/${outcome.reply.id}`);
    },
  };
}

/** The bot that takes empty chairs where nobody chooses another. */
const usualBot = ({ name, levels }: Offer): string | undefined =>
  levels.find(({ bot }) => bot === entryNamed(name)?.roles.regent)?.bot ?? levels.at(-1)?.bot;

/** What the server is asked for. */
export function newTable(
  game: string,
  options: JsonMap,
  seatCount: number,
  { title, isPublic, clock, bot, mayLookOn, delay, seed, ownSeat }: TableSettings,
): BodyOf<"createTable"> {
  const own = Math.min(ownSeat, seatCount - 1);
  return {
    game,
    title: title.trim(),
    options,
    isPublic,
    clock,
    seats: Array.from({ length: seatCount }, (_, seat) => (seat === own ? { sitter: "me" } : {})),
    ...(bot !== undefined && { fillWith: bot }),
    onlookers: { allowed: mayLookOn, delaySeconds: mayLookOn ? delay : 0 },
    ...(seed !== undefined && { practice: { seed: seed.trim() || newKey() } }),
  };
}

/** The same choices with seats drawn. */
function withoutSeats({ form }: Offer, choices: Choices): Choices {
  const field = seatsField(form);
  return field === undefined ? choices : { ...choices, [field.name]: null };
}

/** Names that were chosen for another number of seats are chosen anew. */
function withFittingSeats(rules: SomeRules | undefined, offer: Offer, choices: Choices): Choices {
  const field = seatsField(offer.form);
  const chosen = field && choices[field.name];
  if (rules === undefined || field === undefined || !Array.isArray(chosen)) return choices;
  const names = seatsWith(rules, withoutSeats(offer, choices));
  if (names === undefined || names.length === chosen.length) return choices;
  return { ...choices, [field.name]: names };
}

/** How many sit down, as far as the form alone can tell. */
function countIn({ form, players }: Offer, choices: Choices): number {
  const field = form.find(({ kind }) => kind === "count");
  return Number((field && choices[field.name]) ?? players.most);
}

/** A game's rules; undefined while they are loaded, and where this page has none of that name. */
function useRules(game: string): SomeRules | undefined {
  const [found, setFound] = useState<SomeRules>();
  useEffect(() => {
    let isGone = false;
    void entryNamed(game)
      ?.rules()
      .then((rules) => !isGone && setFound(rules));
    return () => {
      isGone = true;
    };
  }, [game]);
  return found?.name === game ? found : undefined;
}
