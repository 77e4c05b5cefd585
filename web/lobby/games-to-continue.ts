import type { TableSummary } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { indexedGameStore } from "../local/indexed-game-store.ts";
import type { KeptGame } from "../local/kept-game.ts";

/** A game to go on with, wherever it is played. */
export interface GameToContinue {
  readonly id: string;
  readonly to: string;
  readonly game: string;
  readonly title: string;
  readonly round: number;
  /** The name of the reader's own seat, once there is one. */
  readonly ownSeat: string | undefined;
  /** `others`: somebody else is awaited; `open`: the table waits for people. */
  readonly waitsFor: "me" | "others" | "open";
  /** Seats that are awaited at a table on the server. */
  readonly table: TableSummary | undefined;
  /** When it was last played in this browser. */
  readonly leftAt: number | undefined;
}

/** Games in this browser that are shown besides those on the server; all of them stand on the page of their own. */
const MOST_LOCAL = 3;

/** One's games in progress: those that wait for the reader first, then the others, each the longest waiting first. */
export function gamesToContinue(
  tables: readonly TableSummary[],
  local: readonly KeptGame[],
  me: string | undefined,
): readonly GameToContinue[] {
  const going = tables.filter(({ state }) => state === "playing" || state === "open");
  const kept = local.filter(({ result }) => result === undefined).slice(0, MOST_LOCAL);
  const rank = { me: 0, others: 1, open: 2 };
  return [...going.map((table) => fromTable(table, me)), ...kept.map(fromKept)].sort(
    (one, other) => rank[one.waitsFor] - rank[other.waitsFor] || waitingSince(one) - waitingSince(other),
  );
}

/** Games with others come before those in this browser, where nobody else waits. */
const waitingSince = ({ table, leftAt }: GameToContinue): number =>
  table === undefined ? Number.MAX_SAFE_INTEGER - (leftAt ?? 0) : (table.startedAt ?? table.createdAt);

function fromTable(table: TableSummary, me: string | undefined): GameToContinue {
  const { id, game, title, round, seats, state } = table;
  return {
    ...{ id, game, title, round, table, leftAt: undefined },
    to: `/table/${id}`,
    ownSeat: seats.find(({ person }) => person !== undefined && person.id === me)?.name,
    waitsFor: state === "open" ? "open" : table.isYourTurn === true ? "me" : "others",
  };
}

function fromKept({ id, kind, game, title, round, seats, seatNames, changedAt }: KeptGame): GameToContinue {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return {
    ...{ id, game, title, round, table: undefined, leftAt: changedAt },
    to: `/${kind}/${id}`,
    ownSeat: people.length === 1 ? seatNames?.[people[0]] : undefined,
    waitsFor: "me",
  };
}

const store = indexedGameStore();

/** The games of this browser, the last played first; none where it keeps nothing. */
export function useKeptGames(): readonly KeptGame[] {
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => {
    store.list().then(setGames, () => undefined);
  }, []);
  return games;
}
