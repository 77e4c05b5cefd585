import { Redis, type RedisOptions } from "ioredis";
import type { Log } from "../ports/log.ts";

/** How often a silent connection is asked whether it is still there, and how long it may take to say so. */
const ASK_EVERY = 10_000;

/** What a connection may do otherwise. */
type Otherwise = Pick<
  RedisOptions,
  "maxRetriesPerRequest" | "enableOfflineQueue" | "autoResendUnfulfilledCommands" | "socketTimeout"
>;

/**
 * A connection that comes back by itself. Nothing is queued while Redis is away, nor sent again afterwards: messages are
 * worth nothing later. Rejects where the first attempt to connect fails.
 */
export async function connectToRedis(url: string, log: Log, options: Otherwise = {}): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000) * (0.5 + Math.random() / 2),
    // A network that swallows everything closes no connection: an answer that stays away does.
    socketTimeout: ASK_EVERY,
    ...options,
  });
  let reason: Error | undefined;
  let wasThere = false;
  redis.on("error", (error: Error) => {
    // Each attempt to come back fails with the same words: they are worth one line. Whoever waits for the first is told by the rejection.
    if (wasThere && reason?.message !== error.message) log.warn({ reason: error.message }, "Redis is away");
    reason = error;
  });
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw reason ?? error;
  }
  wasThere = true;
  redis.on("ready", () => {
    reason = undefined;
    log.info({}, "Redis is back");
  });
  const asking = setInterval(() => {
    if (redis.status === "ready") redis.ping().catch(() => {});
  }, ASK_EVERY).unref();
  redis.once("end", () => clearInterval(asking));
  return redis;
}
