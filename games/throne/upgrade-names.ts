import { isJsonMap, type Json, type JsonMap } from "@weirwood/kernel";

/**
 * What versions 1 and 2 wrote as numbers, by name. The tables are those of version 2, whatever the rules call things
 * today; what is not as those versions wrote it is left as it is, and refused when it is read.
 */
export function byName(plain: JsonMap): JsonMap {
  return Object.fromEntries(Object.entries(plain).map(([name, json]) => [name, converted(name, json, plain)]));
}

const flags = new Set([
  "printed-court",
  "saan-spares-own",
  "free-orders",
  "engines-not-by-upgrade",
  "engines-retreat",
  "engines-as-casualties",
  "blade-used",
  "singles-shown",
  "lies-open",
  "battle.last-card",
  "battle.text-cancelled",
  "battle.text-read",
  "battle.silenced",
  "battle.swept",
]);

function converted(name: string, json: Json, plain: JsonMap): Json {
  if (flags.has(name)) return isJsonMap(json) ? mapped(json, () => true) : true;
  if (name === "battle.supports" && isJsonMap(json)) return mapped(json, (side) => supports[Number(side)] ?? side);
  if (name === "ask.id" && Array.isArray(json)) return Number(json[0]) + 256 * Number(json[1]);
  if (name === "frames" && Array.isArray(json))
    return (json as readonly Json[]).map((frame) => frameByName(frame, plain));
  if ((name === "seats" || name === "round") && Array.isArray(json)) return withoutLastBlanks(json as readonly Json[]);
  return json;
}

function withoutLastBlanks(list: readonly Json[]): Json {
  let length = list.length;
  while (length > 0 && list[length - 1] === null) length--;
  return list.slice(0, length);
}

const mapped = (map: JsonMap, to: (value: Json) => Json): Json =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, to(value)]));

const supports = ["none", "attacker", "defender"];

interface OldProcedure {
  readonly is: string;
  readonly steps?: readonly string[];
  /** What each register held: nothing where it was not used. */
  readonly registers?: readonly ((value: number, step: number, plain: JsonMap) => JsonMap)[];
}

const houses = ["stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"];
const tracks = ["iron-throne", "fiefdoms", "kings-court"];
const firstPort = 51;
const ports = ["dragonstone", "lannisport", "oldtown", "pyke", "storms-end", "sunspear", "white-harbor", "winterfell"];

const place = (value: number): JsonMap => (value === 0 ? {} : { place: value });

/** Kinds of frames by their old number, from 1. */
const procedures: readonly OldProcedure[] = [
  // A game that ended with its last turn stood past the last step.
  { is: "turn", steps: ["westeros", "planning", "raid", "march", "consolidate", "end", "end"] },
  { is: "westeros", steps: ["reveal", "first", "second", "third", "under"] },
  { is: "supply", registers: [place] },
  { is: "mustering", registers: [place] },
  {
    is: "clash-of-kings",
    steps: ["bidding", "showing", "placing"],
    registers: [(track) => ({ track: tracks[track] })],
  },
  {
    is: "wildling-attack",
    steps: ["bidding", "counting", "reward", "losses", "done"],
    // Known when the bids are counted, and no tie is left to be settled.
    registers: [place, (house, step, { tied }): JsonMap => (step < 2 || tied ? {} : { bidder: houses[house] })],
  },
  { is: "planning", steps: ["singles", "orders", "raven"], registers: [place] },
  { is: "raid", registers: [place] },
  { is: "march", registers: [place] },
  {
    is: "fight",
    steps: [
      "support",
      "attacker-accepts",
      "defender-accepts",
      "announce",
      "cards",
      "cancel-texts",
      "first-text",
      "second-text",
      "blade",
      "compare",
      "first-aftermath",
      "second-aftermath",
      "casualties",
      "retreat",
      "enter",
      "finish",
    ],
    registers: [place, (isSentHome): JsonMap => (isSentHome === 0 ? {} : { "sent-home": true })],
  },
  { is: "consolidate", registers: [place] },
  { is: "capture", registers: [(area) => ({ port: `port-of-${ports[area - firstPort]}` })] },
];

/** `[5, 1, 2, 0]` as `{ is: "clash-of-kings", step: "showing", track: "kings-court" }`. */
function frameByName(frame: Json, plain: JsonMap): Json {
  if (!Array.isArray(frame)) return frame;
  const [kind, step, ...values] = (frame as readonly Json[]).map(Number);
  const procedure = procedures[kind - 1];
  if (procedure === undefined) return frame;
  const { is, steps = [], registers = [] } = procedure;
  return Object.assign(
    { is },
    step === 0 ? {} : { step: steps[step] ?? String(step) },
    ...registers.map((register, index) => register(values[index] ?? 0, step, plain)),
  ) as JsonMap;
}
