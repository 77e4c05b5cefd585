import { isJsonMap, type Json, type JsonMap } from "../json.ts";

const seatNames = ["ash", "birch", "cedar", "dogwood"];
const cardNames = ["feast", "theft", "spy", "toll", "raven"];
const [NO_WAGER, UNKNOWN_WAGER] = [255, 254];

/**
 * A plain form that older rules wrote, as these write it. Version 1 called the bank the pot. Version 2 wrote frames and the
 * leader as numbers, kept no frame for the round, and said by the phase what is asked.
 */
export function upgrade(plain: Json, rulesVersion: number): Json {
  if (rulesVersion >= 3 || !isJsonMap(plain)) return plain;
  const { pot, ...same } = plain;
  return byName(rulesVersion === 1 ? { ...same, bank: pot } : plain);
}

function byName({ ask, phase, acted, leader, round, coins, wagers, stack, ...same }: JsonMap): JsonMap {
  if (!isJsonMap(coins) || !isJsonMap(wagers) || !Array.isArray(stack)) return { ask };
  const seats = Object.keys(coins);
  const frames = (stack as readonly number[][]).map(frameByName);
  const turn = { is: "round", step: "turns", acted: Number(acted) + 1 };
  const isBidding = phase === "wager";
  const open = { "ask.id": ask };
  const top = frames.at(-1);
  const kind = isBidding ? "wager" : top === undefined ? "play" : top.is === "played" ? "respond" : "discard";
  const asked = isBidding ? seats : [top?.asked ?? seats[(Number(leader) + Number(acted)) % seats.length]];
  return {
    ...same,
    seats: seats.length,
    round: Math.min(Number(round) + 1, Number(same.rounds)),
    leader: seatNames[Number(leader)],
    coins: present(coins, 0),
    wagers: present(wagers, NO_WAGER),
    ...open,
    ...(phase === "over"
      ? {}
      : {
          stack: [isBidding ? { is: "round", step: "turns" } : turn, ...frames],
          "ask.kind": kind,
          "ask.seats": asked,
        }),
  };
}

/** What holds something; a wager that was not shown is unknown. */
function present(bySeat: JsonMap, blank: number): JsonMap {
  const held = Object.entries(bySeat).filter(([, value]) => value !== blank);
  return Object.fromEntries(held.map(([seat, value]) => [seat, value === UNKNOWN_WAGER ? "?" : value]));
}

/** `[1, 0, 4, 1, 255, 2]`: a card with its player, its target and the seat that was asked; `[2, …]`: a toll. */
function frameByName([kind, _step, card, player, target, asked]: number[]): JsonMap {
  if (kind === 2) return { is: "toll", asked: seatNames[asked] };
  const aim: JsonMap = target in seatNames ? { target: seatNames[target] } : {};
  return { is: "played", card: cardNames[card], player: seatNames[player], ...aim, asked: seatNames[asked] };
}
