import { RefusedError, refuse } from "../refusal.ts";

/** Reading plain forms that came from outside. */

export function refuseState(problem: string): never {
  throw new RefusedError(refuse("kernel.state", { problem }));
}

/** What somebody wrote, short enough to be said back. */
export function shortened(input: unknown): string {
  return (typeof input === "object" ? JSON.stringify(input) : String(input)).slice(0, 40);
}

export function isMap(input: unknown): input is { readonly [key: string]: unknown } {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
