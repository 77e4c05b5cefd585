import type { Metrics } from "../house/metrics.ts";
import type { Buckets } from "../http/buckets.ts";
import type { TablesForOthers } from "../http/tables-for-others.ts";
import type { Mail } from "../letters/mail.ts";
import type { Bus } from "../ports/bus.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Store } from "../ports/store.ts";
import type { Errands } from "./errands.ts";
import type { Passwords } from "./passwords.ts";

/** What the people of this house need from the rest of it. */
export interface PeopleParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly buckets: Buckets;
  readonly passwords: Passwords;
  readonly errands: Errands;
  readonly tables: Pick<TablesForOthers, "personLeft" | "standing">;
  /** Where no way to send mail was configured, there is none. */
  readonly mail: Mail | undefined;
  /** Names of accounts, from the configuration. */
  readonly operators: readonly string[];
  /** The address that people use, for links. */
  readonly address: string;
  /** Whether word may be sent there, as far as the address alone tells. */
  readonly mayReach: (address: string) => boolean;
}
