import type { TimingText } from "./en.ts";

/** The same in French. */
export const text: TimingText = {
  title: "Le déroulement de Cards",
  lead: "Tout ce qui arrive à la table arrive dans une fenêtre en six temps. Qui en a vu une du début à la fin les a toutes vues.",
  toExample: "Aller à l’exemple",
  round: {
    title: "Un tour a sept phases",
    about:
      "Entre les étapes du jeu, chacun peut agir, une action à la fois, jusqu’à ce que tous passent l’un après l’autre.",
    phases: {
      plot: "Chacun choisit un complot en secret. La meilleure initiative désigne le Premier Joueur.",
      draw: "Chacun pioche deux cartes.",
      marshalling: "Chacun à son tour encaisse son or et joue personnages, lieux et attachements.",
      challenges: "Chacun à son tour attaque : militaire tue, intrigue défausse, pouvoir vole.",
      dominance: "La plus grande force debout, or compris, gagne 1 pouvoir.",
      standing: "Les cartes inclinées se redressent.",
      taxation: "L’or qui n’a pas été dépensé retourne à la réserve.",
    },
  },
  window: {
    title: "Une fenêtre a six temps",
    about:
      "Chaque action d’un joueur et chaque étape du jeu ouvre une fenêtre. Ce qui s’y passe, réponse, capacité passive ou sauvegarde, n’en ouvre pas d’autre.",
    steps: {
      declare: "On annonce ce qui va se passer, on paie le coût, on choisit les cibles.",
      save: "Chacun peut sauver ce qui est en danger, ou annuler le tout.",
      execute: "Cela s’accomplit. Ce qui est tué ou défaussé est désormais mourant.",
      passives: "Les textes qui doivent suivre suivent, chacun avec ses propres sauvegardes.",
      responses: "Chacun peut répondre à tout ce qui s’est passé dans cette fenêtre.",
      end: "Ce qui était mourant quitte le jeu, et plus rien n’appelle de réponse.",
    },
  },
  example: {
    title: "Une fenêtre, temps par temps",
    about:
      "Stark a attaqué avec Robb et Eddard, Lannister défend avec un Informateur ennemi. Les règles jouent cela dans votre navigateur : les cartes, la pile et chaque phrase sous « Ce que les règles ont fait » viennent d’elles.",
    place: (now, last) => `${now} sur ${last}`,
    back: "Retour",
    next: "Suite",
    again: "Depuis le début",
    keys: "Les flèches du clavier reculent et avancent.",
    stack: "Ce qui s’accomplit",
    nothing: "La fenêtre est fermée.",
    answered: "Ce qui a été répondu",
    forgotten: "oublié",
    told: "Ce que les règles ont fait",
    table: "La table",
    hand: "main",
    events: "joué",
    piles: { dead: "pile des morts", discard: "défausse" },
    tags: { dying: "mourant", danger: "en danger" },
    act: (card) => `utilise ${card}`,
    pass: "passe",
    challenge: (type) => `défi ${type}`,
    choose: (card) => `choisit ${card}`,
    done: "laisse les piles telles quelles",
    step: (number, name) => `temps ${number}, ${name}`,
    asked: (seats) => `Interrogés : ${seats}`,
  },
  moments: {
    counted: {
      title: "On compte le défi",
      text: "5 contre 2 : Stark gagne. C’est une étape du jeu, et sa fenêtre s’ouvre. Vainqueur, prise, absence d’opposition et renom ne font qu’un et sont déclarés ensemble. Lannister doit nommer qui meurt.",
    },
    declared: {
      title: "Sauver ou annuler, avant que rien n’arrive",
      text: "L’Intendant est désigné et en danger, rien de plus. Tous sont interrogés ensemble : sauvent-ils, annulent-ils ? Personne ne le fait.",
    },
    executed: {
      title: "Cela s’accomplit, et une capacité passive suit",
      text: "L’Intendant est tué, Eddard gagne un pouvoir par son renom. L’Intendant reste sur la table, mourant. Puis vient ce qui doit suivre : Eddard est tueur, le défenseur est donc en danger lui aussi, avec ses propres sauvegardes.",
    },
    answerable: {
      title: "Chacun peut maintenant répondre",
      text: "L’Informateur est mourant à son tour. Le temps 5 est une seule série de réponses à tout ce qui s’est passé dans cette fenêtre ; elle dure jusqu’à ce que tous aient passé l’un après l’autre.",
    },
    secret: {
      title: "Deux veulent répondre, un seul le fait",
      text: "Tous deux ont répondu ensemble, en secret. Le Premier Joueur passe devant : la réponse de Robb. L’autre réponse est oubliée et jamais montrée ; Lannister pourra la redonner. Celle de Robb a ses propres temps : Cersei est sa cible, et peut être sauvée.",
    },
    saving: {
      title: "Une sauvegarde a ses temps, elle aussi",
      text: "Lannister défausse le Garde du corps de Cersei pour la sauver. Le prix est payé aussitôt, et une sauvegarde peut être annulée à son tour : trois choses sont maintenant l’une dans l’autre, la plus intérieure se règle d’abord.",
    },
    saved: {
      title: "Cersei est sauvée",
      text: "La sauvegarde a réussi, contre ce seul danger. La série continue : la réponse de Robb pourrait encore être annulée tout entière.",
    },
    goesOn: {
      title: "La réponse de Robb est terminée",
      text: "Elle s’est accomplie sans tuer personne. De retour au temps 5 du défi, la série de réponses reprend à gauche de qui a agi : chez Lannister.",
    },
    debts: {
      title: "Un mourant peut encore payer",
      text: "Un Lannister paie toujours ses dettes : incliner un personnage Lannister, tuer un participant du vainqueur. L’Intendant est mourant, mais encore en jeu : c’est lui qui s’incline.",
    },
    aimed: {
      title: "Robb est en danger",
      text: "Robb est choisi. Stark a deux réponses : le Garde du corps de Robb le sauve, le Bouclier de papier annule l’événement. Une seule suffit.",
    },
    cancelled: {
      title: "L’événement est annulé",
      text: "Le Bouclier de papier l’arrête : Robb n’a plus besoin d’être sauvé. Ce qui est payé le reste, l’Intendant est incliné. Plus personne ne peut répondre, la série est finie. Deux cartes vont à la même pile des morts, et leur propriétaire dit dans quel ordre.",
    },
    ended: {
      title: "La fenêtre se ferme",
      text: "C’est maintenant que les mourants s’en vont : l’Intendant et l’Informateur à la pile des morts, le Garde du corps et les deux événements à la défausse. Plus rien de cette fenêtre n’appelle de réponse. Le défi est terminé.",
    },
  },
  topics: {
    title: "Bon à savoir",
    see: "Le voir arriver",
    secret: {
      title: "Les séries de réponses sont secrètes",
      text: "Tous sont interrogés ensemble. Passer ne montre rien, et nul n’apprend qui aurait pu agir ni qui a longtemps réfléchi. Le premier dans l’ordre qui ne passe pas agit ; puis tous sont interrogés de nouveau.",
    },
    order: {
      title: "Qui vient d’abord",
      text: "Le Premier Joueur commence les actions, ainsi que les sauvegardes et réponses d’une étape du jeu. Après une action, elles commencent à gauche de qui a agi, et une série reprend toujours à gauche du dernier qui a fait quelque chose.",
    },
    inside: {
      title: "Un temps dans un temps",
      text: "Réponses, sauvegardes, annulations et capacités passives sont elles aussi déclarées, sujettes aux sauvegardes et accomplies, à l’intérieur du temps auquel elles répondent. « 5 › 2 » est une sauvegarde dans une réponse.",
    },
    moribund: {
      title: "Mourant n’est pas parti",
      text: "Une carte tuée ou défaussée reste jusqu’à la fin de la fenêtre, avec son texte, ses icônes et sa force. On peut s’en servir et la compter, mais elle ne peut ni repartir ni être encore sauvée.",
    },
    passives: {
      title: "Une capacité passive doit, une réponse peut",
      text: "Une capacité passive s’accomplit d’elle-même, une fois, juste après ce qui l’a déclenchée. Une réponse est un choix, et attend le temps 5.",
    },
    opportunities: {
      title: "Une occasion dure autant que sa fenêtre",
      text: "On peut répondre à ce qui s’est passé trois réponses plus tôt, tant que la fenêtre est ouverte ; même avec une carte arrivée en main depuis.",
    },
  },
  links: { learn: "Apprendre Cards en jouant", rules: "Toutes les règles des fenêtres" },
};
