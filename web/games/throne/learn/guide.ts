import { type AskKind, areaIds, houseIds, houseOfSeat } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { useSettings } from "../../../app/settings.ts";
import type { Guide, GuideMoment, GuideNames } from "../../../learn/guide.ts";
import type { LocalSetup } from "../../../local/kept-game.ts";
import { throneWords } from "../words.ts";
import { type HintMoment, hintFor, hints, steps } from "./hints.ts";
import { learnTextIn } from "./text/learn-text.ts";

/** Friendly dice: the second turn brings new units and power, and no wildlings. */
const SEED = "first game 27";
const BOT = "steward";

/** The base game of three, with stewards, and the house in the middle of the map. */
function setup({ title, person, bot }: GuideNames): LocalSetup {
  const steward = { name: bot, bot: BOT };
  return {
    kind: "practice",
    game: throne.name,
    title,
    options: { players: 3, houses: ["lannister", "baratheon", "stark"], variants: [] },
    seed: SEED,
    seats: [{ name: person }, steward, steward],
  };
}

function hintMoment({ view: plain, seat, asks, draft }: GuideMoment): HintMoment {
  const view: Throne = throne.fromJSON(plain);
  const open = throne.isAwaited(view, seat) ? asks.find(({ seats }) => seats.includes(seat)) : undefined;
  return {
    view,
    seat,
    ask: open?.kind as AskKind | undefined,
    draft: draft !== undefined && draft.ask === open?.id ? draft.answer : undefined,
    round: throne.round(view),
  };
}

/** Leads through a first game of Throne. */
export const guide: Guide = {
  steps,
  stepOf: (id) => hints.find((hint) => hint.id === id)?.step,
  hintFor(moment, given) {
    const seen = hintMoment(moment);
    const due = hintFor(seen, given);
    if (due === undefined) return undefined;
    const { hint, anchor } = due;
    const { names } = throneWords(moment.language, useSettings.getState().placeNames).book;
    const { title, text } = learnTextIn(moment.language).hints[hint.id];
    return {
      id: hint.id,
      step: hint.step,
      rule: hint.rule,
      mayAdvise: hint.mayAdvise === true,
      anchor: "area" in anchor ? { selector: `.area-button[data-area="${anchor.area}"]` } : anchor,
      title: title(
        names.house[houseIds[houseOfSeat(seen.view, seen.seat)]],
        "area" in anchor ? names.area[areaIds[anchor.area]] : "",
      ),
      text,
    };
  },
  words: learnTextIn,
  setup,
};
