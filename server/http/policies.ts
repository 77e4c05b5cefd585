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
  return who === "operator" || policies[name].isForOwnersOnly === true;
}

/**
 * For everything together, whatever it is: floods end here. Schools and offices share one address: twelve people may come at
 * once for the first time, each of whom fetches the whole client, about 250 files, to keep it, and one more every five seconds.
 */
export const everything: Required<Pick<Policy, "perAddress" | "perPerson">> = {
  perAddress: { atOnce: 3000, everySeconds: 0.02 },
  perPerson: { atOnce: 200, everySeconds: 0.1 },
};

/** Every change of an arrangement is told to all who follow the table. */
const arranging: Policy = {
  perPerson: { atOnce: 40, everySeconds: 1 },
  perAddress: { atOnce: 200, everySeconds: 0.2 },
};
/** Reads several rows of the store, or writes much. */
const reading: Policy = { perAddress: { atOnce: 300, everySeconds: 0.1 } };
/** A row or two of one's own. */
const cheap: Policy = {};

/**
 * Each route has its entry, so that whoever adds one says what it may cost: that of what lets somebody guess, reaches other
 * people's mailboxes and eyes, or makes much work of little.
 */
export const policies: { readonly [Name in RouteName]: Policy } = {
  becomeGuest: { perAddress: { atOnce: 30, everySeconds: 10 } },
  createAccount: { perAddress: { atOnce: 10, everySeconds: 60 }, isForOwnersOnly: true },
  logIn: { perAddress: { atOnce: 20, everySeconds: 10 } },
  logOut: cheap,
  logOutEverywhere: { isForOwnersOnly: true },
  recoverByMail: { perAddress: { atOnce: 5, everySeconds: 120 } },
  recoverByLetter: { perAddress: { atOnce: 10, everySeconds: 60 } },
  recoverByCode: { perAddress: { atOnce: 10, everySeconds: 60 } },
  me: cheap,
  changeMe: { perPerson: { atOnce: 20, everySeconds: 10 }, isForOwnersOnly: true },
  changePassword: { perPerson: { atOnce: 5, everySeconds: 60 }, isForOwnersOnly: true },
  confirmMail: { perAddress: { atOnce: 10, everySeconds: 60 } },
  newCodes: { perPerson: { atOnce: 5, everySeconds: 60 }, isForOwnersOnly: true },
  exportMe: {
    perPerson: { atOnce: 3, everySeconds: 120 },
    perAddress: { atOnce: 10, everySeconds: 20 },
    isForOwnersOnly: true,
  },
  deleteMe: { perPerson: { atOnce: 5, everySeconds: 60 }, isForOwnersOnly: true },
  tokens: { isForOwnersOnly: true },
  createToken: { perPerson: { atOnce: 10, everySeconds: 60 }, isForOwnersOnly: true },
  deleteToken: { isForOwnersOnly: true },
  pushKey: cheap,
  subscribePush: { perPerson: { atOnce: 10, everySeconds: 30 } },
  unsubscribePush: cheap,
  notices: reading,
  readNotices: cheap,
  mutes: cheap,
  mute: cheap,
  unmute: cheap,

  games: reading,
  tables: reading,
  createTable: { perPerson: { atOnce: 10, everySeconds: 30 }, perAddress: { atOnce: 60, everySeconds: 5 } },
  gameOfTheDay: { perAddress: { atOnce: 60, everySeconds: 1 } },
  table: reading,
  joinTable: { perPerson: { atOnce: 20, everySeconds: 5 }, perAddress: { atOnce: 200, everySeconds: 0.2 } },
  leaveTable: arranging,
  removeSitter: arranging,
  seatBot: arranging,
  ready: arranging,
  notReady: arranging,
  startTable: arranging,
  closeTable: arranging,
  log: reading,
  resign: arranging,
  returnToSeat: arranging,
  applyForSeat: { perPerson: { atOnce: 10, everySeconds: 20 } },
  nudge: { perPerson: { atOnce: 20, everySeconds: 20 } },
  callVote: { perPerson: { atOnce: 10, everySeconds: 20 } },
  vote: arranging,
  rematch: { perPerson: { atOnce: 10, everySeconds: 30 }, perAddress: { atOnce: 60, everySeconds: 5 } },
  record: { perAddress: { atOnce: 60, everySeconds: 1 } },

  channels: reading,
  messages: reading,
  note: cheap,
  writeNote: { perPerson: { atOnce: 30, everySeconds: 2 } },
  report: { perPerson: { atOnce: 10, everySeconds: 60 } },

  publishRecord: { perPerson: { atOnce: 10, everySeconds: 60 }, perAddress: { atOnce: 30, everySeconds: 20 } },
  records: reading,
  publishedRecord: { perAddress: { atOnce: 60, everySeconds: 1 } },
  deleteRecord: cheap,
  statistics: { perAddress: { atOnce: 60, everySeconds: 1 } },

  reports: cheap,
  settleReport: cheap,
  hideMessage: cheap,
  renamePerson: cheap,
  blockPerson: cheap,
  closeAnyTable: cheap,
  reopenTable: cheap,
};
