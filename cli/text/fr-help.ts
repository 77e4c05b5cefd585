import type { help as english } from "./en-help.ts";

/** Les pages d'aide, en français. */
export const help: typeof english = {
  about: [
    "Les guerres de Westeros sur table, dans votre terminal, avec toutes les règles justes.",
    "Jouez contre des robots ou entre amis au même clavier, demandez « pourquoi pas ? » à chaque coup refusé, faites jouer des milliers de parties aux robots, rejouez et vérifiez des enregistrements, exécutez les exemples du livret.",
  ].join("\n\n"),
  examples: `
Exemples :
  weirwood play throne             jouer contre des robots
  weirwood rules throne pillage    lire une règle
  weirwood help sim                tout sur une commande

Codes de sortie : 0 tout va bien · 1 quelque chose a échoué (scénario, enregistrement, loi enfreinte)
                  2 arguments incorrects ou fichiers illisibles · 130 interrompu par Ctrl-C`,
  titles: {
    "Usage:": "Usage :",
    "Arguments:": "Arguments :",
    "Options:": "Options :",
    "Commands:": "Commandes :",
  },
  byDefault: (value) => `(par défaut : ${value})`,
  version: "dit de quelle version il s’agit",
  helpOption: "affiche cette aide",
  helpCommand: "affiche l’aide d’une commande",
  lang: "parle anglais ou français : en, fr (sinon d’après LC_ALL, LC_MESSAGES, LANG)",
  json: "écrit un seul objet JSON pour les scripts ; le texte pour les gens va sur stderr ou disparaît",
  debug: "montre d’où vient une erreur",
  game: (names) => `quel jeu : ${names.join(", ")}`,
  anyGame: "JEU",
  optionsOfGames: (command) => `\n\nChaque jeu a ses propres options : weirwood ${command} JEU --help`,
  form: {
    count: (label, least, most) => `${label} : de ${least} à ${most}`,
    choice: (label, values) => `${label} : ${values.join(", ")}`,
    list: (label, values) => `${label}, une liste parmi : ${values.join(", ")}`,
    bySeat: (label, values) => `${label} par place, une liste parmi : ${values.join(", ")}`,
    all: (flag) => `tout ce que prend ${flag} et que permettent les autres options`,
    no: (label) => `sans : ${label}`,
    group: (words) => `au choix : ${words.join(", ")}`,
  },
  play: {
    summary: "jouer dans le terminal, contre des robots ou à plusieurs",
    about: [
      "Jouez dans le terminal, seul contre des robots ou à plusieurs au même clavier.",
      "On vous montre la table, vos cartes et ce qui vous est demandé. Répondez en notation ; Tab la complète, « choix » liste des réponses, « pourquoi DÉCISION » explique un refus par sa règle, « aide » montre le reste.",
    ].join("\n\n"),
    seat: "places occupées par des personnes, par leur nom ou comptées à partir de 1 ; répétez ou listez (par défaut : une personne)",
    anyBots: "qui remplit les autres places, tour à tour ; none : seulement des personnes",
    bots: (names, usual) =>
      `qui remplit les autres places : ${names.join(", ")}, tour à tour ; none : seulement des personnes (par défaut : ${usual})`,
    seed: "n’importe quel texte : la même graine donne les mêmes dés",
    record: "garde la partie dans ce fichier, sauvé à chaque décision",
    resume: "reprend une partie depuis son enregistrement, et l’y garde",
    examples: (game) => `
Exemples :
  weirwood play ${game}                       une personne contre des robots
  weirwood play ${game} --bots none           seulement des personnes, au même clavier
  weirwood play ${game} --record soir.weir    garder la partie...
  weirwood play ${game} --resume soir.weir    ... et la reprendre demain`,
  },
  sim: {
    summary: "faire jouer beaucoup de parties aux robots, et compter",
    about: [
      "Fait jouer les robots sur tous les cœurs, et compte : victoires avec intervalles à 95 %, durées, et ce qu’a chaque place à la fin de chaque tour.",
      "Les robots sont distribués autour de la table, un seul nom les remplit toutes, et avancent d’une place à chaque partie. La même graine donne le même résumé, quel que soit le nombre de fils. Une loi enfreinte ou une exception est signalée avec sa graine et le numéro de la décision, et fait échouer la commande.",
    ].join("\n\n"),
    games: "combien de parties",
    anyBots: "un nom pour toutes les places, ou une liste distribuée",
    bots: (names) => `${names.join(", ")} : un nom pour toutes les places, ou une liste distribuée`,
    seed: "n’importe quel texte ; la graine de chaque partie vient de lui et de son numéro",
    out: "un dossier pour summary.json, summary.txt, les graphiques (SVG) et les enregistrements",
    fixedSeats: "les mêmes robots aux mêmes places à chaque partie",
    records: "écrit chaque partie comme enregistrement dans OUT/games",
    audit: "contrôle des lois : every (chaque décision), sample (une sur 16, et la fin), none",
    jobs: "combien de fils (par défaut : autant que de cœurs)",
    farm: "laisse le travail à des processus « weirwood farm », sur n’importe quelles machines, par ce Redis (redis://hote:6379)",
    only: "ne joue que cette partie de la simulation, comptée à partir de 0 : pour en revoir une brisée",
    examples: (game) => `
Exemples :
  weirwood sim ${game} --games 1000 --seed 7 --out resultats
  weirwood sim ${game} --games 100000 --bots random --audit every
  weirwood sim ${game} --games 1000 --seed 7 --only 123 --records --out une`,
  },
  train: {
    summary: "apprendre au mestre d’un jeu ce que valent les positions",
    about: [
      "Fait jouer des parties aux robots, et en apprend la chance de gagner de chaque place : les poids par lesquels le mestre d’un jeu juge les positions, dans un fichier gardé avec les sources.",
      "Une partie sur dix est tenue à part : sur celles-là, on dit combien les chances se trompent, tour par tour. La même graine donne le même fichier, quel que soit le nombre de fils.",
    ].join("\n\n"),
    games: "combien de parties (par défaut : ce que dit le jeu)",
    seed: "n’importe quel texte ; la graine de chaque partie vient de lui et de son numéro",
    hidden: "unités cachées du réseau (par défaut : ce que dit le jeu)",
    passes: "combien de fois toutes les parties sont revues (par défaut : ce que dit le jeu)",
    out: "le fichier à écrire (par défaut : bots/JEU/maester/weights.ts)",
    check:
      "n’apprend rien : dit si les règles ou les traits ont changé depuis que les poids ont été appris ; échoue dans ce cas",
    examples: `
Exemples :
  weirwood train throne
  weirwood train throne --games 500 --passes 4 --out poids.ts
  weirwood train throne --check`,
  },
  farm: {
    summary: "travailler pour sim, train et analyse depuis d’autres machines",
    about: [
      "Fait le travail d’autres machines : qui appelle sim, train ou analyse avec --farm et le même Redis est aidé par autant de ces processus qu’il y en a.",
      "Le résultat est le même, à l’octet près, que sans ferme. Ce qu’un processus tué avait en main est refait par un autre. Un processus d’une autre construction du programme ne reçoit rien à faire, et le demandeur en est averti. Ctrl-C finit ce qui était commencé ; deux fois arrête tout de suite.",
    ].join("\n\n"),
    redis: "où est Redis : redis://hote:6379, avec utilisateur et mot de passe s’il en a",
    examples: `
Exemples :
  weirwood farm redis://ferme.example:6379
  weirwood farm redis://ferme.example:6379 --jobs 2
  weirwood sim throne --games 100000 --farm redis://ferme.example:6379`,
  },
  replay: {
    summary: "vérifier un enregistrement, l’imprimer, le parcourir",
    about: [
      "Vérifie un enregistrement, chaque décision et chaque somme de contrôle, et imprime ce qui s’est passé.",
      "Un enregistrement falsifié échoue avec la ligne et la raison.",
    ].join("\n\n"),
    file: "un enregistrement (.weir), ou - pour stdin",
    turn: "montre la table au début d’un tour, et le journal de ce tour",
    step: "pas à pas : Entrée suivant, b retour, t N à un tour, j au prochain temps fort, m table, q quitter",
    events: "montre chaque décision, et la règle derrière chaque ligne",
    quiet: "vérifie seulement",
    verify: "vérifie aussi que les dés étaient honnêtes : graine du serveur, empreinte promise, nonce de chaque place",
    examples: `
Exemples :
  weirwood replay soir.weir
  weirwood replay soir.weir --turn 4 --events
  weirwood replay soir.weir --step
  weirwood replay --quiet soir.weir && echo intact
  weirwood replay --quiet --verify soir.weir`,
  },
  analyse: {
    summary: "juger une partie : les chances au fil du jeu, et les décisions qui ont coûté le plus",
    about: [
      "Juge une partie d’après son enregistrement : la chance de gagner de chaque place du début à la fin, et les décisions qui ont coûté le plus, avec ce qui aurait été mieux.",
      "Chaque décision est jugée d’après ce que sa place pouvait savoir, en regardant devant soi comme le mestre du jeu ; le même enregistrement donne le même rapport. Une partie qui n’est pas finie est jugée jusqu’où elle est allée.",
    ].join("\n\n"),
    seat: "seulement les décisions de ces places, par leur nom ou comptées à partir de 1",
    examples: `
Exemples :
  weirwood analyse soir.weir
  weirwood analyse soir.weir --seat stark
  weirwood analyse soir.weir --json > analyse.json`,
  },
  scenario: {
    summary: "exécuter des scénarios : ceux du livret, les vôtres, ceux des autres",
    about: [
      "Exécute des scénarios : des fichiers YAML avec une position, des décisions, et ce qui doit alors être vrai (docs/games).",
      "Un échec montre ce qui était attendu et ce qui est trouvé. Un fichier peut contenir plusieurs scénarios, séparés par « --- ».",
    ].join("\n\n"),
    paths: "des fichiers YAML, des dossiers, ou - pour stdin",
    quiet: "ne montre que les échecs",
    examples: `
Exemples :
  weirwood scenario games/throne/scenarios
  weirwood scenario ma-question.yaml
  weirwood scenario --json games/throne/scenarios > resultats.json`,
  },
  rules: {
    summary: "lire une règle, ou tout le livre",
    about: "Lisez une règle par son identifiant, tel que refus et journal le citent, ou toutes, chapitre par chapitre.",
    id: "l’identifiant d’une règle, ou sa dernière partie si elle est claire ; ou un chapitre : raid, march, retreat",
    uncovered: "liste les règles qu’aucun scénario du jeu ne couvre ; échoue s’il y en a",
    document: "imprime tout le livre en Markdown (docs/rules est fait ainsi)",
    examples: `
Exemples :
  weirwood rules throne throne.raid.pillage
  weirwood rules throne pillage --lang fr
  weirwood rules throne raid
  weirwood rules throne --uncovered`,
  },
  bench: {
    summary: "mesurer vitesse et taille, à côté de moteurs connus",
    about: [
      "Mesure vitesse et taille sur un cœur, à côté de chess.js dans la même exécution, et de boardgame.io s’il est installé.",
      "Les rapports viennent d’abord : les machines diffèrent, les rapports à peine. Tous les chiffres sont des médianes.",
      "« bench server » lance un serveur et joue à beaucoup de tables sur cette machine : décisions par seconde de son processeur, latence, mémoire, octets, reconnexion, démarrage. Cela prend quelques minutes.",
      "« bench web » ouvre le client web dans Chromium : poids ; et, lu dans des traces, le temps de processeur jusqu’à la première saisie, pendant qu’on déplace le plateau, et quand une vue arrive.",
    ].join("\n\n"),
    what: "quoi mesurer : engine (le moteur), server (le serveur), web (le client web)",
    tables: "(server) combien de tables (par défaut : 500 ; avec --quick 50)",
    pace: "(server) décisions par seconde pendant la mesure de latence (par défaut : 700)",
    profile: "(server) un dossier pour un profil CPU du serveur, lisible par les outils de Chrome",
    quick: "des mesures moins nombreuses et plus courtes : des chiffres grossiers en quelques secondes",
    examples: `
Exemples :
  weirwood bench
  weirwood bench --quick --json
  weirwood bench server --game throne
  weirwood bench server --game throne --tables 100 --pace 300
  weirwood bench web --game throne`,
  },
  serve: {
    summary: "lancer le serveur",
    about: [
      "Lance le serveur : des tables pour les gens et les robots, en direct ou sur des semaines, pour navigateurs et programmes.",
      "Il ne lui faut qu’un dossier pour ses données. Avec DATABASE_URL (PostgreSQL) et REDIS_URL, il est un nœud parmi d’autres. Ce que l’environnement peut dire d’autre est dans docs/hosting.md. SIGTERM ou Ctrl-C l’arrête une fois fini ce qui était commencé.",
    ].join("\n\n"),
    port: "où écouter (sinon PORT, sinon 8080) ; 0 : n’importe lequel de libre",
    data: "le dossier des données (sinon WEIRWOOD_DATA, sinon ./data)",
    examples: `
Exemples :
  weirwood serve
  weirwood serve --port 9000 --data /var/lib/weirwood`,
  },
  bot: {
    summary: "faire jouer un programme à vous à la table d’un serveur",
    about: [
      "Fait jouer un programme à vous à la table d’un serveur, écrit dans n’importe quelle langue : on l’interroge en lignes de JSON sur stdin, il répond en lignes de notation sur stdout.",
      "Chaque question porte la vue de sa place, les réponses là où elles sont peu nombreuses, et une réponse permise en exemple ; un refus est dit avec sa règle, et l’on peut répondre encore. Une connexion rompue est reprise. Un exemple se trouve dans docs/bots.",
    ].join("\n\n"),
    program: "le programme et ses arguments, de préférence après --",
    server: "où est le serveur",
    token: "un jeton d’API du joueur (sinon pris dans WEIRWOOD_TOKEN)",
    table: "l’identifiant de la table",
    seat: "quelle place prendre, comptée à partir de 1 (sinon la sienne, ou la première libre)",
    invite: "l’invitation à une table privée",
    examples: `
Exemples :
  weirwood bot --table b1F9s0QvHn3kTz7e -- python3 docs/bots/example.py
  weirwood bot --server https://guerre.example --token SECRET --table ID --seat 2 -- ./robot`,
  },
  backup: {
    summary: "écrire toutes les données d’un serveur dans un fichier",
    about: [
      "Écrit toutes les données d’un serveur dans un fichier, telles qu’elles sont à cet instant, que le serveur tourne ou non.",
      "Une sauvegarde plus ancienne du même nom est remplacée quand la nouvelle est complète. Les données dans PostgreSQL se sauvegardent avec pg_dump.",
    ].join("\n\n"),
    file: "où l’écrire",
    examples: `
Exemples :
  weirwood backup weirwood.backup
  weirwood backup --data /var/lib/weirwood /sauvegardes/lundi.backup`,
  },
  restore: {
    summary: "remettre les données d’un serveur telles qu’une sauvegarde les a gardées",
    about: [
      "Remet les données d’un serveur telles qu’une sauvegarde les a gardées, qu’il tourne ou non ; celui qui tourne continue avec elles, et chacun voit les tables telles qu’elles sont désormais.",
      "Ce qu’il y avait avant est gardé dans le dossier des données, comme une sauvegarde à part. Les données dans PostgreSQL se restaurent avec pg_restore.",
    ].join("\n\n"),
    file: "la sauvegarde",
    noKeep: "ne garde pas ce qu’il y avait avant",
    examples: `
Exemples :
  weirwood restore weirwood.backup
  weirwood restore --data /var/lib/weirwood /sauvegardes/lundi.backup`,
  },
};
