import { expect, test } from "vitest";
import { type FrenchArticles, type FrenchForm, frenchName } from "./french.ts";

const articles: FrenchArticles = { Baie: "la", Marches: "les", Bief: "le", Île: "la" };
const forms: readonly FrenchForm[] = ["le", "de", "à"];

test.each([
  ["Baie de la Néra", "la Baie de la Néra", "de la Baie de la Néra", "à la Baie de la Néra"],
  ["Marches de Dorne", "les Marches de Dorne", "des Marches de Dorne", "aux Marches de Dorne"],
  ["Bief Doré", "le Bief Doré", "du Bief Doré", "au Bief Doré"],
  ["Île aux Ours", "l’Île aux Ours", "de l’Île aux Ours", "à l’Île aux Ours"],
  ["Le Détroit", "le Détroit", "du Détroit", "au Détroit"],
  ["La Treille", "la Treille", "de la Treille", "à la Treille"],
  ["Les Eyrié", "les Eyrié", "des Eyrié", "aux Eyrié"],
  ["L’Œil", "l’Œil", "de l’Œil", "à l’Œil"],
  ["Accalmie", "Accalmie", "d’Accalmie", "à Accalmie"],
  ["Harrenhal", "Harrenhal", "de Harrenhal", "à Harrenhal"],
  ["Ygritte", "Ygritte", "d’Ygritte", "à Ygritte"],
  ["Yoren", "Yoren", "de Yoren", "à Yoren"],
  ["Ann", "Ann", "d’Ann", "à Ann"],
])("%s", (name, ...expected) => {
  expect(forms.map((form) => frenchName(form, name, articles))).toEqual(expected);
});
