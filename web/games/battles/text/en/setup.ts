/** See text/en.ts. */
export const setup = {};
