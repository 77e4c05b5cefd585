/** One cookie's value out of a `Cookie` header. Ours are plain: nothing in them is ever escaped. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const cut = part.indexOf("=");
    if (cut !== -1 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return undefined;
}

export interface CookieSettings {
  readonly seconds: number;
  readonly isSecure: boolean;
}

/** A `Set-Cookie` header: out of reach of scripts, and not sent along by other sites. No seconds: the cookie goes. */
export function writeCookie(name: string, value: string, { seconds, isSecure }: CookieSettings): string {
  const secure = isSecure ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
