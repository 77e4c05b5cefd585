/** Texts in the fragment of an address, which no server sees: deflated, in letters that addresses may hold. */

const FORMAT = "deflate-raw";

/** More than the longest of our documents takes, and no trouble for any browser. */
const MOST_LETTERS = 40_000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that was packed; undefined where it was cut short, mistyped, is too long, or made to be a nuisance. */
export async function unpacked(letters: string, mostCharacters: number): Promise<string | undefined> {
  if (letters.length > MOST_LETTERS || !/^[\w-]+$/.test(letters)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
    const text = await textOf(stream, mostCharacters);
    return text;
  } catch {
    return undefined;
  }
}

/** All of a text, or undefined as soon as it is longer than it may be: little may unfold into a great deal. */
async function textOf(bytes: ReadableStream<Uint8Array>, mostCharacters: number): Promise<string | undefined> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > mostCharacters) {
      await reader.cancel();
      return undefined;
    }
    if (done) return text;
  }
}
