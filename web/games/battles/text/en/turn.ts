/** See text/en.ts. */
export const turn = {};
