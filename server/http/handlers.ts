import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteName } from "@weirwood/protocol";
import type { Asker } from "../workers/fair-queue.ts";

/** Whoever sent a request, as far as a cookie or a token proves it. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account";
  readonly role: "player" | "operator";
  readonly language: "en" | "fr";
}

/** A browser in which somebody has signed in before. */
export interface KnownBrowser {
  readonly id: string;
  readonly person: string;
}

/** One request, read and checked against the route's schema. */
export interface Call<Name extends RouteName> {
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** There where the route demands somebody. */
  readonly caller: Caller | undefined;
  /** The language of the reader's sentences. */
  readonly language: "en" | "fr";
  /** Where the request came from, for limits. */
  readonly address: string;
  /** Signs somebody in on the way out, or out. */
  readonly session: {
    signIn(person: string): Promise<void>;
    signOut(): Promise<void>;
    /** Marks the browser as one in which this account was opened. */
    markBrowser(person: string): Promise<void>;
    /** What such a mark says, where the browser has one. */
    browser(): Promise<KnownBrowser | undefined>;
  };
}

/** What the server does for each route of the protocol. Refuses by throwing `refused(…)`. */
export type Handlers = { readonly [Name in RouteName]: (call: Call<Name>) => Promise<ReplyOf<Name>> };

/** The caller of a route that demands one. */
export function callerOf(call: { readonly caller: Caller | undefined }): Caller {
  if (call.caller === undefined) throw new Error("a route that demands somebody was called by nobody");
  return call.caller;
}

/** In whose turn is done what a call asks for. */
export function askerOf({ caller, address }: Pick<Call<RouteName>, "caller" | "address">): Asker {
  return { person: caller?.id ?? `visitor ${address}`, address };
}
