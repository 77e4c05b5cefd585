import { cards, faces } from "@weirwood/cards/questions";
import {
  crestRings,
  divisions,
  neutrals,
  rings,
  sigils,
  slenderCharges,
  titleWords,
  traitCharges,
  typeCharges,
} from "./tables.ts";

/** What a card's emblem shows. It follows from the card alone, so that it looks the same on every machine and in every language. */
export interface FaceSpec {
  /** Its type: the shape of the emblem and the outline of the card. */
  readonly shape: string;
  /** Its set of colours: a House, several, or the subject of a card without one. */
  readonly tincture: string;
  /** The House of the second part of the field, where a card has two. */
  readonly second: string | undefined;
  /** The charge, and the small one in the corner. */
  readonly charge: string;
  readonly canton: string | undefined;
  readonly arrangement: "single" | "pair" | "three" | "canton";
  readonly division: string;
  /** A field of metals bears a charge of colour, and the other way round. */
  readonly isMetal: boolean;
  readonly ring: string;
  /** One of eight patterns of the ground. */
  readonly diaper: number;
}

/** FNV-1a in 32 bits. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** The only chance in a face: its id, well mixed. */
function mixed(id: string): number {
  let hash = fnv(id);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const lines = (table: string): readonly string[] => table.trim().split("\n");
const rows = (table: string): readonly (readonly [name: string, charges: readonly string[]])[] =>
  lines(table).map((line) => {
    const [name, charges] = line.split(": ");
    return [name, charges.split(" ")];
  });

/** Reads the tables once and draws up every face in the order of the pool, in which siblings are counted. */
function drawUp(): readonly FaceSpec[] {
  const words = lines(titleWords).map((line) => {
    const end = line.indexOf(" ");
    const [charge, neutral] = line.slice(0, end).split("@");
    return { charge, neutral, pattern: new RegExp(line.slice(end + 1)) };
  });
  const byTrait = rows(traitCharges);
  const byType = new Map(rows(typeCharges));
  const siblings = new Map<string, number>();

  return cards.map(({ id, face }) => {
    const { type, house = [], crests = [], unique = false } = face;
    const traits: readonly string[] = face.traits ?? [];
    const hash = mixed(id);
    const pick = <Item>(items: readonly Item[]): Item => items[hash % items.length];
    const title = face.title.toLowerCase();
    const said = words.filter(({ pattern }) => pattern.test(title));
    const neutral = said.find((word) => word.neutral !== undefined)?.neutral ?? neutrals[(hash >>> 16) % 8];
    const known = byTrait.filter(([trait]) => traits.includes(trait)).map(([, own]) => pick(own));
    const charge =
      (type === "house" ? sigils[house[0]] : undefined) ??
      said[0]?.charge ??
      known[0] ??
      pick(byType.get(type) ?? ["banner"]);
    const tincture = house.length > 2 ? "multi" : (house[0] ?? `n-${neutral}`);
    const kin = `${tincture}${charge}`;
    const place = siblings.get(kin) ?? 0;
    siblings.set(kin, place + 1);
    const hasCorner = type === "character" || type === "location";
    const canton = hasCorner ? known.find((other) => other !== charge) : undefined;
    const chance = hash >>> 5;
    return {
      shape: type,
      tincture,
      second: house.length === 2 ? house[1] : undefined,
      charge,
      canton,
      arrangement: arrangementOf(traits, unique, charge, canton, chance),
      division: type === "house" ? "plain" : divisions[(mixed(kin) + 5 * place) % divisions.length],
      isMetal: (((hash >>> 3) + place) & 1) === 1,
      ring: crests.length > 0 ? crestRings[crests[0]] : rings[(hash >>> 9) & 7],
      diaper: (hash >>> 13) & 7,
    };
  });
}

/** An army is three; a second trait stands in the corner; slender charges may be two. */
function arrangementOf(
  traits: readonly string[],
  unique: boolean,
  charge: string,
  canton: string | undefined,
  chance: number,
): FaceSpec["arrangement"] {
  if (traits.includes("Army")) return "three";
  if (canton !== undefined && chance % 3 === 0) return "canton";
  return !unique && chance % 2 === 0 && slenderCharges.includes(charge) ? "pair" : "single";
}

let drawn: readonly FaceSpec[] | undefined;

/** The face of a card, by its number in the pool. */
export function faceOf(card: number): FaceSpec {
  drawn ??= drawUp();
  return drawn[Math.min(card, faces.length - 1)];
}
