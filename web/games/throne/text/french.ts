import { type FrenchForm, frenchName } from "@weirwood/kernel";
import { fr } from "@weirwood/throne/text/fr";

/** A place as it follows other words: “vers la Route de la Mer”, “du Bief”. Original names stay what they are. */
const place =
  (form: FrenchForm) =>
  (name: string): string =>
    frenchName(form, name, fr.articles);

export const le = place("le");
export const de = place("de");
