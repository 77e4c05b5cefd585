/** Once the browser has nothing else to do. */
export const whenIdle = (act: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => act());
  else setTimeout(act, 500);
};
