import type { RuleText } from "@weirwood/kernel";
import type { forts as english } from "../en/forts.ts";

/** Fortifications: built by Consolidate Power, lost with the last unit inside. */
export const forts = {
  "throne.forts.build": {
    rule: "Quand vient son tour, un ordre d’Implantation locale sur terre peut bâtir une fortification dans sa région.",
    no: "{area:area} : pas de fortification possible, il y faut un de vos ordres d’Implantation locale.",
    log: "{house:house} bâtit une fortification ({area:area}).",
  },
  "throne.forts.instead-of-power": {
    rule: "Un ordre qui bâtit une fortification ne rapporte aucun blason, pas même pour les couronnes.",
  },
  "throne.forts.one-per-area": {
    rule: "Une région porte au plus une fortification.",
    no: "{area:area} : une fortification s’y dresse déjà.",
  },
  "throne.forts.nine": {
    rule: "Il y a neuf fortifications pour toutes les maisons ensemble. Tant que les neuf sont debout, personne ne bâtit ; comme les ordres s’exécutent un à un, deux maisons ne réclament jamais la dernière ensemble.",
    no: "Les neuf fortifications sont sur la carte ; il n’en reste plus à bâtir.",
  },
  "throne.forts.land-only": {
    rule: "Une fortification se dresse sur terre, jamais en mer ni dans un port.",
    no: "{area:area} : pas de fortification ici, on n’en bâtit que sur terre.",
  },
  "throne.forts.defence": {
    rule: "Une fortification ajoute 1 à la force de la maison qui défend sa région, même si toutes les unités qui s’y trouvent sont fatiguées.",
    reason: "Le bonus vient de la région fortifiée, non des unités, et rien ne le lie à leur état.",
  },
  "throne.forts.knights": {
    rule: "Chaque chevalier qui attaque une région fortifiée, ou soutient cette attaque, compte 1. Cela vient en dernier : les textes qui renforcent les chevaliers n’y changent rien. Ceux qui défendent, ou soutiennent la défense, gardent leur force.",
    reason:
      "Une réponse officielle applique la pénalité au moment où la bataille se décide et dit que les bonus des cartes sont perdus ; il reste donc 1 par chevalier.",
  },
  "throne.forts.lost": {
    rule: "Une fortification disparaît dès que sa maison n’a plus d’unité dans la région, même si son blason y reste ; personne n’en prend donc jamais une. Les attaquants qui en sortent ne la quittent que s’ils gagnent.",
    log: "{area:area} : la fortification de {house:house} est abandonnée.",
    reason:
      "Les règles parlent d’une dernière unité qui marche ou fait retraite ; des murs que plus personne ne défend sont traités de même, quelle qu’en soit la cause.",
  },
} satisfies Record<keyof typeof english, RuleText>;
