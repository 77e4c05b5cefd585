import type { Refused } from "@weirwood/protocol";

/** The server understood, and does not do it. */
export class RemoteRefusal extends Error {
  readonly refused: Refused;
  /** Of the answer, where it was one over HTTP. */
  readonly status: number | undefined;

  constructor(refused: Refused, status?: number) {
    super(`${refused.sentence} (${refused.rule})`);
    this.name = "RemoteRefusal";
    this.refused = refused;
    this.status = status;
  }
}

/** Nobody answers at the address. */
export class Unreachable extends Error {
  readonly address: URL;

  constructor(address: URL, reason: unknown) {
    super(reasonOf(reason));
    this.name = "Unreachable";
    this.address = address;
  }
}

/** The connection ended before an answer came. Whether what was sent has arrived is not known. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** `ECONNREFUSED`, or what else is known. */
function reasonOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  const { code, cause, message } = reason as Error & { readonly code?: string };
  if (typeof code === "string") return code;
  return cause === undefined ? message : reasonOf(cause);
}
