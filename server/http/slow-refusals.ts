import type { FastifyReply } from "fastify";

/** Milliseconds: a program that asks in a loop asks four times a second on each of its lines. */
const LATER = 250;
/** Of one address no more are kept waiting. */
const MOST_OF_ONE = 100;

/** Tells those who ask too often so a moment later, so that a loop that asks on costs the others next to nothing. */
export class SlowRefusals {
  readonly #waiting = new Map<string, number>();

  /** Sends the refusal later; where many of that address wait already, the line is cut. */
  send(address: string, reply: FastifyReply, refusal: object): void {
    const waiting = this.#waiting.get(address) ?? 0;
    if (waiting >= MOST_OF_ONE) {
      reply.hijack();
      reply.raw.destroy();
      return;
    }
    this.#waiting.set(address, waiting + 1);
    setTimeout(() => {
      this.#leave(address);
      reply.send(refusal);
    }, LATER);
  }

  #leave(address: string): void {
    const left = (this.#waiting.get(address) ?? 1) - 1;
    if (left === 0) this.#waiting.delete(address);
    else this.#waiting.set(address, left);
  }
}
