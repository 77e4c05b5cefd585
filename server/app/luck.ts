import { randomBytes, randomInt } from "node:crypto";
import type { Luck } from "../ports/luck.ts";

/** The machine's own, good enough for secrets. */
export const machineLuck: Luck = { bytes: randomBytes, draw: () => randomInt(2 ** 32) };
