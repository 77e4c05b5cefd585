// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { listenToKeys, useKeys } from "./keys.ts";

test("a key does what is on the screen, from the moment it is there", () => {
  const heard: string[] = [];
  function Sends({ answer }: { readonly answer: string }) {
    useKeys([{ key: "r", label: "send", act: () => heard.push(answer) }]);
    return null;
  }
  listenToKeys();
  const root = createRoot(document.createElement("div"));
  for (const answer of ["first", "second"]) {
    flushSync(() => root.render(<Sends answer={answer} />));
    dispatchEvent(new KeyboardEvent("keydown", { key: "r" }));
  }
  root.unmount();
  expect(heard).toEqual(["first", "second"]);
});
