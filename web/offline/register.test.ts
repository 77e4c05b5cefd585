import { expect, test, vi } from "vitest";
import { installWorker } from "./register.ts";

/** A worker that keeps all files as soon as it is told to. */
function workers() {
  const postMessage = vi.fn((_: string, [port]: MessagePort[]) => port.postMessage("kept"));
  const registration = { active: { postMessage } } as unknown as ServiceWorkerRegistration;
  return { postMessage, register: vi.fn(async () => registration), ready: Promise.resolve(registration) };
}

test("the worker is installed and fetches all files", async () => {
  const { postMessage, ...container } = workers();
  await installWorker(container, false);
  expect(container.register).toHaveBeenCalledOnce();
  expect(postMessage).toHaveBeenCalledOnce();
});

test("a line that saves data fetches no files that nobody has asked for", async () => {
  const { postMessage, ...container } = workers();
  await installWorker(container, true);
  expect(container.register).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});
