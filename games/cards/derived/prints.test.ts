import { describe, expect, it } from "vitest";
import { crestIds, houseIds, iconIds, keywordIds, traitIds } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import { Table } from "../testing/table.ts";
import type { Face } from "../words/index.ts";

/** What is printed on the cards of the pool that have no text. */
const prints: { readonly [card: string]: string } = {
  core_16: "War Host of the North: stark character, cost 7, STR 11, military, war, Army, no-attachments",
  core_18: "Knight of the Tumblestone: stark character, cost 2, STR 2, military power, war, Knight House Tully",
  core_29: "Great Keep: stark location, cost 0, Winterfell Stronghold, limited, +1 gold",
  core_51:
    "Lurkers at Harrenhal: lannister character, cost 6, STR 6, intrigue power, House Clegane, stealth deadly no-attachments",
  core_52: "Lannisport Steward: lannister character, cost 2, STR 2, intrigue, Ally, +2 gold",
  core_61: "The Goldroad: lannister location, cost 0, Westeros, limited, +1 gold",
  core_76:
    "Brienne of Tarth: unique baratheon character, cost 3, STR 3, military, Lady Knight, renown, immune to character of opponent",
  core_89: "Host of Storm's End: baratheon character, cost 5, STR 6, military power, war, Army, no-attachments",
  core_95: "Aegon's Garden: baratheon location, cost 0, Dragonstone, limited, +1 gold",
  core_118: "Brown Ben Plumm: unique targaryen character, cost 0, STR 2, military, Mercenary",
  core_122:
    "Warlock's Servitors: targaryen character, cost 4, STR 3, military power, Army Unsullied, deadly, immune to character",
  core_131: "Temple of the Graces: targaryen location, cost 0, Free Cities, limited, +1 gold",
  pots_11: "House Dayne Knight: martell character, cost 1, STR 1, military intrigue, Knight House Dayne",
  pots_12: "Paramour: martell character, cost 1, STR 1, intrigue, Ally, +1 influence",
  pots_30: "Water Garden: martell location, cost 0, Dorne, limited, +1 gold",
  kotse_9: "Sea Raiders: greyjoy character, cost 2, STR 3, military power, Army Ironborn, limited no-attachments",
  kotse_31: "Gatehouse: greyjoy location, cost 0, Iron Islands, limited, +1 gold",
  core_138: "Crossroads: neutral location, cost 2, Westeros, +1 gold, +1 influence",
  qod_42: "Kingsroad Fiefdom: neutral location, cost 2, Westeros, +2 influence, +2 initiative",
  core_209: "House Stark: stark house",
  core_210: "House Lannister: lannister house",
  core_211: "House Baratheon: baratheon house",
  core_212: "House Targaryen: targaryen house",
  core_213: "House Martell: martell house",
  core_214: "House Greyjoy: greyjoy house",
};

const printed = (face: Face): string => {
  const { title, type, house = ["neutral"], unique, cost, str, immune = [] } = face;
  const symbols = (["gold", "influence", "initiative"] as const).map((name) => face[name] && `+${face[name]} ${name}`);
  const kind = [unique && "unique", ...house, type].filter(Boolean).join(" ");
  const immunity = immune.map(({ of, by }) => `immune to ${of?.join(" ")}${by === undefined ? "" : ` of ${by}`}`);
  const lists = [face.icons, face.crests, face.traits, face.keywords].map((names) => names?.join(" "));
  const numbers = [cost !== undefined && `cost ${cost}`, str !== undefined && `STR ${str}`];
  return `${title}: ${[kind, ...numbers, ...lists, ...immunity, ...symbols].filter(Boolean).join(", ")}`;
};

/** Immunity is printed, and the text repeats it; there is nothing else to be done. */
const plain = cards.filter(
  ({ face, text: [en], abilities }) =>
    face.isFixture !== true && (en === "" || (face.immune !== undefined && abilities.length === 0)),
);

describe("a card that does nothing by itself", () => {
  it("is one of those whose print is known, and has no abilities", () => {
    expect(Object.fromEntries(plain.map(({ id, face }) => [id, printed(face)]))).toEqual(prints);
    expect(plain.filter(({ abilities }) => abilities.length > 0)).toEqual([]);
  });

  it.each(plain.filter(({ face }) => face.type !== "house"))(
    "$id $face.title is in play what its print says, and nothing else",
    ({ id, face }) => {
      const { str, icons = [], crests = [], house = [], keywords = [], traits = [] } = face;
      const table = new Table();
      expect(table.seen(table.lay(id))).toEqual({
        str: typeof str === "number" ? str : 0,
        icons: iconIds.filter((icon) => icons.includes(icon)),
        crests: crestIds.filter((crest) => crests.includes(crest)),
        house: houseIds.filter((one) => house.includes(one)),
        keywords: keywordIds.filter((keyword) => keywords.includes(keyword)),
        traits: traitIds.filter((trait) => traits.includes(trait)),
        gold: face.gold ?? 0,
        influence: face.influence ?? 0,
        initiative: face.initiative ?? 0,
      });
    },
  );
});
