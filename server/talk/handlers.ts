import type { Done } from "@weirwood/protocol";
import { callerOf, type Handlers } from "../http/handlers.ts";
import type { Store } from "../ports/store.ts";
import { mute, mutedPeople, unmute } from "./mutes.ts";
import type { Talk } from "./talk.ts";

const done: Done = { done: true };

type Mine = "channels" | "messages" | "note" | "writeNote" | "report" | "mutes" | "mute" | "unmute";

export function talkHandlers({ talk, store }: { readonly talk: Talk; readonly store: Store }): Pick<Handlers, Mine> {
  return {
    channels: async ({ params, query, caller }) => talk.channels({ ...params, ...query }, caller?.id),
    messages: async ({ params, query, caller }) => talk.messages({ ...params, ...query }, caller?.id, query),
    note: async (call) => ({ text: await talk.note(call.params.table, callerOf(call).id) }),
    async writeNote(call) {
      await talk.writeNote(call.params.table, callerOf(call).id, call.body.text);
      return done;
    },
    async report(call) {
      await talk.report(callerOf(call), call.body);
      return done;
    },
    mutes: async (call) => mutedPeople(store, callerOf(call).id),
    async mute(call) {
      await mute(store, callerOf(call).id, call.params.person);
      return done;
    },
    async unmute(call) {
      await unmute(store, callerOf(call).id, call.params.person);
      return done;
    },
  };
}
