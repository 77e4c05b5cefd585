import { type RouteName, routes } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appointOperators } from "../people/operators.ts";
import { Browser } from "./testing/browser.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

const operatorRoutes = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].who === "operator");

let server: TestServer;
let varys: Browser;
let bot: Browser;

beforeAll(async () => {
  server = await openTestServer();
  varys = new Browser(server.http);
  await varys.send("POST", "/api/accounts", { name: "Varys", password: "little birds" });
  await appointOperators({ ...server.people, operators: ["Varys"] });
  const { secret } = await varys.send<{ secret: string }>("POST", "/api/me/tokens", { label: "bot" });
  bot = new Browser(server.http, { authorization: `Bearer ${secret}` });
});
afterAll(() => server.close());

test.each(operatorRoutes)("an operator's token does not operate: %s", async (name) => {
  const { method, path } = routes[name];
  const address = path.replace(/:\w+/g, "A".repeat(22));
  expect(await bot.refusal(method, address)).toBe("people.token-not-enough");
  // The operator in person is asked for the rest of the request, or finds nothing there; the sessions is open.
  const answer = await varys.ask(method, address);
  expect(answer.body).not.toMatch(/people\.(token-not-enough|operator-needed|not-signed-in)/);
});
