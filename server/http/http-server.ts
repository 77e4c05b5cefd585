import { Readable } from "node:stream";
import { type Refusal, RefusedError, refuse } from "@weirwood/kernel";
import { Refused, type Route, type RouteName, routes } from "@weirwood/protocol";
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { type HealthParts, registerHealth } from "../app/health.ts";
import { newRequestId } from "../app/log.ts";
import type { Log } from "../ports/log.ts";
import { NotKept, OutcomeUnknown } from "../ports/store.ts";
import { refused, statusOf } from "../refusals.ts";
import type { SentenceOf } from "../text/sentences.ts";
import type { Asker } from "../workers/fair-queue.ts";
import { Entrance } from "../workers/fair-turns.ts";
import {
  type Authentication,
  type AuthenticationSettings,
  type Identity,
  openAuthentication,
  type Sessions,
} from "./authentication.ts";
import { type Buckets, neighbourhood, type Rate, scaled } from "./buckets.ts";
import { writeCookie } from "./cookies.ts";
import { chapterOf, registerDocumentation } from "./documentation.ts";
import type { Call, Handlers } from "./handlers.ts";
import { registerHeaders } from "./headers.ts";
import { everything, isForOwnersOnly, policies } from "./policies.ts";
import { compileReply } from "./replies.ts";
import { compileSchema, MalformedError } from "./schemas.ts";
import { SlowRefusals } from "./slow-refusals.ts";
import { isPage, isUnreadablePage, NO_SUCH_PAGE, registerWebClient } from "./web-client.ts";

declare module "fastify" {
  interface FastifyRequest {
    proof: Identity | undefined;
  }
  interface FastifyContextConfig {
    name?: RouteName;
  }
}

export interface HttpSettings extends AuthenticationSettings {
  /** The built web client; without it only the protocol is served. */
  readonly webFolder?: string;
  /** How many proxies in front are to be believed about where a request came from. */
  readonly proxies?: number;
  /** Multiplies every limit by number; for measuring, where one machine is many people. */
  readonly rateScale?: number;
  readonly limits?: Partial<Limits>;
}

export interface Limits {
  readonly bodyBytes: number;
  readonly addressLength: number;
  readonly headerBytes: number;
  /** Milliseconds for all headers, for the whole request, of silence on a connection, and between two requests. */
  readonly headersWithin: number;
  readonly requestWithin: number;
  readonly silence: number;
  readonly idle: number;
}

const usualLimits: Limits = {
  bodyBytes: 64 * 1024,
  addressLength: 2048,
  headerBytes: 16 * 1024,
  headersWithin: 10_000,
  requestWithin: 20_000,
  silence: 60_000,
  idle: 30_000,
};

export interface HttpParts {
  readonly handlers: Handlers;
  readonly sessions: Sessions;
  readonly buckets: Buckets;
  readonly health: HealthParts;
  readonly log: Log;
  readonly sentenceOf: SentenceOf;
  readonly settings: HttpSettings;
  /** Told from where people come, in whose turns their things are done. */
  readonly noteAsker?: (asker: Asker) => void;
  /** Registers the socket's route on the same app. */
  readonly live?: (
    app: FastifyInstance,
    authentication: Authentication,
    limits: Limits,
    entrance: Entrance,
  ) => void | Promise<void>;
}

const A_YEAR = 365 * 24 * 3600;
const TOO_OFTEN = statusOf("server.too-often");

