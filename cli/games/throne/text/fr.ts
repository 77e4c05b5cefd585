import type { en } from "./en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${Math.abs(count) < 2 ? one : many}`;

/** Ce que seul Throne dit dans le terminal, en français. */
export const fr: typeof en = {
  variants: (names) => `Variantes : ${names}.`,
  board: {
    turn: (turn, threat) => `Tour ${turn} sur 10 · menace sauvage ${threat} sur 12`,
    cards: (cards) => `Cartes Westeros : ${cards}`,
    season: (card) => `En vigueur ce tour : ${card}`,
    bound: (house) => `Lié par la Ruse du Lion : ${house}`,
    columnsNow: "Cartes Westeros visibles, celles de ce tour d’abord :",
    columnsNext: "Cartes Westeros visibles, celles du prochain tour d’abord :",
    throne: "Trône",
    fiefs: "Fiefs",
    court: "Cour",
    supply: "Appro.",
    power: "Blas.",
    castles: "Cités",
    hand: "Cartes",
    singles: "1×\u00a0ordres\u00a0à\u00a0usage\u00a0unique",
    tokens: "♛ Trône de Fer  † épée valyriane (‡ utilisée)  ¶ corbeau  ★ ordres étoilés",
    legend: "♜ forteresse ♖ cité ● tonneau ♛ couronne ≈ mer · F fantassin K chevalier S navire",
    moreSigns: { ports: "⌂\u00a0port", forts: "▦\u00a0fortification", siege: "E\u00a0engin\u00a0de\u00a0siège" },
    neighbours: (area) => `À côté de cette région (${area}) :`,
    routed: (units) => `(fatigués : ${units})`,
    token: "blason",
    garrison: (strength) => `garnison ${strength}`,
    home: "(fief familial)",
    port: "(port)",
    blocked: "bloqué",
    hiddenSingle: "(ordre unique)",
  },
  regions: {
    north: "Le Nord",
    riverlands: "Les Îles de Fer et le Conflans",
    vale: "Le Val",
    westerlands: "L’Ouest",
    crownlands: "Les Terres de la Couronne et de l’Orage",
    reach: "Le Bief",
    dorne: "Dorne",
  },
  hand: {
    title: (cards) => plural(cards, "carte en main", "cartes en main"),
    used: (cards) => `jouées : ${cards}`,
    singles: (orders) => `ordres à usage unique restants : ${orders}`,
    noSingles: "aucun",
    icons: (swords, forts) =>
      [
        swords > 0 ? plural(swords, "épée", "épées") : "",
        forts > 0 ? plural(forts, "fortification", "fortifications") : "",
      ]
        .filter((text) => text !== "")
        .join(", "),
  },
  battle: {
    garrison: (strength) => `la garnison (${strength})`,
    heading: (attacker, against, from, area) => `${attacker} contre ${against} : ${from} → ${area}`,
    attacker: "attaquant",
    defender: "défenseur",
    parts: { units: "unités", order: "ordre", support: "soutien", card: "carte", fort: "fortification", blade: "épée" },
  },
  forms: {
    orders: "orders RÉGION ORDRE, RÉGION ORDRE, …",
    raven: "raven RÉGION ORDRE  ou  raven none",
    raid: "raid DEPUIS > CIBLE  ou, pour le retirer sans effet,  raid DEPUIS > none",
    march: "march DEPUIS: 1K 2F > RÉGION, 1F > RÉGION  et peut-être  + token  ou, sans effet,  march DEPUIS: none",
    support: "support RÉGION attacker, RÉGION defender, RÉGION none",
    accept: "accept RÉGION, RÉGION  ou  accept none",
    card: "card NOM",
    "take-back": "take-back NOM  ou  take-back none",
    "discard-card": "discard-card NOM  ou  discard-card none",
    "replace-card": "replace-card NOM  ou  replace-card none",
    "remove-order":
      "remove-order RÉGION  ou, pour un ordre à usage unique,  remove-order RÉGION single  ou  remove-order none",
    blade: "blade yes  ou  blade no",
    control: "control yes  ou  control no",
    "make-knight": "make-knight yes  ou  make-knight no",
    casualties: "casualties 1K 1F",
    retreat: "retreat RÉGION  ou, avec des pertes en route,  retreat RÉGION, lose 1F",
    disband: "disband RÉGION 1F, RÉGION 1K 1S",
    muster:
      "muster PLACE: 1K, 1F, 1U, 1S > MER; PLACE: 2F  ou  muster none  (points : K 2, F 1, S 1, U 1 : un fantassin devient chevalier)",
    bid: "bid 3",
    spend: "spend 2",
    single: "single RÉGION ORDRE  ou  single none",
    consolidate: "consolidate RÉGION power  (blasons)  ou  consolidate RÉGION fort  (fortification)",
    "use-muster": "use-muster RÉGION: 1K, 1F, 1S > MER  ou, sans effet,  use-muster RÉGION: none",
    "use-caravan": "use-caravan RÉGION",
    "use-forced-march":
      "use-forced-march VERS: 1K 1F DEPUIS, 1F DEPUIS + token  ou, sans effet,  use-forced-march VERS: none",
    "use-iron-fleet": "use-iron-fleet DEPUIS > RÉGION, RÉGION  ou, sans effet,  use-iron-fleet DEPUIS > none",
    "use-young-wolf":
      "use-young-wolf DEPUIS: 1K 2F > RÉGION  et peut-être  + token  ou, sans effet,  use-young-wolf DEPUIS: none",
    "use-highgarden":
      "use-highgarden DEPUIS: CARTE > 2 MAISON, 1 MAISON  (blasons de chacune)  ou, sans effet,  use-highgarden DEPUIS: none",
    "use-scorpion": "use-scorpion DEPUIS > CARTE, CARTE  ou, sans effet,  use-scorpion DEPUIS > none",
    "use-lion": "use-lion DEPUIS > MAISON  ou, sans effet,  use-lion DEPUIS > none",
    "use-rhllor": "use-rhllor DEPUIS > RÉGION  ou, sans effet,  use-rhllor DEPUIS > none",
    capture: "capture 2",
    "three-cards": "three-cards NOM, NOM, NOM",
    demote: "demote iron-throne  ou  fiefdoms  ou  kings-court",
    "take-token": "take-token fiefdoms  ou  take-token kings-court  ou  take-token none",
    "knight-in": "knight-in RÉGION  ou  knight-in none",
    ties: "ties MAISON > MAISON, MAISON > MAISON",
    name: "name MAISON",
  },
  ask: {
    stars: (stars) => `Vous pouvez placer ${plural(stars, "ordre étoilé", "ordres étoilés")} (*).`,
    everyArea: "Chaque région avec des unités reçoit un ordre tant que vous avez un jeton pour elle.",
    tokens: (tokens) => `Jetons : ${tokens}.`,
    musterPoints: (area, points) => `${area} : ${plural(points, "point", "points")}`,
    musterEngines:
      "Engins de siège : 1E coûte 2 points ; 1R, si la table le permet, en coûte 1 et transforme un fantassin de la place en engin.",
    singles: (orders) => `Il vous reste : ${orders}.`,
    single: (order, area) => `Votre ordre à usage unique : ${order}, ${area}.`,
    port: (port) => `Vous prenez ${port}.`,
    supply: (level) => `Votre approvisionnement est maintenant de ${level} ; vos armées :`,
    power: (power) => `Vous avez ${plural(power, "blason", "blasons")}.`,
  },
  play: {
    welcome: (castles) => `Throne : dix tours, des ordres cachés, ${castles} cités ou forteresses pour gagner.`,
    hint: (decision) => `Un intendant dirait : ${decision}`,
    noHouse: (word) => `Aucune maison à cette table ne s’appelle « ${word} ».`,
  },
  sim: {
    house: "Maison",
    battles: "batailles",
    wins: (games) => `Parties gagnées par maison (${games} parties)`,
  },
  help: {
    examples: {
      play: `
Exemples :
  weirwood play throne                                une personne contre quatre intendants
  weirwood play throne --house stark --bots random    les Stark contre le hasard
  weirwood play throne --players 3 --bots none        trois personnes au même clavier
  weirwood play throne --house stark,tyrell           deux personnes, trois intendants
  weirwood play throne --variants ports,crowned       avec ports et cartes couronnées
  weirwood play throne --players 6 --all-variants     six maisons, tout permis
  weirwood play throne --record soir.weir             garder la partie...
  weirwood play throne --resume soir.weir             ... et la reprendre demain`,
      sim: `
Exemples :
  weirwood sim throne --games 1000 --bots random,steward --seed 7 --out resultats
  weirwood sim throne --games 400 --bots steward,random,random,random,random
  weirwood sim throne --games 100000 --bots random --audit every
  weirwood sim throne --games 1000 --players 6 --all-variants
  weirwood sim throne --games 1000 --bots steward --seed 7 --only 123 --records --out une`,
    },
    seat: {
      flag: "house",
      help: "maisons jouées par des personnes ; répétez ou listez (par défaut : une personne, maison tirée au sort)",
    },
  },
  commands: {
    map: { word: "carte", takes: "[RÉGION]", does: "toute la table, ou une région et ses voisines" },
    houses: { word: "maisons", takes: "", does: "pistes, approvisionnement, blasons" },
    hand: { word: "main", takes: "[MAISON]", does: "vos cartes, ou celles d’une autre maison" },
  },
};
