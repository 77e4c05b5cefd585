import { isRefusal } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { loadSetUpGame } from "./set-up-game.ts";
import {
  changeSitter,
  chooseOption,
  localSetup,
  setUpRefusal,
  type TableSetUp,
  takeSeat,
  usualSetUp,
} from "./table-set-up.ts";

const throne = await loadSetUpGame("throne");
const wager = await loadSetUpGame("ravens-wager");
if (throne === undefined || wager === undefined) throw new Error("the catalogue lacks a game");

const namesOf = ({ seats }: TableSetUp): string[] => seats.map(({ name }) => name);
const peopleIn = ({ seats }: TableSetUp): (string | undefined)[] => seats.map(({ person }) => person);

describe("a game whose names may stand in any order", () => {
  const table = usualSetUp(throne, "practice", ["Ann"], "a seed");

  test("has one person in the first seat for practice, and its strongest bots", () => {
    expect(table.seats[0]).toEqual({ name: "stark", person: "Ann", bot: "steward" });
    expect(table.seats).toHaveLength(5);
    expect(table.seats.slice(1).every(({ person }) => person === undefined)).toBe(true);
    expect(setUpRefusal(throne, table)).toBeUndefined();
  });

  test("begins with the game's usual seat, or the one that was asked for where it is played", () => {
    const firstOf = (wanted?: string) => usualSetUp(throne, "practice", ["Ann"], "a seed", wanted).seats[0].name;
    expect([firstOf(), firstOf("tyrell"), namesOf(table).includes(firstOf("nobody"))]).toEqual([
      "stark",
      "tyrell",
      true,
    ]);
  });

  test("gives the own name to whoever had the one that is taken", () => {
    const taken = takeSeat(throne, table, 0, "lannister");
    expect(taken.seats[0]).toMatchObject({ name: "lannister", person: "Ann" });
    expect(namesOf(taken).sort()).toEqual(namesOf(table).sort());
    expect(takeSeat(throne, table, 0, "stark").seats).toEqual(table.seats);
  });

  test("with fewer players everybody has a name that plays, and the person still sits first", () => {
    const six = chooseOption(throne, table, "players", 6);
    for (const name of namesOf(six)) {
      for (const players of [3, 4, 5, 6]) {
        const other = chooseOption(throne, takeSeat(throne, six, 0, name), "players", players);
        expect(other.seats).toHaveLength(players);
        expect(peopleIn(other)).toEqual(["Ann", ...new Array<undefined>(players - 1).fill(undefined)]);
        expect(setUpRefusal(throne, other)).toBeUndefined();
      }
    }
  });

  test("drops a flag that another option forbids", () => {
    const three = chooseOption(throne, chooseOption(throne, table, "players", 3), "variants", ["three-board", "ports"]);
    expect(setUpRefusal(throne, three)).toBeUndefined();
    expect(chooseOption(throne, three, "players", 4).choices.variants).toEqual(["ports"]);
  });

  test("says why it cannot be set up so", () => {
    const twice = { ...table, seats: table.seats.with(1, { ...table.seats[1], name: "stark" }) };
    expect(setUpRefusal(throne, twice)?.rule).toBe("throne.setup.houses");
    expect(setUpRefusal(throne, { ...twice, areSeatsDrawn: true })).toBeUndefined();
  });

  test("begins with everybody named, bots where bots sit, and what is not as usual", () => {
    const two = usualSetUp(throne, "pass", ["Ann", "Ben"], "a seed");
    const pass = chooseOption(throne, changeSitter(two, 2, { bot: "random" }), "printedCourt", true);
    const setup = localSetup(throne, pass, "An evening", ({ person, bot }) => person ?? `Bot ${bot}`);
    expect(setup.seats).toEqual([{ name: "Ann" }, { name: "Ben" }, { name: "Bot random", bot: "random" }]);
    expect(setup.options).toEqual({ players: 3, houses: namesOf(pass), printedCourt: true });
    expect(isRefusal(throne.rules.readOptions(setup.options))).toBe(false);
  });
});

describe("a game whose seats have names of their own", () => {
  const table = usualSetUp(wager, "practice", ["Ann"], "a seed");

  test("has as many seats as its own number says, whatever that is called", () => {
    expect(table.seats).toHaveLength(3);
    expect(chooseOption(wager, table, "seats", 4).seats).toHaveLength(4);
    expect(usualSetUp(wager, "pass", ["Ann", "Ben"], "a seed").seats).toHaveLength(2);
  });

  test("moves the person to the seat that is taken", () => {
    const [, , third] = namesOf(table);
    const taken = takeSeat(wager, table, 0, third);
    expect(namesOf(taken)).toEqual(namesOf(table));
    expect(peopleIn(taken)).toEqual([undefined, undefined, "Ann"]);
    const fewer = chooseOption(wager, taken, "seats", 2);
    expect(peopleIn(fewer).filter((person) => person !== undefined)).toEqual(["Ann"]);
  });

  test("begins with choices from a list", () => {
    const setup = localSetup(wager, chooseOption(wager, table, "rounds", 9), "An evening", () => "");
    expect(setup).toMatchObject({ game: "ravens-wager", options: { rounds: 9 } });
    expect(setup.seats.map(({ bot }) => bot)).toEqual([undefined, "random", "random"]);
  });
});
