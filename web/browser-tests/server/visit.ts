import { relative } from "node:path";
import { chanceOf } from "@weirwood/kernel";
import { PATIENCE } from "@weirwood/kernel/testing";
import { type Guest, openTestServer, type TestServer, type TestServerParts, testSeed } from "@weirwood/server/testing";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject, test as plain } from "vitest";
import type { Pace } from "../../table/stage/pace.ts";
import "./addresses.ts";
import { settled } from "./arrive.ts";
import { drawn } from "./drawn.ts";
import { offersTestingGame } from "./environment.ts";

/** Somebody at a browser of their own: no cookie, no setting and no game is shared with anybody else. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface VisitOptions {
  readonly size?: keyof typeof sizes;
  readonly language?: "en" | "fr";
  readonly theme?: "parchment" | "night";
  /** Somebody who has set colours of their own, light or dark as the theme is. */
  readonly ownColours?: true;
  /** How fast what others do is told; at once, unless a test wants to see it. */
  readonly pace?: Pace;
  /** Somebody who has turned hints off: they would lie over what the test wants to press. */
  readonly withoutHints?: true;
  /** Somebody who was never asked whether they want hints. */
  readonly isNew?: true;
  /** Somebody who wants to see things move; everybody else here has no time for it. */
  readonly withMotion?: true;
  /**
   * Nothing is painted for them, which is a third of a browser's work: where no test looks at more than what is laid out,
   * said and focused, by mouse and keys. Touch, scrolling and motion need a browser that paints.
   */
  readonly isUnpainted?: boolean;
  /** Faults that this test makes on purpose, by what the console says of them. */
  readonly allowed?: readonly RegExp[];
  /** Another server than the one that all tests share. */
  readonly server?: string;
}

