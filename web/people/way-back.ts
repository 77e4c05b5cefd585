/** Where somebody came from who was sent to sign in; never to another site, whatever the address says. */
export function wayBack(search: string = location.search): string {
  const back = new URLSearchParams(search).get("back") ?? "/";
  // Browsers read \ as / in addresses and leave out tabs and line breaks, so that a host may hide behind either.
  return /^\/(?!\/)[^\\\s\p{C}]*$/u.test(back) ? back : "/";
}
