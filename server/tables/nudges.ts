import type { AskSummary } from "@weirwood/kernel";
import { refused } from "../refusals.ts";
import { activeSeats, isPlayedByBot, type NudgeFacts, notSeated, seatOfPerson } from "./facts.ts";
import { type NewTable, stateOf, type Table } from "./table-cache.ts";
import type { TableNotice } from "./table-notice.ts";

const MINUTE = 60_000;

/** Reminding somebody that the others wait: after a while, and once for a decision. */
const PATIENCE = { none: 5 * MINUTE, live: 5 * MINUTE, slow: 12 * 60 * MINUTE };

/** Somebody at the table reminds a seat of what it is asked. Whose secret answers are in must not show in whether this may be. */
export function nudge(table: Table, person: string, seat: number, now: number): NewTable {
  const { facts, row } = table;
  if (row.state !== "playing") throw refused("table.not-playing");
  const by = seatOfPerson(facts, person);
  if (by === undefined) throw notSeated(facts, person);
  const one = facts.seats[seat];
  const ask = openAskTo(table, seat);
  const isNobody = one === undefined || isPlayedByBot(one) || seat === by || ask === undefined;
  if (isNobody || !activeSeats(facts).includes(by)) throw refused("table.nudge");
  const nudges = openNudges(table);
  if (nudges.some((known) => known.seat === seat && known.ask === ask.id)) throw refused("table.nudged");
  const since = facts.askTimes?.find((time) => time.ask === ask.id)?.at ?? row.started_at ?? 0;
  const wait = since + PATIENCE[facts.clock.kind] - now;
  if (wait > 0) throw refused("table.nudge-early", { minutes: Math.ceil(wait / MINUTE) });
  return { facts: { ...facts, nudges: [...nudges, { ask: ask.id, seat, by, at: now }] } };
}

/** Nudges about what is still asked. */
export function openNudges({ facts, asks }: Pick<Table, "facts" | "asks">): readonly NudgeFacts[] {
  return (facts.nudges ?? []).filter(({ ask }) => asks.some(({ id }) => id === ask));
}

/** Who has answered in secret is not disturbed, and nobody learns that. */
export function noticeOfNudge(seat: number): TableNotice {
  return {
    kind: "nudge",
    block: (table) => blockOf(openAskTo(table, seat)),
    to: (table) => {
      const { person } = table.facts.seats[seat];
      return person !== undefined && table.game.isAwaited(stateOf(table), seat) ? [person] : [];
    },
  };
}

/** Whether a notification was of a nudge about what a seat has still to answer. */
export function isNudgeOf(table: Table, seat: number, block: string): boolean {
  return blockOf(openAskTo(table, seat)) === block && table.game.isAwaited(stateOf(table), seat);
}

const blockOf = (ask: AskSummary | undefined): string => `nudge-${ask?.id ?? "none"}`;

/** The ask that waits for a seat, as far as everybody may know. */
function openAskTo({ asks }: Table, seat: number): AskSummary | undefined {
  return asks.find(({ seats, answered }) => seats.includes(seat) && answered?.includes(seat) !== true);
}
