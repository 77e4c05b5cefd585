import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What is counted and measured, for Prometheus. Names of routes, rules and games are few; ids of people never enter. */
export interface Metrics {
  requestAnswered(route: string, status: number, seconds: number): void;
  socketOpened(): void;
  socketClosed(): void;
  /** To be called when its commit has returned. */
  decisionMade(game: string, by: string): void;
  refused(rule: string): void;
  /** The rules failed at a table, which is closed to play. */
  tableBroke(): void;
  botThought(game: string, bot: string, seconds: number): void;
  queueLength(queue: string, length: number): void;
  tablesCached(count: number, bytes: number): void;
  messageSaid(kind: string): void;
  notificationSent(way: string, outcome: "sent" | "failed" | "given-up" | "needless"): void;
  signedIn(outcome: "yes" | "no"): void;
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const THINKING = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

export function openMetrics({ withProcess = true }: { readonly withProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "weirwood_request_seconds",
    help: "Time to answer a request, by route and status",
    labelNames: ["route", "status"],
    buckets: QUICK,
    registers,
  });
  const sockets = new Gauge({ name: "weirwood_sockets", help: "Live connections", registers });
  const decisions = new Counter({
    name: "weirwood_decisions_total",
    help: "Decisions made, by game and by whom",
    labelNames: ["game", "by"],
    registers,
  });
  const refusals = new Counter({
    name: "weirwood_refusals_total",
    help: "What was refused, by rule",
    labelNames: ["rule"],
    registers,
  });
  const faults = new Counter({
    name: "weirwood_broken_tables_total",
    help: "Tables closed because the rules failed at them",
    registers,
  });
  const thoughts = new Histogram({
    name: "weirwood_bot_seconds",
    help: "Time that bots thought about one decision",
    labelNames: ["game", "bot"],
    buckets: THINKING,
    registers,
  });
  const queues = new Gauge({
    name: "weirwood_queue_length",
    help: "Work that waits",
    labelNames: ["queue"],
    registers,
  });
  const batches = new Histogram({
    name: "weirwood_batch_decisions",
    help: "Decisions that went to disk together",
    buckets: SIZES,
    registers,
  });
  const tables = new Gauge({ name: "weirwood_tables", help: "Tables in memory", registers });
  const tableBytes = new Gauge({
    name: "weirwood_table_bytes",
    help: "Memory that tables take, in bytes, about",
    registers,
  });
  const messages = new Counter({
    name: "weirwood_messages_total",
    help: "Messages said, by kind of channel",
    labelNames: ["kind"],
    registers,
  });
  const notifications = new Counter({
    name: "weirwood_notifications_total",
    help: "Notifications by way and outcome",
    labelNames: ["way", "outcome"],
    registers,
  });
  const signIns = new Counter({
    name: "weirwood_sign_ins_total",
    help: "Attempts to sign in with a password",
    labelNames: ["outcome"],
    registers,
  });

  // All whose commit returned are told in one turn of the event loop: those of one turn went to disk together.
  let together = 0;
  const countTogether = (): void => {
    together++;
    if (together > 1) return;
    setImmediate(() => {
      batches.observe(together);
      together = 0;
    });
  };

  return {
    requestAnswered: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    decisionMade(game, by) {
      decisions.inc({ game, by });
      countTogether();
    },
    refused: (rule) => refusals.inc({ rule }),
    tableBroke: () => faults.inc(),
    botThought: (game, bot, seconds) => thoughts.observe({ game, bot }, seconds),
    queueLength: (queue, length) => queues.set({ queue }, length),
    tablesCached(count, bytes) {
      tables.set(count);
      tableBytes.set(bytes);
    },
    messageSaid: (kind) => messages.inc({ kind }),
    notificationSent: (way, outcome) => notifications.inc({ way, outcome }),
    signedIn: (outcome) => signIns.inc({ outcome }),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
