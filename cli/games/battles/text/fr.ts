import type { en } from "./en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${Math.abs(count) < 2 ? one : many}`;

/** Ce que seul Batailles dit dans le terminal, en français. */
export const fr: typeof en = {
  options: (chosen) => `La bataille : ${chosen}.`,
  board: {
    before: (rounds) => `Avant le premier de ${plural(rounds, "round", "rounds")}`,
    round: (round, rounds) => `Round ${round} sur ${rounds}`,
    turnOf: (house) => `tour de ${house}`,
    advantage: (house) => `avantage : ${house}`,
    morale: "Moral",
    points: "Points",
    pool: "Pions Ordre",
    command: "Comm.",
    hand: "Cartes",
    deck: "Pioche",
    lost: "Pertes",
    passed: "a passé",
    engaged: (pairs) => `Engagements, et à qui est le pion : ${pairs}`,
    objectives: (list) => `Objectifs : ${list}`,
    tokens: (list) => `Pions : ${list}`,
    forts: (list) => `Pions Ordre sur les palissades : ${list}`,
    nobody: "personne",
  },
  commanders: {
    tokens: "pions",
    ability: "capacité d’engagement",
    used: "utilisée",
    unused: "disponible",
    captured: "capturé",
    values: (limit, capture) => `limite ${limit}, capture ${capture}`,
    commit: (ability, isUsed) => `${isUsed ? "Utilisée" : "Une fois"} : ${ability}`,
  },
  field: {
    legend:
      "Une unité : type, rang (g vert, b bleu, r rouge), figurines, * commandant. Dessous : sol, feu, objectif (o, ou la lettre de sa maison) ou pion (!), et l’état de l’unité (> doit encore agir, z épuisée, x engagée, X les deux).",
    beside: (hex) => `À côté de ${hex} :`,
    devastated: "dévasté",
    fire: (level) => `feu ${level}`,
    objective: (whose) => `objectif : ${whose}`,
    figures: (figures) => plural(figures, "figurine", "figurines"),
    spent: "épuisée",
    engagedWith: (hex) => `engagée avec ${hex}`,
  },
  hand: { title: (cards) => plural(cards, "carte Commandement", "cartes Commandement") },
  ask: {
    attack: (attacker, from, target, at) => `${attacker}, ${from}, contre ${target}, ${at}`,
    dice: (dice) => `Dés : ${dice}.`,
    promise: (hits, eliminated) => `touches : ${hits} en moyenne, éliminée ${eliminated}`,
    hand: (cards) => `Vos cartes : ${cards}.`,
    commander: (card, name, value) => `${card}  ${name}, valeur ${value}`,
  },
  skirmish: {
    raid: "Chaque unité ennemie éliminée vaut un point. Qui a le plus de points après le round 6 l’emporte, ou qui met l’autre en déroute avant.",
    reward:
      "Chaque unité ennemie éliminée vaut un point ; à la fin de chaque round, chaque objectif tenu en vaut un autre. Qui a le plus de points après le round 5 l’emporte.",
  },
  sight: {
    free: (from, to, range, distance) =>
      `${from} voit ${to} : ${plural(range, "case comptée", "cases comptées")}, distance ${distance}.`,
    blocked: (from, to, hexes) => `${from} ne voit pas ${to} : en travers, ${hexes}.`,
  },
  odds: {
    noUnits: "Il n’y a pas là d’attaque à évaluer : nommez la case d’une unité, puis celle d’un ennemi.",
    heading: (attacker, target, dice) => `${attacker} contre ${target} : ${plural(dice, "dé", "dés")}`,
    hits: "touches",
    retreats: "cases de retraite",
    eliminated: (share, captured) => `éliminée ${share}, commandant capturé ${captured}`,
    expected: (hits, losses) => `en moyenne : touches ${hits}, figurines perdues ${losses}`,
  },
  forms: {
    fortify: "fortify CASE RANG",
    breach: "breach CASE RANG SYMBOLE  ou, avec deux dés quelconques,  breach CASE RANG SYMBOLE SYMBOLE",
    aim: "aim CASE RANG",
    hide: "hide CASE",
    pick: "pick CARTE  ou  pick CARTE CARTE  ou  pick CARTE CARTE CARTE",
    lay: "lay PIÈCE CASE",
    place: "place UNITÉ CASE",
    order: "order CASE SYMBOLE  ou, avec deux pions identiques,  order CASE SYMBOLE pair",
    raise: "raise  (un pion moral pour une case de moral)",
    ready: "ready CASE  (un pion moral, et une case de moral)",
    play: "play CARTE COMMANDANT first|second|both|ready-both  et peut-être  before|after  pour sa tactique",
    commit: "commit COMMANDANT",
    volley: "volley CASE CIBLE",
    pass: "pass  (pour le reste du round)",
    declare: "declare CASE  ou  declare nowhere",
    choose: "choose CASE  ou  choose nowhere",
    "swap-token": "swap-token SYMBOLE",
    "also-order": "also-order CASE  ou  also-order nowhere",
    leave: "leave yes  (oui)  ou  leave no",
    carry: "carry yes  (oui)  ou  carry no",
    move: "move DEPUIS VERS  ou, par le bord,  move DEPUIS off",
    quench: "quench CASE",
    halt: "halt  (plus de mouvement)",
    attack: "attack DEPUIS CIBLE  ou, avec le soutien d’un commandant,  attack DEPUIS CIBLE supported",
    hounds: "hounds DEPUIS CIBLE  ou, comme rouge par une carte,  hounds DEPUIS CIBLE red",
    scorch: "scorch DEPUIS CASE",
    douse: "douse DEPUIS CASE",
    cease: "cease  (plus d’attaque)",
    parting: "parting yes  (oui)  ou  parting no",
    "use-commit": "use-commit yes  (oui)  ou  use-commit no",
    reroll: "reroll flank SYMBOLE, reroll one SYMBOLE, reroll card SYMBOLE  ou  reroll all",
    stand: "stand  (les dés restent tels quels)",
    "swap-bearer": "swap-bearer CASE  ou  swap-bearer nowhere",
    "stand-firm": "stand-firm yes  (oui)  ou  stand-firm no",
    retreat: "retreat CASE",
    follow: "follow CASE  ou  follow nowhere",
    counter: "counter yes  (oui)  ou  counter no",
    again: "again CASE  ou  again nowhere",
    keep: "keep CARTE SYMBOLE, avec  nothing  pour l’un ou l’autre",
    recover: "recover yes  (oui)  ou  recover no",
  },
  play: {
    welcome: "Batailles : deux maisons, leurs commandants, un champ d’hexagones.",
    hint: (decision) => `Un intendant dirait : ${decision}`,
  },
  sim: {
    house: "Maison",
    attacks: "attaques",
    wins: (games) => `Batailles gagnées par maison (${games} parties)`,
  },
  bench: { odds: "les chances exactes d’une attaque" },
  help: {
    examples: {
      play: `
Exemples :
  weirwood play battles                               les Stark contre un intendant, sur la Route Royale
  weirwood play battles --plan wolf-raiders --house lannister
  weirwood play battles --plan raid --bots none       une escarmouche à deux, au même clavier
  weirwood play battles --battle mien.json            un plan de bataille à vous
  weirwood play battles --record soir.weir            garder la partie...
  weirwood play battles --resume soir.weir            ... et la reprendre demain`,
      sim: `
Exemples :
  weirwood sim battles --games 400 --bots steward,random --seed 7      chaque bataille tour à tour
  weirwood sim battles --plan wolf-raiders --games 1000 --out resultats
  weirwood sim battles --plan kingsroad --games 1000 --seed 7 --only 123 --records --out une`,
    },
    seat: {
      flag: "house",
      help: "maisons jouées par des personnes ; répétez ou listez (par défaut : une personne, la première)",
    },
  },
  commands: {
    map: { word: "carte", takes: "[CASE]", does: "toute la table, ou une case et ses voisines" },
    houses: { word: "maisons", takes: "", does: "le round, le moral, les points, les pions" },
    commanders: { word: "commandants", takes: "", does: "ce que peuvent les commandants" },
    hand: { word: "main", takes: "", does: "vos cartes Commandement et ce qu’elles disent" },
    sight: { word: "vue", takes: "DEPUIS VERS", does: "si des archers voient, à combien, ce qui gêne" },
    odds: { word: "chances", takes: "DEPUIS VERS", does: "ce que promet une attaque" },
  },
};
