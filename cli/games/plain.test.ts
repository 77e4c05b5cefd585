import { chanceFrom, NOBODY, seedFrom } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { contextOf } from "../context.ts";
import { widthOf } from "../layout.ts";
import { askLines } from "../table/ask.ts";
import { playable } from "../testing/games.ts";
import type { LoadedGame } from "./loaded-game.ts";
import { cliGameOf } from "./plain.ts";

describe.each(["battles", "cards", "ravens-wager", "throne"])("%s, if it brought nothing to the terminal", (name) => {
  test.each(["en", "fr"])("could be played all the same, in %s", async (language) => {
    const here = contextOf(["--lang", language], {});
    const { entry, game } = await playable(name);
    const loaded: LoadedGame = { entry, game, cli: cliGameOf(game) };
    const { cli } = loaded;
    const options = game.readOptions({});
    if ("rule" in options) throw new Error("a game has usual options");
    const state = game.setup(options, seedFrom("plain"));
    const chance = chanceFrom(1);
    const lines = [cli.welcome(options, here), ...cli.optionLines(options, here)];
    for (
      let seat = game.awaited(state), asked = 0;
      seat !== NOBODY && asked < 60;
      seat = game.awaited(state), asked++
    ) {
      const view = game.view(state, seat);
      const seatName = game.seatName(view, seat);
      const board = cli.boardLines(view, here, { seatName, players: ["you"] });
      expect(board.join("\n")).toContain(game.phrasebooks[here.language].names.seat[seatName]);
      lines.push(...board, ...askLines(loaded, view, seat, here));
      const answer = game.sample(view, seat, chance);
      expect(cli.verbs(view, seat).length).toBeGreaterThan(0);
      game.apply(state, seat, answer, (event) => lines.push(...cli.logLines([event], here)));
    }
    for (const line of lines.flatMap((text) => text.split("\n"))) {
      expect(line).not.toMatch(/undefined|NaN|\s$/);
      expect(widthOf(line), line).toBeLessThanOrEqual(80);
    }
  });
});
