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
  process.on("exit", () => child.kill("SIGKILL"));
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

/** Milliseconds between two signs of life of everybody: nobody may send more than twenty messages a second. */
const BEAT = 60;
/** An answer may be thought over a hundred times. */
const MOST_REPLACED = 100;

/** People who play at one table: ask for signs of life, and the first of them thinks again about the orders every two seconds. */
export class Players {
  #sockets = [];
  #table;
  #ask;
  #waiting = new Map();
  #lost = 0;
  #keys = 0;
  #answers = 0;

  static async open(address, cookies, table) {
    const players = new Players();
    players.#table = table;
    for (const cookie of cookies) {
      const socket = socketTo(address, cookie, honest);
      // One for each time they play.
      socket.setMaxListeners(0);
      socket.on("message", (text) => players.#hear(JSON.parse(String(text))));
      socket.on("close", () => players.#lost++);
      await once(socket, "open");
      await players.#say(socket, { do: "watch", table });
      players.#sockets.push(socket);
    }
    return players;
  }

  async play(seconds) {
    const [pings, decisions, said] = [[], [], []];
    const until = performance.now() + seconds * 1000;
    const [first] = this.#sockets;
    const [beat, often] = [BEAT / this.#sockets.length, Math.round((2000 * this.#sockets.length) / BEAT)];
    for (let turn = 0; performance.now() < until && this.#lost === 0; turn++) {
      const socket = this.#sockets[turn % this.#sockets.length];
      said.push(this.#say(socket, { do: "ping" }).then((took) => pings.push(took)));
      if (turn % often === 0 && this.#answers++ < MOST_REPLACED) {
        const decision = { do: "decide", table: this.#table, ask: this.#ask, answer: "orders none" };
        said.push(this.#say(first, decision).then((took) => decisions.push(took)));
      }
      await pause(beat);
    }
    const longEnough = pause(60_000, undefined, { ref: false });
    await Promise.race([Promise.all(said), once(first, "close"), longEnough]);
    const inOrder = pings.sort((a, b) => a - b);
    return {
      p50: share(inOrder, 0.5),
      p99: share(inOrder, 0.99),
      worstDecision: Math.max(...decisions),
      lost: this.#lost,
    };
  }

  end() {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Milliseconds until it was accepted. */
  #say(socket, message) {
    const key = `honest-${++this.#keys}`;
    const began = performance.now();
    socket.send(JSON.stringify({ ...message, key }));
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
