import { callerOf, type Handlers } from "../http/handlers.ts";
import { deleteRecord, publishRecord, type RecordsParts, recordNamed, recordsOf } from "./records.ts";

type Mine = "publishRecord" | "records" | "publishedRecord" | "deleteRecord";

export function recordHandlers(parts: RecordsParts): Pick<Handlers, Mine> {
  return {
    publishRecord: async (call) =>
      publishRecord(parts, { person: callerOf(call).id, address: call.address }, call.body),
    records: async (call) => recordsOf(parts, callerOf(call).id),
    publishedRecord: async ({ params }) => recordNamed(parts, params.id),
    async deleteRecord(call) {
      await deleteRecord(parts, callerOf(call).id, call.params.id);
      return { done: true };
    },
  };
}
