import type { Metrics } from "../app/metrics.ts";
import type { Buckets } from "../http/buckets.ts";
import type { TablesForOthers } from "../http/table-access.ts";
import type { Mail } from "../notifications/mail.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import type { BackgroundTasks } from "./background-tasks.ts";
import type { Passwords } from "./passwords.ts";

/** What accounts and sessions need from the rest of the server. */
export interface PeopleParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly buckets: Buckets;
  readonly passwords: Passwords;
  readonly backgroundTasks: BackgroundTasks;
  readonly tables: Pick<TablesForOthers, "personLeft" | "access">;
  /** Where no way to send mail was configured, there is none. */
  readonly mail: Mail | undefined;
  /** Names of accounts, from the configuration. */
  readonly operators: readonly string[];
  /** The address that people use, for links. */
  readonly address: string;
  /** Whether notifications may be sent there, as far as the address alone tells. */
  readonly mayReach: (address: string) => boolean;
}
