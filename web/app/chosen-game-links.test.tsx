// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test, vi } from "vitest";
import { chooseGame } from "../games/chosen-game.ts";
import { gameListings } from "../games/index.ts";
import { canBeLearned } from "../games/learning.ts";
import { Ways } from "../lobby/ways.tsx";
import { keepText } from "../text/use-text.ts";
import { PageLinks } from "./page-links.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await keepText();
});

/** Where the links of a part of a page lead. */
function linksOf(part: ReactNode): string[] {
  const page = document.createElement("div");
  const root = createRoot(page);
  act(() => root.render(part));
  const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  act(() => root.unmount());
  return links;
}

test.each(gameListings)("with $name chosen, front page and menu lead to what is its own", ({ name }) => {
  chooseGame(name);
  const lesson = canBeLearned(name) ? [`/learn/${name}`] : [];
  expect(linksOf(<PageLinks />)).toEqual(["/", "/replay", `/statistics/${name}`, `/rules/${name}`, ...lesson]);
  expect(linksOf(<Ways isNew />)).toEqual([...lesson, `/pass?game=${name}`, `/rules/${name}`]);
});
