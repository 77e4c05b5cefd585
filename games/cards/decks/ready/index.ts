import { shelf } from "../shelf.ts";
import { oursIsTheFury } from "./baratheon.ts";
import { whatIsDead } from "./greyjoy.ts";
import { goldAndWhispers, hearThemRoar } from "./lannister.ts";
import { sunAndSpear } from "./martell.ts";
import type { ReadyDeck } from "./ready.ts";
import { winterGuard, wolfPack } from "./stark.ts";
import { fireAndBlood } from "./targaryen.ts";
import { readyIds } from "./titles.ts";

/** The decks that anybody may choose by name; the two for a first game are first. */
export const readyDecks: readonly ReadyDeck[] = [
  winterGuard,
  hearThemRoar,
  wolfPack,
  goldAndWhispers,
  oursIsTheFury,
  fireAndBlood,
  sunAndSpear,
  whatIsDead,
].sort((one, other) => readyIds.indexOf(one.id) - readyIds.indexOf(other.id));

shelf.ready = readyDecks.map(({ deck }) => deck);
