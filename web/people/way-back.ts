/** Where somebody came from who was sent to sign in; never to another site, whatever the address says. */
export function wayBack(search: string = location.search): string {
  const back = new URLSearchParams(search).get("back") ?? "/";
  return /^\/(?![/\\])/.test(back) ? back : "/";
}
