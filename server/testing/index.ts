/** For the tests of other packages: a whole server, and the programs that tests start. */
export { turnedClock } from "../house/clock.ts";
export { newDevice } from "../letters/testing/device.ts";
export { openListener } from "../letters/testing/listener.ts";
export { binary } from "./binaries.ts";
export { type Child, startChild } from "./children.ts";
export { freePort } from "./ports.ts";
export { beginTable, Guest, newGuest, openTestHouse, type TestHouse, type TestHouseParts } from "./test-house.ts";
