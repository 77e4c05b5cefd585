import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** What somebody who comes to a page for the first time loads before anything can be done there. */
interface PageWeight {
  readonly page: string;
  /** Sources that the page loads besides the frame; what they import statically comes with them. */
  readonly sources: readonly string[];
  /** Thousands of bytes of script and of map and art, gzipped. */
  readonly most: { readonly script: number; readonly art?: number };
}

const board = ["web/games/throne/client.ts", "games/throne/text/LANGUAGE.ts"];

const pages: readonly PageWeight[] = [
  { page: "/", sources: ["web/lobby/lobby-page.tsx", "web/games/throne/picture.tsx"], most: { script: 90 } },
  { page: "/table/:id", sources: ["web/table/table-page.tsx", ...board], most: { script: 220, art: 150 } },
  {
    page: "/practice/:id",
    sources: ["web/local/local-table-page.tsx", "web/learn/hint-guide.tsx", ...board],
    most: { script: 220, art: 150 },
  },
];

/** On every page: the frame, and what it says in the reader's language. */
const frame = ["web/main.tsx", "web/text/LANGUAGE.ts"];
const languages = ["en", "fr"];

/** The drawn map is a script to the browser and art to us. */
const isMap = (file: string): boolean => /\/westeros-[^/]*\.js$/.test(file);
const isArt = (file: string): boolean => isMap(file) || file.endsWith(".svg");

/** Prints what each page weighs at the end of a build, and fails the build that has become too heavy. */
export function weighPages(): Plugin {
  return {
    name: "weigh-pages",
    apply: "build",
    generateBundle(_, bundle) {
      const lines = pages.map((page) => weigh(page, bundle));
      const workers = Object.values(bundle).filter(({ fileName }) => /\.worker-[^/]*\.js$/.test(fileName));
      for (const { line } of lines) this.info(line);
      for (const worker of workers) this.info(`${worker.fileName}: ${kilobytes(gzipped(worker))} in a worker`);
      const tooHeavy = lines.filter(({ isTooHeavy }) => isTooHeavy);
      if (tooHeavy.length > 0) this.error(`heavier than allowed: ${tooHeavy.map(({ line }) => line).join("; ")}`);
    },
  };
}

function weigh({ page, sources, most }: PageWeight, bundle: Rolldown.OutputBundle) {
  const byLanguage = languages.map((language) => {
    const files = new Set<string>();
    for (const source of [...frame, ...sources]) {
      addWithImports(chunkWith(source.replace("LANGUAGE", language), bundle), bundle, files);
    }
    return [...files].filter((file) => !isMap(file)).reduce((sum, file) => sum + gzipped(bundle[file]), 0);
  });
  const script = Math.max(...byLanguage);
  const art = Object.values(bundle)
    .filter(({ fileName }) => isArt(fileName))
    .reduce((sum, file) => sum + gzipped(file), 0);
  const words = [`script ${kilobytes(script)} of ${most.script} KB`];
  if (most.art !== undefined) words.push(`map and art ${kilobytes(art)} of ${most.art} KB`);
  return {
    line: `${page}: ${words.join(", ")}`,
    isTooHeavy: script > most.script * 1000 || art > (most.art ?? Number.POSITIVE_INFINITY) * 1000,
  };
}

function chunkWith(source: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.moduleIds.some((id) => id.replaceAll("\\", "/").endsWith(`/${source}`))) {
      return file;
    }
  }
  throw new Error(`no page can be weighed: ${source} is in no file of the build`);
}

function addWithImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const imported of chunk.imports) {
    const file = bundle[imported];
    if (file?.type === "chunk") addWithImports(file, bundle, files);
  }
}

const gzipped = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): number =>
  gzipSync(file.type === "chunk" ? file.code : file.source).length;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
