import { expect, test } from "vitest";
import { notificationFrom, strategyFor } from "./strategy.ts";

const origin = "https://war.example";
const asked = (path: string, parts: object = {}) => ({
  method: "GET",
  mode: "cors",
  url: `${origin}${path}`,
  ...parts,
});

test("what is live or somebody's own is never kept", () => {
  for (const path of ["/api/me", "/api/tables?mine=true", "/api", "/live"]) {
    expect(strategyFor(asked(path), origin)).toBe("leave");
    expect(strategyFor(asked(path, { mode: "navigate" }), origin)).toBe("leave");
  }
  expect(strategyFor(asked("/", { method: "POST" }), origin)).toBe("leave");
  expect(strategyFor({ method: "GET", mode: "cors", url: "https://elsewhere.example/a.js" }, origin)).toBe("leave");
});

test("pages come from the network first, files from the shelf", () => {
  expect(strategyFor(asked("/table/abc", { mode: "navigate" }), origin)).toBe("page");
  expect(strategyFor(asked("/assets/index-abc.js"), origin)).toBe("kept");
  expect(strategyFor(asked("/apiary.svg"), origin)).toBe("kept");
});

test("a push message says what the server wrote, and leads to one of our own pages", () => {
  const pushed = JSON.stringify({
    title: "T: your turn",
    text: "Go on.",
    link: "https://war.example/table/x?a=1",
    table: "x",
  });
  expect(notificationFrom(pushed)).toEqual({
    title: "T: your turn",
    text: "Go on.",
    address: "/table/x?a=1",
    tag: "x",
  });
  expect(notificationFrom(JSON.stringify({ title: "Hi", link: "https://evil.example/me" })).address).toBe("/me");
});

test("a push message that cannot be read is still shown as something", () => {
  for (const broken of [undefined, "", "{", "7", '"x"'])
    expect(notificationFrom(broken)).toMatchObject({ title: "Weirwood" });
});
