import { create } from "zustand";

/** One of each face that the page is set in. */
const faces = ["16px 'Source Sans 3'", "bold 16px Alegreya", "italic 16px Alegreya", "bold 16px Cinzel"];

/** Whether the typefaces are there, as far as they will be: words that were measured before have another width now. */
export const useTypefaces = create(() => ({ areThere: false }));

let loading: Promise<void> | undefined;

/** Asks for all typefaces at once: otherwise each would come when a word of it is first laid out. */
export function loadTypefaces(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  await import("./typefaces.css");
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
  useTypefaces.setState({ areThere: true });
}
