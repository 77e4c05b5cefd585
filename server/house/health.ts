import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
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
  /**
   * Whoever reads /metrics must know it. Without one there is nothing to read: where a request comes from proves
   * nothing, for behind a proxy on the same machine everybody comes from there.
   */
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
    if (parts.metricsToken === null) throw refused("server.not-found");
    if (!isEqual(request.headers.authorization, `Bearer ${parts.metricsToken}`)) {
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

function isEqual(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
