import { listOf } from "@weirwood/cards/decks";
import { NONE } from "@weirwood/cards/questions";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { begin, redo, step, undo } from "../../../editing/history.ts";
import { languages } from "../../../text/language.ts";
import { bookOf } from "../../books.ts";
import { useCardTexts } from "../card/card-texts.ts";
import type { Builder, BuilderTab } from "./builder.ts";
import { keepDeck } from "./kept-decks.ts";
import { copiesIn, type NamedDeck, withCopies, withOnly } from "./model/deck-changes.ts";
import { standingOf } from "./model/mistakes.ts";
import { type Filters, found, indexOf, noFilters } from "./model/pool.ts";
import { houseOfCard } from "./signs.ts";
import type { OpenedDeck } from "./use-opened-deck.ts";

/** Whoever opens a deck sees what it can hold without a penalty. */
function firstFilters(houseCard: number): Filters {
  const house = houseOfCard(houseCard);
  return house === undefined ? noFilters : { ...noFilters, houses: [house, "neutral"] };
}

/** A deck in hand: its versions, each of which but the first is kept in this browser, and the pool beside it. */
export function useDeckBuilder(kept: OpenedDeck, openRule: (rule: string) => void): Builder {
  const { id } = kept;
  const [history, setHistory] = useState(() => begin<NamedDeck>({ name: kept.name, deck: kept.deck }));
  const [filters, setFilters] = useState(() => firstFilters(kept.deck.house));
  const [tab, setTab] = useState<BuilderTab>("pool");
  const [changed, setChanged] = useState<number>();
  const now = history.now;
  const keptAt = useKeeping(kept, now);
  const { deck } = now;
  const texts = useCardTexts(languages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The books are written on when texts come.
  const index = useMemo(() => indexOf(languages.map((language) => bookOf("cards", language))), [texts]);
  const houseCard = deck.house === NONE ? undefined : deck.house;
  const standing = useMemo(() => standingOf(deck), [deck]);
  const shown = useMemo(() => found(index, filters, houseCard), [index, filters, houseCard]);
  const copies = useMemo(() => {
    const counts = new Map<number, number>();
    for (const card of listOf(deck)) counts.set(card, (counts.get(card) ?? 0) + 1);
    return counts;
  }, [deck]);
  const change = useCallback((card: number, by: number): void => {
    setChanged(card);
    setHistory((before) => {
      const next = withCopies(before.now.deck, card, copiesIn(before.now.deck, card) + by);
      return next === before.now.deck ? before : step(before, { ...before.now, deck: next });
    });
  }, []);
  return {
    ...now,
    id,
    copies,
    standing,
    keptAt,
    isUntouched: deck === kept.deck && now.name === kept.name,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    filters,
    index,
    found: shown,
    changed,
    tab,
    change,
    rename: (name) => setHistory((before) => step(before, { ...before.now, name }, "name")),
    choose: (type, card) =>
      setHistory((before) => step(before, { ...before.now, deck: withOnly(before.now.deck, type, card) })),
    filter: (changes) => setFilters((before) => ({ ...before, ...changes })),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    turnTo: setTab,
    openRule,
  };
}

/** Keeps every version but the first; when it was kept last, or undefined where it is not. */
function useKeeping(first: OpenedDeck, now: NamedDeck): number | undefined {
  const { id } = first;
  const [keptAt, setKeptAt] = useState<number | undefined>(first.changedAt);
  const last = useRef<NamedDeck>(first);
  useEffect(() => {
    if (now.deck === last.current.deck && now.name === last.current.name) return;
    last.current = now;
    const changedAt = Date.now();
    setKeptAt(keepDeck({ id, ...now, changedAt }) ? changedAt : undefined);
  }, [id, now]);
  return keptAt;
}
