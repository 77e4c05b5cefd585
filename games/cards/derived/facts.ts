import { type PhaseId, phaseIds, type ZoneId, zoneIds } from "../data/names.ts";

/**
 * Facts of the position that constant texts and lasting effects may look at. Most of what happens changes one that nobody looks
 * at just then; nothing need be derived anew for it. Whatever has no name here (bodies, power, hosts, plots, what is in force) always counts.
 */
export const [PHASES, KNEELING, GOLD, PILES, CHALLENGES, ROLES, FIRST_PLAYERS, LEAVING, ALWAYS] = [
  1, 2, 4, 8, 16, 32, 64, 128, 32_768,
];
export const ANYTHING = 65_535;

/** What each word of a text looks at. */
const readBy: { readonly [word: string]: number } = {
  role: ROLES,
  alone: ROLES,
  kneeling: KNEELING,
  gold: GOLD,
  goldOn: GOLD,
  goldOf: GOLD,
  handOf: PILES,
  deckOf: PILES,
  shadowsOf: PILES,
  lost: PILES,
  used: PILES,
  margin: CHALLENGES,
  challenge: CHALLENGES,
  fought: CHALLENGES,
  phase: PHASES,
  wonDominance: FIRST_PLAYERS,
  wonInitiative: FIRST_PLAYERS,
};

/** Words that look at derived words, at print, or at what always counts. One that stands nowhere may look at anything. */
const plain: ReadonlySet<string> = new Set(
  (
    "kind on while mods mod to seats if every in type trait traits notTrait house notHouse crest notCrest hasCrest icon icons noIcon keyword " +
    "keywords unique title named copyOf str printedStr cost power attachments limited gives ctrl owner other cursed among " +
    "where or not count strOf sumOfStr costOf printedIconsOf powerOn housePowerOf claimOf plotGoldOf sum less " +
    "some min max is a compare with op most fewest of agenda season opponents only all any that chosen controllerOf " +
    "ownerOf you since winner loser attacker by set least verb triggered exceptTraits exceptTitled who whose penalty " +
    "first how noSave exceptTitled notTitle what"
  ).split(" "),
);

/** Names of players, phases and zones that tell what is looked at. */
const meant: { readonly [name: string]: number } = {
  ...Object.fromEntries(phaseIds.map((phase: PhaseId) => [phase, PHASES])),
  ...Object.fromEntries(zoneIds.map((zone: ZoneId) => [zone, zone === "play" ? 0 : PILES])),
  "dominance-str": PHASES,
  winner: CHALLENGES,
  loser: CHALLENGES,
  attacker: CHALLENGES,
  defender: CHALLENGES,
  first: FIRST_PLAYERS,
  // The keyword counts participants.
  melee: ROLES,
};

/** Which facts a piece of text looks at, and everything inside it. */
export function factsIn(text: unknown): number {
  if (typeof text === "string") return meant[text] ?? 0;
  if (typeof text !== "object" || text === null) return 0;
  if (Array.isArray(text)) return text.reduce((facts: number, one) => facts | factsIn(one), 0);
  return Object.entries(text).reduce((facts, [word, inner]) => {
    // What is gained is no constant text, and looks at things when it is used.
    if (word === "ability") return facts;
    return facts | (readBy[word] ?? (plain.has(word) ? 0 : ANYTHING)) | factsIn(inner);
  }, 0);
}
