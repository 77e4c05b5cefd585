import { Readable } from "node:stream";
import type { Done } from "@weirwood/protocol";
import { askerOf, callerOf, type Handlers } from "../http/handlers.ts";
import { FairTurns, giveWay } from "../workers/fair-turns.ts";
import { deletePerson } from "./account-deletion.ts";
import { becomeGuest, changePassword, createAccount, logIn, logOutEverywhere, newCodes } from "./accounts.ts";
import { exportPerson } from "./export.ts";
import type { PeopleParts } from "./parts.ts";
import { changePreferences } from "./preferences.ts";
import { confirmMail, recoverByCode, recoverByLetter, recoverByMail } from "./recovery.ts";
import { meOf } from "./rows.ts";
import { createToken, deleteToken, tokensOf } from "./tokens.ts";

const done: Done = { done: true };

type Mine =
  | "becomeGuest"
  | "createAccount"
  | "logIn"
  | "logOut"
  | "logOutEverywhere"
  | "recoverByMail"
  | "recoverByLetter"
  | "recoverByCode"
  | "me"
  | "changeMe"
  | "changePassword"
  | "confirmMail"
  | "newCodes"
  | "exportMe"
  | "deleteMe"
  | "tokens"
  | "createToken"
  | "deleteToken";

export function peopleHandlers(parts: PeopleParts): Pick<Handlers, Mine> {
  /** A piece of an export at a time: all of somebody's tables are read, and however much they have said. */
  const exporting = new FairTurns(1);
  const me = (person: string) => meOf(parts.store.read, person);
  return {
    async becomeGuest({ body, language, session }) {
      const person = await becomeGuest(parts, body, language);
      await session.signIn(person);
      return me(person);
    },
    async createAccount(call) {
      const { body, caller, language, session } = call;
      const { person, codes } = await createAccount(parts, { caller, asker: askerOf(call) }, body, language);
      await session.signIn(person);
      await session.markBrowser(person);
      return { me: await me(person), codes };
    },
    async logIn({ body, address, session }) {
      const person = await logIn(parts, body, { address, browser: await session.browser() });
      await session.signIn(person);
      await session.markBrowser(person);
      return me(person);
    },
    async logOut(call) {
      await call.session.signOut();
      parts.bus.publish(`person:${callerOf(call).id}`, { kind: "signed-out" });
      return done;
    },
    async logOutEverywhere(call) {
      await logOutEverywhere(parts, callerOf(call).id);
      await call.session.signOut();
      return done;
    },
    async recoverByMail({ body }) {
      recoverByMail(parts, body);
      return done;
    },
    async recoverByLetter({ body, address, session }) {
      const person = await recoverByLetter(parts, body, address);
      await session.signIn(person);
      await session.markBrowser(person);
      return me(person);
    },
    async recoverByCode({ body, address, session }) {
      const person = await recoverByCode(parts, body, address);
      await session.signIn(person);
      await session.markBrowser(person);
      return me(person);
    },
    me: async (call) => me(callerOf(call).id),
    async changeMe(call) {
      await changePreferences(parts, askerOf(call), call.body);
      return me(callerOf(call).id);
    },
    async changePassword(call) {
      const asker = askerOf(call);
      await changePassword(parts, asker, call.body);
      await call.session.signIn(asker.person);
      return done;
    },
    async confirmMail({ body }) {
      await confirmMail(parts, body.secret);
      return done;
    },
    newCodes: async (call) => ({ codes: await newCodes(parts, askerOf(call), call.body.password) }),
    async exportMe(call) {
      const asker = askerOf(call);
      const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
        exporting.run(asker, async () => {
          await giveWay();
          return work();
        });
      return Readable.from(exportPerson(parts, asker.person, inTurn), { objectMode: false });
    },
    async deleteMe(call) {
      await deletePerson(parts, { caller: callerOf(call), asker: askerOf(call) }, call.body.confirm);
      await call.session.signOut();
      return done;
    },
    tokens: async (call) => tokensOf(parts, callerOf(call).id),
    createToken: async (call) => createToken(parts, callerOf(call).id, call.body.label),
    async deleteToken(call) {
      await deleteToken(parts, callerOf(call).id, call.params.id);
      return done;
    },
  };
}
