import { type BattlePlan, isRefused, MOST_CHARACTERS, type PlanProblem, readPlan } from "@weirwood/battles/plans";

/** A plan in the fragment of an address, which no server sees: its JSON, deflated, in letters that addresses may hold. */

const KEY = "plan=";
const FORMAT = "deflate-raw";

/** More than the longest plan takes, and no trouble for any browser. */
const MOST_LETTERS = 40_000;

/** What a link carries, or why it carries nothing. */
export type LinkedPlan =
  | { readonly is: "plan"; readonly plan: BattlePlan }
  /** Cut short, mistyped, too long, or made to be a nuisance. */
  | { readonly is: "unreadable" }
  | { readonly is: "refused"; readonly problems: readonly PlanProblem[] };

/** The fragment that carries a plan. */
export async function fragmentOf(plan: BattlePlan): Promise<string> {
  const packed = new Blob([JSON.stringify(plan)]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `#${KEY}${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The plan that a fragment carries; undefined where it speaks of none. */
export async function planIn(fragment: string): Promise<LinkedPlan | undefined> {
  const said = fragment.replace(/^#/, "");
  if (!said.startsWith(KEY)) return undefined;
  const text = await unpacked(said.slice(KEY.length));
  if (text === undefined) return { is: "unreadable" };
  const read = readPlan(text);
  return isRefused(read) ? { is: "refused", problems: read } : { is: "plan", plan: read };
}

async function unpacked(letters: string): Promise<string | undefined> {
  if (letters.length > MOST_LETTERS || !/^[\w-]+$/.test(letters)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const text = await textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)));
    return text;
  } catch {
    return undefined;
  }
}

/** All of a text, or undefined as soon as it is longer than a plan may be: little may unfold into a great deal. */
async function textOf(bytes: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > MOST_CHARACTERS) {
      await reader.cancel();
      return undefined;
    }
    if (done) return text;
  }
}
