import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Text. Pictures and typefaces are packed already. */
const compressible = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".weir"]);

/** Below this an answer fits into the first packet with its headers anyway. */
const WORTH_IT = 512;

/** The utmost (11) saves a fifteenth more and takes eight times as long: ten seconds of every build. */
const QUALITY = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `name.br` and `name.gz` beside every text file of the build: the server sends these to whoever reads them, and
 * compresses nothing itself.
 */
export function compressFiles(): Plugin {
  return {
    name: "weirwood:compress-files",
    apply: "build",
    writeBundle: {
      sequential: true,
      // All files are there, those of the public folder too; what weighs them comes after.
      order: "pre",
      async handler({ dir = "dist" }) {
        const entries = await readdir(dir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
        await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [withBrotli, withGzip] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })]);
  if (withBrotli.length < plain.length) await writeFile(`${path}.br`, withBrotli);
  if (withGzip.length < plain.length) await writeFile(`${path}.gz`, withGzip);
}