/** Everything that is asked over HTTP: the protocol's routes, their documentation, the web client and the server's health. */
export async function buildHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const limits = { ...usualLimits, ...parts.settings.limits };
  const authentication = openAuthentication(parts.settings, parts.sessions);
  const slow = new SlowRefusals();
  const entrance = new Entrance();
  let hasClient = false;
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    connectionTimeout: limits.silence,
    requestTimeout: limits.requestWithin,
    keepAliveTimeout: limits.idle,
    http: {
      headersTimeout: limits.headersWithin,
      maxHeaderSize: limits.headerBytes,
      // How often slow clients are looked for.
      connectionsCheckingInterval: Math.min(1000, limits.headersWithin),
    },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false, caseSensitive: true },
    trustProxy: (_, hop) => hop < (parts.settings.proxies ?? 0),
    logger: false,
    genReqId: newRequestId,
    exposeHeadRoutes: false,
    return503OnClosing: true,
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    frameworkErrors: (error, request, reply) => {
      if (hasClient && isUnreadablePage(request)) reply.redirect(NO_SUCH_PAGE);
      else answerError(parts, { authentication, slow }, error, request, reply);
    },
    clientErrorHandler: ({ code }, socket) => {
      // A browser that had opened a line in advance and takes it up as we close it tries again after a 408, and only then.
      const answer = code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
      if (socket.writable) socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      else socket.destroy();
    },
  });

  app.decorateRequest("proof", undefined);
  app.setValidatorCompiler(compileSchema);
  app.setSerializerCompiler(compileReply);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(parts, { authentication, slow }, error, request, reply),
  );
  // Only JSON is understood: a form on another site can send nothing else without asking first.
  app.removeContentTypeParser("text/plain");

  await registerHeaders(app, parts.settings.address);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (request.url.length > limits.addressLength) throw refused("server.too-large");
    const address = neighbourhood(request.ip);
    take(parts, `address ${address}`, everything.perAddress);
    // Who it is is looked up after this.
    await entrance.enter({ address, person: "unknown" });
  });
  app.addHook("onResponse", async (request, reply) => tellServer(parts, request, reply));

  await registerDocumentation(app);
  for (const name of Object.keys(routes) as RouteName[]) registerRoute(app, parts, authentication, name);
  registerHealth(app, parts.health);
  await parts.live?.(app, authentication, limits, entrance);

  hasClient = await registerWebClient(app, parts.settings.webFolder);
  app.setNotFoundHandler(async (request, reply) => {
    if (hasClient && isPage(request)) return reply.sendFile("index.html");
    throw refused("server.not-found");
  });
  return app;
}

function registerRoute(app: FastifyInstance, parts: HttpParts, authentication: Authentication, name: RouteName): void {
  const route: Route = routes[name];
  const handler = parts.handlers[name] as (call: Call<RouteName>) => Promise<unknown>;
  app.route({
    method: route.method,
    url: route.path,
    config: { name },
    schema: {
      summary: route.about,
      operationId: name,
      tags: [chapterOf(route.path)],
      security: securityOf(name, route),
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      response: {
        ...(route.replyType === undefined && { 200: route.reply }),
        "4xx": Refused,
        "5xx": Refused,
      },
    },
    onRequest: (request, reply) => letIn(parts, authentication, name, route, request, reply),
    preValidation: async (request) => refuseUnlisted(route, request),
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.proof?.caller,
        language: authentication.languageOf(request, request.proof?.caller),
        address: neighbourhood(request.ip),
        session: sessionOf(parts, authentication, request, reply),
      } as Call<RouteName>);
      // What may be long goes out as it is made.
      if (answer instanceof Readable) reply.type("application/json; charset=utf-8");
      if (route.replyType !== undefined) reply.type(`${route.replyType}; charset=utf-8`);
      return reply.send(answer);
    },
  });
}

/** Who may call what, and how often: decided here for every route, before anything of the body is read. */
async function letIn(
  parts: HttpParts,
  authentication: Authentication,
  name: RouteName,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const policy = policies[name];
  if (policy.perAddress) take(parts, `address ${name} ${neighbourhood(request.ip)}`, policy.perAddress);
  if (route.method !== "GET" && !authentication.isOwnOrigin(request)) throw refused("server.foreign-origin");

  const proof = await authentication.prove(request);
  request.proof = proof;
  if (proof === undefined) {
    if (route.who !== "anybody" || request.headers.authorization !== undefined) throw refused("people.not-signed-in");
    return;
  }
  const { caller } = proof;
  parts.noteAsker?.({ person: caller.id, address: neighbourhood(request.ip) });
  take(parts, `person ${caller.id}`, everything.perPerson);
  if (policy.perPerson) take(parts, `person ${name} ${caller.id}`, policy.perPerson);
  if (route.who === "operator" && caller.role !== "operator") throw refused("people.operator-needed");
  if (route.who === "account" && caller.kind !== "account") throw refused("people.account-needed");
  if (isForOwnersOnly(name) && proof.by === "token") throw refused("people.token-not-enough");
  if (proof.isAging) setCookie(authentication, reply, authentication.cookieOf(request) ?? "", A_YEAR);
}

