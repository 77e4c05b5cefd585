import type { CardsText } from "../en.ts";

const things = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
const few = ["Aucun", "Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf"] as const;
const acts = (count: number): string => `${few[count] ?? count} ${count < 2 ? "coup possible" : "coups possibles"}`;

/** Ce qui est demandé, et comment on y répond. */
export const asks: CardsText["asks"] = {
  keys: {
    pass: "Passer",
    done: "Terminé",
    confirm: "Confirmer",
    send: "Envoyer la réponse",
    takeBack: "Reprendre la dernière étape",
    deselect: "Ne rien choisir",
    next: "Chose suivante à faire",
    previous: "La précédente",
    act: (number) => `Coup ${number}`,
    choose: (number) => `Choix ${number}`,
  },
  space: "Espace",
  giveUp: { goOn: "Continuer", anyway: "Terminer quand même" },
  enter: "Entrée",
  takeBack: "Reprendre la dernière étape",
  held: (count) => `${things(count, "étape non envoyée", "étapes non envoyées")}`,
  takenForYou: "Choisi pour vous :",

  poll: {
    heading: { action: "Agir ou passer ?", save: "Sauver ou annuler ?", response: "Répondre ?" },
    now: {
      action: "Maintenant : actions",
      save: "Maintenant : sauver ou annuler ?",
      response: "Maintenant : réponses",
    },
    about: {
      action: "Un coup chacun, à tour de rôle, jusqu’à ce que tous passent de suite.",
      save: "Contre ce qui est au-dessus, avant que ce ne soit exécuté.",
      response: "À tout ce qui s’est produit dans cette fenêtre.",
    },
    pass: "Passer",
    passed: "Vous passez",
    secret: "Tout le monde est interrogé à la fois, en secret.",
    secretMore: "Personne n’apprend qui aurait pu agir, ni qui a réfléchi combien de temps.",
    kept: "Votre réponse est donnée. Vous pouvez la changer tant que tous n’ont pas répondu.",
    keptAct: (what) => `Vous voulez : ${what}. Vous pouvez changer tant que tous n’ont pas répondu.`,
    all: "Tous les coups",
    acts: "Ce que vous pouvez faire",
    x: "X",
    doWithX: (x) => `Avec X ${x}`,
    said: (told, heading, count) => `${told === "" ? "" : `${told} `}${heading} ${acts(count)}. Espace passe.`,
  },

  act: {
    play: "jouer",
    duplicate: "doublon",
    ambush: "embuscade",
    "to-shadows": "dans l’ombre",
    "from-shadows": "hors de l’ombre",
    action: "utiliser",
    response: "répondre",
    save: "sauver",
    cancel: "annuler",
  },
  own: {
    play: "Jouez-la de votre main.",
    "play-on-house": "Jouez-la sur votre carte Maison.",
    duplicate: "Posez-la en doublon sous sa semblable en jeu ; elle la sauve une fois.",
    ambush: "Jouez-la en embuscade, contre de l’influence.",
    "to-shadows": "Posez-la face cachée dans l’ombre.",
    "from-shadows": "Faites-la sortir de l’ombre.",
    "duplicate-save": "Défaussez un doublon : la carte est sauvée.",
    "cancel-for": "Payez, et l’effet est annulé.",
    "redirect-attack": "Votre titre : envoyez l’attaque sur quelqu’un d’autre.",
    "take-the-challenge": "Votre titre : prenez le défi à votre compte.",
  },
  on: (card, host) => `${card}, sur ${host}`,
  about: (card) => `à propos de ${card}`,
  cost: {
    free: "gratuit",
    gold: (amount) => `${amount} ${amount === 1 || amount === "X" ? "or" : "ors"}`,
    influence: (amount) => `${amount} ${amount === 1 || amount === 0 || amount === "X" ? "influence" : "influences"}`,
    power: (amount) => `${amount} ${amount === 1 || amount === 0 || amount === "X" ? "pouvoir" : "pouvoirs"}`,
    kneel: { self: "l’incliner", another: "incliner une carte" },
    discard: { self: "la défausser", another: "défausser une carte" },
    sacrifice: { self: "la sacrifier", another: "sacrifier une carte" },
    kill: { self: "la tuer", another: "tuer un personnage" },
    return: { self: "la reprendre", another: "reprendre une carte" },
    other: { self: "un prix", another: "un prix" },
    costs: (parts) => `Coût : ${parts}.`,
  },

  stack: {
    title: "Ce qui se passe",
    framework: "Les règles",
    whose: {
      play: (seat) => `${seat} la joue.`,
      action: (seat) => `${seat} : une action.`,
      response: (seat) => `${seat} : une réponse.`,
      save: (seat) => `${seat} : un sauvetage.`,
      cancel: (seat) => `${seat} : une annulation.`,
      passive: (seat) => `${seat} : une capacité passive.`,
      replacement: (seat) => `${seat} : à la place de ce qui allait se produire.`,
    },
    yours: {
      play: "Vous la jouez.",
      action: "Votre action.",
      response: "Votre réponse.",
      save: "Votre sauvetage.",
      cancel: "Votre annulation.",
      passive: "Votre capacité passive.",
      replacement: "De vous, à la place de ce qui allait se produire.",
    },
    targets: (count) => (count === 1 ? "Cible :" : "Cibles :"),
    step: {
      declare: "C’est en cours de déclaration.",
      save: "On peut sauver ou annuler.",
      execute: "C’est en cours d’exécution.",
      passives: "Les capacités passives suivent.",
      responses: "Les réponses sont ouvertes.",
      end: "Cela se termine.",
    },
    told: (seat, card, targets) => `${seat} : ${card}${targets === "" ? "" : `, cible ${targets}`}.`,
  },

  wish: {
    title: "Me demander",
    could: "si je peux agir",
    always: "toujours",
    never: "jamais avant…",
    note: "Seul « passer » peut se faire tout seul. « Jamais avant » finit comme vous le dites, et dès qu’une de vos cartes est une cible.",
    until: "Jamais avant",
    ends: {
      window: "la fin de cette fenêtre",
      phase: "la fin de la phase",
      round: "la fin du tour",
      target: "qu’une de mes cartes soit une cible",
    },
  },

  draft: {
    title: "Votre brouillon est gardé",
    first: (seat) => `${seat} a été plus rapide.`,
    another: "Quelqu’un a été plus rapide.",
    again: "L’envoyer de nouveau",
    drop: "L’oublier",
  },

  short: {
    gold: (cost) => `coûte ${cost}`,
    cost: "impayable",
    phase: (phase) => phase.toLowerCase(),
    moment: "pas maintenant",
    limit: "déjà utilisée",
    limited: "limitée : déjà jouée",
    unique: "déjà en jeu",
    dead: "pile des morts",
    target: "aucune cible",
    turn: "pas votre tour",
    occasion: "rien à contrer",
    restriction: "condition absente",
    forbidden: "interdit",
    setup: "pas au départ",
    tooMuch: "trop cher",
    bearer: "sans porteur",
  },

  choose: {
    wanted(least, most, chosen) {
      const so = chosen === 0 ? "" : `, ${chosen} choisi${chosen > 1 ? "s" : ""}`;
      if (most === 1) return least === 0 ? "Un, ou aucun" : "Un";
      if (most >= 90) return least === 0 ? `Autant que vous voulez${so}` : `Au moins ${least}${so}`;
      return least === most ? `${most}${so}` : `De ${least} à ${most}${so}`;
    },
    influence: (wanted, given) =>
      `${things(wanted, "influence", "influences")}${given === 0 ? "" : `, dont ${given} par ce qui est choisi`}`,
    done: "Terminé",
    none: "Aucun",
    fixed: "C’est envoyé, et ne se reprend plus.",
    search: "Chercher un titre",
    nothingFound: "Aucun titre de ce nom.",
    you: "vous",
    hidden: "une carte face cachée",
  },

  challenge: {
    title: "Déclarez un défi",
    lead: "Le type et l’adversaire ; puis qui attaque.",
    pickType: "Touchez un type, puis un adversaire.",
    against: (seat) => `contre ${seat}`,
    left: (icons) => `Terminer vos défis ? Encore possible : ${icons}.`,
    finish: "Terminer mes défis",
    icon: { military: "Militaire", intrigue: "Intrigue", power: "Pouvoir" },
  },
  attackers: {
    title: (icon) => `Qui attaque ? ${icon}`,
    lead: (seat) => `Contre ${seat}. Les attaquants s’inclinent quand la déclaration est exécutée.`,
    send: (strength) => `Attaquer avec ${strength}`,
    strength: (count) => `force ${count}`,
  },
  defenders: {
    title: (icon) => `Qui défend ? ${icon}`,
    lead: (seat, strength, other) =>
      `${seat} attaque${other === undefined ? "" : ` ${other}`} avec ${strength}. À force égale, l’attaquant gagne.`,
    send: (strength) => `Défendre avec ${strength}`,
    none: "Aucun défenseur",
    against: (mine, theirs) => `${mine} contre ${theirs} :`,
    wins: "la défense tient",
    loses: "l’attaque passe",
    stakes: {
      military: (claim) => `En jeu : ${things(claim, "mort parmi vos personnages", "morts parmi vos personnages")}.`,
      intrigue: (claim) => `En jeu : ${things(claim, "carte de votre main", "cartes de votre main")}, au hasard.`,
      power: (claim) => `En jeu : ${things(claim, "pouvoir", "pouvoirs")} de votre Maison.`,
    },
  },
  stealth: {
    title: "Furtivité : qui est évité ?",
    lead: "Un attaquant furtif empêche un personnage de défendre.",
    none: "Personne",
  },
  claim: {
    title: (count) => (count === 1 ? "Qui meurt ?" : `Lesquels des vôtres meurent ? (${count})`),
    lead: "C’est à vous de subir la prise : choisissez parmi vos personnages.",
  },
  pay: {
    title: "Avec quoi payez-vous ?",
    pool: "or de la réserve",
  },
  order: {
    title: "Quelle capacité passive ensuite ?",
    lead: "Plusieurs attendent au même moment ; le Premier Joueur nomme chaque fois la suivante.",
    for: (card) => `pour ${card}`,
  },
  stackPile: {
    title: "Dans quel ordre ?",
    lead: "Touchez-les dans l’ordre : la première est au-dessus.",
    asTheyLie: "Telles quelles",
    rest: "Le reste tel quel",
  },
  times: {
    title: "Combien de fois encore ?",
    lead: "Vous avez joué un cycle entier. Il est refait autant de fois, d’un coup.",
    send: (count) => (count === 0 ? "Pas encore une fois" : `${count} fois de plus`),
    of: "fois",
  },
  redirect: { title: "Nommez une autre cible", lead: "Le défi continue contre qui vous nommez." },
  title: { title: "Choisissez votre titre", lead: "Il est à vous pour ce tour." },
  first: { title: "Qui est Premier Joueur ?", lead: "La plus haute initiative le dit." },
  power: (count) => things(count, "pouvoir", "pouvoirs"),
  choice: { title: "Choisissez" },
  target: {
    title: "Choisissez une cible",
    of: (card) => `Cible pour ${card}`,
    bearer: (card) => `Qui porte ${card} ?`,
  },
  name: { title: "Nommez un titre" },

  plot: {
    title: "Choisissez votre complot",
    lead: "Vous pouvez changer tant que tous n’ont pas scellé le leur",
    brings: "Ce qu’il apporterait",
    gold: (plot, lands) => (lands === 0 ? `Or : ${plot}` : `Or : ${plot} et ${lands} de vos cartes`),
    initiative: (plot, more) => (more === 0 ? `Initiative : ${plot}` : `Initiative : ${plot} et ${more} de vos cartes`),
    claim: "Prise",
    first: "La plus haute initiative désigne le Premier Joueur",
    equal: (mine, theirs) => `à égalité : le moins de pouvoir, vous avez ${mine} contre ${theirs}`,
    used: (round) => `utilisé au tour ${round}`,
    usedUp: "utilisé",
    chosen: "choisi",
    sealed: "scellé",
    seal: "Sceller ce complot",
    reseal: "Sceller plutôt celui-ci",
    isSealed: "Scellé",
    usedNote: "Les complots utilisés sont visibles de tous. Quand le dernier est utilisé, tous reviennent.",
    left: (count) => `${things(count, "complot restant", "complots restants")}`,
    together: "Tous se retournent en même temps",
    inSecret: "Choisis en secret",
    none: "Touchez un complot pour voir ce qu’il apporterait.",
  },

  marshalling: {
    title: (card, price) => `Jouer ${card} : ${price}`,
    why: "Ce qu’elle coûte, et pourquoi",
    printed: "Coût imprimé",
    penalty: "Autre Maison",
    least: "Jamais moins de 0",
    lasting: "promis pour la prochaine carte de ce genre",
    constant: "son texte, toujours actif",
    before: "Avant elle, si vous voulez",
    beforeNote: "une action à part, pour la prochaine carte de ce genre",
    pay: "Vous payez",
    stays: (gold) => `${things(gold, "or reste", "ors restent")} dans votre réserve.`,
    limits: "Limites de ce tour",
    limited: (used) => `${things(used, "carte limitée jouée", "cartes limitées jouées")} sur 1`,
    drawn: (count, most) => `${count} sur ${most} cartes piochées par des effets`,
    send: (price) => `Jouer : ${price}`,
    end: (gold) =>
      gold === 0 ? "Terminer mon recrutement" : `Terminer mon recrutement (il reste ${things(gold, "or", "ors")})`,
    left(gold, playable) {
      const asked =
        gold === 0
          ? "Terminer votre recrutement ?"
          : `Terminer avec ${things(gold, "or non dépensé", "ors non dépensés")} ?`;
      const cards =
        playable === 1
          ? "Une carte de votre main peut encore être jouée."
          : `${playable} cartes de votre main peuvent encore être jouées.`;
      return `${asked} ${cards}`;
    },
  },
};
