import { Redis } from "ioredis";
import type { Context } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";

/** A network that swallows everything closes no connection: an answer that stays away does. */
const SILENCE = 30_000;

/**
 * A connection that comes back by itself, and then says what it could not say meanwhile. Where the first attempt fails,
 * the command does.
 */
export async function connectTo(url: string, here: Context): Promise<Redis> {
  const { say, note } = here;
  const address = addressOf(url, here);
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000),
    socketTimeout: SILENCE,
  });
  let reason: Error | undefined;
  redis.on("error", (error: Error) => {
    reason = error;
  });
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    const { code, message } = (reason ?? error) as NodeJS.ErrnoException;
    const sentence = say.farm.noRedis(address, code ?? message);
    throw new Failure("unreachable", sentence, { server: address }, exitCodes.failed);
  }
  let isAway = false;
  redis.on("reconnecting", () => {
    if (!isAway) note(say.farm.lost(address));
    isAway = true;
  });
  redis.on("ready", () => {
    if (isAway) note(say.farm.back);
    isAway = false;
  });
  return redis;
}

/** Without user and password, as it may be shown. */
export function addressOf(url: string, { say }: Context): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed !== undefined && /^rediss?:$/.test(parsed.protocol)) return `${parsed.protocol}//${parsed.host}`;
  throw new Failure("bad-address", say.farm.badAddress(url), { option: "--farm", value: url });
}
