import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";

/** Larger than any record or scenario that a person would write, small enough to be read at once. */
const LARGEST_FILE = 32_000_000;

type FileSentences = Context["say"]["files"];

/** The text of a file, or of stdin for `-`. Whatever is wrong with the file is one line. */
export function readText(path: string, { say }: Context, most = LARGEST_FILE): string {
  const bytes = readBytes(path, say.files, most);
  const binary = new Failure("binary-file", say.files.binary(path), { file: path });
  // A byte of zero is in no text; anything else that is not UTF-8 the decoder finds.
  if (bytes.includes(0)) throw binary;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw binary;
  }
}

function readBytes(path: string, say: FileSentences, most: number): Buffer {
  let file: number | undefined;
  try {
    if (path !== "-" && statSync(path).isDirectory()) {
      throw new Failure("is-a-folder", say.isFolder(path), { file: path });
    }
    file = path === "-" ? 0 : openSync(path, "r");
    const bytes = readUpTo(file, most);
    if (bytes !== undefined) return bytes;
    throw new Failure("file-too-large", say.tooLarge(path, Math.round(most / 1_000_000)), { file: path });
  } catch (error) {
    throw error instanceof Failure ? error : cannotRead(path, say, error);
  } finally {
    if (file !== undefined && file !== 0) closeSync(file);
  }
}

/** Everything up to the end of the file, or nothing where that is too much: pipes and devices have no size to ask for. */
function readUpTo(file: number, most: number): Buffer | undefined {
  const parts: Buffer[] = [];
  let total = 0;
  for (;;) {
    const part = Buffer.alloc(65_536);
    const count = readSome(file, part);
    if (count === 0) return Buffer.concat(parts);
    total += count;
    if (total > most) return undefined;
    parts.push(part.subarray(0, count));
  }
}

/** The next bytes; where a pipe has none yet, it is waited for. */
function readSome(file: number, into: Buffer): number {
  for (;;) {
    try {
      return readSync(file, into, 0, into.length, null);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function cannotRead(path: string, say: FileSentences, error: unknown): Failure {
  const { code = "?" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR") return new Failure("missing-file", say.missing(path), { file: path });
  return new Failure("unreadable-file", say.unreadable(path, code), { file: path });
}

/** Files with one of the given endings in a folder and its folders, in alphabetical order; links are not followed. */
export function filesIn(folder: string, endings: readonly string[]): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(path, endings);
    return entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
  });
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Writes a whole file or nothing: whoever reads it meanwhile sees the old one. Makes its folder if there is none. */
export function writeText(path: string, text: string, { say }: Context): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    const { code = "?" } = error as NodeJS.ErrnoException;
    throw new Failure("cannot-write", say.files.cannotWrite(path, code), { file: path });
  }
}
