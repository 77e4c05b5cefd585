import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { literalAddress, readTarget } from "./addresses.ts";

export interface PostGuard {
  /** Which addresses may be connected to. Only tests, whose listeners are on this machine, have another than public ones. */
  readonly isAllowed: (address: string) => boolean;
  /** How a name is looked up; all of its addresses. */
  readonly lookUp?: (name: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;
}

export interface Posted {
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

/** Why nothing was sent: requests to this address are not allowed. Trying again does not help. */
export class ForbiddenTargetError extends Error {
  constructor() {
    super("this address may not be reached");
    this.name = "ForbiddenTargetError";
  }
}

const MOST_BYTES = 1024;
/** Milliseconds for each of so many questions to a name server. */
const NAME_SERVERS = { timeout: 1000, tries: 2 };

/**
 * Posts to an address that somebody gave us, and answers with the status. The name is looked up once, every address it
 * has is checked, and the connection goes to one that was: a name that points elsewhere a moment later changes nothing.
 * Redirections are not followed, and of what comes back only the beginning is taken. The signal ends it at any moment.
 */
export async function guardedPost(
  address: string,
  { headers, body }: Posted,
  guard: PostGuard,
  signal: AbortSignal,
): Promise<number> {
  const url = readTarget(address, guard.isAllowed);
  if (url === undefined) throw new ForbiddenTargetError();
  const checked = await orAborted(checkedAddresses(url, guard, signal), signal);
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    lookup: pinned(checked),
    // A connection of its own: one that was kept might have been opened under another name.
    agent: false,
    signal,
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request = send(url, options, (response) => {
      let bytes = 0;
      const status = response.statusCode ?? 0;
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > MOST_BYTES) response.destroy();
      });
      response.on("close", () => resolve(status));
      response.on("error", () => resolve(status));
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** As the promise, unless the signal comes first. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function checkedAddresses(url: URL, guard: PostGuard, signal: AbortSignal): Promise<readonly LookupAddress[]> {
  const literal = literalAddress(url);
  if (literal !== undefined) return [{ address: literal, family: literal.includes(":") ? 6 : 4 }];
  const found = await (guard.lookUp ?? lookUpAll)(url.hostname, signal);
  if (found.length === 0 || !found.every((one) => guard.isAllowed(one.address))) throw new ForbiddenTargetError();
  return found;
}

/**
 * Asks the name servers themselves: the system's own way would hold a thread of the pool, which passwords and files need
 * too, for as long as somebody's name server likes.
 */
async function lookUpAll(name: string, signal: AbortSignal): Promise<LookupAddress[]> {
  // No name server is asked about this machine (RFC 6761).
  if (/(^|\.)localhost$/.test(name)) return [{ address: "127.0.0.1", family: 4 }];
  const resolver = new Resolver(NAME_SERVERS);
  signal.addEventListener("abort", () => resolver.cancel(), { once: true });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (four.status === "rejected" && six.status === "rejected") throw four.reason;
  return [...addressesIn(four, 4), ...addressesIn(six, 6)];
}

function addressesIn(found: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return found.status === "fulfilled" ? found.value.map((address) => ({ address, family })) : [];
}

/** Answers every question about names with what was checked. */
function pinned(checked: readonly LookupAddress[]): LookupFunction {
  return (_, options, answer) => {
    if (options.all) answer(null, [...checked]);
    else answer(null, checked[0].address, checked[0].family);
  };
}
