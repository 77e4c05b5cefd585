/** The house cards: seven a house. What a card's text does is told in rules/house-cards.ts. */

export interface CardFacts {
  readonly id: string;
  readonly strength: number;
  readonly swords: number;
  readonly forts: number;
}

export const card = (id: string, strength: number, swords = 0, forts = 0): CardFacts => ({
  id,
  strength,
  swords,
  forts,
});

export const handOf: { readonly [house: string]: readonly CardFacts[] } = {
  stark: [
    card("eddard-stark", 3, 0, 2),
    card("robb-stark", 2),
    card("greatjon-umber", 2, 1, 0),
    card("house-mormont-lord", 1, 1, 0),
    card("ser-rodrik-cassel", 1, 0, 1),
    card("catelyn-stark", 0),
    card("maester-luwin", 0),
  ],
  greyjoy: [
    card("euron-crows-eye", 3, 2, 0),
    card("asha-greyjoy", 2),
    card("theon-greyjoy", 2, 1, 0),
    card("aeron-damphair", 1, 0, 1),
    card("house-blacktyde-captain", 1, 0, 1),
    card("victarion-greyjoy", 0),
    card("balon-greyjoy", 0),
  ],
  lannister: [
    card("tywin-lannister", 3, 2, 0),
    card("ser-jaime-lannister", 2),
    card("tyrion-lannister", 2, 0, 1),
    card("kevan-lannister", 1, 1, 0),
    card("house-lannister-captain", 1, 1, 0),
    card("vargo-hoat", 0),
    card("cersei-lannister", 0),
  ],
  baratheon: [
    card("stannis-baratheon", 3, 1, 1),
    card("renly-baratheon", 2),
    card("ser-davos-seaworth", 2, 0, 1),
    card("ser-axell-florent", 1, 1, 0),
    card("house-florent-lord", 1, 1, 0),
    card("melisandre-of-asshai", 0),
    card("salladhor-saan", 0),
  ],
  tyrell: [
    card("mace-tyrell", 3, 2, 0),
    card("ser-loras-tyrell", 2),
    card("ser-garlan-tyrell", 2, 1, 0),
    card("margaery-tyrell", 1, 0, 1),
    card("house-tyrell-captain", 1, 1, 0),
    card("queen-of-thorns", 0),
    card("brienne-of-tarth", 0),
  ],
  // Plays with these cards at a table of six; the pattern of strengths and icons is the other houses' (reconstructed).
  martell: [
    card("the-red-viper", 3, 2, 0),
    card("obara-sand", 2),
    card("nymeria-sand", 2, 0, 1),
    card("areo-hotah", 1, 0, 1),
    card("house-yronwood-lord", 1, 1, 0),
    card("arianne-martell", 0),
    card("doran-martell", 0),
  ],
};
