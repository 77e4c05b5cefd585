import { optionsBy } from "@weirwood/kernel";
import { seatIds } from "./data/names.ts";
import { form } from "./form.ts";
import type { CardsOptions } from "./rules/setup.ts";

export type { CardsOptions } from "./rules/setup.ts";

export const { readOptions, brief } = optionsBy<CardsOptions>(form);
export const seats = ({ players }: CardsOptions): readonly (string | undefined)[] => seatIds.slice(0, players);
export const tags = ({ players }: CardsOptions): readonly string[] => [players > 2 ? "melee" : "duel"];
