// @vitest-environment happy-dom
import type { Report } from "@weirwood/protocol";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { en } from "../text/en.ts";
import { keepText } from "../text/use-text.ts";
import { ReportCard } from "./report-card.tsx";

const { operator: text } = en;
const table = "T".repeat(22);
const report: Report = { id: 7, table, text: "StuckError", at: 0, isSettled: false, isFault: true };

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await keepText();
});

let leave = (): void => undefined;
afterEach(() => leave());

function show(parts: Partial<Report> = {}, answer: () => Response = () => Response.json({ done: true })) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return answer();
  });
  const onDone = vi.fn();
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<ReportCard report={{ ...report, ...parts }} onDone={onDone} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const reopening = [...page.querySelectorAll("button")].find(({ textContent }) => textContent === text.reopen);
  return { page, sent, onDone, reopening };
}

test("a table at which the rules failed is reported by the server, and goes on at the press of a button", async () => {
  const { page, sent, onDone, reopening } = show();
  expect(page.textContent).toContain(text.byServer);
  await act(async () => reopening?.click());
  expect(sent).toEqual([`POST /api/operator/tables/${table}/reopen`]);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

test("why a table cannot go on is said", async () => {
  const refusal = { rule: "table.not-broken", sentence: "This table is not broken." };
  const { page, onDone, reopening } = show({}, () => Response.json(refusal, { status: 409 }));
  await act(async () => reopening?.click());
  await expect.poll(() => page.textContent).toContain(refusal.sentence);
  expect(onDone).not.toHaveBeenCalled();
});

test("what people report is theirs, and no table is reopened for it", () => {
  const { page, reopening } = show({
    isFault: false,
    by: { id: "P".repeat(22), name: "Sansa" } as Report["by"] & object,
  });
  expect(page.textContent).toContain(text.by("Sansa"));
  expect(reopening).toBeUndefined();
});
