/** The page to return to after signing in; never another site, whatever the address says. */
export function returnPath(search: string = location.search): string {
  const back = new URLSearchParams(search).get("back") ?? "/";
  // Browsers read \ as / in addresses and leave out tabs and line breaks, so that a host may hide behind either.
  return /^\/(?!\/)[^\\\s\p{C}]*$/u.test(back) ? back : "/";
}
