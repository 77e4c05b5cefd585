/** For the tests of other packages: a whole server, and the programs that tests start. */
export { turnedClock } from "../app/clock.ts";
export { newDevice } from "../notifications/testing/device.ts";
export { openListener } from "../notifications/testing/listener.ts";
export { binary } from "./binaries.ts";
export { testSeed, writtenLuck } from "./chance.ts";
export { type Child, startChild } from "./children.ts";
export { freePort } from "./ports.ts";
export { type Service, startRedis } from "./services.ts";
export {
  beginTable,
  followTable,
  Guest,
  newGuest,
  openTestServer,
  playOn,
  sampledAnswer,
  type TestServer,
  type TestServerParts,
} from "./test-server.ts";
export { UNHURRIED } from "./unhurried.ts";
export { until } from "./until.ts";
