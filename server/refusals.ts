import { type Refusal, RefusedError, refuse } from "@weirwood/kernel";

/** Why the server does not do something. Rules of games, of tables and of people are cited alike. */
export function refused(rule: ServerRule, params?: Refusal["params"]): RefusedError {
  return new RefusedError(refuse(rule, params));
}

/** The server's own rules: each has a sentence in both languages in text/, and the HTTP status that it gets. */
export const serverRules = {
  "people.not-signed-in": 401,
  "people.wrong-password": 401,
  "people.account-needed": 403,
  "people.operator-needed": 403,
  "people.token-not-enough": 403,
  "people.blocked": 403,
  "people.name": 422,
  "people.name-taken": 409,
  "people.wrong-code": 401,
  "people.wrong-secret": 401,
  "people.farewell": 422,
  "people.no-mail": 422,
  "people.time-zone": 422,
  "people.quiet-hours": 422,
  "people.webhook": 422,
  "people.push": 422,
  "people.too-many": 422,
  "people.unknown": 404,
  "people.is-operator": 409,
  "server.not-found": 404,
  "server.malformed": 400,
  "server.too-large": 413,
  "server.too-often": 429,
  "server.foreign-origin": 403,
  "server.busy": 503,
  "server.broken": 500,
  "server.closing": 503,
  "server.protocol": 400,
  "table.unknown": 404,
  "table.private": 403,
  "table.game": 422,
  "table.options": 422,
  "table.position": 422,
  "table.too-long": 422,
  "table.broken": 409,
  "table.not-broken": 409,
  "table.seats": 422,
  "table.bot": 422,
  "table.too-many": 422,
  "table.not-open": 409,
  "table.not-playing": 409,
  "table.not-finished": 409,
  "table.seat-taken": 409,
  "table.already-seated": 409,
  "table.not-seated": 403,
  "table.not-host": 403,
  "table.not-ready": 409,
  "table.removed": 403,
  "table.no-onlookers": 403,
  "table.stale-ask": 409,
  "table.too-many-answers": 409,
  "table.standing-answer": 422,
  "table.resigned": 409,
  "table.no-regent": 409,
  "table.vote": 409,
  "table.vote-unknown": 404,
  "table.vote-not-yours": 403,
  "table.vote-resting": 409,
  "table.not-away": 409,
  "table.nudge": 409,
  "table.nudge-early": 409,
  "table.nudged": 409,
  "table.closed": 409,
  "table.draw": 409,
  "table.ended": 409,
  "record.unknown": 404,
  "record.too-many": 422,
  "record.too-long": 422,
  "talk.channel": 403,
  "talk.empty": 422,
  "talk.unknown": 404,
  "talk.report": 422,
} as const;

export type ServerRule = keyof typeof serverRules;

/** The HTTP status of a refusal. What a game refuses was understood, but cannot be done. */
export function statusOf(rule: string): number {
  return Object.hasOwn(serverRules, rule) ? serverRules[rule as ServerRule] : 422;
}
