import pc from "picocolors";

/** Each seat has a letter and a colour; the letter is always there, so that colour is never the only sign. */
export type Paint = (seatName: string, text: string) => string;

export type SeatTitles = { readonly [seatName: string]: string };

const letterOf = (seatName: string): string => seatName.charAt(0).toUpperCase();

/** `S`, in the seat's colour. */
export const signOf = (paint: Paint, seatName: string): string => paint(seatName, pc.bold(letterOf(seatName)));

/** `S Stark`, in the seat's colour. */
export const signed = (paint: Paint, seatName: string, titles: SeatTitles): string =>
  paint(seatName, `${pc.bold(letterOf(seatName))} ${titles[seatName] ?? seatName}`);

/** A sentence with the titles of seats in their colours. */
export const painted = (paint: Paint, sentence: string, titles: SeatTitles): string =>
  Object.entries(titles).reduce((text, [seatName, title]) => text.replaceAll(title, paint(seatName, title)), sentence);
