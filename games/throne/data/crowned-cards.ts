import { type CardFacts, card } from "./cards.ts";

/**
 * The crowned set of the expansion, and the base-style cards of Martell. Strengths and many texts are reconstructed
 * (throne.crowned.reconstructed): replace the numbers here when a better source turns up.
 */

export const crownedHandOf: { readonly [house: string]: readonly CardFacts[] } = {
  stark: [
    card("eddard-stark", 4, 2, 0),
    card("robb-stark", 3),
    card("roose-bolton", 2),
    card("greatjon-umber", 2, 1, 0),
    card("the-blackfish", 1),
    card("ser-rodrik-cassel", 1, 0, 2),
    card("catelyn-stark", 0),
  ],
  greyjoy: [
    card("euron-crows-eye", 4, 1, 0),
    card("victarion-greyjoy", 3),
    card("balon-greyjoy", 0),
    card("theon-greyjoy", 2),
    card("asha-greyjoy", 1),
    card("the-reader", 0),
    card("aeron-damphair", 0),
  ],
  lannister: [
    card("tywin-lannister", 0),
    card("ser-gregor-clegane", 3, 3, 0),
    card("ser-jaime-lannister", 3, 1, 0),
    card("the-hound", 2, 0, 2),
    card("ser-kevan-lannister", 1),
    card("tyrion-lannister", 1),
    card("cersei-lannister", 0),
  ],
  baratheon: [
    card("melisandre-of-asshai", 4),
    card("stannis-baratheon", 3),
    card("renly-baratheon", 2),
    card("ser-davos-seaworth", 2),
    card("brienne-of-tarth", 1, 1, 1),
    card("salladhor-saan", 1),
    card("patchface", 0),
  ],
  tyrell: [
    card("ser-loras-tyrell", 4, 1, 0),
    card("mace-tyrell", 3),
    card("ser-garlan-tyrell", 2, 2, 0),
    card("randyll-tarly", 2, 1, 0),
    card("willas-tyrell", 1),
    card("margaery-tyrell", 1, 0, 1),
    card("queen-of-thorns", 0),
  ],
  martell: [
    card("the-red-viper", 4, 2, 0),
    card("areo-hotah", 3, 0, 1),
    card("ellaria-sand", 2),
    card("obara-sand", 2),
    card("nymeria-sand", 1),
    card("arianne-martell", 1),
    card("doran-martell", 0),
  ],
};
