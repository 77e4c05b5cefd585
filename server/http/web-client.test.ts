import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ruleOf } from "./testing/browser.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

let folder: string;
let server: TestServer;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-web-"));
  const web = join(folder, "dist");
  await mkdir(join(web, "assets"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "the secret");
  await mkdir(join(folder, "dist-other"));
  await writeFile(join(folder, "dist-other", "secret.txt"), "the secret");
  await writeFile(join(web, "index.html"), "<!doctype html><title>Weirwood</title>");
  await writeFile(join(web, "favicon.svg"), "<svg/>");
  await writeFile(join(web, "assets", "main-1a2b3c.js"), "export {};");
  for (const file of ["index.html", "assets/main-1a2b3c.js"]) {
    await writeFile(join(web, `${file}.br`), brotliCompressSync(await readFile(join(web, file))));
    await writeFile(join(web, `${file}.gz`), gzipSync(await readFile(join(web, file))));
  }
  await writeFile(join(web, ".env"), "the secret");
  server = await openTestServer({ http: { webFolder: web } });
  await server.http.listen({ port: 0, host: "127.0.0.1" });
  port = (server.http.server.address() as { port: number }).port;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test("the page is asked for anew each time; what its name identifies is kept for ever", async () => {
  const page = await server.http.inject("/");
  expect(page.body).toContain("Weirwood");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
  const script = await server.http.inject("/assets/main-1a2b3c.js");
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await server.http.inject("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
});

test.each(["/table/AAAAAAAAAAAAAAAAAAAAAA", "/lobby", "/me", "/recover", "/a/b/c?d=e.f", "/a%20b/%25"])(
  "%s is a page of the client",
  async (url) => {
    const answer = await server.http.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("<title>Weirwood");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  },
);

test.each([
  "/api/nothing",
  "/api",
  "/api/",
  "/assets/missing-1a2b.js",
  "/missing.png",
  "/live",
  "/.env",
  "/.git/config",
  "/%61pi/nothing",
  "/api/%%",
  "/a%2eb",
])("%s is not", async (url) => {
  const answer = await server.http.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(ruleOf(answer)).toBe("server.not-found");
});

test.each(["/a%20b/%%", "/%ff", "/%c0%ae%c0%ae/a?b=%", "//elsewhere.example/%"])(
  "who comes to %s is shown that there is no such page",
  async (url) => {
    const answer = await server.http.inject(url);
    expect(answer.statusCode).toBe(302);
    const page = await server.http.inject(answer.headers.location as string);
    expect(answer.headers.location).toBe("/no-such-page");
    expect(page.body).toContain("<title>Weirwood");
  },
);

const script = "/assets/main-1a2b3c.js";
const asIs = (body: Buffer): Buffer => body;

test.each([
  {
    accepts: "gzip, deflate, br, zstd",
    url: script,
    encoding: "br",
    unpack: brotliDecompressSync,
    caching: "immutable",
  },
  { accepts: "gzip, deflate", url: script, encoding: "gzip", unpack: gunzipSync, caching: "immutable" },
  { accepts: "br", url: "/", encoding: "br", unpack: brotliDecompressSync, caching: "no-cache" },
  { accepts: "gzip", url: "/table/AAAAAAAA", encoding: "gzip", unpack: gunzipSync, caching: "no-cache" },
  { accepts: "identity", url: script, encoding: undefined, unpack: asIs, caching: "immutable" },
  // There is none beside it: it is sent as it is.
  { accepts: "br, gzip", url: "/favicon.svg", encoding: undefined, unpack: asIs, caching: "no-cache" },
])("$url to whoever reads $accepts is sent as $encoding", async ({ accepts, url, encoding, unpack, caching }) => {
  const sent = await server.http.inject({ url, headers: { "accept-encoding": accepts } });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers["content-encoding"]).toBe(encoding);
  expect(sent.headers.vary).toMatch(/accept-encoding/i);
  expect(sent.headers["cache-control"]).toContain(caching);
  const plain = await server.http.inject({ url, headers: { "accept-encoding": "identity" } });
  expect(unpack(sent.rawPayload).toString()).toBe(plain.body);
  expect(sent.headers["content-type"]).toBe(plain.headers["content-type"]);
  expect(sent.headers.etag === plain.headers.etag).toBe(encoding === undefined);
});

test("only reading is possible", async () => {
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    expect((await server.http.inject({ method, url: "/index.html" })).statusCode).toBe(404);
  }
});

/** As it stands on the line: other tools tidy a path up before they send it. */
function ask(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: war.example\r\nConnection: close\r\n\r\n`),
    );
    socket.on("data", (piece) => {
      heard += piece.toString("latin1");
    });
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

test.each([
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/%2e%2e%2fsecret.txt",
  "/..%5csecret.txt",
  "/..\\secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/../dist-other/secret.txt",
  "//etc/passwd",
  "/assets/%00/../../secret.txt",
  "/%c0%ae%c0%ae/secret.txt",
  "/.env",
  "/%2eenv",
  "/assets/./../.env",
])("nothing outside the folder, and nothing hidden in it: %s", async (path) => {
  const heard = await ask(path);
  expect(heard).not.toContain("the secret");
  expect(heard).not.toContain("root:");
});

test("without a client, only the protocol is served", async () => {
  const bare = await openTestServer({ http: { webFolder: join(folder, "nowhere") } });
  expect((await bare.http.inject("/")).statusCode).toBe(404);
  expect((await bare.http.inject("/api/push-key")).statusCode).toBe(200);
  await bare.close();
});
