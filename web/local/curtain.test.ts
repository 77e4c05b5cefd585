import type { AskSummary } from "@weirwood/protocol";
import { describe, expect, test } from "vitest";
import { setupOf, workerFor } from "../testing/local-worker.ts";
import { type Curtain, curtainAfter, firstCurtain, passOn, take } from "./curtain.ts";

const orders: AskSummary = { id: 1, kind: "orders", seats: [0, 1, 2], secret: true };
const march = { id: 2, kind: "march", seats: [1] };
const open = (reader: number): Curtain => ({ is: "open", reader });

describe("the curtain", () => {
  test("is drawn when a game is taken up, and never for somebody alone", () => {
    expect(firstCurtain([1, 2], [0, 1, 2])).toEqual({ is: "drawn", next: 1 });
    expect(firstCurtain([], [0, 1])).toEqual({ is: "drawn", next: 0 });
    expect(firstCurtain([], [2])).toEqual(open(2));
  });

  test("stays open for whoever is asked", () => {
    expect(curtainAfter(open(1), { people: [0, 1], asks: [orders] })).toEqual(open(1));
  });

  test("falls at once after a secret answer: there is nothing to look at", () => {
    expect(curtainAfter(open(0), { people: [1, 2], asks: [orders] })).toEqual({ is: "drawn", next: 1 });
  });

  test("waits for the reader where something happened", () => {
    const due = curtainAfter(open(0), { people: [1], asks: [march] });
    expect(due).toEqual({ is: "due", reader: 0, next: 1 });
    expect(passOn(due)).toEqual({ is: "drawn", next: 1 });
  });

  test("goes round the table in one direction", () => {
    expect(curtainAfter(open(1), { people: [0, 2], asks: [orders] })).toEqual({ is: "drawn", next: 2 });
    expect(curtainAfter(open(2), { people: [0, 1], asks: [orders] })).toEqual({ is: "drawn", next: 0 });
  });

  test("stays open while bots play and when the game is over", () => {
    expect(curtainAfter(open(2), { people: [], asks: [] })).toEqual(open(2));
  });

  test("stays drawn whatever happens behind it, until somebody takes the screen", () => {
    const drawn: Curtain = { is: "drawn", next: 1 };
    expect(curtainAfter(drawn, { people: [0], asks: [march] })).toEqual(drawn);
    expect(take(1)).toEqual(open(1));
  });
});

test("behind the curtain nothing of any seat is in sight", async () => {
  const worker = workerFor({ setup: setupOf(3) });
  await worker.session.opened;
  await worker.quiet();
  const [{ id }] = worker.session.tableView.getState().asks;
  await worker.session.decide(id, "orders shivering-sea raid, white-harbor raid, winterfell support");
  worker.session.hide();
  await worker.quiet();
  const hidden = worker.session.tableView.getState();
  expect(hidden).toMatchObject({ view: undefined, asks: [], log: [], draft: undefined });
  expect(worker.session.controls.getState().turn.people).toEqual([1, 2]);
  worker.session.lookThrough(1);
  await worker.quiet();
  expect(JSON.stringify(worker.session.tableView.getState().view)).not.toContain("winterfell support");
  expect(worker.session.tableView.getState().status?.seat).toBe(1);
});

test("a shared game is taken up with nobody's view in sight, and who sits there known", async () => {
  const worker = workerFor({ setup: setupOf(2) }, undefined, true);
  await worker.session.opened;
  await worker.quiet();
  expect(worker.session.tableView.getState().view).toBeUndefined();
  const { table, turn } = worker.session.controls.getState();
  expect(table?.seats.map(({ person }) => person?.name)).toEqual(["Ann", "Ben", undefined]);
  expect(turn.people).toEqual([0, 1]);
});
