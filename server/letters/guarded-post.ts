import { type LookupAddress, lookup } from "node:dns";
import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { literalAddress, readTarget } from "./addresses.ts";

export interface PostGuard {
  /** Which addresses may be connected to. Only tests, whose listeners are on this machine, have another than public ones. */
  readonly isAllowed: (address: string) => boolean;
  /** How a name is looked up; all of its addresses. */
  readonly lookUp?: (name: string) => Promise<readonly LookupAddress[]>;
  readonly milliseconds?: number;
}

export interface Posted {
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

/** Why nothing was sent: the address is not one that we knock at. Trying again does not help. */
export class ForbiddenTargetError extends Error {
  constructor() {
    super("this address may not be reached");
    this.name = "ForbiddenTargetError";
  }
}

const MOST_BYTES = 1024;
const PATIENCE = 10_000;

/**
 * Posts to an address that somebody gave us, and answers with the status. The name is looked up once, every address it
 * has is checked, and the connection goes to one that was: a name that points elsewhere a moment later changes nothing.
 * Redirections are not followed, and of what comes back only the beginning is taken.
 */
export async function guardedPost(address: string, { headers, body }: Posted, guard: PostGuard): Promise<number> {
  const url = readTarget(address, guard.isAllowed);
  if (url === undefined) throw new ForbiddenTargetError();
  const checked = await checkedAddresses(url, guard);
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    lookup: pinned(checked),
    // A connection of its own: one that was kept might have been opened under another name.
    agent: false,
    signal: AbortSignal.timeout(guard.milliseconds ?? PATIENCE),
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

async function checkedAddresses(url: URL, guard: PostGuard): Promise<readonly LookupAddress[]> {
  const literal = literalAddress(url);
  if (literal !== undefined) return [{ address: literal, family: literal.includes(":") ? 6 : 4 }];
  const found = await (guard.lookUp ?? lookUpAll)(url.hostname);
  if (found.length === 0 || !found.every((one) => guard.isAllowed(one.address))) throw new ForbiddenTargetError();
  return found;
}

function lookUpAll(name: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(name, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
}

/** Answers every question about names with what was checked. */
function pinned(checked: readonly LookupAddress[]): LookupFunction {
  return (_, options, answer) => {
    if (options.all) answer(null, [...checked]);
    else answer(null, checked[0].address, checked[0].family);
  };
}
