import { expect, test } from "vitest";
import {
  firstLayout,
  isRaisedBelow,
  restingSheet,
  withPartShown,
  withPhoneTab,
  withQuestion,
  withSeatsShown,
  withTab,
} from "./layout.ts";

test("the sheet rests half up for a question and for the end, else it leaves the room to the board", () => {
  expect(restingSheet(true, false)).toBe("half");
  expect(restingSheet(false, true)).toBe("half");
  expect(restingSheet(false, false)).toBe("peek");
});

test("a new question brings the board back, but not to somebody who reads it already", () => {
  const reading = withPartShown(firstLayout, "log");
  expect(withQuestion(reading, "half", true)).toMatchObject({ phoneTab: "board", sheet: "half", tab: "log" });
  const answering = withPhoneTab(firstLayout, "ask", "half");
  expect(withQuestion(answering, "half", true).phoneTab).toBe("ask");
  expect(withQuestion(reading, "peek", false)).toMatchObject({ phoneTab: "log", sheet: "peek" });
});

test("the question takes the whole height of a phone, the board puts the sheet back, other parts leave it", () => {
  const asked = withPhoneTab(firstLayout, "ask", "half");
  expect(asked.sheet).toBe("full");
  expect(withPhoneTab(asked, "log", "half").sheet).toBe("full");
  expect(withPhoneTab(asked, "board", "half").sheet).toBe("half");
});

test("seats, log and talk are shown at every width at once", () => {
  expect(withSeatsShown(firstLayout)).toMatchObject({ phoneTab: "seats", isDrawerOpen: true });
  expect(withPartShown(firstLayout, "talk")).toMatchObject({ tab: "talk", phoneTab: "talk" });
});

test("a tab takes half of the column when it is chosen, and gives it back when chosen again or when something is asked", () => {
  const raised = withTab(firstLayout, "log");
  expect(raised.isTabRaised).toBe(true);
  expect(withTab(raised, "talk")).toMatchObject({ tab: "talk", isTabRaised: true });
  expect(withTab(raised, "log").isTabRaised).toBe(false);
  expect(withQuestion(raised, "half", true).isTabRaised).toBe(false);
  expect(withQuestion(raised, "peek", false).isTabRaised).toBe(true);
});

test("a tab that was raised takes no room from the question once it stands in a column of its own", () => {
  const raised = withTab(firstLayout, "talk");
  expect(isRaisedBelow(raised, "laptop")).toBe(true);
  expect(isRaisedBelow(raised, "wide")).toBe(false);
});
