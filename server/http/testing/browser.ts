import type { Refused } from "@weirwood/protocol";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { ADDRESS } from "./test-server.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Somebody's browser on an own page: keeps its cookie and says where it comes from. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;
  cookie: string | undefined;

  constructor(app: FastifyInstance, headers: Record<string, string> = { origin: ADDRESS }) {
    this.#app = app;
    this.#headers = headers;
  }

  async ask(method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...this.#headers, ...(this.cookie && { cookie: this.cookie }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    };
    const answer = await this.#app.inject(options);
    const given = answer.headers["set-cookie"];
    if (given !== undefined) this.cookie = String(given).split(";", 1)[0];
    return answer;
  }

  /** What came back, where it was what was asked for. */
  async get<Reply>(url: string): Promise<Reply> {
    return replyOf<Reply>(await this.ask("GET", url));
  }

  async send<Reply>(method: Method, url: string, body?: unknown): Promise<Reply> {
    return replyOf<Reply>(await this.ask(method, url, body));
  }

  /** The rule by which something was refused. */
  async refusal(method: Method, url: string, body?: unknown, headers?: Record<string, string>): Promise<string> {
    return ruleOf(await this.ask(method, url, body, headers));
  }
}

function replyOf<Reply>(answer: LightMyRequestResponse): Reply {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json() as Reply;
}

export function ruleOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode < 400) throw new Error(`not refused: ${answer.statusCode} ${answer.body}`);
  return (answer.json() as Refused).rule;
}
