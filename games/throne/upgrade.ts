import type { Json } from "@weirwood/kernel";

/**
 * A plain form that older rules wrote, as these write it.
 *
 * Version 2 has two sections more, fights that wait and free orders. Both are blank in every game of version 1, and what is
 * blank is left out, so those read as they are. Orders that were laid before every area had to have one stand as they lie;
 * whoever replaces them does so by the rules of today.
 */
export const upgrade = (plain: Json, _rulesVersion: number): Json => plain;
