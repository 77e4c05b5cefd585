/** See text/en.ts. */
export const attack = {};
