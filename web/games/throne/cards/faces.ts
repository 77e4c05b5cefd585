import { type Card, cardIds, type House, houseIds } from "@weirwood/throne/questions";

/** Faces of house cards, composed and not drawn: a field, its division and a charge, in the tinctures of the house. */

interface Tinctures {
  /** Two colours and two metals; a field is of one sort, its charge of the other. */
  readonly colours: readonly [string, string];
  readonly metals: readonly [string, string];
  readonly gold: string;
  readonly ground: string;
}

const tincturesOf: { readonly [house: string]: Tinctures } = {
  stark: { colours: ["#4a6478", "#2b3d4d"], metals: ["#f1f5f7", "#a7bdcc"], gold: "#d9e4eb", ground: "#7c94a6" },
  greyjoy: { colours: ["#18242b", "#34505d"], metals: ["#f0d68e", "#c9d5d9"], gold: "#e9c46a", ground: "#22343d" },
  lannister: { colours: ["#b01129", "#6e0b1b"], metals: ["#ffe6ac", "#e5ac3c"], gold: "#f3c560", ground: "#7f0d1e" },
  baratheon: { colours: ["#2b2211", "#6a4e0a"], metals: ["#fce7ae", "#f3be34"], gold: "#3a2d10", ground: "#e0a41c" },
  tyrell: { colours: ["#1b7a5b", "#0b4634"], metals: ["#fff4cf", "#bfe3cf"], gold: "#f4dc8a", ground: "#14624a" },
  martell: { colours: ["#d9590b", "#7e2e06"], metals: ["#ffe9c9", "#fac27c"], gold: "#ffd28e", ground: "#b4480a" },
};

/** By card: a symbol of the sprite, or of charges.svg, without the name of the game that both have in front. */
const charges: { readonly [card: string]: string } = {
  "eddard-stark": "sigil-stark",
  "robb-stark": "crown",
  "greatjon-umber": "ch-chain",
  "house-mormont-lord": "ch-helm",
  "ser-rodrik-cassel": "ch-sword",
  "catelyn-stark": "ch-trout",
  "maester-luwin": "ch-candle",
  "roose-bolton": "ch-dagger",
  "the-blackfish": "ch-spears",
  "euron-crows-eye": "ch-eye",
  "asha-greyjoy": "ch-axe",
  "theon-greyjoy": "ch-bow",
  "aeron-damphair": "ch-trident",
  "house-blacktyde-captain": "ch-longship",
  "victarion-greyjoy": "sigil-greyjoy",
  "balon-greyjoy": "iron-throne",
  "the-reader": "ch-book",
  "tywin-lannister": "sigil-lannister",
  "ser-jaime-lannister": "ch-greatsword",
  "tyrion-lannister": "ch-scales",
  "kevan-lannister": "ch-banners",
  "ser-kevan-lannister": "ch-banners",
  "house-lannister-captain": "ch-spear",
  "vargo-hoat": "ch-purse",
  "cersei-lannister": "ch-goblet",
  "ser-gregor-clegane": "ch-plumed",
  "the-hound": "ch-hound",
  "stannis-baratheon": "sigil-baratheon",
  "renly-baratheon": "ch-sceptre",
  "ser-davos-seaworth": "ch-onion",
  "ser-axell-florent": "ch-pyre",
  "house-florent-lord": "ch-lantern",
  "melisandre-of-asshai": "ch-heart-fire",
  "salladhor-saan": "unit-ship",
  "brienne-of-tarth": "ch-sun",
  patchface: "ch-fool",
  "mace-tyrell": "ch-garb",
  "ser-loras-tyrell": "sigil-tyrell",
  "ser-garlan-tyrell": "ch-swords",
  "margaery-tyrell": "ch-lily",
  "house-tyrell-captain": "ch-spear",
  "queen-of-thorns": "ch-thorns",
  "randyll-tarly": "ch-horn",
  "willas-tyrell": "ch-wings",
  "the-red-viper": "ch-viper",
  "nymeria-sand": "ch-arakh",
  "obara-sand": "ch-lance",
  "ellaria-sand": "ch-vial",
  "areo-hotah": "ch-axe",
  "house-yronwood-lord": "ch-gate",
  "arianne-martell": "sigil-martell",
  "doran-martell": "ch-sun",
};

/** Divisions of a field of 100 × 110, quiet ones that leave the charge alone. */
const divisions: readonly string[] = [
  "",
  "M50 0H100V110H50Z",
  "M0 52H100V110H0Z",
  "M0 0L100 110H0Z",
  "M100 0L0 110H100Z",
  "M0 110L50 46L100 110Z",
  "M0 0L50 55L0 110ZM100 0L50 55L100 110Z",
  "M50 0H100V52H50ZM0 52H50V110H0Z",
  "M14 0H86L50 100Z",
  "M0 0H100V27H0Z",
  "M0 0C34 26 34 84 0 110ZM100 0C66 26 66 84 100 110Z",
  "M50 55L0 0H50ZM50 55L100 0V55ZM50 55L100 110H50ZM50 55L0 110V55Z",
  "M0 0H33V110H0ZM67 0H100V110H67Z",
  "M0 0H100V20L90 32L80 20L70 32L60 20L50 32L40 20L30 32L20 20L10 32L0 20Z",
  "M33 0H67V110H33Z",
  "M0 36H100V70H0Z",
];

/** The shield of 100 × 110. */
export const shieldPath = "M4 3H96V52C96 80 76 97 50 108C24 97 4 80 4 52Z";

export interface Face {
  readonly charge: string;
  readonly division: string;
  readonly field: readonly [string, string];
  readonly chargeColour: string;
  readonly rim: string;
  readonly ground: string;
}

/** Scatters names evenly: the same name gives the same number everywhere. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function faceOf(card: Card, house: House): Face {
  const id = cardIds[card];
  const hash = hashOf(id);
  const { colours, metals, gold, ground } = tincturesOf[houseIds[house]];
  const isColour = ((hash >> 3) & 1) === 0;
  return {
    charge: `throne/${charges[id] ?? `sigil-${houseIds[house]}`}`,
    division: divisions[hash % divisions.length],
    field: isColour ? colours : metals,
    chargeColour: isColour ? metals[0] : colours[0],
    rim: gold,
    ground,
  };
}
