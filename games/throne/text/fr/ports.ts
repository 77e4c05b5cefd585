import type { RuleText } from "@weirwood/kernel";
import type { ports as english } from "../en/ports.ts";

/** The ports of Westeros: small areas for ships, between one land and one sea. */
export const ports = {
  "throne.ports.eight": {
    rule: "Huit terres ont un port, chacun sur une mer : Winterfell sur la Baie des Glaces, Blancport sur Le Détroit, Pyk sur la Baie du Fer-né, Port-Lannis sur le Bief Doré, Villevieille sur le Détroit Redwyne, Accalmie et Peyredragon sur la Baie des Naufrageurs, Lancehélion sur la Mer d’Été (à six, sa moitié orientale). Un port est une région à part et n’a qu’une voisine, sa mer.",
    reason:
      "Les règles montrent le port de Lancehélion et en comptent huit ; les sept autres sont ceux de l’édition suivante, qui en a huit aussi.",
  },
  "throne.ports.ships-only": {
    rule: "Il n’y a que des navires dans un port.",
    no: "{to:area} : seuls des navires y entrent.",
  },
  "throne.ports.owner": {
    rule: "Un port appartient à la dernière maison qui a contrôlé sa terre, même si plus personne ne la contrôle. Seuls les navires de cette maison s’en servent.",
    no: "{to:area} : ce port n’est pas à vous, il est à la dernière maison qui a contrôlé sa terre.",
    reason:
      "Le chapitre parle de la maison qui contrôle, une réponse officielle de la dernière à l’avoir fait ; cette réponse, faite pour éclaircir ce point, l’emporte.",
  },
  "throne.ports.own-sea": {
    rule: "Les navires marchent entre un port et sa mer. D’un port on n’atteint rien d’autre : ni sa terre, ni une autre mer, ni un autre port.",
    no: "Aucun navire ne va depuis {from:le area} vers {to:le area} : un port ne s’ouvre que sur sa propre mer.",
  },
  "throne.ports.three-ships": {
    rule: "Un port contient trois navires au plus.",
    no: "{to:area} : il y a place pour trois navires, pas davantage.",
  },
  "throne.ports.fleet": {
    rule: "Pour l’approvisionnement, les navires d’un port sont une armée à part, distincte de ceux de sa mer.",
  },
  "throne.ports.muster": {
    rule: "Un navire recruté par la terre d’un port peut aller dans le port, ou comme d’habitude dans une mer de cette côte.",
    no: "{sea:area} : ce n’est pas le port de la région qui recrute ({area:area}) ; choisissez une mer de sa côte, ou son port si elle en a un.",
  },
  "throne.ports.blockade": {
    rule: "Des navires ennemis dans sa mer n’empêchent pas une maison de recruter des navires dans son port.",
  },
  "throne.ports.support-sea-only": {
    rule: "Les navires d’un port soutiennent les batailles de leur mer, jamais celles de la terre.",
  },
  "throne.ports.raid-sea-only": {
    rule: "Les navires d’un port mènent leurs raids dans leur mer, jamais sur la terre.",
    no: "Depuis {from:le area}, aucun raid vers {to:le area} : d’un port, un raid n’atteint que sa propre mer.",
  },
  "throne.ports.raided-from-sea": {
    rule: "Les ordres de Raid, de Soutien et d’Implantation locale d’un port peuvent subir un raid venu de sa mer, et de nulle part ailleurs.",
  },
  "throne.ports.not-attacked": {
    rule: "Personne n’attaque un port ; un ordre de Défense y est donc permis, mais inutile.",
    no: "{to:le area} est un port ; on ne peut pas l’attaquer.",
  },
  "throne.ports.no-transport": {
    rule: "Les navires d’un port ne portent pas de troupes.",
    reason: "Les troupes passent sur des navires en mer, et un port ne touche pas même sa propre terre.",
  },
  "throne.ports.capture": {
    rule: "Quand la terre d’un port passe à une autre maison, celle-ci décide aussitôt combien des navires étrangers qui s’y trouvent, d’aucun à tous, elle remplace par des siens tirés de sa réserve, dans la limite de son approvisionnement. Un fief qui revient à sa maison en est un cas.",
    no: "Vous pouvez prendre au plus {most?# navire|# navires} : votre approvisionnement, votre réserve et ce que contient le port ne permettent pas davantage.",
    log: "{house:house} s’empare de {ships?# navire|# navires} ({area:area}).",
    reason:
      "Les règles laissent au conquérant le choix de remplacer ou non, mais pas de remettre ce choix, et une réponse officielle ne laisse aucun navire étranger au port.",
  },
  "throne.ports.scuttled": {
    rule: "Les navires étrangers d’un port qui ne sont pas remplacés sont détruits aussitôt, et l’ordre de leur maison dans ce port est retiré.",
    log: "{house:house} saborde {ships?# navire|# navires} ({area:area}).",
  },
  "throne.ports.consolidate": {
    rule: "L’Implantation locale peut aussi se placer dans un port qui a des navires. Elle rapporte 1 blason.",
    log: "{house:house} reçoit {power?# blason|# blasons} ({area:area}).",
  },
  "throne.ports.blocked": {
    rule: "Un port ne rapporte rien tant que des navires d’une autre maison, ou d’une maison que personne ne joue, sont dans sa mer.",
    log: "{area:area} : des navires étrangers sont au large, rien pour {house:house}.",
    reason: "Des navires neutres ferment déjà une mer aux nouveaux navires ; ils la ferment donc au commerce.",
  },
  "throne.ports.income": {
    rule: "Quand Jeu des trônes sort, chaque port avec au moins un navire rapporte 1 blason à son propriétaire.",
    log: "{house:house} tire {power?# blason|# blasons} de son port ({area:area}).",
  },
  "throne.ports.retreat": {
    rule: "Des navires battus en mer peuvent faire retraite dans un port à eux sur cette mer, autant que ses trois places et l’approvisionnement le permettent ; les autres sont détruits. Les attaquants sortis d’un port y retournent.",
    no: "{to:area} : pas de retraite ici. Il faut un port à vous, sur cette mer, où il reste une place.",
    reason:
      "Un port est une région de sa maison, et les règles de la retraite ne demandent rien d’autre ; on sauve d’abord ce qui peut l’être, et seul le reste est perdu.",
  },
} satisfies Record<keyof typeof english, RuleText>;
