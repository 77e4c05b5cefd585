import type { OpenAsk } from "@weirwood/kernel";
import type { House } from "./board.ts";
import { NONE } from "./board.ts";
import { ANSWERED, ASK_KIND, ASKED, type AskKind, askKinds, askNumber, type Throne } from "./layout.ts";

/** What the game waits for: one kind of decision, of one house or of several at once. */

const kindNumbers = new Map<AskKind, number>(askKinds.map((kind, number) => [kind, number]));

export const bit = (house: House): number => 1 << house;
export const includes = (set: number, house: House): boolean => ((set >> house) & 1) === 1;

/** Opens an ask to a set of houses. Its id is new. */
export function ask(game: Throne, kind: AskKind, houses: number): void {
  askNumber.set(game, askId(game) + 1);
  game[ASK_KIND] = kindNumbers.get(kind) as number;
  game[ASKED] = houses;
  game[ANSWERED] = 0;
}

function closeAsk(game: Throne): void {
  game[ASK_KIND] = NONE;
  game[ASKED] = 0;
  game[ANSWERED] = 0;
}

/** The house that is asked, where it is one. */
export const askedHouse = (game: Throne): House => 31 - Math.clz32(game[ASKED]);

export const isAsking = (game: Throne): boolean => game[ASK_KIND] !== NONE;
export const askKind = (game: Throne): AskKind => askKinds[game[ASK_KIND]];
const askId = (game: Throne): number => askNumber.get(game);
export const isAsked = (game: Throne, house: House): boolean => includes(game[ASKED], house);
export const hasAnswered = (game: Throne, house: House): boolean => includes(game[ANSWERED], house);

/** The same for the kernel's driver. */
export const openAsk: OpenAsk<Throne> = {
  isOpen: isAsking,
  id: askId,
  kind: (game) => game[ASK_KIND],
  asked: (game) => game[ASKED],
  answered: (game) => game[ANSWERED],
  setAnswered(game, houses) {
    game[ANSWERED] = houses;
  },
  close: closeAsk,
};
