import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const worker = "service-worker.js";
const gap = /(["'`])__KEPT_FILES__\1/;

/** Writes into the service worker which files make up this build: it keeps them all, and a change makes a new version. */
export function keepFiles(publicFolder: string): Plugin {
  return {
    name: "weirwood:keep-files",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const script = bundle[worker];
      if (script?.type !== "chunk") throw new Error("the build has no service worker");
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== worker && !fileName.endsWith(".map"));
      const hash = createHash("sha256");
      for (const file of built.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
        hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      }
      const names = built.map(({ fileName }) => (fileName === "index.html" ? "/" : `/${fileName}`));
      const files = [...names, ...publicFiles(publicFolder)].toSorted();
      const kept = JSON.stringify({ version: hash.digest("hex").slice(0, 12), files });
      if (!gap.test(script.code)) throw new Error("the service worker has no place for its list of files");
      script.code = script.code.replace(gap, () => JSON.stringify(kept));
    },
  };
}

/** What a browser asks for only when it offers to install the page. */
const shownAtInstallation = /^\/screenshots\//;

/** The files of the public folder that pages need, by address. */
export function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `/${join(file.parentPath, file.name).slice(folder.length + 1)}`)
    .filter((address) => !shownAtInstallation.test(address));
}
