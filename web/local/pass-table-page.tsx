import { useStore } from "zustand";
import { Loading } from "../app/loading.tsx";
import type { RouteParameters } from "../app/router.ts";
import { CurtainDue, CurtainScreen } from "./curtain-screen.tsx";
import type { LocalSession } from "./local-session.ts";
import { LocalTable, useLocalSession } from "./local-table-page.tsx";
import { useCurtain } from "./use-curtain.ts";

/** Several people on one screen: the table for whoever looks, the curtain between two of them. */
export function PassTablePage({ id }: RouteParameters) {
  const session = useLocalSession(id, true);
  return session === undefined ? <Loading /> : <SharedTable session={session} />;
}

function SharedTable({ session }: { readonly session: LocalSession }) {
  const { curtain, take, passOn } = useCurtain(session);
  const table = useStore(session.controls, (controls) => controls.table);
  if (curtain === undefined || table === undefined) return <LocalTable session={session} />;
  if (curtain.is === "drawn") return <CurtainScreen table={table} next={curtain.next} onTake={take} />;
  return (
    <LocalTable session={session}>
      {curtain.is === "due" && <CurtainDue name={table.seats[curtain.next]?.person?.name ?? ""} onPassOn={passOn} />}
    </LocalTable>
  );
}
