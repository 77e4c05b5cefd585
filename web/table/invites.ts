/** Invitations that were followed in this window: a private table asks for its own with every question. */
const storageKey = "weirwood.invites";

function kept(): { readonly [table: string]: string } {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as { [table: string]: string };
  } catch {
    return {};
  }
}

export const inviteTo = (table: string): string | undefined => kept()[table];

export function keepInvite(table: string, invite: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...kept(), [table]: invite }));
  } catch {
    // No storage: a reload will need the link again.
  }
}
