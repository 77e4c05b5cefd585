/** See text/en.ts. */
export const answers = {};
