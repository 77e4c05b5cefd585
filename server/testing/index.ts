/** For the tests of other packages: a whole server, and the programs that tests start. */
export { binary } from "./binaries.ts";
export { type Child, startChild } from "./children.ts";
export { type Connection, Guest, newGuest, openTestHouse, type TestHouse } from "./test-house.ts";
