import type { RuleText } from "@weirwood/kernel";
import type { planning as english } from "../en/planning.ts";

/** The planning phase: orders and the raven. */
export const planning = {
  "throne.orders.own-units": {
    rule: "Un ordre ne se place que dans une région où la maison a au moins une unité.",
    no: "{area:area} : vous n’y avez pas d’unité, donc pas d’ordre.",
  },
  "throne.orders.one-per-area": {
    rule: "Un seul ordre par région, quel que soit le nombre d’unités.",
    no: "{area:area} : un seul ordre par région.",
  },
  "throne.orders.tokens": {
    rule: "Une maison a quinze jetons d’ordre, trois de chaque sorte, dont un étoilé : Marche −1, 0 et ★ +1 ; Défense +1, +1 et ★ +2 ; Soutien, Soutien et ★ +1 ; Raid, Raid et ★ ; Implantation locale deux fois, et ★. Aucun jeton ne sert deux fois.",
    no: "Vous n’avez plus de jeton {order:order} à placer.",
  },
  "throne.orders.stars": {
    rule: "Une maison place par tour autant d’ordres étoilés que sa place à la Cour du Roi montre d’étoiles.",
    no: "Votre place à la Cour du Roi permet {stars?# ordre étoilé|# ordres étoilés} par tour ; placez moins d’étoiles.",
  },
  "throne.orders.star-places": {
    rule: "Les cinq places de la Cour du Roi donnent 3, 3, 2, 1 et 0 étoile, à moins de cinq joueurs aussi. Les plateaux à six et à trois ont leurs propres nombres.",
  },
  "throne.orders.starred": {
    rule: "L’étoile améliore l’ordre : Marche +1, Défense +2, une force de plus au Soutien, une deuxième cible au Raid. L’Implantation locale★ paie comme les autres ; c’est simplement une troisième.",
  },
  "throne.orders.consolidate-on-land": {
    rule: "L’Implantation locale ne se place que sur terre ; tous les autres ordres sur terre et sur mer.",
    no: "{area:le area} est une mer : l’Implantation locale ne se place que sur terre.",
  },
  "throne.orders.every-area": {
    rule: "Chaque région où une maison a des unités reçoit un ordre tant que la maison garde un jeton qui peut y être placé : aucune région ne reste sans ordre si un jeton inutilisé, dans la limite des étoiles et de la carte Westeros du tour, peut encore y aller. Les ordres à usage unique ne comptent pas ici.",
    no: "{area:area} : il y faut un ordre, et vous avez encore un jeton {order:order} pour cela.",
    reason:
      "Les règles demandent un jeton dans chaque région où se trouve une unité, et n’en laissent sans que lorsque les jetons manquent.",
  },
  "throne.orders.useless": {
    rule: "Un ordre peut être placé là où il ne servira à rien.",
  },
  "throne.orders.free": {
    rule: "Une table peut jouer avec des ordres libres : n’importe quelle région avec des unités peut alors rester sans ordre.",
    reason:
      "Bien des tables ont joué ainsi, et une maison qui cache ses projets derrière des régions nues ne lèse personne.",
  },
  "throne.orders.secret": {
    rule: "Toutes les maisons placent leurs ordres en même temps, face cachée ; tant que la dernière n’est pas prête, chacune peut encore changer les siens.",
    log: "Vos ordres sont placés. Vous pouvez les changer tant que toutes les maisons ne sont pas prêtes.",
  },
  "throne.orders.promises": {
    rule: "Les maisons peuvent tout se promettre, et aucune promesse n’engage. Personne ne montre ses ordres à une autre maison avant qu’ils soient révélés.",
  },
  "throne.orders.reveal": {
    rule: "Quand toutes les maisons sont prêtes, tous les ordres se retournent ensemble.",
    log: "{house:house}, {area:area} : {order:order}.",
  },
  "throne.raven.swap": {
    rule: "Une fois les ordres révélés et avant le premier raid, qui tient le corbeau messager peut remplacer un de ses ordres par un autre qu’il n’a pas utilisé, dans la même région, une fois par tour.",
    log: "{house:house} envoie le corbeau. {area:area} : l’ordre {instead:de order} remplace l’ordre {order:de order}.",
  },
  "throne.raven.own-order": {
    rule: "Le corbeau échange un ordre présent sur la carte ; il n’en apporte pas là où il n’y en a pas.",
    no: "{area:area} : vous n’y avez pas d’ordre à échanger.",
  },
  "throne.raven.unused": {
    rule: "Le corbeau n’apporte qu’un jeton qui n’est pas sur la carte.",
    no: "Tous vos jetons {order:order} sont déjà sur la carte.",
  },
  "throne.raven.stars": {
    rule: "Après l’échange, les étoiles de la maison doivent encore convenir à sa place à la Cour du Roi ; un ordre étoilé peut en remplacer un autre.",
    no: "Après cet échange vous dépasseriez votre limite : {stars?# ordre étoilé|# ordres étoilés}.",
  },
  "throne.raven.optional": {
    rule: "Le corbeau n’est pas obligé de voler.",
    log: "{house:house} laisse le corbeau sur son perchoir.",
  },
} satisfies Record<keyof typeof english, RuleText>;
