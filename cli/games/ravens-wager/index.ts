import { ravensWager } from "@weirwood/kernel/testing-game";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns } from "../../layout.ts";
import type { CliGame, Viewpoint } from "../cli-game.ts";
import { sentencesFor } from "./text.ts";

type Wager = ReturnType<typeof ravensWager.clone>;

/** What the table shows of a position by name. */
interface Shown {
  readonly round: number;
  readonly rounds: number;
  readonly bank: number;
  readonly coins: { readonly [seat: string]: number };
  /** Cards, or how many there are where they are hidden. */
  readonly hands: { readonly [seat: string]: readonly string[] | number };
}

/** The round and the bank, then a row for each seat: its coins, and its cards as far as they are seen. */
function boardLines(view: Wager, here: Context, { seatName: own, players = [] }: Viewpoint = {}): string[] {
  const { round, rounds, bank, coins, hands } = ravensWager.scenarios.observe(view) as unknown as Shown;
  const { names } = ravensWager.phrasebooks[here.language];
  const cardsIn = (hand: readonly string[] | number): string[] =>
    typeof hand === "number" ? new Array<string>(hand).fill("?") : hand.map((card) => names.card[card]);
  const rows = Object.keys(coins).map((seat, at) => [
    `${seat === own ? "›" : " "} ${names.seat[seat]}`,
    String(coins[seat]),
    cardsIn(hands[seat]).join(" "),
    players[at] ?? "",
  ]);
  return [pc.bold(sentencesFor(here).heading(round, rounds, bank)), ...columns(rows, [1])];
}

/** @public Loaded by its folder's name. Everything but the table is drawn as for a game that brings nothing. */
export const cliGame: Partial<CliGame<Wager, never>> = { boardLines, series: "rounds" };
