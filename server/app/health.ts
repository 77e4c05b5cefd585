import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { Metrics } from "./metrics.ts";

export interface HealthParts {
  readonly store: Pick<Store, "probe">;
  readonly clock: Pick<Clock, "now">;
  readonly bus: Pick<Bus, "isUp">;
  readonly metrics: Metrics;
  /** Whether the server is about to stop: it is alive, but wants no new connections. */
  readonly isClosing: () => boolean;
  /** Whoever reads /metrics must know it. Without one they are for programs on this machine. */
  readonly metricsToken: string | null;
  /** Whether people reach the server at an address of its own, and so perhaps through a proxy on this machine. */
  readonly hasAddress: boolean;
}

/** For those who watch over the server: three paths outside the protocol, which change nothing. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get("/healthz", async () => ({ alive: true }));

  const isStoreUp = remembered(parts.clock, () => answers(parts.store));
  app.get("/readyz", async (_, reply) => {
    const state = { store: await isStoreUp(), bus: parts.bus.isUp(), isClosing: parts.isClosing() };
    return reply.code(state.store && state.bus && !state.isClosing ? 200 : 503).send(state);
  });

  app.get("/metrics", async (request, reply) => {
    if (parts.metricsToken === null) {
      if (parts.hasAddress || !isFromHere(request)) throw refused("server.not-found");
    } else if (!isEqual(request.headers.authorization, `Bearer ${parts.metricsToken}`)) {
      return reply.code(401).header("www-authenticate", "Bearer").send({ isAllowed: false });
    }
    const { type, text } = await parts.metrics.read();
    return reply.type(type).send(text);
  });
}

/** Probing writes to the disk, and anybody may ask: it is done at most once in this many milliseconds. */
const PROBED_EVERY = 1_000;

/** What was last found out, or is being found out, as long as it is fresh. */
function remembered(clock: Pick<Clock, "now">, look: () => Promise<boolean>): () => Promise<boolean> {
  let last: { readonly at: number; readonly found: Promise<boolean> } | undefined;
  return () => {
    const now = clock.now();
    if (last === undefined || now - last.at >= PROBED_EVERY) last = { at: now, found: look() };
    return last.found;
  };
}

async function answers(store: Pick<Store, "probe">): Promise<boolean> {
  try {
    await store.probe();
    return true;
  } catch {
    return false;
  }
}

/**
 * Asked by a program on this machine, and not by a proxy for somebody else, nor by a page whose name was made to point
 * here.
 */
function isFromHere({ socket, headers }: Pick<FastifyRequest, "socket" | "headers">): boolean {
  const isPassedOn = Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name));
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? "");
  return !isPassedOn && isNamedSo && ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
}

function isEqual(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
