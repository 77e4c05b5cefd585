import type { BodyOf, ParamsOf, QueryOf, Refused, ReplyOf, RouteName } from "@weirwood/protocol";
import { useSettings } from "../app/settings.ts";
import { addresses } from "./addresses.ts";

/** What came of a request: a reply, a refusal with its reason, or nothing at all because nobody could be reached. */
export type Outcome<Reply> =
  | { readonly is: "done"; readonly reply: Reply }
  | { readonly is: "refused"; readonly refused: Refused }
  | { readonly is: "unreachable" };

/** The parts that a route has, and no others. */
export type Parts<Name extends RouteName> = Part<"params", ParamsOf<Name>> &
  Part<"query", QueryOf<Name>> &
  Part<"body", BodyOf<Name>>;
type Part<Word extends string, Type> = [Type] extends [undefined] ? unknown : { readonly [key in Word]: Type };

type NeedsNothing<Name extends RouteName> = unknown extends Parts<Name> ? true : false;
type Arguments<Name extends RouteName> = NeedsNothing<Name> extends true ? [] : [parts: Parts<Name>];

export type Call = <Name extends RouteName>(name: Name, ...given: Arguments<Name>) => Promise<Outcome<ReplyOf<Name>>>;

interface LooseParts {
  readonly params?: { readonly [name: string]: string | number };
  readonly query?: { readonly [name: string]: string | number | boolean | undefined };
  readonly body?: unknown;
}

/** The address with its gaps filled, and the query behind it. */
export function addressOf(path: string, { params = {}, query = {} }: LooseParts): string {
  const filled = path.replace(/:(\w+)/g, (_, gap: string) => encodeURIComponent(String(params[gap])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return asked.size === 0 ? filled : `${filled}?${asked}`;
}

/** Calls one of the server's routes. Never throws: refusals and lost connections are answers like any other. */
export const call: Call = async <Name extends RouteName>(name: Name, ...[parts = {}]: unknown[]) => {
  const [method, path] = addresses[name].split(" ");
  const loose = parts as LooseParts;
  try {
    const answer = await fetch(addressOf(path, loose), {
      method,
      credentials: "same-origin",
      headers: {
        "accept-language": useSettings.getState().language,
        ...(loose.body !== undefined && { "content-type": "application/json" }),
      },
      ...(loose.body !== undefined && { body: JSON.stringify(loose.body) }),
    });
    const isPlain = answer.headers.get("content-type")?.includes("json") === true;
    const reply: unknown = isPlain ? await answer.json() : await answer.text();
    if (answer.ok) return { is: "done", reply: reply as ReplyOf<Name> };
    // A proxy that answers for a server which is away speaks no protocol of ours.
    return isRefused(reply) ? { is: "refused", refused: reply } : { is: "unreachable" };
  } catch {
    return { is: "unreachable" };
  }
};

function isRefused(reply: unknown): reply is Refused {
  return typeof reply === "object" && reply !== null && "rule" in reply && "sentence" in reply;
}
