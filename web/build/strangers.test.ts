import { expect, test } from "vitest";
import { strangers } from "./strangers.ts";

const games = ["throne", "ravens-wager"];
const here = (...paths: string[]) => paths.map((path) => `/home/somebody/weirwood/${path}`);

test("listings, what seats are like, addresses of drawings, and what is no game's may come with the front page", () => {
  const modules = here("web/main.tsx", "web/games/throne/listing.ts", "web/games/index.ts", "catalogue/throne.ts");
  modules.push(...here("web/games/throne/seats.ts", "web/games/throne/art/sprite.svg?url"));
  expect(strangers(modules, games, "front page")).toEqual([]);
});

test("words, symbols and rules of a game may not", () => {
  const modules = here(
    "games/throne/rules.ts",
    "web/games/throne/text/en/play.ts",
    "web/games/throne/art/heraldry.ts",
    "web/games/ravens-wager/client.ts",
  );
  expect(strangers(modules, games, "front page")).toEqual([
    "throne: rules/rules.ts",
    "throne: client/text/en/play.ts",
    "throne: client/art/heraldry.ts",
    "ravens-wager: client/client.ts",
  ]);
});

test("a game's picture brings its drawings, and neither words nor rules", () => {
  const modules = here("web/games/throne/map/ground.tsx", "web/games/throne/text/fr.ts", "games/throne/data/map.ts");
  expect(strangers(modules, games, "picture")).toEqual(["throne: client/text/fr.ts", "throne: rules/data/map.ts"]);
});
