import type { GameEvent } from "@weirwood/kernel";
import type { Language } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { areaIn } from "../chronicle/area-in.ts";
import { chronicleTextIn } from "../chronicle/text/chronicle-text.ts";
import { foughtIn } from "./fought.ts";
import { groups } from "./groups.ts";

/** The two things of a turn that are worth telling: what was taken, how the Watch fared, else battles or the cards. */
export function summary(events: readonly GameEvent[], language: Language): readonly string[] {
  const book = bookOf("throne", language);
  const { names } = book;
  const said = chronicleTextIn(language).log;
  const battles = groups(events).flatMap(({ kind, from, upTo }) =>
    kind === "battle" ? (foughtIn(events.slice(from, upTo)) ?? []) : [],
  );
  const taken = battles.flatMap(({ winner, attacker, area }) =>
    winner === attacker ? said.takes(names.house[attacker], areaIn(book, area)) : [],
  );
  const watch = events.flatMap(({ rule }) => {
    if (rule === "throne.wildlings.watch-wins") return said.watchHeld;
    return rule === "throne.wildlings.watch-loses" ? said.watchLost : [];
  });
  const held = battles.length > taken.length ? [said.battlesHeld(battles.length - taken.length)] : [];
  const cards = events
    .filter(({ rule }) => rule === "throne.westeros.reveal")
    .map(({ event }) => names.event[String(event)]);
  return [...taken.slice(-1), ...watch.slice(-1), ...held, ...cards].slice(0, 2);
}
