import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Bus } from "../ports/bus.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import type { Metrics } from "./metrics.ts";

export interface HealthParts {
  readonly store: Pick<Store, "probe">;
  readonly bus: Pick<Bus, "isUp">;
  readonly metrics: Metrics;
  /** Whether the server is about to stop: it is alive, but wants no new visitors. */
  readonly isClosing: () => boolean;
  /** Whoever reads /metrics must know it. Without one they are for programs on this machine. */
  readonly metricsToken: string | null;
}

/** For those who watch over the server: three paths outside the protocol, which change nothing. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get("/healthz", async () => ({ alive: true }));

  app.get("/readyz", async (_, reply) => {
    const state = { store: await answers(parts.store), bus: parts.bus.isUp(), isClosing: parts.isClosing() };
    return reply.code(state.store && state.bus && !state.isClosing ? 200 : 503).send(state);
  });

  app.get("/metrics", async (request, reply) => {
    if (parts.metricsToken === null) {
      if (!isFromHere(request)) throw refused("server.not-found");
    } else if (!isEqual(request.headers.authorization, `Bearer ${parts.metricsToken}`)) {
      return reply.code(401).header("www-authenticate", "Bearer").send({ isAllowed: false });
    }
    const { type, text } = await parts.metrics.read();
    return reply.type(type).send(text);
  });
}

async function answers(store: Pick<Store, "probe">): Promise<boolean> {
  try {
    await store.probe();
    return true;
  } catch {
    return false;
  }
}

/** Asked by a program on this machine, and not by a proxy for somebody else. */
function isFromHere({ socket, headers }: Pick<FastifyRequest, "socket" | "headers">): boolean {
  const isPassedOn = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => name in headers);
  return !isPassedOn && ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
}

function isEqual(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
