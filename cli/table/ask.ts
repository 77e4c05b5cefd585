import type { SomeState } from "@weirwood/catalogue";
import type { Decision, Rules, Seat } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../context.ts";
import type { LoadedGame } from "../games/loaded-game.ts";
import { wrapped } from "../layout.ts";
import { signed } from "./signs.ts";

/** So many answers are shown without being asked for. */
const FEW_OPTIONS = 8;

/** What a seat is asked, what it may choose from, and how the answer is written. */
export function askLines(loaded: LoadedGame, view: SomeState, seat: Seat, here: Context): string[] {
  const { game, cli } = loaded;
  const { names } = game.phrasebooks[here.language];
  const kind = game.asks(view).find(({ seats }) => seats.includes(seat))?.kind ?? "";
  const asked = `${signed(cli.paint, game.seatName(view, seat), names.seat)}${here.say.play.asked} `;
  return [
    ...cli.detailLines(view, seat, here),
    wrapped(`${asked}${pc.bold(names.ask[kind] ?? kind)}`, here.width, "  "),
    ...formLines(loaded, cli.verbs(view, seat), here),
  ];
}

/** How answers that begin with these verbs are written. */
export function formLines({ cli }: LoadedGame, verbs: readonly string[], here: Context): string[] {
  return verbs.flatMap((verb) => {
    const form = cli.form(verb, here);
    return form === undefined ? [] : [pc.dim(`  ${wrapped(form, here.width - 2, "  ")}`)];
  });
}

/** The answers as they are written, where they are few. */
export function optionTexts<State, Answer extends Decision>(
  game: Pick<Rules<State, Answer>, "options" | "print">,
  view: State,
  seat: Seat,
): readonly string[] {
  return Array.from(game.options(view, seat) ?? [], (answer) => game.print(answer));
}

/** The answers themselves, where they are few, each with the number by which it can be given. */
export function optionLines<State, Answer extends Decision>(
  game: Pick<Rules<State, Answer>, "options" | "print">,
  view: State,
  seat: Seat,
  here: Context,
): string[] {
  const texts = optionTexts(game, view, seat);
  const shown = texts
    .slice(0, FEW_OPTIONS)
    .map((text, i) => `${pc.dim(`#${i + 1}`)} ${wrapped(text, here.width - 6, "      ")}`);
  const more = texts.length - shown.length;
  return more > 0 ? [...shown, here.say.ask.more(more)] : shown;
}
