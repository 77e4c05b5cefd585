import { ONLOOKER, placeDice, type Seat, type Seed } from "@weirwood/kernel";
import { type Battle, DICE, SEAT_HOUSE, states } from "./state/layout.ts";

const ownerAt = (game: Battle, viewer: Seat): number => (viewer === ONLOOKER ? ONLOOKER : game[SEAT_HOUSE + viewer]);
export const view = (game: Battle, viewer: Seat): Battle => states.view(game, ownerAt(game, viewer));
export const hasSecrets = (game: Battle, seat: Seat): boolean => states.hasOwn(game, ownerAt(game, seat));
export function imagine(shown: Battle, seed: Seed): Battle {
  const game = states.clone(shown);
  placeDice(game, DICE, seed);
  return game;
}
