import { describe, expect, it } from "vitest";
import { crestIds, houseIds, iconIds, keywordIds, traitIds } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import { Table } from "../testing/table.ts";

const plain = cards.filter(
  ({ face, text: [en] }) => en === "" && ["character", "location", "attachment"].includes(face.type),
);

describe("a card without text is in play what its print says, and nothing else", () => {
  it.each(plain)("$id $face.title", ({ id, face }) => {
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
  });
});
