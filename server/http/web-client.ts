import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isApi } from "./headers.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "no-cache";

/** The files of the built web client, and nothing outside its folder. Answers whether there is one. */
export async function registerWebClient(app: FastifyInstance, folder: string | undefined): Promise<boolean> {
  if (folder === undefined || !(await isFile(join(folder, "index.html")))) return false;
  const assets = join(folder, "assets");
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/",
    dotfiles: "ignore",
    cacheControl: false,
    preCompressed: true,
    // The names of assets hold a hash of what is in them; the page that names them changes with every build.
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.startsWith(assets) ? FOR_EVER : ASK_EACH_TIME);
    },
  });
  return true;
}

/** Whether an address that is no file is a page of the client: `/table/…`, but no missing picture and nothing of ours. */
export function isPage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  const path = decoded(url.split("?", 1)[0]);
  return method === "GET" && path !== undefined && !isApi(path) && path !== "/live" && !/[.\\]/.test(path);
}

/** Where the client says that there is no such page. */
export const NO_SUCH_PAGE = "/no-such-page";

/** Whether somebody came to an address that cannot even be read, such as one with a stray `%`, where no program asks. */
export function isUnreadablePage({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  const path = url.split("?", 1)[0];
  return method === "GET" && decoded(path) === undefined && !isApi(path);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
