import { useEffect } from "react";
import { goTo, type RouteParameters } from "../app/router.ts";
import { keepInvite } from "./invites.ts";

/** Where an invitation leads: remembered, then on to the table itself, so that the secret is in no later address. */
export function JoinPage({ id }: RouteParameters) {
  useEffect(() => {
    const invite = new URLSearchParams(location.search).get("invite");
    if (invite !== null) keepInvite(id, invite);
    goTo(`/table/${id}`, "replace");
  }, [id]);
  return null;
}
