import {
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
  type RouteName,
  routes,
} from "@weirwood/protocol";
import { RemoteRefusal, Unreachable } from "./faults.ts";

/** What shows a server who is asking: a program's token, or the cookie that a browser would have. */
export type Credentials = { readonly token: string } | { readonly cookie: string };

/** What a route is asked with: the parts that its schema has. */
export type Asked<Name extends RouteName> = Part<"params", ParamsOf<Name>> & Part<"body", BodyOf<Name>> & Query<Name>;
type Part<Member extends string, Value> = Value extends undefined ? object : { readonly [member in Member]: Value };
type Query<Name extends RouteName> = QueryOf<Name> extends undefined ? object : { readonly query?: QueryOf<Name> };

/** A server somewhere, as one caller asks it for everything that is not live. */
export class RemoteServer {
  readonly address: URL;
  readonly credentials: Credentials | undefined;

  constructor(address: URL, credentials?: Credentials) {
    this.address = address;
    this.credentials = credentials;
  }

  /** The route's answer; refusals and a server that is not there are thrown. */
  async ask<Name extends RouteName>(name: Name, asked: Asked<Name>): Promise<ReplyOf<Name>> {
    const { reply } = await this.#fetch(name, asked);
    return reply;
  }

  /** Comes in by a name alone; answers the same server as that guest asks it. */
  async comeIn(name: string): Promise<RemoteServer> {
    const { cookie } = await this.#fetch("becomeGuest", { body: { name } });
    if (cookie === undefined) throw new Error("a guest was given no cookie");
    return new RemoteServer(this.address, { cookie });
  }

  async #fetch<Name extends RouteName>(
    name: Name,
    asked: Asked<Name>,
  ): Promise<{ reply: ReplyOf<Name>; cookie: string | undefined }> {
    const route: Route = routes[name];
    const parts = asked as { params?: Words; query?: Words; body?: unknown };
    const response = await answered(
      fetch(new URL(pathOf(route, parts), this.address), {
        method: route.method,
        headers: {
          ...headersFor(this.address, this.credentials),
          // Requests are rare: a connection that was kept may have been closed by the time of the next.
          connection: "close",
          ...(parts.body !== undefined && { "content-type": "application/json" }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      }),
      this.address,
    );
    const text = await answered(response.text(), this.address);
    if (!response.ok) throw new RemoteRefusal(refusalIn(text, response.status), response.status);
    const reply = (route.replyType === undefined ? JSON.parse(text) : text) as ReplyOf<Name>;
    return { reply, cookie: response.headers.getSetCookie()[0]?.split(";", 1)[0] };
  }
}

type Words = { readonly [name: string]: string | number | boolean };

function pathOf({ path }: Route, { params = {}, query = {} }: { params?: Words; query?: Words }): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}

/** Who is asking. A cookie counts only together with where its page comes from. */
export function headersFor(address: URL, credentials: Credentials | undefined): { [header: string]: string } {
  if (credentials === undefined) return {};
  if ("token" in credentials) return { authorization: `Bearer ${credentials.token}` };
  return { cookie: credentials.cookie, origin: address.origin };
}

async function answered<T>(asking: Promise<T>, address: URL): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    throw new Unreachable(address, error);
  }
}

/** The refusal that an answer holds; something else than our server may answer too, a proxy for instance. */
export function refusalIn(text: string, status: number): RemoteRefusal["refused"] {
  try {
    const { rule, params, sentence } = JSON.parse(text) as RemoteRefusal["refused"];
    if (typeof rule === "string" && typeof sentence === "string") return { rule, params: params ?? {}, sentence };
  } catch {
    // Not JSON.
  }
  return { rule: "server.broken", params: {}, sentence: `HTTP ${status}` };
}