function take(parts: HttpParts, key: string, rate: Rate): void {
  const seconds = parts.buckets.take(key, scaled(rate, parts.settings.rateScale ?? 1));
  if (seconds > 0) throw refused("server.too-often", { seconds });
}

/** What a route's schema does not list is not quietly left aside. */
function refuseUnlisted(route: Route, request: FastifyRequest): void {
  if (route.body === undefined && request.body !== undefined) throw new MalformedError("body");
  if (route.query === undefined && Object.keys(request.query as object).length > 0) throw new MalformedError("query");
}

function sessionOf(
  parts: HttpParts,
  authentication: Authentication,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<"me">["session"] {
  const endOld = async (): Promise<void> => {
    const old = authentication.cookieOf(request);
    if (old !== undefined) await parts.sessions.endSession(old);
  };
  return {
    async signIn(person) {
      const value = await parts.sessions.beginSession(person);
      // Whoever was signed in here before is not any more, and a cookie that somebody planted is worth nothing.
      await endOld();
      setCookie(authentication, reply, value, A_YEAR);
    },
    async signOut() {
      await endOld();
      setCookie(authentication, reply, "", 0);
    },
    async markBrowser(person) {
      const mark = await parts.sessions.markBrowser(person);
      const { markName, isSecure } = authentication;
      reply.header("set-cookie", writeCookie(markName, mark, { seconds: A_YEAR, isSecure }));
    },
    browser: () => authentication.browserOf(request),
  };
}

function setCookie(
  { cookieName, isSecure }: Authentication,
  reply: FastifyReply,
  value: string,
  seconds: number,
): void {
  reply.header("set-cookie", writeCookie(cookieName, value, { seconds, isSecure }));
}

function answerError(
  parts: HttpParts,
  { authentication, slow }: { readonly authentication: Authentication; readonly slow: SlowRefusals },
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error);
  const isOurFault = refusal.rule === "server.broken" || error instanceof NotKept || error instanceof OutcomeUnknown;
  if (isOurFault) parts.log.error({ err: error, request: request.id }, "a request broke");
  parts.health.metrics.refused(refusal.rule);
  const sentence = parts.sentenceOf(refusal, authentication.languageOf(request, request.proof?.caller));
  reply.code(statusOf(refusal.rule)).type("application/json; charset=utf-8");
  const told = { rule: refusal.rule, params: refusal.params, sentence };
  if (refusal.rule !== "server.too-often") {
    reply.send(told);
    return;
  }
  reply.header("retry-after", String(refusal.params.seconds));
  slow.send(neighbourhood(request.ip), reply, told);
}

/** Only what was meant to be told is told: of everything else, that something broke. */
function refusalOf(error: Error & { code?: string; statusCode?: number }): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof NotKept || error instanceof OutcomeUnknown) return refuse("server.busy");
  // A link that was cut short names no table.
  if (error instanceof MalformedError && error.where === "params/table") return refuse("table.unknown");
  if (error instanceof MalformedError) return refuse("server.malformed", { where: error.where });
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return refuse("server.too-large");
  if (error.code === "FST_ERR_BAD_URL" || error.code === "FST_ERR_MAX_PARAM_LENGTH") return refuse("server.not-found");
  if (error.statusCode === 404) return refuse("server.not-found");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse("server.malformed", { where: "body" });
  }
  return refuse("server.broken");
}

function securityOf(name: RouteName, route: Route): { [scheme: string]: string[] }[] {
  if (route.who === "anybody") return [];
  return isForOwnersOnly(name) ? [{ cookie: [] }] : [{ cookie: [] }, { token: [] }];
}

/** The route's pattern, not the address: addresses hold invitations. */
function tellServer(parts: HttpParts, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.config.name ?? (request.is404 ? "none" : (request.routeOptions.url ?? "none"));
  const seconds = reply.elapsedTime / 1000;
  parts.health.metrics.requestAnswered(route, reply.statusCode, seconds);
  if (request.method === "GET" && reply.statusCode < 400) return;
  // Whoever asks too often could fill the disk with lines; they are counted above.
  if (reply.statusCode === TOO_OFTEN) return;
  parts.log.info(
    {
      request: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ...(request.proof && { person: request.proof.caller.id }),
    },
    "request",
  );
}
