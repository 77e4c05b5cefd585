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

test("Enter and the space bar belong to a control that was reached by keyboard; among cards only Enter does", () => {
  const heard: string[] = [];
  function Table() {
    useKeys([" ", "Enter"].map((key) => ({ key, label: "pass", act: () => heard.push(key) })));
    return (
      <>
        <button type="button" />
        <div data-space="free">
          <button type="button" />
        </div>
      </>
    );
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(<Table />));
  const [plain, card] = place.querySelectorAll("button");
  const press = (button: HTMLElement): string[] => {
    for (const key of ["Enter", " "]) button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return heard.splice(0);
  };
  const reach = (button: HTMLElement, by: Event): void => {
    dispatchEvent(by);
    button.dispatchEvent(new Event("focusin", { bubbles: true }));
  };
  for (const button of [plain, card]) {
    reach(button, new KeyboardEvent("keydown", { key: "Tab" }));
    expect(press(button)).toEqual(button === plain ? [] : [" "]);
    reach(button, new Event("pointerdown"));
    expect(press(button)).toEqual(["Enter", " "]);
  }
  root.unmount();
  place.remove();
});
