import { iconIds, seatIds } from "@weirwood/cards/questions";
import pc from "picocolors";
import * as seats from "../../table/signs.ts";

const paints = [pc.cyan, pc.red, pc.yellow, pc.green, pc.magenta, pc.blueBright];

/** Each player has a colour. */
export const paint = (player: string, text: string): string =>
  paints[(seatIds as readonly string[]).indexOf(player)]?.(text) ?? text;

export const signed = (player: string, titles: seats.SeatTitles): string => seats.signed(paint, player, titles);

const iconPaints = { military: pc.red, intrigue: pc.green, power: pc.blueBright };

/** `MP`: the first letters of icons, each in its colour, by the bits of a set. */
export const iconLetters = (set: number): string =>
  iconIds.flatMap((icon, bit) => (((set >> bit) & 1) === 1 ? [iconPaints[icon](icon[0].toUpperCase())] : [])).join("");
