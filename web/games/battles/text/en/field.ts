/** See text/en.ts. */
export const field = {};
