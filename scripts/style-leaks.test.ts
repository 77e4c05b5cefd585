import { expect, test } from "vitest";
import { styleLeaks } from "./style-leaks.mjs";

/** A client of two games and a page of the frame, with these sheets besides. */
const leaksOf = (sheets: Readonly<Record<string, string>>): string[] =>
  styleLeaks(
    Object.entries({
      "main.tsx": 'import "./art/base.css";',
      "art/base.css": ":root { --ink: black } .btn { top: 0 }",
      "games/a/board.tsx": `import { Window } from "../../table/window.tsx"; <i className={\`card card-\${kind}\`} />;`,
      "games/b/board.tsx": '<i className="card field" />;',
      "table/window.tsx": 'import "./window.css"; <i className="window" />;',
      "table/page.tsx": 'import "./page.css"; <i className="place" />;',
      ...sheets,
    }).map(([path, code]) => ({ path, code })),
  );

test("what two games call by the same name does not meet, nor does what a game draws with the frame", () => {
  expect(
    leaksOf({
      "games/a/a.css": '.card, .card-red:hover > i { top: 0 } .table[data-width="phone"] .window .card { left: 0 }',
      "games/b/b.css":
        ".card, .field { top: 0 } @keyframes falls { from { top: 0 } } .card { animation: falls 1s both }",
      "table/window.css": ".window .card { top: 0 }",
      "table/page.css": ".place:has(.card) { top: 0 }",
    }),
  ).toEqual([]);
});

test("what is used elsewhere says whose it is", () => {
  const drawing = '<defs><g id="tree" className="card" /></defs>';
  expect(leaksOf({ "games/b/ground.tsx": `\n${drawing}` })).toEqual([
    'web/games/b/ground.tsx:2: <g id="tree" className="card" /> needs its data-game',
  ]);
  expect(leaksOf({ "games/b/ground.tsx": drawing.replace("<g", '<g data-game="b"') })).toEqual([]);
});

test.each([
  ["games/a/a.css", ":root { color: red }", "a property other than colours by name"],
  ["games/a/a.css", "html { color: red }", "html is the frame's"],
  ["games/a/a.css", "@font-face { font-family: Own }", "@font-face is for all pages"],
  ["games/a/a.css", '@import "../b/b.css";', "neither its own nor of web/art"],
  ["games/a/a.css", ":root { --ink: red }", "--ink on the root is of the frame too"],
  ["games/a/a.css", ".card { animation: falls 1s }", "@keyframes falls are not here"],
  ["games/a/a.css", ".place:has(.card) { top: 0 }", "nothing that a draws is .place"],
  ["games/a/a.css", ".field { top: 0 }", "nothing that a draws is .field"],
  ["table/page.css", ".field { top: 0 }", "reaches what b draws"],
  ["table/page.css", ".btn i { top: 0 }", "reaches every page that comes after"],
])("%s with %s leaks", (path, code, said) => {
  expect(leaksOf({ [path]: `\n${code}` })).toEqual([expect.stringMatching(new RegExp(`^web/${path}:2: .*${said}`))]);
});
