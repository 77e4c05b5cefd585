/** Honest players, and what attackers need besides: for the scripts that flood a server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

// The server's own: browsers' WebSocket chooses neither its address nor its headers.
export const { WebSocket } = createRequire(new URL("../server/package.json", import.meta.url))("ws");

/** Milliseconds that a p99 may take. */
export const BAR = 250;
export const honest = "127.0.0.1";

export async function startServer(folder) {
  const command = fileURLToPath(new URL("../cli/bin/weirwood.mjs", import.meta.url));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [command, "serve", "--port", "0", "--data", folder], {
    env: { PATH, HOME, HOST: "0.0.0.0", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const over = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { process: child, over, address: `http://127.0.0.1:${port}` };
  }
  throw new Error("the server did not start");
}

/** One request from one of this machine's addresses; answers the reply and the cookie that came with it. */
export function call(method, url, { body, cookie, localAddress }) {
  const { origin } = new URL(url);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    origin,
    ...(cookie !== undefined && { cookie }),
    ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const hear = async (response) => {
      let answer = "";
      for await (const chunk of response) answer += chunk;
      const isJson = response.headers["content-type"]?.includes("json") === true;
      const reply = isJson ? JSON.parse(answer) : answer;
      if (response.statusCode !== 200)
        reject(Object.assign(new Error(`${method} ${url}: ${response.statusCode} ${answer}`), { rule: reply.rule }));
      else resolve({ reply, cookie: response.headers["set-cookie"]?.[0].split(";", 1)[0] });
    };
    const asked = request(url, { method, headers, localAddress }, (response) => void hear(response).catch(reject));
    asked.on("error", reject);
    asked.end(text);
  });
}

export async function newGuest(address, name, localAddress) {
  const { cookie } = await call("POST", `${address}/api/guests`, { body: { name }, localAddress });
  return cookie;
}

/** A table of two people and a bot, at which the first orders are open. */
export async function begunTable(address, host, other, localAddress = honest) {
  const ask = (cookie, method, path, body) =>
    call(method, `${address}/api/tables${path}`, { body, cookie, localAddress });
  const { reply } = await ask(host, "POST", "", {
    game: "throne",
    title: "A flooded table",
    options: { players: 3, freeOrders: true },
    isPublic: true,
    clock: { kind: "none" },
    seats: [{ sitter: "me" }, {}, { sitter: "random" }],
    onlookers: { allowed: true, delaySeconds: 0 },
  });
  await ask(other, "POST", `/${reply.id}/seats/1`, {});
  for (const cookie of [host, other]) await ask(cookie, "PUT", `/${reply.id}/ready`, { nonce: "flood" });
  await ask(host, "POST", `/${reply.id}/start`);
  return reply.id;
}

export function socketTo(address, cookie, localAddress) {
  return new WebSocket(`${address.replace("http", "ws")}/live`, { headers: { cookie, origin: address }, localAddress });
}

/** Between two signs of life: so many that in three seconds a p99 is not yet the worst one. */
const BEAT = 20;
/** An answer may be thought over a hundred times. */
const MOST_REPLACED = 100;

/** Somebody who plays: asks for a sign of life fifty times a second, and thinks again about the orders every two seconds. */
export class Player {
  #socket;
  #table;
  #ask;
  #waiting = new Map();
  #lost = 0;
  #keys = 0;
  #answers = 0;

  static async open(address, cookie, table) {
    const player = new Player();
    player.#socket = socketTo(address, cookie, honest);
    player.#table = table;
    // One for each time it plays.
    player.#socket.setMaxListeners(0);
    player.#socket.on("message", (text) => player.#hear(JSON.parse(String(text))));
    player.#socket.on("close", () => player.#lost++);
    await once(player.#socket, "open");
    await player.#say({ do: "watch", table });
    return player;
  }

  async play(seconds) {
    const [pings, decisions, said] = [[], [], []];
    const until = performance.now() + seconds * 1000;
    for (let beat = 0; performance.now() < until && this.#lost === 0; beat++) {
      said.push(this.#say({ do: "ping" }).then((took) => pings.push(took)));
      if (beat % (2000 / BEAT) === 0 && this.#answers++ < MOST_REPLACED) {
        const decision = { do: "decide", table: this.#table, ask: this.#ask, answer: "orders none" };
        said.push(this.#say(decision).then((took) => decisions.push(took)));
      }
      await pause(BEAT);
    }
    const longEnough = pause(60_000, undefined, { ref: false });
    await Promise.race([Promise.all(said), once(this.#socket, "close"), longEnough]);
    const inOrder = pings.sort((a, b) => a - b);
    return {
      p50: share(inOrder, 0.5),
      p99: share(inOrder, 0.99),
      worstDecision: Math.max(...decisions),
      lost: this.#lost,
    };
  }

  end() {
    this.#socket.terminate();
  }

  /** Milliseconds until it was accepted. */
  #say(message) {
    const key = `honest-${++this.#keys}`;
    const began = performance.now();
    this.#socket.send(JSON.stringify({ ...message, key }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, (answer) => {
        if (answer.is === "accepted") resolve(performance.now() - began);
        else reject(new Error(`an honest ${message.do} was refused: ${answer.rule}`));
      });
    });
  }

  #hear(message) {
    if (message.is === "table") this.#ask = message.sight.asks[0].id;
    this.#waiting.get(message.key)?.(message);
    this.#waiting.delete(message.key);
  }
}

const share = (inOrder, part) => inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * part))] ?? Number.NaN;

/** Milliseconds until somebody's new game has begun: the table made, ready, started. */
export async function timeOfNewTable(address, cookie, localAddress) {
  const began = performance.now();
  const ask = (method, path, body) => call(method, `${address}/api/tables${path}`, { body, cookie, localAddress });
  const { reply } = await ask("POST", "", {
    game: "throne",
    title: "A new table",
    options: { players: 3 },
    isPublic: false,
    clock: { kind: "none" },
    seats: [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }],
    onlookers: { allowed: true, delaySeconds: 0 },
  });
  await ask("PUT", `/${reply.id}/ready`, { nonce: "new" });
  await ask("POST", `/${reply.id}/start`);
  return performance.now() - began;
}
