import type { en } from "./en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

/** What only Cards says in the terminal, in French. */
export const fr: typeof en = {
  options: (players, rounds) =>
    `${players === 2 ? "Deux joueurs" : `Mêlée à ${players} joueurs`} ; après ${rounds} tours, le plus de pouvoir l’emporte.`,
  withoutGold: "L’or ne compte pas pour la domination.",
  board: {
    before: "Avant le premier tour",
    round: (round, rounds) => `Tour ${round} sur ${rounds}`,
    first: (player) => `premier joueur : ${player}`,
    active: (player) => `joueur actif : ${player}`,
    challenge: (type, attacker, defender) => `${type} : ${attacker} contre ${defender}`,
    power: (total, needed, house) => `pouvoir ${total} sur ${needed} (Maison ${house})`,
    gold: (gold) => `or ${gold}`,
    hand: (cards) => `main ${cards}`,
    deck: (cards) => `pioche ${cards}`,
    shadows: (cards) => `ombres ${cards}`,
    plots: (plots) => `complots ${plots}`,
    discard: (cards) => `défausse ${cards}`,
    dead: (cards) => `morts ${cards}`,
    plot: (name, gold, initiative, claim) =>
      `Complot : ${name} (revenu ${gold}, initiative ${initiative}, prise ${claim})`,
    noPlot: "Aucun complot révélé",
    title: (name) => `Titre : ${name}`,
    agenda: (name) => `Agenda : ${name}`,
    out: "éliminé",
    characters: "Personnages",
    locations: "Lieux",
    others: "Autres cartes",
    powerOn: (power) => plural(power, "pouvoir", "pouvoirs"),
    goldOn: (gold) => plural(gold, "or", "ors"),
    counters: (counters) => plural(counters, "marqueur", "marqueurs"),
    duplicates: (count) => plural(count, "exemplaire", "exemplaires"),
    kneeling: "incliné",
    attacking: "attaquant",
    defending: "défenseur",
    leaving: "quitte le jeu",
    of: (player) => `de ${player}`,
    faceDown: "une carte face cachée",
  },
  seats: { power: "Pouvoir", house: "Maison", gold: "Or", hand: "Main", characters: "Personnages", deck: "Pioche" },
  hand: {
    title: (cards) => plural(cards, "carte", "cartes"),
    cost: (gold) => (gold === "X" ? "X or" : plural(Number(gold), "or", "ors")),
    str: (str) => `FOR ${str}`,
    plot: (gold, initiative, claim) => `or ${gold}, initiative ${initiative}, prise ${claim}`,
  },
  piles: { discard: "Défausse", dead: "Pile des morts", used: "Complots utilisés", empty: "vide" },
  card: {
    none: "nommez une carte : son identifiant, son titre ou sa ligne sur la table",
    unique: "unique",
    only: "de cette Maison seulement",
    income: (gold: string) => `${gold} revenu`,
    influence: (count: number) => plural(count, "influence", "influences"),
    initiative: (by: string) => `${by} d’initiative`,
  },
  ask: {
    by: (card, text) => `${card} : ${text}`,
    wanted: (least, most, chosen) =>
      most >= 99
        ? `autant que voulu, ${plural(chosen, "choisi", "choisis")} jusqu’ici`
        : `${least === most ? most : `${least} à ${most}`}, ${plural(chosen, "choisi", "choisis")} jusqu’ici`,
    influence: (wanted, given) =>
      `${plural(wanted, "influence", "influences")}${given === 0 ? "" : `, dont ${given} par ce qui est choisi`}`,
    danger: (cards) => `En danger : ${cards}.`,
    timing: (where, active) => `${where}${active === "" ? "" : ` ; joueur actif : ${active}`}.`,
    next: (entry) => `ensuite : ${entry}`,
    noneMade: "avant le premier défi",
    made: (types) => `défis lancés : ${types}`,
    stack: (items) => `En cours : ${items}.`,
    item: {
      play: "jouée",
      action: "action",
      response: "réponse",
      save: "sauvetage",
      cancel: "annulation",
      passive: "capacité passive",
      replacement: "remplacement",
    },
    targets: (cards) => `cible ${cards}`,
    parts: (parts) => parts.join(" ; "),
    saves: (card) => `pour ${card}`,
    ahead: (parts) => `Sur le point de se produire : ${parts}.`,
    claim: (count, type, payer) => `${payer} subit une prise de ${count}, ${type}`,
    unopposed: (power) => `${power} ${power < 2 ? "pouvoir" : "pouvoirs"} faute d’opposition`,
    renown: (cards) => `renommée de ${cards}`,
    about: (what) => `à propos de ${what}`,
    hand: (cards) => `Votre main : ${cards}.`,
    play: (card) => `jouer ${card}`,
    more: (count) => `… et ${plural(count, "autre réponse", "autres réponses")} : « options » les énumère`,
  },
  forms: {
    deck: "deck NOM",
    list: "list CARTE 3*CARTE …  (un deck à vous)",
    mulligan: "mulligan yes  ou  mulligan no",
    place: "place CARTE CARTE …  ou  place  (rien)",
    plot: "plot CARTE",
    pass: "pass  (ou Entrée)",
    act: "act CAPACITÉ SOURCE  ou, pour jouer une carte de la main,  act play CARTE",
    challenge: "challenge military|intrigue|power JOUEUR",
    finish: "finish  (terminer ses défis)",
    choose: "choose CARTE, JOUEUR ou MOT",
    done: "done  (c’est tout)",
    next: "next NUMÉRO  (ce qui vient ensuite)",
    times: "times NOMBRE  (combien de fois la boucle entière se répète)",
  },
  play: {
    welcome: "Cartes : complots, défis et pouvoir des grandes Maisons.",
    hint: (decision) => `Un intendant dirait : ${decision}`,
  },
  sim: {
    player: "Joueur",
    challenges: "défis",
    deaths: "personnages tués",
    wins: (games) => `Parties gagnées par chaque joueur (${games} parties)`,
  },
  decks: {
    title: "Deck",
    own: (names) =>
      `votre deck : ${names.join(", ")}, random (au hasard) ou un fichier avec une liste à vous ; un par personne (sinon on vous le demande)`,
    bySeat:
      "decks des joueurs dans leur ordre, distribués à la ronde : noms, random (un autre à chaque partie) ou fichiers ; mirrored : chacun des nôtres à son tour, le même pour les deux",
    summary: "decks : lister les nôtres, en écrire un, vérifier le vôtre",
    list: { summary: "liste les decks tout prêts", about: "Liste les decks fournis avec le jeu." },
    deck: {
      summary: "écrit un deck tout prêt comme texte",
      about: "Écrit un deck fourni avec le jeu, comme texte pour commencer.",
      name: (names) => `lequel : ${names.join(", ")}`,
    },
    check: {
      summary: "vérifie un deck à vous",
      about: "Lit un deck et dit tout ce qui n’y va pas. La forme des decks est dans docs/games/cards/decks.md.",
      file: "un deck en texte ; - : l’entrée standard",
      right: (file, cards) => `${file} est un deck de ${cards} cartes.`,
      wrong: (file) => `${file} n’est pas un deck légal`,
    },
    first: "pour une première partie",
    examples: `
Exemples :
  weirwood cards decks
  weirwood cards deck winter-guard > mien.txt
  weirwood cards check mien.txt`,
  },
  help: {
    examples: {
      play: `
Exemples :
  weirwood play cards                                 une personne contre un intendant
  weirwood play cards --deck winter-guard             avec un deck par son nom
  weirwood play cards --deck mien.txt                 avec un deck à vous
  weirwood play cards --players 4 --decks wolf-pack,fire-and-blood
  weirwood play cards --bots none                     deux personnes à un clavier
  weirwood play cards --record soir.weir              garder la partie ...
  weirwood play cards --resume soir.weir              ... et la reprendre demain`,
      sim: `
Exemples :
  weirwood sim cards --games 20 --bots steward --seed 7            chaque paire de decks à son tour
  weirwood sim cards --decks winter-guard,hear-them-roar --games 400 --bots steward,random
  weirwood sim cards --players 4 --games 100 --out resultats`,
    },
    seat: {
      flag: "player",
      help: "joueurs tenus par des personnes : one, two, … ; à répéter ou énumérer (par défaut : le premier)",
    },
  },
  commands: {
    table: { word: "table", takes: "", does: "toute la table" },
    players: { word: "joueurs", takes: "", does: "une ligne par joueur : pouvoir, or, cartes" },
    hand: { word: "main", takes: "", does: "vos cartes et ce qu’elles disent" },
    card: { word: "carte", takes: "CARTE", does: "ce que dit une carte" },
    piles: { word: "piles", takes: "", does: "défausses, morts, complots utilisés" },
  },
};
