import type { Phrasebook, RuleText } from "../text.ts";

/** The same in French. */
export const kernelFrench: Phrasebook = {
  language: "fr",
  names: {},
  rules: {
    "kernel.malformed": {
      rule: "Une décision a exactement la forme demandée.",
      no: "Ceci ne se lit pas comme une décision.",
      noBecause: [
        "Ceci ne se lit pas comme une décision : « {word} » n’a pas de sens ici.",
        "Ceci ne se lit pas comme une décision : il manque quelque chose après « {after} ».",
      ],
    },
    "kernel.not-asked": {
      rule: "Seul décide celui à qui l’on demande.",
      no: "Rien n’est demandé à cette place pour l’instant.",
    },
    "kernel.other-kind": {
      rule: "Une décision répond à la question posée.",
      no: "C’est une autre décision qui est demandée.",
    },
    "kernel.no-seat": {
      rule: "Les décisions viennent des places de la table.",
      no: "Cette place n’existe pas à cette table.",
    },
    "kernel.game-over": {
      rule: "Plus rien ne se décide après la fin.",
      no: "La partie est terminée.",
    },
    "kernel.options": {
      rule: "Une partie se prépare avec des options connues.",
      no: "L’option « {option} » est incompréhensible.",
    },
    "kernel.state": {
      rule: "Une partie ne reprend qu’à partir d’une de ses propres positions.",
      no: "Ce n’est pas une position de ce jeu : {problem}.",
    },
    "kernel.record.format": {
      rule: "Un enregistrement commence par la ligne « weirwood record 1 ».",
      no: "Cet enregistrement est illisible : la première ligne devrait être « weirwood record 1 ».",
    },
    "kernel.record.too-long": {
      rule: "Les lignes d’un enregistrement, et l’enregistrement entier, gardent une longueur raisonnable.",
      no: "C’est trop long pour un enregistrement.",
    },
    "kernel.record.header": {
      rule: "Un enregistrement s’ouvre sur des en-têtes, un « nom: valeur » par ligne, suivis d’une ligne vide.",
      no: "On attend ici un en-tête « nom: valeur », et non « {found} ».",
    },
    "kernel.record.twice": {
      rule: "Un enregistrement ne dit qu’une fois chaque chose de sa mise en place.",
      no: "« {header} » est donné une seconde fois.",
    },
    "kernel.record.missing": {
      rule: "Un enregistrement nomme son jeu, sa version des règles, ses options et sa graine.",
      no: "L’en-tête « {header} » manque.",
    },
    "kernel.record.value": {
      rule: "La version est un nombre entier, les options du JSON, graine et empreinte 64 chiffres hexadécimaux.",
      no: "« {header} » ne peut pas être « {found} ».",
    },
    "kernel.record.decision": {
      rule: "Une décision par ligne : le nom d’une place, une espace, puis la notation de la décision.",
      no: "On attend ici le nom d’une place et une décision, et non « {found} ».",
    },
    "kernel.record.after-end": {
      rule: "Rien ne suit le résultat et l’empreinte d’un enregistrement.",
      no: "Rien ne doit suivre les lignes finales, mais voici « {found} ».",
    },
    "kernel.record.checksum": {
      rule: "Chaque ligne finit par une somme de contrôle d’elle-même et de toutes les lignes précédentes.",
      no: "La somme de contrôle est fausse : cette ligne a changé, ou la précédente fut ajoutée, déplacée ou ôtée.",
    },
    "kernel.record.no-checksum": {
      rule: "Toutes les lignes d’un enregistrement ont une somme de contrôle, ou aucune.",
      no: "La somme de contrôle manque ici, alors que d’autres lignes ont la leur : la ligne est changée ou coupée.",
    },
    "kernel.record.cut-off": {
      rule: "Un enregistrement à sommes de contrôle finit par son empreinte.",
      no: "L’enregistrement s’arrête avant son empreinte : la fin a été coupée.",
    },
    "kernel.record.game": {
      rule: "Un enregistrement est rejoué par le jeu qui l’a fait.",
      no: "C’est un enregistrement de « {found} », non de « {game} ».",
    },
    "kernel.record.rules": {
      rule: "Un enregistrement est rejoué par la version des règles qui l’a fait.",
      no: "Cet enregistrement vient de la version {found} des règles ; voici la version {version}.",
    },
    "kernel.record.beginning": {
      rule: "Un enregistrement commence par une graine ou par une position.",
      no: "Cet enregistrement a une graine et une position ; la partie n’a pu commencer que par l’une d’elles.",
    },
    "kernel.record.position": {
      rule: "La position par laquelle commence un enregistrement est une position de son jeu.",
      no: "Ce n’est pas une position de « {game} ».",
    },
    "kernel.record.seat": {
      rule: "Les décisions viennent des places de la partie enregistrée.",
      no: "Personne à cette table ne s’appelle « {found} ».",
    },
    "kernel.record.result": {
      rule: "Le résultat d’un enregistrement est celui où mènent ses décisions.",
      no: "Le résultat est « {actual} », non « {found} ».",
    },
    "kernel.record.hash": {
      rule: "Les décisions d’un enregistrement mènent à la position dont il donne l’empreinte.",
      no: "L’empreinte ne correspond pas à la position finale, qui est {actual}.",
    },
  } satisfies Record<string, RuleText>,
};
