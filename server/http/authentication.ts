import type { IncomingHttpHeaders } from "node:http";
import { type Language, spokenLanguage } from "../text/sentences.ts";
import { readCookie } from "./cookies.ts";
import type { Caller, KnownBrowser } from "./handlers.ts";

/** What is authenticated: a request, or the handshake of a socket. */
export interface Incoming {
  readonly headers: IncomingHttpHeaders;
}

/** Who somebody is, and what showed it. */
export interface Identity {
  readonly caller: Caller;
  readonly by: "cookie" | "token";
  /** The cookie should be sent again, or it will run out. */
  readonly isAging: boolean;
}

/** Finds people by cookie or token. Refuses with `people.blocked` those who are blocked. */
export interface Sessions {
  byCookie(value: string): Promise<{ readonly caller: Caller; readonly isAging: boolean } | undefined>;
  byToken(secret: string): Promise<Caller | undefined>;
  /** Answers with the cookie's value. */
  beginSession(person: string): Promise<string>;
  endSession(cookie: string): Promise<void>;
  /** A mark for a browser in which an account was opened, and what such a mark says. */
  markBrowser(person: string): Promise<string>;
  browserBy(mark: string): Promise<KnownBrowser | undefined>;
}

export interface AuthenticationSettings {
  /** The address that people use, for links: `https://war.example`. */
  readonly address: string;
  /** The only origin whose pages may act. Where absent: pages from the host that the request itself was sent to. */
  readonly origin?: string;
}

/** Authentication and origin checks, for requests and sockets alike. */
export interface Authentication {
  /** Who it is, by token or cookie. A wrong token is nobody; so is a cookie that was forged, ended or left to age. */
  prove(incoming: Incoming): Promise<Identity | undefined>;
  identify(incoming: Incoming): Promise<Caller | undefined>;
  /** Whether it may act in a person's name: it comes from an own page, or from no page at all and brings its token. */
  isOwnOrigin(incoming: Incoming): boolean;
  languageOf(incoming: Incoming, caller: Caller | undefined): Language;
  cookieOf(incoming: Incoming): string | undefined;
  tokenOf(incoming: Incoming): string | undefined;
  browserOf(incoming: Incoming): Promise<KnownBrowser | undefined>;
  readonly cookieName: string;
  readonly markName: string;
  readonly isSecure: boolean;
}

export function openAuthentication(settings: AuthenticationSettings, sessions: Sessions): Authentication {
  const isSecure = settings.address.startsWith("https:");
  // With this prefix a browser takes the cookie only from this very host, over https.
  const cookieName = isSecure ? "__Host-weirwood" : "weirwood";

  const markName = `${cookieName}-browser`;

  const cookieOf = ({ headers }: Incoming): string | undefined => readCookie(headers.cookie, cookieName);

  const prove = async (incoming: Incoming): Promise<Identity | undefined> => {
    // A token that was shown must be right by itself: it is never made up for by a cookie that came along.
    if (incoming.headers.authorization !== undefined) {
      const token = tokenOf(incoming);
      const caller = token === undefined ? undefined : await sessions.byToken(token);
      return caller && { caller, by: "token", isAging: false };
    }
    const cookie = cookieOf(incoming);
    const found = cookie === undefined ? undefined : await sessions.byCookie(cookie);
    return found && { ...found, by: "cookie" };
  };

  return {
    cookieName,
    markName,
    isSecure,
    async browserOf({ headers }) {
      const mark = readCookie(headers.cookie, markName);
      return mark === undefined ? undefined : sessions.browserBy(mark);
    },
    cookieOf,
    tokenOf,
    prove,
    identify: async (incoming) => (await prove(incoming))?.caller,
    languageOf: ({ headers }, caller) => caller?.language ?? spokenLanguage(headers["accept-language"]),
    isOwnOrigin(incoming) {
      const { origin, "sec-fetch-site": site } = incoming.headers;
      // Pages of other sites cannot set this header without being asked for leave first, which is never given.
      if (tokenOf(incoming) !== undefined) return true;
      if (site !== undefined && site !== "same-origin" && site !== "none") return false;
      if (origin !== undefined) return origin === (settings.origin ?? `${schemeOf(origin)}//${incoming.headers.host}`);
      // No page at all. A cookie is sent by browsers, and those that say neither are too old to be trusted with one.
      return site !== undefined || cookieOf(incoming) === undefined;
    },
  };
}

function tokenOf({ headers }: Incoming): string | undefined {
  return /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? "")?.[1];
}

function schemeOf(origin: string): string {
  return origin.startsWith("https:") ? "https:" : "http:";
}
