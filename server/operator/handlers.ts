import type { Done } from "@weirwood/protocol";
import { callerOf, type Handlers } from "../http/handlers.ts";
import {
  blockPerson,
  closeTable,
  hideMessage,
  type OperatorParts,
  renamePerson,
  reopenTable,
  reports,
  settleReport,
} from "./operator.ts";

const done: Done = { done: true };

type Mine =
  | "reports"
  | "settleReport"
  | "hideMessage"
  | "renamePerson"
  | "blockPerson"
  | "closeAnyTable"
  | "reopenTable";

export function operatorHandlers(parts: OperatorParts): Pick<Handlers, Mine> {
  return {
    reports: async ({ query }) => reports(parts, query.state),
    async settleReport(call) {
      await settleReport(parts, callerOf(call), call.params.id);
      return done;
    },
    async hideMessage(call) {
      await hideMessage(parts, callerOf(call), call.params.id);
      return done;
    },
    async renamePerson(call) {
      await renamePerson(parts, callerOf(call), call.params.person, call.body.name);
      return done;
    },
    async blockPerson(call) {
      await blockPerson(parts, callerOf(call), call.params.person, call.body);
      return done;
    },
    async closeAnyTable(call) {
      await closeTable(parts, callerOf(call), call.params.table, call.body.reason);
      return done;
    },
    async reopenTable(call) {
      await reopenTable(parts, callerOf(call), call.params.table);
      return done;
    },
  };
}