const sizes = {
  laptop: { viewport: { width: 1440, height: 900 } },
  wide: { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  narrow: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  "small phone": { viewport: { width: 360, height: 616 }, hasTouch: true, isMobile: true },
  "phone held across": { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
} satisfies { readonly [size: string]: BrowserContextOptions };

type Visit = (options?: VisitOptions) => Promise<Visitor>;
type OpenServer = (parts?: TestServerParts) => Promise<TestServer>;

const browsers = new Map<string, Promise<Browser>>();

/** One line to each browser for all tests of a process. */
function browserAt(address: string): Promise<Browser> {
  const browser = browsers.get(address) ?? chromium.connect(address);
  browsers.set(address, browser);
  return browser;
}

/** Somebody new at a browser. Whatever the console complains of, or the page's policy forbids, comes into `faults`. */
export async function newVisitor(options: VisitOptions = {}, faults: string[] = []): Promise<Visitor> {
  const { browser, unpaintedBrowser } = inject("addresses");
  return enter(await browserAt(options.isUnpainted ? unpaintedBrowser : browser), options, faults);
}

/** Fails where a browser has complained. */
export function expectNoFaults(faults: string[]): void {
  if (faults.length === 0) return;
  const said = [...new Set(faults.splice(0))].join("\n");
  throw new Error(`the browser complained: ${said}`);
}

/**
 * A test with visitors, who leave when it is over, and servers of its own. Any complaint of the browsers fails the test.
 * Servers end after everybody has left: a page that loses its server complains, and rightly.
 */
export const test = plain.extend<{ visit: Visit; openServer: OpenServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from here which other fixtures are needed: none.
  openServer: async ({}, use) => {
    const servers: TestServer[] = [];
    await use(async (parts) => {
      const server = await openTestServer({
        webFolder: inject("addresses").client,
        environment: offersTestingGame,
        ...parts,
      });
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.end()));
  },
  // Needs the servers so that it is over before they are.
  visit: async ({ openServer: _ }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (options) => {
      const visitor = await newVisitor(options, faults);
      contexts.push(visitor.context);
      return visitor;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expectNoFaults(faults);
  },
});

/** Somebody whom the server knows already sits down at this browser. */
export async function signInAs({ page, context }: Visitor, { address, cookie }: Guest): Promise<void> {
  const [name, value] = cookie.split("=", 2);
  await context.addCookies([{ name, value, url: address }]);
  await page.addInitScript(() => localStorage.setItem("weirwood.somebody", "yes"));
}

/** Goes to another page as a link does, without loading the client anew. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((there) => {
    history.pushState(null, "", there);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await settled(page);
  await drawn(page);
}

/**
 * A page keeps all files of the client for a start without a network, which is more work for browser and server than most
 * tests. Here it does so only where somebody waits for it, the page or a test. Runs in the page.
 */
function keepForWhoWaits(): void {
  if (!("ServiceWorkerContainer" in globalThis)) return;
  const { prototype } = ServiceWorkerContainer;
  const { register } = prototype;
  const { get } = Object.getOwnPropertyDescriptor(prototype, "ready") ?? {};
  let begin = (): void => undefined;
  const isAwaited = new Promise<void>((resolve) => {
    begin = resolve;
  });
  prototype.register = async function (...given): Promise<ServiceWorkerRegistration> {
    await isAwaited;
    return register.apply(this, given);
  };
  Object.defineProperty(prototype, "ready", {
    get() {
      begin();
      return get?.call(this);
    },
  });
}

/**
 * What a page leaves to chance that decides a game is drawn from a seed: short draws, that is. Keys and names, which are
 * long, are never to come again. Runs in the page.
 */
function drawFrom(seed: number): void {
  let mix = seed | 0;
  const word = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    const half = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    return Math.imul(half ^ (half >>> 15), 0x735a2d97) >>> 0;
  };
  const LONGEST = 8;
  const { getRandomValues } = Crypto.prototype;
  Crypto.prototype.getRandomValues = function <Values extends ArrayBufferView>(values: Values): Values {
    const { buffer, byteOffset, byteLength } = values;
    if (byteLength > LONGEST) return getRandomValues.call(this, values as never) as Values;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (let at = 0; at < byteLength; at++) bytes[at] = word() >>> 24;
    return values;
  };
  Math.random = () => word() / 2 ** 32;
}

const visitorsOf = new Map<string, number>();

/** A seed for the next visitor of the test that runs: the same whatever ran before it, and another for each of them. */
function seedOfVisitor(): number {
  const { testPath = "", currentTestName = "" } = expect.getState();
  const of = `${relative(".", testPath)} ${currentTestName}`;
  const visitor = (visitorsOf.get(of) ?? 0) + 1;
  visitorsOf.set(of, visitor);
  return chanceOf(`${testSeed} ${of} ${visitor}`).below(2 ** 32);
}

async function enter(browser: Browser, options: VisitOptions, faults: string[]): Promise<Visitor> {
  const { size = "laptop", language = "en", theme = "parchment", pace = "instant", allowed = [], server } = options;
  // Whether hints are wanted is asked once at a table with people; a test that is not about this was asked before.
  const memory = { isOff: options.withoutHints === true, wasOffered: options.isNew !== true };
  const hints = { name: "weirwood.hints", value: JSON.stringify(memory) };
  const origin = server ?? inject("addresses").server;
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: origin,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: "weirwood.pace", value: pace }, hints] }],
    },
    locale: language === "fr" ? "fr-FR" : "en-GB",
    reducedMotion: options.withMotion ? "no-preference" : "reduce",
    colorScheme: theme === "night" ? "dark" : "light",
    forcedColors: options.ownColours ? "active" : "none",
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(keepForWhoWaits);
  await context.addInitScript(drawFrom, seedOfVisitor());
  const complain = (words: string): void => {
    if (!allowed.some((one) => one.test(words))) faults.push(words);
  };
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complain(message.text());
  });
  context.on("weberror", (fault) => complain(String(fault.error().stack ?? fault.error())));
  return { page: await context.newPage(), context };
}
