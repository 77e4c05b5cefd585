import { throneBots } from "@weirwood/bots/throne";
import { throne } from "@weirwood/throne";
import { variantIds } from "@weirwood/throne/questions";
import { expect, test } from "vitest";
import {
  botNames,
  choicesRefusal,
  flagChoices,
  housesFor,
  setupFrom,
  usualChoices,
  variantChoices,
  variantRefusal,
  withHouse,
  withPlayers,
  withSeat,
} from "./choices.ts";

const table = usualChoices("practice", ["Ann"], "a seed");
const housesOf = ({ seats }: { readonly seats: readonly { readonly house: string }[] }) =>
  seats.map(({ house }) => house);

test("the bots of the choice are the bots there are", () => {
  expect([...botNames].sort()).toEqual(Object.keys(throneBots).sort());
});

test("every variant and every open ruling is explained by a rule and has a name", () => {
  const { rules, names } = throne.phrasebooks.fr;
  for (const { name, rule } of [...variantChoices, ...flagChoices]) {
    expect(rules).toHaveProperty([rule]);
    expect(names.variant[name] ?? names.option[name]).toBeTruthy();
  }
  expect(variantChoices.map(({ name }) => name)).toEqual([...variantIds]);
});

test("what is decided otherwise than usual is turned round, groups included", () => {
  const setup = setupFrom({ ...table, unusual: ["printedCourt", "engines.byUpgrade"] }, "", () => "");
  expect(setup.options).toMatchObject({
    printedCourt: true,
    saanSparesOwn: false,
    freeOrders: false,
    engines: { byUpgrade: false, retreat: false, asCasualties: false },
  });
});

test("practice is one person in the first seat, and stewards", () => {
  expect(table.players).toBe(5);
  expect(table.seats[0]).toEqual({ house: "lannister", person: "Ann", bot: "steward" });
  expect(table.seats.slice(1).every(({ person }) => person === undefined)).toBe(true);
  expect(choicesRefusal(table)).toBeUndefined();
});

test("taking a house gives the own one to whoever had it", () => {
  const taken = withHouse(table, "stark");
  expect(taken.seats[0]).toMatchObject({ house: "stark", person: "Ann" });
  expect(housesOf(taken).sort()).toEqual(housesFor(5));
});

test("with fewer players everybody has a house that plays, and the person still sits first", () => {
  for (const house of housesFor(6)) {
    for (const players of [3, 4, 5, 6]) {
      const other = withPlayers(withHouse(withPlayers(table, 6), house), players);
      expect(housesOf(other).sort()).toEqual(housesFor(players));
      expect(other.seats[0].person).toBe("Ann");
      expect(other.seats.filter(({ person }) => person !== undefined)).toHaveLength(1);
      expect(choicesRefusal(other)).toBeUndefined();
    }
  }
});

test("a variant that the number of players forbids goes when the number changes", () => {
  const three = { ...withPlayers(table, 3), variants: ["three-board", "ports"] };
  expect(choicesRefusal(three)).toBeUndefined();
  expect(withPlayers(three, 4).variants).toEqual(["ports"]);
  expect(variantRefusal(4, "three-board")?.rule).toBe("throne.variants.three-board");
});

test("two people cannot have one house", () => {
  expect(choicesRefusal(withSeat(table, 1, { house: "lannister" }))?.rule).toBe("throne.setup.houses");
  const drawn = { ...withSeat(table, 1, { house: "lannister" }), areHousesDrawn: true };
  expect(choicesRefusal(drawn)).toBeUndefined();
});

test("a set-up names everybody, and bots where bots sit", () => {
  const pass = withSeat(usualChoices("pass", ["Ann", "Ben"], "a seed"), 2, { bot: "random" });
  const setup = setupFrom(pass, "An evening", ({ person, bot }) => person ?? `Bot ${bot}`);
  expect(setup.seats).toEqual([{ name: "Ann" }, { name: "Ben" }, { name: "Bot random", bot: "random" }]);
  expect(setup.options).toMatchObject({ players: 3, houses: housesOf(pass), variants: [] });
});
