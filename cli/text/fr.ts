import type { en } from "./en.ts";
import { help } from "./fr-help.ts";

/** French counts 0 as one. */
const plural = (count: number, one: string, many: string): string => `${count} ${Math.abs(count) < 2 ? one : many}`;
const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ou ${words[words.length - 1]}`;
const didYouMean = (meant: readonly string[]): string =>
  meant.length === 0 ? "" : ` ; vouliez-vous dire ${orList(meant)} ?`;

/** Tout ce que la commande dit d'elle-même, en français. Ce que dit le jeu est dans son propre livre de phrases. */
export const fr: typeof en = {
  help,
  errors: {
    prefix: "weirwood :",
    internal: (message) => `ceci n’aurait pas dû arriver : ${message} (--debug montre où)`,
    noCommand: "quelle commande ? Voir weirwood --help",
    unknownCommand: (name, meant) =>
      `il n’y a pas de commande « ${name} »${didYouMean(meant) || " ; voir weirwood --help"}`,
    unknownOption: (name, meant) => `il n’y a pas d’option ${name}${didYouMean(meant)}`,
    missingArgument: (name) => `il manque l’argument ${name.toUpperCase()} ; voir --help`,
    optionNeedsValue: (option) => `${option} demande une valeur`,
    tooManyArguments: "il y a plus d’arguments que cette commande n’en prend ; voir --help",
    otherArguments: (message) => `ces arguments sont incompréhensibles (${message})`,
  },
  files: {
    missing: (path) => `il n’y a pas de fichier ${path}`,
    isFolder: (path) => `${path} est un dossier ; il faut un fichier`,
    tooLarge: (path, megabytes) => `${path} dépasse ${megabytes} Mo`,
    binary: (path) => `${path} n’est pas un fichier texte`,
    unreadable: (path, code) => `${path} ne peut pas être lu (${code})`,
    cannotWrite: (path, code) => `${path} ne peut pas être écrit (${code})`,
  },
  arguments: {
    number: (option, text, least, most) => `${option} prend un nombre entier de ${least} à ${most}, non « ${text} »`,
    word: (option, word, known, meant) => `${option} prend ${orList(known)}, non « ${word} »${didYouMean(meant)}`,
    known: (option, known, meant) => `${option} prend ${known.join(", ")}${didYouMean(meant)}`,
    noBots: (known) => `--bots prend des noms parmi ${known.join(", ")}`,
    refused: (sentence, rule) => `${sentence} (${rule})`,
    notJson: (option, file) => `${option} : ${file} n’est pas du JSON`,
    recordsNeedOut: "--records demande --out, un dossier où les écrire",
    tooManyBots: (bots, players) => `${bots} robots ne tiennent pas sur ${players} places`,
    tooMany: (option, named, seats) => `${option} en nomme ${named}, mais il y a ${seats} places`,
    absentSeat: (seat, players) => `${seat} ne participe pas à ${players} joueurs`,
    whichGame: (known) => `quel jeu ? Il y a ${orList(known)}`,
    fixedByRecord: (option) => `avec --resume, l’enregistrement décide ; ${option} ne peut plus être choisi`,
  },
  playedWith: (what) => `Joué avec : ${what}.`,
  progress: {
    games: "parties",
    passes: "passages",
    decisions: "décisions",
    stretches: "mesures",
    steps: "pas",
    line: (done, total, unit, speed, left) => `${done}/${total} ${unit} · ${speed}/s${left}`,
    left: (seconds) => {
      const minutes = Math.floor(seconds / 60);
      return ` · encore ${minutes > 0 ? `${minutes} min ` : ""}${Math.ceil(seconds % 60)} s`;
    },
  },
  sim: {
    title: (games, players, bots, seed) => `${games} parties à ${players} joueurs, robots : ${bots}, graine ${seed}`,
    each: (games, choice, bots, seed) =>
      `${games} parties pour chaque valeur de « ${choice} », robots : ${bots}, graine ${seed}`,
    brought: (words) => `Apportés aux places : ${words}`,
    pairs: (games, pairs, bots, seed) =>
      `${games} parties pour chacune des ${pairs} paires, robots : ${bots}, graine ${seed}`,
    against: "contre",
    books: (decisions, exceptions, violations, audit) =>
      `${decisions} décisions, exceptions : ${exceptions}, lois enfreintes : ${violations} (${audit})`,
    audits: {
      every: "chaque décision contrôlée",
      sample: "une décision sur 16 contrôlée, et chaque fin",
      none: "rien de contrôlé",
    },
    seat: "Place",
    bot: "Robot",
    seats: "places",
    wins: "victoires",
    share: "part",
    interval: "intervalle à 95 %",
    par: "égalité",
    shared: (games) => `${plural(games, "partie partagée", "parties partagées")}, comptées pour chaque vainqueur.`,
    perGame: "Par partie",
    mean: "moyenne",
    median: "médiane",
    least: "min.",
    most: "max.",
    turns: "tours",
    decisions: "décisions",
    endings: "Décidées par",
    curve: (measure) => `${measure}, en moyenne à la fin de chaque tour`,
    turn: "tour",
    speed: (seconds, speed, jobs) => `${seconds} s, ${speed} parties par seconde sur ${plural(jobs, "fil", "fils")}`,
    thinking: (means) => `Réflexion par décision, en moyenne : ${means}`,
    written: (folder) => `Écrit dans ${folder} : summary.json, summary.txt, graphiques.`,
    problems: { exception: "exception", violation: "loi enfreinte" },
    problem: (kind, game, seed, decision, message) =>
      `${kind} dans la partie ${game} (graine « ${seed} »), décision ${decision} : ${message}`,
    again: (command) => `Revoir la première : ${command}`,
    broken: (broken, games) => `${plural(broken, "partie a", "parties ont")} mal tourné, sur ${games}`,
  },
  train: {
    noCraft: (game) => `personne ne regarde devant soi dans ${game} : il n’y a rien à apprendre`,
    title: (games, positions) => `Appris de ${games} parties, ${positions} positions.`,
    apart: "Ce que cela prédit de parties tenues à part :",
    round: "tour",
    all: "tous",
    positions: "positions",
    loss: "erreur",
    blind: "à l’aveugle",
    hits: "favori gagnant",
    written: (file, kilobytes) => `Écrit dans ${file} (${kilobytes} Ko).`,
    tooLarge: (kilobytes, most) =>
      `les poids prendraient ${kilobytes} Ko, plus que ${most} : moins de traits ou d’unités cachées (--hidden) en prennent moins`,
    noFolder: (folder) =>
      `il n’y a pas de dossier ${folder} ici : lancez la commande dans le dossier du clone, ou nommez un fichier avec --out`,
    fits: (game) => `Les poids de ${game} ont été appris avec les règles et les traits tels qu’ils sont.`,
    changed: (game, command) =>
      `les règles ou les traits de ${game} ont changé depuis que ses poids ont été appris ; à réapprendre : ${command}`,
  },
  farm: {
    badAddress: (url) => `une ferme est à une adresse comme redis://hote:6379, non « ${url} »`,
    noRedis: (address, reason) => `aucun Redis ne répond à ${address} (${reason})`,
    lost: (address) => `Redis à ${address} ne répond pas ; nouvel essai…`,
    back: "… et de retour.",
    ready: (jobs, build) => `Prêt : ${plural(jobs, "fil", "fils")}, construction ${build}.`,
    done: (shifts) => `${plural(shifts, "tranche faite", "tranches faites")}.`,
    nobody: (address) => `Personne ne travaille encore à cette ferme ; on attend. Ailleurs : weirwood farm ${address}`,
    stranger: (host, theirs, ours) =>
      `Sur ${host} travaille une autre construction (${theirs} ; ici ${ours}) : on ne lui donne rien à faire.`,
    failed: (host, message) => `une tranche a mal tourné sur ${host} : ${message}`,
  },
  plots: {
    winsBySeat: (games) => `Parties gagnées par place (${games} parties)`,
    winsByBot: (games) => `Parties gagnées par robot (${games} parties)`,
    whiskers: "Moustaches : intervalle à 95 %. Ligne brisée : égalité.",
    turn: "fin du tour",
    mean: "moyenne",
  },
  scenario: {
    none: (paths) => `il n’y a aucun scénario dans ${paths}`,
    notYaml: (file, line, problem) => `${file}, ligne ${line} : ${problem}`,
    notPlain: "ce ne sont pas des données simples : trop profond, trop grand, ou des valeurs qui n’en sont pas",
    notMap: "un scénario est une table de clés et de valeurs",
    unknownGame: (game, known) => `aucun jeu ne s’appelle « ${game} » ; il y a ${orList(known)}`,
    count: (passed, failed) => `${plural(passed, "réussi", "réussis")}, ${plural(failed, "échoué", "échoués")}`,
    failing: (failed, files) => `${plural(failed, "scénario échoue", "scénarios échouent")} : ${files.join(", ")}`,
    expected: "attendu",
    actual: "trouvé ",
  },
  rules: {
    unknown: (given, meant) => `il n’y a pas de règle « ${given} »${didYouMean(meant)}`,
    uncovered: (missing, rules, scenarios) =>
      missing === 0
        ? `Les ${rules} règles sont toutes couvertes (${plural(scenarios, "scénario", "scénarios")}).`
        : `${missing} règles sur ${rules} ne sont couvertes nulle part (${plural(scenarios, "scénario", "scénarios")}).`,
  },
  document: {
    title: (game) => `# Les règles de ${game}`,
    intro: (game, rules) =>
      `Les ${rules} règles que le jeu connaît, dans nos propres mots, dans l’ordre de la partie. Refus et journal les citent par leur identifiant. ` +
      "Là où les documents se taisent ou se contredisent, une décision dit ce que nous avons choisi, et pourquoi.\n\n" +
      `Ce fichier est fait par \`./weirwood rules ${game} --document --lang fr > docs/rules/${game}.fr.md\` ; les phrases sont dans \`games/${game}/text/\`.`,
    ruling: "Décision :",
  },
  replay: {
    unknownGame: (path, game, known) =>
      `${path} est un enregistrement de « ${game} » ; on ne rejoue ici que ${orList(known)}`,
    notPossible: (seat, notation, sentence) => `« ${seat} ${notation} » n’est pas possible ici : ${sentence}`,
    broken: (path, line, problem, rule) => `${path}, ligne ${line} : ${problem} (${rule})`,
    noTurn: (turn, first, last) =>
      first === last
        ? `cet enregistrement n’a que le tour ${last}, et pas de tour ${turn}`
        : `cet enregistrement va du tour ${first} au tour ${last} ; il n’y a pas de tour ${turn}`,
    verified: (path, decisions, turns) =>
      `${path} est intact : ${decisions} décisions, ${plural(turns, "tour", "tours")}, sommes de contrôle et position finale vérifiées.`,
    stepHelp: (looks) =>
      ["Entrée décision suivante", "b retour", "t N au tour N", "j au prochain temps fort", ...looks, "q quitter"].join(
        " · ",
      ),
    turnBegins: (turn) => (turn === 0 ? "Avant le premier tour." : `Le tour ${turn} commence.`),
    noMark: "aucun temps fort ne suit",
    place: (at, last) => `${at}/${last}`,
  },
  dice: {
    fair: "Les dés sont honnêtes : la graine du serveur a bien l’empreinte montrée avant la partie, et les dés viennent d’elle et du nonce de chaque place. Comparez avec ce qu’on vous a montré alors :",
    nonces: "Les nonces donnés par les places :",
    practice:
      "Exercice : les dés viennent d’une graine ouverte, que n’importe qui a pu connaître. Ils ne prouvent rien.",
    notFair: (path, problem) => `${path} : les dés ne sont pas honnêtes : ${problem}`,
    problems: {
      missing: (header) => `l’enregistrement n’a pas de ligne « ${header} »`,
      twice: (header) => `l’enregistrement a plus d’une ligne « ${header} »`,
      unreadable: (header) => `la ligne « ${header} » n’est pas telle qu’un serveur l’écrit`,
      hash: () => "la graine du serveur n’a pas l’empreinte qui, dit l’enregistrement, fut montrée avant la partie",
      count: () => "il n’y a pas un nonce pour chaque place",
      seed: () => "les dés de l’enregistrement ne viennent pas de la graine du serveur et de ces nonces",
    },
  },
  analyse: {
    title: (file, judged, decisions) =>
      `${file} : ${judged} décisions sur ${decisions} laissaient un choix, et ont été jugées d’après ce que leur place pouvait savoir.`,
    unfinished: "La partie n’est pas finie : voici où elle en est.",
    chances: "Chance de gagner, du début à la fin",
    blunders: "Les décisions qui ont coûté le plus",
    noBlunders: "Aucune décision n’a coûté beaucoup.",
    place: (turn, decision) => `Tour ${turn}, décision ${decision}`,
    cost: (points, before, after) => `a coûté ${points} points de sa chance de gagner : ${after} au lieu de ${before}`,
    answered: (answer) => `répondu : ${answer}`,
    better: (answer) => `mieux :   ${answer}`,
  },
  ask: {
    more: (count) => `… et ${plural(count, "autre réponse", "autres réponses")}`,
  },
  play: {
    welcome: (game) => `Une partie de ${game}.`,
    seats: (seats) => `À la table : ${seats}.`,
    firstHelp:
      "Tapez aide pour voir ce que vous pouvez faire, Tab pour compléter, avis pour savoir ce que ferait un robot, conseil pour davantage, quitter pour partir.",
    person: "personne",
    you: "vous",
    asked: " :",
    curtain: (seat) => `Le clavier passe à ${seat}.`,
    pressEnter: "Les autres détournent les yeux, puis Entrée : ",
    hint: (bot, decision) => `Le robot ${bot} dirait : ${decision}`,
    manyOptions: "Trop de réponses pour les lister ; en voici quelques-unes :",
    nothingRefused: "Rien n’a été refusé. Essayez : pourquoi DÉCISION",
    wouldBeLegal: "Cela est permis ici.",
    stranger: (word, meant) => `« ${word} » n’est pas un mot de la notation${didYouMean(meant) || "."}`,
    numberAlone: (number) => `${number} est une réponse à lui seul : rien ne le suit.`,
    noNumber: (number, count) =>
      count === 1
        ? `Il n’y a pas de réponse ${number} : la seule est #1.`
        : `Il n’y a pas de réponse ${number} : elles vont de #1 à #${count}.`,
    help: [
      "Répondez sous la forme montrée ci-dessus. Le verbe peut être omis, et #3 donne la troisième réponse listée. Outre les décisions, vous pouvez taper :",
    ],
    offerRecord: "Garder cette partie ? Un nom de fichier, ou Entrée pour la laisser : ",
    saved: (game, path, isOver) =>
      isOver
        ? `Gardée dans ${path}. La revoir :\n  weirwood replay ${path}`
        : `Gardée dans ${path}. La reprendre :\n  weirwood play ${game} --resume ${path}`,
    left: (decisions) => `Vous quittez la table après ${plural(decisions, "décision", "décisions")}.`,
    won: (seats, winners) => (winners === 1 ? `${seats} gagne la partie.` : `${seats} partagent la victoire.`),
  },
  counsel: {
    notHere: "Le conseil est pour qui joue seul contre des robots.",
    same: "Cela revient à peu près au même que les autres.",
    why: (gains, losses) =>
      gains === ""
        ? `Contre, en points de chance : ${losses}.`
        : `Pour, en points de chance : ${gains}${losses === "" ? "" : ` ; contre : ${losses}`}.`,
  },
  levels: {
    title: "Adversaires :",
    names: { greedy: "Écuyer", squire: "Écuyer", steward: "Intendant", maester: "Mestre" },
    words: { greedy: "facile", squire: "facile", steward: "moyen", maester: "difficile" },
    strength: (wins, par) =>
      wins === par
        ? `les autres se mesurent à lui ; parmi ses égaux, il gagne ${par} parties sur 100`
        : `${wins} ${wins < 2 ? "victoire" : "victoires"} sur 100 ${par === 50 ? "contre un Intendant" : "contre des Intendants"} (${par} à force égale)`,
  },
  looks: { table: { word: "table", takes: "", does: "toute la table" } },
  commands: {
    help: { word: "aide", takes: "", does: "ceci" },
    log: { word: "journal", takes: "[N]", does: "ce qui s’est passé, avec les règles" },
    options: { word: "choix", takes: "", does: "ce que vous pouvez répondre" },
    why: { word: "pourquoi", takes: "DÉCISION", does: "pourquoi elle est refusée ; seul : le dernier refus" },
    rule: { word: "règle", takes: "ID", does: "lire une règle" },
    hint: { word: "avis", takes: "", does: "ce que ferait un robot" },
    counsel: { word: "conseil", takes: "", does: "les meilleures réponses, les chances, et pourquoi" },
    quit: { word: "quitter", takes: "", does: "partir ; la partie peut être gardée" },
  },
  bench: {
    title: (rounds) => `Médianes de ${rounds} tours de mesure, un cœur, la table habituelle sauf mention contraire`,
    noBench: (game) => `rien n’est mesuré de ${game}`,
    ratios: "Combien de fois plus vite",
    bar: (bar) => `la barre est à ${bar}`,
    perSecond: "par seconde",
    busy: (percent) => `La machine était occupée : ce processus avait un processeur ${percent} % du temps.`,
    server: {
      ratios: "Combien de fois mieux que la barre ; et le coût d’une décision tardive comparé à une précoce",
      title: (tables, sockets) => `Un serveur avec ${tables} tables et ${sockets} connexions`,
      names: {
        "decisions-per-cpu-second": "décisions par seconde du processeur du serveur, au plus vite",
        "decisions-per-cpu-second-paced": "de même, au pas",
        "decisions-per-second": "décisions, au plus vite",
        pace: "décisions au pas, pendant la mesure de latence",
        "server-share": "part d’un processeur prise alors par le serveur",
        "client-share": "part d’un processeur prise alors par les clients",
        "server-waiting": "temps où il avait à faire, mais d’autres avaient le processeur",
        "latency-p50": "de l’envoi jusqu’à ce que tous les joueurs l’aient, médiane",
        "latency-p99": "de l’envoi jusqu’à ce que tous les joueurs l’aient, 99 sur 100",
        "latency-p99-fast": "de même, au plus vite",
        "table-memory": "mémoire d’une table en pleine partie, sans connexions",
        "table-resident": "de même, vue par le système",
        "socket-memory": "mémoire d’une connexion",
        "bytes-per-decision": "octets d’une décision à tous les joueurs, avant compression",
        "reconnect-bytes": "octets d’un retour après 1 000 décisions, compressés",
        "reconnect-server-time": "processeur du serveur pour un retour",
        "reconnect-time": "un retour, jusqu’à ce que tout soit là",
        "early-decision": "processeur du serveur pour des réponses redonnées, autour de la 20e décision",
        "late-decision": "de même juste avant la 2 000e décision",
        lateOverEarly: "coût des réponses juste avant la 2 000e décision sur celui autour de la 20e",
        "cold-start": "du lancement sur un dossier vide jusqu’à l’écoute",
      },
    },
    web: {
      title: "Le client web à une table où tout est permis, en pleine partie",
      names: {
        script: "scripts d’une première visite, tels qu’envoyés",
        worker: "en plus, ce avec quoi les robots réfléchissent, dans un worker",
        "map-and-art": "carte et dessins d’une première visite, tels qu’envoyés",
        styles: "styles d’une première visite, tels qu’envoyés",
        "first-input": "processeur de la page jusqu’à ce qu’on puisse répondre à la première question",
        "pan-script": "scripts par image pendant qu’on déplace le plateau rempli",
        "pan-layouts": "mises en page pendant ce temps, au pire",
        "pan-pictures": "images pendant ce temps",
        "view-arrives": "processeur de la page quand une vue arrive",
        "view-arrives-worst": "de même, au pire",
      },
      missed: (name) => `Au-delà de sa barre : ${name}.`,
      noClient: "le client web n’a pas été construit (npm run build)",
      noBrowser: "Chromium manque : installez chromium (apt install chromium)",
      noDriver: "playwright-core manque : c’est une dépendance de développement (npm ci)",
    },
    noChess: "chess.js manque : c’est une dépendance de développement (npm ci)",
    noBoardgameIo: "boardgame.io n’est pas installé : rien ne lui est comparé (npm ci --prefix cli/bench/others)",
    names: {
      overChess: "décisions, réponses permises listées, sur coups de chess.js",
      overChessSampled: "décisions, réponses tirées, sur coups de chess.js",
      overChessEveryAnswer: "décisions, chaque réponse écrite, sur coups de chess.js",
      overBoardgameIo: "décisions, réponses permises listées, sur coups de boardgame.io",
      allVariantsOverBase: "parties où tout est permis, sur parties habituelles",
      decisions: "décisions, réponses permises listées",
      games: "parties, réponses permises listées",
      "sampled-decisions": "décisions, réponses tirées",
      "sampled-games": "parties, réponses tirées",
      "every-answer-decisions": "décisions, chaque réponse permise écrite",
      "every-answer-answers": "réponses permises écrites",
      "all-variants-decisions": "tout permis : décisions, réponses permises listées",
      "all-variants-games": "tout permis : parties, réponses permises listées",
      "all-variants-sampled-games": "tout permis : parties, réponses tirées",
      "chess.js-moves": "chess.js : coups, coups permis listés",
      "chess.js-answers": "chess.js : coups permis écrits",
      "boardgame.io-moves": "boardgame.io : coups de morpion",
      "new-game": "mettre en place une partie",
      copy: "copier un état dans un état gardé",
      clone: "un nouveau double d’un état",
      "all-variants-clone": "tout permis : un nouveau double d’un état",
      view: "la vue d’une place",
      "view-and-imagine": "une vue, et un état imaginé à partir d’elle",
      check: "contrôler une réponse",
      "parse-and-print": "lire et écrire la notation d’une réponse",
      audit: "vérifier les livres",
      "to-json": "écrire un état en JSON",
      state: "un état en mémoire",
      "state-json-median": "un état en JSON, médiane",
      "state-json-largest": "un état en JSON, le plus grand",
      "all-variants-state-json-largest": "tout permis : un état en JSON, le plus grand",
      "record-median": "l’enregistrement d’une partie, médiane",
      "record-largest": "l’enregistrement d’une partie, le plus grand",
    },
  },
  serve: {
    listening: (address) => `Weirwood écoute à ${address}`,
    stopping: "On finit ce qui était commencé…",
    stopped: "Arrêté.",
    dataElsewhere: "--data ne va pas avec DATABASE_URL : les données sont dans cette base",
    badConfiguration: (problems) => `la configuration est inutilisable : ${problems}`,
    portTaken: (port) => `le port ${port} est pris : un autre programme y écoute (--port en choisit un autre)`,
    cannotListen: (port, code) => `ce programme n’a pas le droit d’écouter au port ${port} (${code})`,
    folderInUse: (folder) => `un autre serveur tourne sur le dossier de données ${folder}`,
    badData: (folder, reason) => `le dossier de données ${folder} est inutilisable : ${reason}`,
    damaged: (folder) =>
      `la base de données dans ${folder} est abîmée : écartez les fichiers weirwood.db* et restaurez une sauvegarde`,
    empty: (folder) =>
      `weirwood.db dans ${folder} a perdu toutes ses données : écartez les fichiers weirwood.db* et restaurez une sauvegarde`,
  },
  remote: {
    badAddress: (text) => `--server prend une adresse comme https://guerre.example, non « ${text} »`,
    unreachable: (server, reason) => `aucun serveur ne répond à ${server} (${reason})`,
    lost: "la connexion au serveur est perdue",
    refused: (sentence, rule) => `le serveur refuse : ${sentence} (${rule})`,
  },
  bot: {
    noToken: "il manque un jeton : --token, ou la variable WEIRWOOD_TOKEN",
    badToken: "ceci n’est pas un jeton : ils n’ont que des lettres, des chiffres, _ et -",
    noTable: "--table prend l’identifiant d’une table, de 16 à 32 lettres, chiffres, _ et -",
    cannotStart: (program, code) => `${program} ne peut pas être lancé (${code})`,
    ended: (program, code) => `${program} s’est arrêté avant la fin de la partie (${code})`,
    tableOver: "la partie à cette table est finie",
    noSeat: "il n’y a pas de place libre à cette table",
    otherSeat: (seat) => `vous êtes déjà à cette table, à la place ${seat}`,
    seatLost: "la place est maintenant à quelqu’un d’autre",
    unknownGame: (game, known) => `on y joue à « ${game} » ; cette commande ne connaît que ${orList(known)}`,
    otherRules: (theirs, ours) =>
      `la table suit la version ${theirs} des règles, cette commande connaît la version ${ours} : prenez celle du serveur`,
    seated: (title, seat, seats) => `À la table « ${title} », place ${seat} sur ${seats}.`,
    lost: "La connexion est perdue ; nouvel essai…",
    back: "… et de retour.",
    over: (seat, won, rule) => `La partie est finie : ${seat} ${won ? "a gagné" : "n’a pas gagné"} (${rule}).`,
    count: (decisions, refused, sampled) =>
      `${plural(decisions, "décision", "décisions")}, ${plural(refused, "refus", "refus")}, exemples joués : ${sampled}.`,
  },
  backup: {
    nothing: (folder) => `il n’y a rien à sauvegarder dans ${folder}`,
    written: (file, size) => `Tout est dans ${file} (${size} Mo).`,
    restored: (file, folder) => `Les données de ${folder} sont comme dans ${file}.`,
    kept: (file) => `Ce qu’il y avait avant est dans ${file}.`,
    notOverwritten: (file) => `${file} existe déjà et n’est pas une sauvegarde : il n’est pas remplacé`,
    noBackup: (file) => `${file} n’est pas une sauvegarde`,
    otherDatabase: (tool) =>
      `les données sont dans PostgreSQL (DATABASE_URL), qui a ses propres outils : prenez ${tool}`,
    failed: (reason) => `cela n’a pas réussi : ${reason}`,
  },
};
