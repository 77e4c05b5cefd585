import type { Context } from "../context.ts";
import { exitCodes, Failure } from "../failure.ts";
import { ConnectionLost, RemoteRefusal, Unreachable } from "./faults.ts";

/** What goes wrong with a server somewhere, as one line; anything else is thrown on as it is. */
export function complaintAbout(reason: unknown, { say }: Context): unknown {
  if (reason instanceof Unreachable) {
    const { origin } = reason.address;
    return new Failure("unreachable", say.remote.unreachable(origin, reason.message), { server: origin });
  }
  if (reason instanceof RemoteRefusal) {
    const { rule, sentence } = reason.refused;
    return new Failure("refused", say.remote.refused(sentence, rule), { rule }, exitCodes.failed);
  }
  if (reason instanceof ConnectionLost) return new Failure("unreachable", say.remote.lost);
  return reason;
}

/** The address of a server as it was typed. */
export function serverAt(text: string, { say }: Context): URL {
  try {
    const address = new URL(text);
    if (/^https?:$/.test(address.protocol) && address.hostname !== "") return address;
  } catch {
    // Not an address at all.
  }
  throw new Failure("bad-address", say.remote.badAddress(text), { option: "--server", value: text });
}
