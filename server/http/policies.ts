import { type Route, type RouteName, routes } from "@weirwood/protocol";
import type { Rate } from "./buckets.ts";

/** What holds for a route besides its schema. */
export interface Policy {
  readonly perAddress?: Rate;
  readonly perPerson?: Rate;
  /** A token is for playing: whoever found one must not be able to take over the account with it. */
  readonly isForOwnersOnly?: true;
}

/**
 * Whether a route is closed to tokens. Besides what its policy says, all that operators do is: a token is given to
 * programs, which play.
 */
export function isForOwnersOnly(name: RouteName): boolean {
  const { who }: Route = routes[name];
  return who === "operator" || policies[name]?.isForOwnersOnly === true;
}

/**
 * For everything together, whatever it is: floods end here. Schools and offices share one address: twelve people may come at
 * once for the first time, each of whom fetches the whole client, about 250 files, to keep it, and one more every five seconds.
 */
export const everything: Required<Pick<Policy, "perAddress" | "perPerson">> = {
  perAddress: { atOnce: 3000, everySeconds: 0.02 },
  perPerson: { atOnce: 200, everySeconds: 0.1 },
};

/** What costs the server much, or lets somebody guess, or reaches other people's mailboxes and eyes. */
export const policies: { readonly [Name in RouteName]?: Policy } = {
  becomeGuest: { perAddress: { atOnce: 30, everySeconds: 10 } },
  createAccount: { perAddress: { atOnce: 10, everySeconds: 60 }, isForOwnersOnly: true },
  logIn: { perAddress: { atOnce: 20, everySeconds: 10 } },
  recoverByMail: { perAddress: { atOnce: 5, everySeconds: 120 } },
  recoverByLetter: { perAddress: { atOnce: 10, everySeconds: 60 } },
  recoverByCode: { perAddress: { atOnce: 10, everySeconds: 60 } },
  confirmMail: { perAddress: { atOnce: 10, everySeconds: 60 } },
  logOutEverywhere: { isForOwnersOnly: true },
  changeMe: { perPerson: { atOnce: 20, everySeconds: 10 }, isForOwnersOnly: true },
  changePassword: { perPerson: { atOnce: 5, everySeconds: 60 }, isForOwnersOnly: true },
  newCodes: { perPerson: { atOnce: 5, everySeconds: 60 }, isForOwnersOnly: true },
  exportMe: { perPerson: { atOnce: 3, everySeconds: 120 }, isForOwnersOnly: true },
  deleteMe: { perPerson: { atOnce: 5, everySeconds: 60 }, isForOwnersOnly: true },
  tokens: { isForOwnersOnly: true },
  createToken: { perPerson: { atOnce: 10, everySeconds: 60 }, isForOwnersOnly: true },
  deleteToken: { isForOwnersOnly: true },
  subscribePush: { perPerson: { atOnce: 10, everySeconds: 30 } },
  createTable: { perPerson: { atOnce: 10, everySeconds: 30 }, perAddress: { atOnce: 60, everySeconds: 5 } },
  rematch: { perPerson: { atOnce: 10, everySeconds: 30 } },
  joinTable: { perPerson: { atOnce: 20, everySeconds: 5 } },
  applyForSeat: { perPerson: { atOnce: 10, everySeconds: 20 } },
  callVote: { perPerson: { atOnce: 10, everySeconds: 20 } },
  nudge: { perPerson: { atOnce: 20, everySeconds: 20 } },
  publishRecord: { perPerson: { atOnce: 10, everySeconds: 60 }, perAddress: { atOnce: 30, everySeconds: 20 } },
  publishedRecord: { perAddress: { atOnce: 60, everySeconds: 1 } },
  gameOfTheDay: { perAddress: { atOnce: 60, everySeconds: 1 } },
  record: { perAddress: { atOnce: 60, everySeconds: 1 } },
  statistics: { perAddress: { atOnce: 60, everySeconds: 1 } },
  writeNote: { perPerson: { atOnce: 30, everySeconds: 2 } },
  report: { perPerson: { atOnce: 10, everySeconds: 60 } },
};
